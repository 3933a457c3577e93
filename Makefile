# The two commands are `make run` and `make test`. `make help` lists the rest.
SHELL := /bin/bash
PYTHON ?= python3
BIN := .venv/bin
ARGS ?=
N ?= 10000
PINS := --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links
export PYTHON
export UV_SYSTEM_CERTS := 1

KERNEL := hatch_build.py $(wildcard src/doorcard/kernel/native/*.[ch])
NODE_20 := $(shell node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null && echo yes)
PACKAGES := $(if $(NODE_20),client/node_modules/.installed)
define newline


endef
define WITHOUT_NODE
@echo "!!! $(1) NOT done: Node 20 or newer was not found."
endef

.DEFAULT_GOAL := help
crash_n = $(if $(filter command line,$(origin N)),$(N),1000)
stats_n = $(if $(filter command line,$(origin N)),$(N),10000000)
.PHONY: shuffle-stats crash leaks fuzz soak help run test check client lock differential slow perft bench mutation coverage house-rules disconnects letter-words picture pictures clean recordings

help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' Makefile

run: .venv/.run ## Open the room on http://127.0.0.1:8000 (ARGS="--port 9000" for more)
	@$(BIN)/doorcard serve $(ARGS)

test: .venv/.dev $(PACKAGES) ## Run the tests: the client's where Node is, the browser's where Chromium is
ifdef NODE_20
	cd client && npm test
else
	$(call WITHOUT_NODE,The client's tests were)
endif
	$(BIN)/pytest -n 2 --dist loadfile $(ARGS)

check: .venv/.dev $(PACKAGES) ## Lint, formatting, types, import contracts
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
ifdef NODE_20
	cd client && npm run check
else
	$(call WITHOUT_NODE,The client's type check was)
endif

client: client/node_modules/.installed ## Build the client anew into the Python package (needs Node 20)
	cd client && npm run build

differential: .venv/.dev ## Play N hands beside PokerKit (N=1000000 for the long run)
	DOORCARD_DIFFERENTIAL_HANDS=$(N) $(BIN)/pytest tests/differential --timeout 0 -s $(ARGS)

crash: .venv/.dev ## Kill a real room N times with SIGKILL while it is played in (N=1000)
	$(BIN)/python -m tests.crash.fire $(crash_n)

leaks: .venv/.dev ## Play N hands twice, one closed card changed, and compare all bytes
	DOORCARD_LEAK_HANDS=$(N) $(BIN)/pytest tests/leaks --timeout 0 $(ARGS)

fuzz: .venv/.dev ## Send nonsense to every route and socket, N tries of each (N=100 for the long run)
	DOORCARD_FUZZ_TRIES=$(or $(N),100) $(BIN)/pytest tests/web/test_fuzzed_http.py tests/web/test_fuzzed_socket.py tests/web/test_fuzzed_shuffle.py --timeout 0 $(ARGS)

shuffle-stats: .venv/.dev ## Count N decks of the room (N=10000000) and look for every bias that a bad shuffle shows
	$(BIN)/python -m tests.shuffle $(stats_n)

soak: .venv/.dev ## Joins, leaves, kills, broken lines and chat for MINUTES=10
	$(BIN)/python -m tests.crash.soak $(or $(MINUTES),10)

slow: .venv/.dev ## Run the checks that take minutes
	$(BIN)/pytest -m slow --timeout 0 $(ARGS)

perft: .venv/.dev ## Count betting lines to the full depth of each table
	$(BIN)/doorcard perft $(or $(ARGS),$(wildcard tests/perft/*.perft))

bench: .venv/.dev .venv/.bench ## Measure beside peers (ARGS=ranking for one of bench/)
	$(foreach each,$(or $(ARGS),$(sort $(basename $(notdir $(wildcard bench/*.py))))),$(BIN)/python -m bench.$(each)$(newline))

mutation: .venv/.dev ## Mutate pots, betting and opening, and show what survives
	$(BIN)/mutmut run $(ARGS)
	$(BIN)/mutmut results

coverage: .venv/.dev ## Branch coverage of the pure packages
	$(BIN)/coverage run -m pytest -m "not slow and not browser and not client" $(ARGS)
	$(BIN)/coverage report --include="$(addsuffix /*,$(addprefix src/doorcard/,cards ranking stud views records room))"

lock: .venv/.dev ## Pin the newest versions that pyproject.toml allows
	$(BIN)/uv pip compile --quiet $(PINS) --custom-compile-command "make lock" requirements/uv.in -o requirements/uv.txt
	$(BIN)/uv pip compile --quiet $(PINS) --custom-compile-command "make lock" requirements/build.in -o requirements/build.txt
	$(BIN)/uv pip compile --quiet $(PINS) --custom-compile-command "make lock" pyproject.toml -o requirements/run.txt
	$(BIN)/uv pip compile --quiet $(PINS) --custom-compile-command "make lock" pyproject.toml --extra dev -c requirements/run.txt -c requirements/build.txt -o requirements/dev.txt
	$(BIN)/uv pip compile --quiet $(PINS) --custom-compile-command "make lock" pyproject.toml --extra bench -c requirements/dev.txt -o requirements/bench.txt

contract: .venv/.dev ## Write the API's and the socket's document and the client's types
	$(BIN)/doorcard contract openapi > docs/reference/openapi.json
	$(BIN)/doorcard contract asyncapi > docs/reference/asyncapi.json
	$(BIN)/doorcard contract types > client/src/wire/generated.ts

house-rules: .venv/.dev ## Write docs/rules/house-rules.md from the houses in the code
	$(BIN)/python -m scripts.house_rules_page

disconnects: .venv/.dev ## Write docs/policy/disconnects.md from the policy in the code
	$(BIN)/python -m scripts.disconnects_page

recordings: .venv/.dev ## Record anew what a socket is told, and the rules in words, for the client's tests
	$(BIN)/python -m scripts.record_streams
	$(BIN)/python -m scripts.record_rules

letter-words: .venv/.dev ## Write the words of letters from the client's own
	$(BIN)/python -m scripts.letter_words

picture: .venv/.dev ## Take the README's picture of a table (needs Chromium)
	$(BIN)/python -m scripts.table_picture

pictures: .venv/.dev ## Take pictures of every state in all languages and sizes (ARGS="fi phone why" for some; needs Chromium)
	$(BIN)/python -m scripts.pictures $(ARGS)

clean: ## Remove what was installed and built here
	rm -rf .venv client/node_modules build dist htmlcov .coverage mutants
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache

.venv/.run: requirements/run.txt requirements/build.txt requirements/uv.txt pyproject.toml scripts/install $(KERNEL)
	@scripts/install run
	@touch $@

.venv/.dev: requirements/dev.txt requirements/build.txt requirements/uv.txt pyproject.toml scripts/install $(KERNEL)
	@scripts/install dev
	@touch $@

.venv/.bench: requirements/bench.txt
	@scripts/install bench
	@touch $@

client/node_modules/.installed: client/package-lock.json
	cd client && npm ci
	@touch $@
