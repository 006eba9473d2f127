"""several halls on one database: what each has changed, who is open, who does what there is one of, who is where"""

from alembic import op
import sqlalchemy as sa

revision = '0008'
down_revision = '0007'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        'changes',
        sa.Column('table', sa.String(length=16), nullable=False),
        sa.Column('revision', sa.Integer(), autoincrement=False, nullable=False),
        sa.Column('hall', sa.String(length=16), nullable=False),
        sa.Column('at', sa.Float(), nullable=False),
        sa.Column('content', sa.JSON(none_as_null=True), nullable=False),
        sa.ForeignKeyConstraint(['table'], ['tables.id'], name=op.f('fk_changes_table')),
        sa.PrimaryKeyConstraint('table', 'revision', name=op.f('pk_changes')),
    )
    op.create_index(op.f('ix_changes_at'), 'changes', ['at'], unique=False)
    op.create_table(
        'halls',
        sa.Column('id', sa.String(length=16), nullable=False),
        sa.Column('until', sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_halls')),
    )
    op.create_table(
        'leases',
        sa.Column('name', sa.String(length=8), nullable=False),
        sa.Column('hall', sa.String(length=16), nullable=False),
        sa.Column('began_at', sa.Float(), nullable=False),
        sa.Column('until', sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint('name', name=op.f('pk_leases')),
    )
    op.create_table(
        'present',
        sa.Column('hall', sa.String(length=16), nullable=False),
        sa.Column('table', sa.String(length=16), nullable=False),
        sa.Column('person', sa.String(length=16), nullable=False),
        sa.Column('seat', sa.Integer(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint('hall', 'table', 'person', 'seat', name=op.f('pk_present')),
    )
    op.create_index(op.f('ix_present_table'), 'present', ['table'], unique=False)
    op.create_table(
        'buckets',
        sa.Column('kind', sa.String(length=12), nullable=False),
        sa.Column('who', sa.String(length=80), nullable=False),
        sa.Column('level', sa.Float(), nullable=False),
        sa.Column('at', sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint('kind', 'who', name=op.f('pk_buckets')),
    )


def downgrade() -> None:
    for name in ('buckets', 'present', 'leases', 'halls', 'changes'):
        op.drop_table(name)
