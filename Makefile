# The project's commands. All run through play.py, which makes .venv on first use.

PYTHON ?= python3
RUN = $(PYTHON) play.py run
RUN_ALL = $(PYTHON) play.py run-all
LOCK = $(RUN) uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-annotate --custom-compile-command "make lock" $(UPGRADE) \
	pyproject.toml --group build --extra server
LOCK_DEV = $(LOCK) --extra lab --extra pettingzoo --extra gymnasium --group dev

COMPANION ?= dist/companion

.PHONY: help companion wheels docs play test test-all quick check format compile bench soak pages lock clean

help:            ## what can be made
	@sed -n 's/^\([a-z-]*\): *##/make \1\t/p' Makefile

play:            ## play in the browser (ARGS="--host 0.0.0.0" with friends on the local network)
	@$(PYTHON) play.py $(ARGS)

test:            ## all tests, interpreted and compiled (ARGS="-k moat" for some)
	@$(PYTHON) play.py test $(ARGS)

test-all:        ## the tests that take long: whole games of every kind in a browser
	@$(PYTHON) play.py test --all $(ARGS)

quick:           ## some tests in seconds, nothing compiled (ARGS=tests/dominion/test_base.py)
	@$(PYTHON) play.py test --quick $(ARGS)

check:           ## format, lint, types (of the client, too), import contracts
	@$(RUN) ruff format --check
	@$(RUN) ruff check
	@$(RUN) mypy --strict src tests tools play.py web/build.py $(wildcard benchmarks)
	@$(RUN) lint-imports --no-logo
	@$(RUN) python web/build.py check

format:          ## put the sources in the project's format
	@$(RUN) ruff format
	@$(RUN) ruff check --fix
	@$(RUN) python web/build.py format

compile:         ## compile kernel, games and bots with mypyc
	@CHAUDRON_PURE=1 CHAUDRON_COMPILED=0 $(RUN) python -m tools.compile

wheels:          ## build dist/*.whl: the pure wheel, and the one for this platform with compiled rules
	@CHAUDRON_PURE=1 $(RUN) python -m tools.wheels

docs:            ## write the documentation site to build/docs; the server shows it under /docs
	@CHAUDRON_PURE=1 $(RUN_ALL) python -m tools.docs_site

companion:       ## write the companion for real tables into a folder for any web space (COMPANION=dist/companion)
	@$(RUN) python web/build.py companion $(COMPANION)

bench:           ## measure the speed against the yardstick
	@$(RUN_ALL) python -m benchmarks $(ARGS)

soak:            ## all games at random for hours, a browser, mutations (ARGS="quacks --seconds 600" for some)
	@$(RUN) python -m tools.soak $(ARGS)

pages:           ## write again what is made from the sources: proofs, status, golden games, digests, calls
	@CHAUDRON_PURE=1 $(RUN) python -m tools.actions
	@CHAUDRON_PURE=1 $(RUN) python -m tools.env_pages
	@CHAUDRON_PURE=1 $(RUN) python -m tools.proofs
	@CHAUDRON_PURE=1 $(RUN) python -m tools.status_page
	@CHAUDRON_PURE=1 $(RUN) python -m tools.goldens
	@CHAUDRON_PURE=1 $(RUN) python -m tests.test_modes
	@CHAUDRON_PURE=1 $(RUN) python -m tests.quacks.test_goldens
	@CHAUDRON_PURE=1 $(RUN) python -m tests.quacks.test_modes
	@CHAUDRON_PURE=1 $(RUN) python -m tests.alchemists.test_digests
	@CHAUDRON_PURE=1 $(RUN) python -m tools.protocol_ts
	@CHAUDRON_PURE=1 $(RUN) python -m tools.alchemy_vectors
	@CHAUDRON_PURE=1 $(RUN) python -m tools.brewing_vectors
	@CHAUDRON_PURE=1 $(RUN) python -m tools.reader_vectors
	@CHAUDRON_PURE=1 $(RUN) python -m tools.kingdom_vectors
	@CHAUDRON_PURE=1 $(RUN) python -m tools.plans_page
	@CHAUDRON_PURE=1 $(RUN) python -m tools.bots_page
	@CHAUDRON_PURE=1 $(RUN) python -m tests.test_rules_versions
	@CHAUDRON_PURE=1 $(RUN) python -m tools.scenario_page

lock:            ## pin the dependencies (UPGRADE=--upgrade for newer ones)
	@$(RUN) python -m pip install --quiet uv
	$(LOCK) --output-file requirements.lock
	$(LOCK_DEV) --constraints requirements.lock --output-file requirements-dev.lock
	$(LOCK_DEV) --extra ray --extra openspiel --group bench --group docs \
		--constraints requirements-dev.lock --output-file requirements-all.lock

clean:           ## remove what was made, the environment too
	rm -rf build dist .venv .venv.log .mypy_cache .pytest_cache .ruff_cache .hypothesis \
		.import_linter_cache
