"""bot accounts and their tokens; whoever sat at a table until now was a person"""

from alembic import op
import sqlalchemy as sa

revision = '0007'
down_revision = '0006'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column('people', sa.Column('bot', sa.Boolean(), nullable=False, server_default='0'))
    op.add_column('seats', sa.Column('program', sa.Boolean(), nullable=False, server_default='0'))
    op.create_table(
        'tokens',
        sa.Column('id', sa.String(length=16), nullable=False),
        sa.Column('token', sa.String(length=64), nullable=False),
        sa.Column('person', sa.String(length=16), nullable=False),
        sa.Column('label', sa.String(length=24), nullable=False),
        sa.Column('made_at', sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(['person'], ['people.id'], name=op.f('fk_tokens_person')),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_tokens')),
        sa.UniqueConstraint('token', name=op.f('uq_tokens_token')),
    )
    op.create_index(op.f('ix_tokens_person'), 'tokens', ['person'], unique=False)


def downgrade() -> None:
    op.drop_table('tokens')
    op.execute('ALTER TABLE seats DROP COLUMN program')
    op.execute('ALTER TABLE people DROP COLUMN bot')
