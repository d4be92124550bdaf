"""Cheeseboard's games for other frameworks: `adapters.petting` for PettingZoo, `adapters.spiel` for OpenSpiel."""
