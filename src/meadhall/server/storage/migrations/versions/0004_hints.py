"""whether advice may be asked for where people play against each other; at older tables it may not"""

from alembic import op
import sqlalchemy as sa

revision = '0004'
down_revision = '0003'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column('tables', sa.Column('hints', sa.Boolean(), nullable=False, server_default='0'))


def downgrade() -> None:
    op.execute('ALTER TABLE tables DROP COLUMN hints')
