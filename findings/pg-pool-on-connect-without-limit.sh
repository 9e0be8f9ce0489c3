#!/usr/bin/env bash
# pg-pool 3.14.0: `connectionTimeoutMillis` ends with the connection; the `onConnect` hook after it has no limit.
#
# Expected: a caller of `pool.connect()` waits at most `connectionTimeoutMillis` for a new connection that it can use.
# Seen: the pool waits for the promise of `onConnect` however long it takes, and the caller with it; only callers that
# wait in the queue because the pool is full are given up after the limit. Whoever prepares sessions in `onConnect`
# (set time zone, search path) therefore gives that statement a limit of its own.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact pg-pool@3.14.0 pg@8.23.1
cat > run.cjs <<'JS'
const Pool = require('pg-pool');
const { EventEmitter } = require('node:events');
const { setTimeout: sleep } = require('node:timers/promises');

/** A connection that is there at once: what the pool needs of one. */
class Client extends EventEmitter {
  connect(done) {
    setImmediate(done);
  }
  end(done) {
    setImmediate(done ?? (() => undefined));
  }
  unref() {}
  ref() {}
}
const limit = 200;
const preparation = 1000;
const pool = new Pool({ Client, max: 1, connectionTimeoutMillis: limit, onConnect: () => sleep(preparation) });
const waited = async (connect) => {
  const begun = performance.now();
  const outcome = await connect().then(
    () => 'connected',
    (error) => error.message,
  );
  return { outcome, ms: Math.round((performance.now() - begun) / 100) * 100 };
};
(async () => {
  const [first, second] = await Promise.all([waited(() => pool.connect()), waited(() => pool.connect())]);
  console.log(`limit ${limit} ms; new connection: ${first.outcome} after ${first.ms} ms`);
  console.log(`limit ${limit} ms; caller in the queue: ${second.outcome} after ${second.ms} ms`);
  const isAsSeen = first.outcome === 'connected' && first.ms >= preparation && second.ms < preparation;
  process.exit(isAsSeen ? 0 : 1);
})();
JS
node run.cjs && echo "as seen" || { echo "changed"; exit 1; }
