"""Connect four in the kernel's contract: what `cheeseboard bench --peers` runs beside other frameworks' connect four."""
