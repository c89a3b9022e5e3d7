"""Opponents. They know games by the kernel's contract alone: every game they play, they play like this."""

from __future__ import annotations

from trilithon.agents.specs import agent_help, make_agent

__all__ = ["agent_help", "make_agent"]
