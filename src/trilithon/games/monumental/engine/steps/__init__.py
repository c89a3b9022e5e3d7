"""Everything that can lie on the agenda: a file for each question; automatic steps about one subject share one."""
