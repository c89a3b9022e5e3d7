#!/bin/sh
# A browser for the tests in tests/browser: found, or on Debian and its kin installed.
for name in "$TRILITHON_BROWSER" chromium-headless-shell chromium chromium-browser google-chrome \
	/Applications/Chromium.app/Contents/MacOS/Chromium \
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"; do
	if [ -n "$name" ] && command -v "$name" > /dev/null; then exit 0; fi
done
if ! command -v apt-get > /dev/null || [ "$(id -u)" != 0 ]; then
	echo "No browser: tests/browser is skipped. Install chromium (as root: apt-get install chromium), or say in TRILITHON_BROWSER where one is."
	exit 0
fi
echo "installing chromium ..."
log=$(mktemp)
get() { DEBIAN_FRONTEND=noninteractive apt-get install -y "$1"; }
# The one without windows does a sixth less work; older releases do not have it.
if ! { apt-get update && { get chromium-headless-shell || get chromium; }; } > "$log" 2>&1; then
	tail -n 20 "$log" >&2
	echo "chromium could not be installed" >&2
	exit 1
fi
rm -f "$log"
