"""`python -m cheeseboard` is the command `cheeseboard`."""

from cheeseboard.cli import main

if __name__ == "__main__":
    main()
