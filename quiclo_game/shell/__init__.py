"""Pygame plumbing: knows neither modes nor rules."""
