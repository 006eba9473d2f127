"""Opens the hall: `meadhall serve`."""

from __future__ import annotations

import logging
import sys
import threading
import time
import urllib.request
import webbrowser
from dataclasses import replace

import uvicorn

from meadhall.server.app import make_app
from meadhall.server.claims import claim_on
from meadhall.server.settings import NO_LIMIT, Settings, default_database
from meadhall.server.store import engine_for


def serve(
    host: str = "127.0.0.1",
    port: int = 8765,
    database: str = "",
    open_browser: bool = False,
    bot_delay: float = Settings.bot_delay,
    bot_workers: int = 0,
    origins: tuple[str, ...] = (),
    secure_cookies: bool = False,
    limits: bool = True,
    log_level: str = "info",
) -> None:
    """Serve until stopped. `database`: a file, or an address such as postgresql://…"""
    settings = Settings(
        database=database_address(database),
        bot_delay=bot_delay,
        bot_workers=bot_workers,
        origins=origins,
        secure_cookies=secure_cookies,
    )
    if not limits:
        settings = unlimited(settings)
    logging.getLogger("meadhall").setLevel(log_level.upper())
    if open_browser:
        threading.Thread(target=show_when_open, args=(f"http://{shown(host)}:{port}/",), daemon=True).start()
    app = make_app(settings)
    check_database(settings.database)
    app.state.hall.tidying.begin()
    sys.setswitchinterval(0.001)  # the thread that writes and the one that tells take short turns
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level=log_level,
        ws_max_size=4 * settings.message_limit,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )


def check_database(database: str) -> None:
    """`Trouble` says which other hall has this file."""
    claim_on(engine_for(database_address(database))).check()


def unlimited(settings: Settings) -> Settings:
    """As often as one likes."""
    return replace(
        settings,
        requests=NO_LIMIT,
        addresses=NO_LIMIT,
        passwords=NO_LIMIT,
        newcomers=NO_LIMIT,
        messages=NO_LIMIT,
    )


def database_address(database: str) -> str:
    """A file's name, or an address."""
    if not database:
        return default_database()
    return database if "://" in database else f"sqlite:///{database}"


def shown(host: str) -> str:
    return "127.0.0.1" if host in ("0.0.0.0", "::") else host


def show_when_open(address: str) -> None:
    """Open the browser as soon as the hall answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(address + "api/health", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
