# The two commands: `make play` and `make test`. Both install all they need.

PYTHON  ?= python3
VENV    := .venv
BIN     := $(VENV)/bin
UV      := $(BIN)/uv pip install --quiet --python $(BIN)/python --constraint constraints.txt
RULES   := PYTHONPATH=$(CURDIR)/build/compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md')
export PATH := $(CURDIR)/$(BIN):$(PATH)

.PHONY: play test check format bench soak lock clean

play: build/compiled/.done
	@$(RULES) $(BIN)/python -m meadhall.cli play $(GAME)

test: build/compiled/.done
	MEADHALL_EXPECT=interpreted $(BIN)/pytest -q -n 2 tests/kernel tests/games tests/laws
	MEADHALL_EXPECT=compiled $(RULES) $(BIN)/pytest -q -n 2

check: $(VENV)/.done
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src tests bench examples
	$(BIN)/codespell src tests docs README.md CONTRIBUTING.md CHANGELOG.md
	! grep -n '://' constraints.txt

format: $(VENV)/.done
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

bench: build/compiled/.done $(VENV)/.peers
	$(RULES) $(BIN)/python bench/peers.py
	$(RULES) $(BIN)/python bench/hall.py

soak: build/compiled/.done
	MEADHALL_EXPECT=compiled $(RULES) $(BIN)/pytest -q -n 2 -m soak tests

$(VENV)/.done: pyproject.toml constraints.txt setup.py
	test -x $(BIN)/uv || { $(PYTHON) -m venv $(VENV) && $(BIN)/pip install --quiet --constraint constraints.txt uv; }
	$(UV) setuptools mypy msgspec mypy-extensions
	MEADHALL_COMPILE=0 $(UV) --no-build-isolation --editable '.[postgres,test,dev]'
	touch $@

build/compiled/.done: $(VENV)/.done $(SOURCES) setup.py
	mkdir -p build/compiled && find build/compiled -name '*.py' -delete
	$(BIN)/python setup.py -q build --build-lib build/compiled
	touch $@

$(VENV)/.peers: bench/constraints.txt | $(VENV)/.done
	$(PYTHON) -m venv $(VENV)/peers
	$(BIN)/uv pip install --quiet --python $(VENV)/peers/bin/python --requirement bench/constraints.txt
	touch $@

lock: $(VENV)/.done
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --no-header --no-annotate --all-extras pyproject.toml -o constraints.txt

clean:
	rm -rf build $(VENV) .*_cache
