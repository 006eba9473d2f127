"""A hall that deals the same in every run."""

from __future__ import annotations

from meadhall.server.__main__ import main
from tests.deals import deal_the_same

deal_the_same()
main()
