"""rated tables and ratings, friends, and emblems of one's own"""

from alembic import op
import sqlalchemy as sa

revision = '0006'
down_revision = '0005'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column('people', sa.Column('emblem', sa.String(length=24), nullable=True))
    op.add_column('seats', sa.Column('emblem', sa.String(length=24), nullable=True))
    op.add_column('tables', sa.Column('rated', sa.Boolean(), nullable=False, server_default='0'))
    op.add_column('tables', sa.Column('rated_at', sa.Float(), nullable=True))
    op.create_table('ratings',
    sa.Column('person', sa.String(length=16), nullable=False),
    sa.Column('game', sa.String(length=40), nullable=False),
    sa.Column('mu', sa.Float(), nullable=False),
    sa.Column('sigma', sa.Float(), nullable=False),
    sa.Column('games', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['person'], ['people.id'], name=op.f('fk_ratings_person')),
    sa.PrimaryKeyConstraint('person', 'game', name=op.f('pk_ratings'))
    )
    op.create_table('friends',
    sa.Column('person', sa.String(length=16), nullable=False),
    sa.Column('friend', sa.String(length=16), nullable=False),
    sa.Column('made_at', sa.Float(), nullable=False),
    sa.ForeignKeyConstraint(['person'], ['people.id'], name=op.f('fk_friends_person')),
    sa.ForeignKeyConstraint(['friend'], ['people.id'], name=op.f('fk_friends_friend')),
    sa.PrimaryKeyConstraint('person', 'friend', name=op.f('pk_friends'))
    )
    op.create_index('ix_friends_friend', 'friends', ['friend'])


def downgrade() -> None:
    op.drop_index('ix_friends_friend', 'friends')
    op.drop_table('friends')
    op.drop_table('ratings')
    op.execute('ALTER TABLE tables DROP COLUMN rated_at')
    op.execute('ALTER TABLE tables DROP COLUMN rated')
    op.execute('ALTER TABLE seats DROP COLUMN emblem')
    op.execute('ALTER TABLE people DROP COLUMN emblem')
