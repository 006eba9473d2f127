"""letters: where somebody is written to, what is to be written, and keys that were given away"""

from alembic import op
import sqlalchemy as sa

revision = '0005'
down_revision = '0004'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column('people', sa.Column('language', sa.String(length=8), nullable=False, server_default='en'))
    op.add_column('people', sa.Column('mail', sa.String(length=254), nullable=True))
    op.add_column('people', sa.Column('letters', sa.String(length=8), nullable=False, server_default='off'))
    op.add_column('people', sa.Column('mailed_at', sa.Float(), nullable=False, server_default='0'))
    op.create_index('ix_people_mail', 'people', ['mail'])
    op.create_table('keys',
    sa.Column('token', sa.String(length=64), nullable=False),
    sa.Column('person', sa.String(length=16), nullable=False),
    sa.Column('kind', sa.String(length=8), nullable=False),
    sa.Column('about', sa.Text(), nullable=True),
    sa.Column('made_at', sa.Float(), nullable=False),
    sa.Column('ends_at', sa.Float(), nullable=True),
    sa.ForeignKeyConstraint(['person'], ['people.id'], name=op.f('fk_keys_person')),
    sa.PrimaryKeyConstraint('token', name=op.f('pk_keys'))
    )
    op.create_index('ix_keys_person', 'keys', ['person'])
    op.create_table('outbox',
    sa.Column('person', sa.String(length=16), nullable=False),
    sa.Column('kind', sa.String(length=8), nullable=False),
    sa.Column('address', sa.String(length=254), nullable=False),
    sa.Column('made_at', sa.Float(), nullable=False),
    sa.Column('next_at', sa.Float(), nullable=False),
    sa.Column('tries', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['person'], ['people.id'], name=op.f('fk_outbox_person')),
    sa.PrimaryKeyConstraint('person', 'kind', name=op.f('pk_outbox'))
    )
    op.create_index('ix_outbox_next_at', 'outbox', ['next_at'])
    op.create_table('reminders',
    sa.Column('person', sa.String(length=16), nullable=False),
    sa.Column('table', sa.String(length=16), nullable=False),
    sa.Column('answers', sa.Integer(), nullable=False),
    sa.ForeignKeyConstraint(['person'], ['people.id'], name=op.f('fk_reminders_person')),
    sa.ForeignKeyConstraint(['table'], ['tables.id'], name=op.f('fk_reminders_table')),
    sa.PrimaryKeyConstraint('person', 'table', name=op.f('pk_reminders'))
    )


def downgrade() -> None:
    op.drop_table('reminders')
    op.drop_index('ix_outbox_next_at', 'outbox')
    op.drop_table('outbox')
    op.drop_index('ix_keys_person', 'keys')
    op.drop_table('keys')
    op.drop_index('ix_people_mail', 'people')
    for column in ('mailed_at', 'letters', 'mail', 'language'):
        op.execute(f'ALTER TABLE people DROP COLUMN {column}')
