"""`python -m chaudron` is the `chaudron` command."""

import sys

from chaudron.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
