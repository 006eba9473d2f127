"""stories of finished games, and the clocks of those who were missing"""

from alembic import op
import sqlalchemy as sa

revision = '0002'
down_revision = '0001'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('stories',
    sa.Column('table', sa.String(length=16), nullable=False),
    sa.Column('content', sa.LargeBinary(), nullable=False),
    sa.ForeignKeyConstraint(['table'], ['tables.id'], name=op.f('fk_stories_table')),
    sa.PrimaryKeyConstraint('table', name=op.f('pk_stories'))
    )
    with op.batch_alter_table('seats', schema=None) as batch_op:
        batch_op.add_column(sa.Column('time', sa.JSON(none_as_null=True), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('seats', schema=None) as batch_op:
        batch_op.drop_column('time')

    op.drop_table('stories')
