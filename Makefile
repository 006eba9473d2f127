# The two commands: `make play` and `make test`. Both install all they need.
# `make play HALL="--host 0.0.0.0 --port 9000"` gives the hall other wishes; `meadhall serve --help` lists them.

PYTHON  ?= python3
VENV    := .venv
BIN     := $(VENV)/bin
INSTALL := $(BIN)/uv pip install --quiet --python $(BIN)/python
PINNED  := $(INSTALL) --require-hashes --constraint constraints.txt --requirement pyproject.toml
BUILD   := $(BIN)/uv build --quiet --python $(BIN)/python --require-hashes --build-constraint constraints.txt
LOCKED  := uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
GROUPS  := install node compile test check package docs uv
PYTEST  := $(BIN)/pytest -q --dist worksteal -n
LIGHT   := -p no:schemathesis  # as long to load as all the rest of pytest, and used by one test of the hall
RULES    = tree=$$($(BIN)/python -m tools.compiled) && PYTHONPATH=$$tree
CLIENT  := src/meadhall/server/web/static/index.html
MODULES := web/node_modules/.package-lock.json
WORDS   := $(shell find src -name '*.ftl')
WEB     := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/tests/*') $(WORDS)
STATES  := $(wildcard src/meadhall/games/*/model.py)
NUMBERING := $(wildcard src/meadhall/games/*/numbering.py)
APT     := $(if $(filter 0,$(shell id -u)),,sudo )apt-get -o DPkg::Lock::Timeout=300
ALONE   := $(if $(shell command -v flock),mkdir -p build && flock build/making,)
export PATH := $(CURDIR)/$(BIN):$(PATH)
unexport PYTHONDONTWRITEBYTECODE  # a hall opens in half the time where its libraries need not be compiled first

.PHONY: play ready gallery test again check coverage format fields wire bench chaos soak package docs lock clean

play:
	@$(ALONE) $(MAKE) --no-print-directory ready
	@exec $(BIN)/python -m tools.play $(HALL)

ready: $(CLIENT)
	@:

# Every game in every kind of situation, at any size, theme and language; see CONTRIBUTING.md.
gallery: $(VENV)/.done $(CLIENT)
	$(BIN)/python -m tools.gallery $(GALLERY)

test: $(VENV)/.done $(CLIENT) $(VENV)/.chromium
	$(BIN)/python -m tools.compiled || { cat build/compile.log; exit 1; }
	cd web && npm run --silent test
	MEADHALL_EXPECT=interpreted $(PYTEST) 2 $(LIGHT) tests/kernel tests/games tests/laws
	$(RULES) MEADHALL_EXPECT=compiled $(PYTEST) 4 --ignore tests/browser  # who waits for halls leaves room for others
	$(RULES) MEADHALL_EXPECT=compiled $(PYTEST) 2 $(LIGHT) tests/browser  # a browser alone keeps a core busy

again: $(VENV)/.done $(CLIENT) $(VENV)/.chromium
	$(RULES) MEADHALL_EXPECT=compiled $(BIN)/python bench/again.py -n 2 $(AGAIN)

check: $(VENV)/.done $(MODULES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m meadhall.kernel.fields --check $(STATES)
	for game in $(NUMBERING); do $(BIN)/python -P $$game --check || exit 1; done
	$(BIN)/mypy src tests bench examples tools training
	$(BIN)/codespell src tests tools training docs README.md CONTRIBUTING.md CHANGELOG.md
	cd web && npm run --silent check && npm run --silent lint
	$(BIN)/python -m meadhall.server.web.schema | (cd web && npm run --silent wire -- --check)
	$(BIN)/python -m meadhall.typescript web/src/games --check
	! grep -n '"resolved"' web/package-lock.json bench/boardgame/package-lock.json
	! grep -rnE '.{161}' web/src web/tests web/scripts --include='*.svelte' --include='*.ts' --include='*.css' --include='*.mjs'
	! grep -n '://' constraints.txt bench/constraints.txt
	$(MAKE) --no-print-directory coverage

# What the tests of the rules do not reach; the floor is in pyproject.toml.
coverage: $(VENV)/.done
	mkdir -p build
	MEADHALL_EXPECT=interpreted $(PYTEST) 2 $(LIGHT) --cov --cov-report=term tests/kernel tests/games tests/laws

format: $(VENV)/.done $(MODULES)
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .
	cd web && npm run --silent format

fields: $(VENV)/.done
	$(BIN)/python -m meadhall.kernel.fields $(STATES)
	for game in $(NUMBERING); do $(BIN)/python -P $$game || exit 1; done

wire: $(VENV)/.done $(MODULES)
	$(BIN)/python -m meadhall.server.web.schema | (cd web && npm run --silent wire)
	$(BIN)/python -m meadhall.typescript web/src/games

bench: $(VENV)/.done $(CLIENT) $(VENV)/.peers bench/boardgame/node_modules/.package-lock.json
	$(RULES) $(BIN)/python bench/peers.py
	$(RULES) $(BIN)/python -m bench.environments
	$(RULES) $(BIN)/python bench/hall.py
	$(RULES) $(BIN)/python -m bench.halls
	$(RULES) $(BIN)/python -m bench.beside
	$(RULES) $(BIN)/python -m bench.many

# Ten minutes in which everything breaks, on PostgreSQL and on SQLite; `make chaos CHAOS="--minutes 1"`.
chaos: $(VENV)/.done
	$(RULES):. $(BIN)/python -m bench.chaos $(CHAOS)

soak: $(VENV)/.done $(MODULES)
	$(PINNED) --extra ray
	$(RULES) MEADHALL_EXPECT=compiled $(PYTEST) 2 -m soak tests

# An sdist and a wheel, both tried; `make package PYTHONS="python3.12 python3.13"` tries the sdist with these as well.
package: $(CLIENT)
	$(PINNED) --group package
	rm -rf dist build/wheel
	$(BUILD) --sdist --out-dir dist
	$(BUILD) --wheel --out-dir build/wheel dist/*.tar.gz
	$(BIN)/auditwheel repair --wheel-dir dist build/wheel/*.whl
	$(BIN)/python -m tools.try_package dist $(PYTHONS:%=--python %)

# The pages of docs/ with a reference made from the sources, in build/site.
docs: $(VENV)/.done
	$(PINNED) --group docs
	$(BIN)/mkdocs build --strict --quiet
	@echo "build/site/index.html"

# What installs everything else, and makes the pins.
$(BIN)/uv:
	$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { $(APT) update -qq && $(APT) install -y -qq python3-venv >/dev/null; }
	$(PYTHON) -m venv $(VENV)
	sed -n '/^uv==/,/[^\\]$$/p' constraints.txt >$(VENV)/uv.txt
	$(BIN)/pip install --quiet --require-hashes --requirement $(VENV)/uv.txt

# What a player needs: the hall's libraries, and Node to build its client.
$(VENV)/.play: pyproject.toml constraints.txt setup.py | $(BIN)/uv
	$(PINNED) --group install
	MEADHALL_COMPILE=0 $(INSTALL) --no-deps --no-build-isolation --editable .
	node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 13) || (a == 20 && b >= 19) ? 0 : 1)' \
	  2>/dev/null && npm --version >/dev/null 2>&1 || $(PINNED) --group node
	touch $@

# What compiles the rules.
$(VENV)/.compiler: $(VENV)/.play
	$(BIN)/python -m tools.compiler 2>/dev/null || { $(APT) update -qq && $(APT) install -y -qq gcc python3-dev >/dev/null; }
	$(PINNED) --group compile
	touch $@

$(VENV)/.done: $(VENV)/.compiler
	$(PINNED) --extra postgres --extra gymnasium --extra openspiel --extra pettingzoo --extra policy --extra records --group test --group check
	touch $@

$(MODULES): web/package-lock.json | $(VENV)/.play
	cd web && npm ci --silent
	touch $@

$(CLIENT): $(MODULES) $(WEB)
	cd web && npm run --silent build -- --logLevel warn
	touch $@

$(VENV)/.chromium: | $(VENV)/.done
	command -v chromium-headless-shell >/dev/null || { $(APT) update -qq && $(APT) install -y -qq --no-install-recommends chromium-headless-shell >/dev/null; }
	touch $@

bench/boardgame/node_modules/.package-lock.json: bench/boardgame/package-lock.json | $(VENV)/.play
	cd bench/boardgame && npm ci --silent --omit=optional
	touch $@

$(VENV)/.peers: bench/constraints.txt | $(VENV)/.done
	$(PYTHON) -m venv $(VENV)/peers
	$(BIN)/uv pip install --quiet --python $(VENV)/peers/bin/python --require-hashes --requirement bench/constraints.txt
	touch $@

# New pins after a change to the dependencies; what has a pin keeps it, unless `make lock UPGRADE=--upgrade`.
lock: $(BIN)/uv
	$(LOCKED) $(UPGRADE) --all-extras $(GROUPS:%=--group %) pyproject.toml --output-file constraints.txt
	$(LOCKED) $(UPGRADE) bench/peers.in --output-file bench/constraints.txt
	cd web && npm install --package-lock-only
	cd bench/boardgame && npm install --package-lock-only --omit-lockfile-registry-resolved

clean:
	rm -rf build dist $(VENV) .*_cache web/node_modules bench/boardgame/node_modules src/meadhall/server/web/static
