"""How a finished game ended, beside the table: lists and statistics need not play it again."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "result")
