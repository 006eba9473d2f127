"""the hall"""

from alembic import op
import sqlalchemy as sa

revision = '0001'
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('people',
    sa.Column('id', sa.String(length=16), nullable=False),
    sa.Column('name', sa.String(length=24), nullable=False),
    sa.Column('account', sa.String(length=24), nullable=True),
    sa.Column('secret', sa.Text(), nullable=True),
    sa.Column('made_at', sa.Float(), nullable=False),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_people')),
    sa.UniqueConstraint('account', name=op.f('uq_people_account'))
    )
    op.create_table('sessions',
    sa.Column('token', sa.String(length=64), nullable=False),
    sa.Column('person', sa.String(length=16), nullable=False),
    sa.Column('made_at', sa.Float(), nullable=False),
    sa.ForeignKeyConstraint(['person'], ['people.id'], name=op.f('fk_sessions_person')),
    sa.PrimaryKeyConstraint('token', name=op.f('pk_sessions'))
    )
    with op.batch_alter_table('sessions', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_sessions_person'), ['person'], unique=False)

    op.create_table('tables',
    sa.Column('id', sa.String(length=16), nullable=False),
    sa.Column('game', sa.String(length=40), nullable=False),
    sa.Column('version', sa.Integer(), nullable=False),
    sa.Column('kind', sa.String(length=8), nullable=False),
    sa.Column('status', sa.String(length=12), nullable=False),
    sa.Column('mode', sa.String(length=16), nullable=False),
    sa.Column('options', sa.JSON(), nullable=False),
    sa.Column('clock', sa.JSON(), nullable=True),
    sa.Column('listed', sa.Boolean(), nullable=False),
    sa.Column('watchable', sa.Boolean(), nullable=False),
    sa.Column('drawn', sa.Boolean(), nullable=False),
    sa.Column('autostart', sa.Boolean(), nullable=False),
    sa.Column('host', sa.String(length=16), nullable=False),
    sa.Column('invite', sa.String(length=32), nullable=False),
    sa.Column('seed', sa.BigInteger(), nullable=False),
    sa.Column('start', sa.JSON(), nullable=True),
    sa.Column('made_at', sa.Float(), nullable=False),
    sa.Column('moved_at', sa.Float(), nullable=False),
    sa.Column('due_at', sa.Float(), nullable=True),
    sa.Column('waiting', sa.JSON(), nullable=False),
    sa.Column('result', sa.JSON(), nullable=True),
    sa.Column('next', sa.String(length=16), nullable=True),
    sa.ForeignKeyConstraint(['host'], ['people.id'], name=op.f('fk_tables_host')),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_tables'))
    )
    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_tables_due_at'), ['due_at'], unique=False)
        batch_op.create_index('ix_tables_lobby', ['listed', 'status'], unique=False)
        batch_op.create_index(batch_op.f('ix_tables_status'), ['status'], unique=False)

    op.create_table('entries',
    sa.Column('table', sa.String(length=16), nullable=False),
    sa.Column('number', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('kind', sa.String(length=8), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=False),
    sa.Column('text', sa.Text(), nullable=False),
    sa.Column('spent', sa.Integer(), nullable=False),
    sa.Column('at', sa.Float(), nullable=False),
    sa.ForeignKeyConstraint(['table'], ['tables.id'], name=op.f('fk_entries_table')),
    sa.PrimaryKeyConstraint('table', 'number', name=op.f('pk_entries'))
    )
    op.create_table('seats',
    sa.Column('table', sa.String(length=16), nullable=False),
    sa.Column('seat', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('kind', sa.String(length=8), nullable=False),
    sa.Column('person', sa.String(length=16), nullable=True),
    sa.Column('name', sa.String(length=24), nullable=False),
    sa.Column('level', sa.String(length=40), nullable=True),
    sa.Column('token', sa.String(length=64), nullable=True),
    sa.Column('auto', sa.Boolean(), nullable=False),
    sa.Column('prepared', sa.String(length=80), nullable=True),
    sa.Column('left', sa.String(length=12), nullable=True),
    sa.ForeignKeyConstraint(['person'], ['people.id'], name=op.f('fk_seats_person')),
    sa.ForeignKeyConstraint(['table'], ['tables.id'], name=op.f('fk_seats_table')),
    sa.PrimaryKeyConstraint('table', 'seat', name=op.f('pk_seats'))
    )
    with op.batch_alter_table('seats', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_seats_person'), ['person'], unique=False)

    op.create_table('snapshots',
    sa.Column('table', sa.String(length=16), nullable=False),
    sa.Column('count', sa.Integer(), nullable=False),
    sa.Column('content', sa.JSON(), nullable=False),
    sa.ForeignKeyConstraint(['table'], ['tables.id'], name=op.f('fk_snapshots_table')),
    sa.PrimaryKeyConstraint('table', name=op.f('pk_snapshots'))
    )
    op.create_table('talk',
    sa.Column('table', sa.String(length=16), nullable=False),
    sa.Column('number', sa.Integer(), autoincrement=False, nullable=False),
    sa.Column('kind', sa.String(length=8), nullable=False),
    sa.Column('seat', sa.Integer(), nullable=True),
    sa.Column('name', sa.String(length=24), nullable=False),
    sa.Column('text', sa.Text(), nullable=False),
    sa.Column('about', sa.JSON(), nullable=False),
    sa.Column('at', sa.Float(), nullable=False),
    sa.ForeignKeyConstraint(['table'], ['tables.id'], name=op.f('fk_talk_table')),
    sa.PrimaryKeyConstraint('table', 'number', name=op.f('pk_talk'))
    )


def downgrade() -> None:
    op.drop_table('talk')
    op.drop_table('snapshots')
    with op.batch_alter_table('seats', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_seats_person'))

    op.drop_table('seats')
    op.drop_table('entries')
    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_tables_status'))
        batch_op.drop_index('ix_tables_lobby')
        batch_op.drop_index(batch_op.f('ix_tables_due_at'))

    op.drop_table('tables')
    with op.batch_alter_table('sessions', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_sessions_person'))

    op.drop_table('sessions')
    op.drop_table('people')
