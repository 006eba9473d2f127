"""questions for thinkers elsewhere, and who of them is there; none of it outlives a crash, nor goes into a backup"""

from alembic import op
import sqlalchemy as sa

revision = '0009'
down_revision = '0008'
branch_labels = None
depends_on = None


def upgrade() -> None:
    passing = ['UNLOGGED'] if op.get_bind().dialect.name == 'postgresql' else []
    op.create_table(
        'questions',
        sa.Column('id', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=False),
        sa.Column('table', sa.String(length=16), nullable=False),
        sa.Column('seat', sa.Integer(), nullable=False),
        sa.Column('question', sa.Integer(), nullable=False),
        sa.Column('purpose', sa.String(length=48), nullable=False),
        sa.Column('person', sa.String(length=16), nullable=False),
        sa.Column('round', sa.BigInteger(), nullable=False),
        sa.Column('code', sa.String(length=16), nullable=False),
        sa.Column('level', sa.String(length=40), nullable=False),
        sa.Column('seconds', sa.Float(), nullable=False),
        sa.Column('content', sa.LargeBinary(), nullable=False),
        sa.Column('asked_at', sa.Float(), nullable=False),
        sa.Column('asked_by', sa.String(length=16), nullable=False),
        sa.Column('wanted', sa.Integer(), nullable=False),
        sa.Column('wanted_until', sa.Float(), nullable=False),
        sa.Column('thinker', sa.String(length=16), nullable=True),
        sa.Column('held_until', sa.Float(), nullable=False),
        sa.Column('tries', sa.Integer(), nullable=False),
        sa.Column('answered_at', sa.Float(), nullable=True),
        sa.Column('answer', sa.LargeBinary(), nullable=True),
        sa.Column('trouble', sa.String(length=80), nullable=True),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_questions')),
        sa.UniqueConstraint('table', 'seat', 'question', 'purpose', name=op.f('uq_questions_table')),
        prefixes=passing,
    )
    op.create_index('ix_questions_round', 'questions', ['round', 'id'], unique=False)
    op.create_table(
        'thinkers',
        sa.Column('id', sa.String(length=16), nullable=False),
        sa.Column('host', sa.String(length=80), nullable=False),
        sa.Column('processes', sa.Integer(), nullable=False),
        sa.Column('codes', sa.Text(), nullable=False),
        sa.Column('levels', sa.Text(), nullable=False),
        sa.Column('seen_at', sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_thinkers')),
        prefixes=passing,
    )


def downgrade() -> None:
    op.drop_table('thinkers')
    op.drop_table('questions')
