#!/usr/bin/env bash
# ssh2 1.17.0: about one of two hundred ed25519 keys that generateKeyPairSync makes cannot be read by parseKey.
#
# Expected: what the library makes it reads, so that a key that was made, kept and handed on can be signed in with.
# Seen: of 3,000 pairs some 8 to 20 give "Malformed OpenSSH private key", and a server given one throws at its start.
# Which ones is chance, so a test that makes one key fails once in a while, and an operator gets a key of no use.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact --ignore-scripts ssh2@1.17.0
cat > run.mjs <<'JS'
import ssh2 from 'ssh2';
const { generateKeyPairSync, parseKey } = ssh2.utils;
const pairs = 3000;
const reasons = Array.from({ length: pairs }, () => parseKey(generateKeyPairSync('ed25519').private)).flatMap((key) =>
  key instanceof Error ? [key.message] : [],
);
console.log(`${reasons.length} of ${pairs} cannot be read: ${[...new Set(reasons)].join(', ')}`);
process.exit(reasons.length > 0 ? 0 : 1);
JS
node run.mjs && echo "as seen" || { echo "changed"; exit 1; }
