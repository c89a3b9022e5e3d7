# Everything a developer does. `make` alone lists it.

PYTHON ?= python3
GAME ?= pantheon
UV_VERSION := 0.13.7
# Two more than there are processors: tests of servers and in the browser wait as much as they work.
WORKERS ?= $(shell expr $$(getconf _NPROCESSORS_ONLN) + 2)

VENV := .venv
BIN := $(VENV)/bin
UV := $(BIN)/uv

# Bytecode is made once, at installation, for quick starts ever after.
export UV_COMPILE_BYTECODE := 1
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play demo test screenshots bench lint format types lock clean
.DELETE_ON_ERROR:

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Side by side: npm waits for its packages, the compiler for nobody.
setup: ## make the environment, compile the engine, build the client; the others do this by themselves
	@$(MAKE) --no-print-directory -j2 build/engine.stamp build/client.stamp

# The compiler works on while somebody plays already.
play: build/client.stamp ## play in the browser
	@$(BIN)/python tools/play.py $(if $(filter --open --no-open,$(ARGS)),,--open) $(ARGS)

demo: build/engine.stamp ## watch agents play in the terminal; GAME=monumental for another game
	@$(BIN)/trilithon demo $(GAME)

test: setup ## run all tests and checks; ARGS="-k name" for some of them
	@tools/browser.sh
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal $(ARGS)

screenshots: setup ## take pictures of the main pages, in build/screenshots
	@tools/browser.sh
	@$(BIN)/pytest -q tests/browser/pictures.py $(ARGS)

bench: build/engine.stamp ## measure speed, ours and that of other libraries
	@$(MAKE) --no-print-directory .venv-bench/.ready || echo "The other libraries could not be installed."
	@$(BIN)/python bench/run.py $(ARGS)

lint: setup ## the checks alone: style, types and layers, the client's too
	@$(BIN)/pytest -q -n $(WORKERS) tests/test_checks.py $(ARGS)

format: setup ## put the code in order
	@$(BIN)/ruff check --fix
	@$(BIN)/ruff format
	@cd client && npm run --silent format

types: build/engine.stamp ## make the client's types and the books of its fixtures from what the server says
	@$(BIN)/python tools/make_types.py
	@$(BIN)/python tools/make_books.py

lock: $(VENV)/.uv-$(UV_VERSION) ## renew requirements/*.txt with the newest versions
	$(COMPILE) pyproject.toml --extra fast --group dev --output-file requirements/dev.txt
	$(COMPILE) --group bench --output-file requirements/bench.txt

clean: ## remove everything that make has made, environments included
	rm -rf $(VENV) .venv-bench build dist __pycache__ .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	rm -rf src/trilithon/web/client client/node_modules
	find src tests tools bench \( -name '*.so' -o -name __pycache__ \) -exec rm -rf {} +

# -- what the above stand on ---------------------------------------------------------------------

# One lock for all platforms and Pythons; hashes make the place that a package comes from unimportant.
COMPILE = $(UV) pip compile --quiet --upgrade --universal --generate-hashes --python-version 3.11 \
	--custom-compile-command "make lock"

ENGINE := $(sort $(shell find src/trilithon -path '*/engine/*.py'))

CLIENT := $(sort $(wildcard client/*.*) $(shell find client/src client/tools -type f -not -name '*.pyc' 2> /dev/null; \
	find src/trilithon -maxdepth 3 -path '*/texts/*.ftl') $(wildcard docs/rules/pictures/*.svg))

# Make compares times, so it would see neither that a file is gone nor a change of TRILITHON_PURE:
# these lists are rewritten when, and only when, one of the two happens.
$(shell mkdir -p build; \
	echo '$(TRILITHON_PURE) $(ENGINE)' > build/engine.new; echo '$(CLIENT)' > build/client.new; \
	for list in engine client; do \
		cmp -s build/$$list.new build/$$list.list || cp build/$$list.new build/$$list.list; done)

# Stamps get the time at which their making began: what is edited meanwhile is made again.

build/engine.stamp: $(VENV)/.packages $(ENGINE) build/engine.list pyproject.toml build_hook.py
	@touch $@.new
	@echo "building the engine ..."
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation \
		--refresh-package trilithon --reinstall-package trilithon --editable .
	@$(BIN)/python build_hook.py | sed -n 1p
	@mv $@.new $@

# Without its pages there is nothing to play at, so this is an error; the line above it says what to install.
build/client.stamp: $(VENV)/.packages $(CLIENT) build/client.list build_hook.py
	@echo "building the client ..."
	@$(BIN)/python build_hook.py client | tee $@.new
	@grep -q "client: built" $@.new && mv $@.new $@

$(VENV)/.packages: requirements/dev.txt $(VENV)/.uv-$(UV_VERSION)
	@echo "installing packages ..."
	@$(UV) pip sync --quiet --python $(BIN)/python --require-hashes requirements/dev.txt
	@touch $@

.venv-bench/.ready: requirements/bench.txt $(VENV)/.uv-$(UV_VERSION)
	@echo "installing the libraries to compare with ..."
	@$(PYTHON) -m venv --without-pip .venv-bench
	@$(UV) pip sync --quiet --python .venv-bench/bin/python --require-hashes requirements/bench.txt
	@touch $@

$(VENV)/.uv-$(UV_VERSION):
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Python 3.11 or newer is needed: make PYTHON=...")'
	@echo "making the environment ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check uv==$(UV_VERSION)
	@touch $@
