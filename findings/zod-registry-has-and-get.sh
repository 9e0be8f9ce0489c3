#!/usr/bin/env bash
# zod 4.6.7: `registry.get(schema)` finds what a schema inherits from the one it was made of, `registry.has(schema)` not.
#
# Expected: `has` says whether `get` finds something.
# Seen: after a check such as `.min(1)`, which makes a copy, `get` of the copy answers the metadata of the first schema
# and `has` answers false. Whoever walks a contract for marked fields (secrets, units) asks `get`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact zod@4.6.7
cat > run.mjs <<'JS'
import { z } from 'zod';
const marks = z.registry();
const first = z.string().register(marks, { unit: 'lb' });
const copy = first.min(1);
const answers = { has: marks.has(copy), get: marks.get(copy) };
console.log(`first: has ${marks.has(first)}, get ${JSON.stringify(marks.get(first))}`);
console.log(`copy:  has ${answers.has}, get ${JSON.stringify(answers.get)}`);
process.exit(answers.has === false && answers.get?.unit === 'lb' ? 0 : 1);
JS
node run.mjs && echo "as seen" || { echo "changed"; exit 1; }
