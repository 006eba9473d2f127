"""A hall that deals the same in every run, and hashes passwords quickly."""

from __future__ import annotations

from meadhall.server.garbage import importing

with importing():
    from meadhall.server.__main__ import main
    from tests.deals import deal_the_same
    from tests.server.hashes import hash_quickly

deal_the_same()
hash_quickly()
main()
