"""seeds of 128 bits, written out: no database has an integer that wide

The column is made anew beside the old one. To change its type SQLite would have
to make the whole table anew, and seats and entries point at its rows.
"""

from alembic import op
import sqlalchemy as sa

revision = '0003'
down_revision = '0002'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column('tables', sa.Column('written', sa.String(length=40), nullable=False, server_default='0'))
    op.execute('UPDATE tables SET written = CAST(seed AS VARCHAR(40))')
    op.execute('ALTER TABLE tables DROP COLUMN seed')
    op.execute('ALTER TABLE tables RENAME COLUMN written TO seed')


def downgrade() -> None:
    """Seeds that are wider than a number of 64 bits cannot go back: those games keep their entries only."""
    op.add_column('tables', sa.Column('number', sa.BigInteger(), nullable=False, server_default='0'))
    op.execute('UPDATE tables SET number = CAST(seed AS BIGINT) WHERE LENGTH(seed) <= 18')
    op.execute('ALTER TABLE tables DROP COLUMN seed')
    op.execute('ALTER TABLE tables RENAME COLUMN number TO seed')
