"""One folder a game; `meadhall new-game` begins a new one.

`meadhall.games()` once listed the games, until this folder took the name: it is
`meadhall.game_names()` now. The old name is answered here, with a warning.
"""

import sys
import warnings
from types import ModuleType

from meadhall.kernel.shelf import names


class CalledByOldName(ModuleType):
    def __call__(self) -> list[str]:
        warnings.warn("meadhall.games() is meadhall.game_names() now", DeprecationWarning, stacklevel=2)
        return names()


sys.modules[__name__].__class__ = CalledByOldName
