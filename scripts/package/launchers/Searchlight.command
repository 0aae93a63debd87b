#!/bin/sh
# Starts Searchlight with the Node that lies beside it. Close this window to end it.
here=$(cd "$(dirname "$0")" && pwd -P)
exec "$here/node/node" "$here/app/out/main/web.js" "$@"
