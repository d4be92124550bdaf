"""Connect four in the kernel's contract: `cheeseboard bench --peers` runs it beside other frameworks' own."""
