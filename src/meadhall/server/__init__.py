"""The hall: tables in the browser, with people and bots, live or by correspondence."""
