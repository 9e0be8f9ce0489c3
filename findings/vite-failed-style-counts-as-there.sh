#!/usr/bin/env bash
# vite 8.3.8: a style that failed once counts as there. The next import of the same part resolves without it.
#
# Expected: after "Unable to preload CSS for ...", the next try asks for the style again, or fails again.
# Seen: the first import is rejected, and the second one resolves without any request: the part stands on the page without
# its styles until a reload. Whoever tries again after a failed import has to fetch the style too. The page is built by
# vite itself and run with a document that fails each style, as a browser without a network does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module
npm install --silent --no-audit --no-fund --save-exact vite@8.3.8
mkdir src
echo '.part { color: red; }' > src/part.css
printf "import './part.css';\nexport const part = 'the part';\n" > src/part.js
printf "globalThis.open = () => import('./part.js');\n" > src/main.js
printf '<!doctype html><script type="module" src="/src/main.js"></script>\n' > index.html
npx vite build --base ./ --logLevel error
cat > run.mjs <<'JS'
import { readdirSync } from 'node:fs';
const requested = [];
const element = () => {
  const link = new EventTarget();
  link.setAttribute = () => {};
  link.relList = { supports: () => true };
  return link;
};
globalThis.window = new EventTarget();
globalThis.document = {
  createElement: element,
  querySelector: () => null,
  querySelectorAll: () => [],
  getElementsByTagName: () => [],
  head: {
    appendChild(link) {
      if (!String(link.href).endsWith('.css')) return;
      requested.push(link.href);
      setTimeout(() => link.dispatchEvent(new Event('error')));
    },
  },
};
globalThis.MutationObserver = class { observe() {} };
const entry = readdirSync('dist/assets').find((name) => /^index.*\.js$/.test(name));
await import(`./dist/assets/${entry}`);
const outcome = async () => open().then(({ part }) => `resolved: ${part}`, ({ message }) => `rejected: ${message.split(' for ')[0]}`);
const first = await outcome();
const afterFirst = requested.length;
const second = await outcome();
console.log(`first import:  ${first}, requests for the style: ${afterFirst}`);
console.log(`second import: ${second}, requests for the style: ${requested.length - afterFirst}`);
const isAsSeen = first === 'rejected: Unable to preload CSS' && second === 'resolved: the part' && requested.length === 1;
process.exit(isAsSeen ? 0 : 1);
JS
node run.mjs && echo "as seen" || { echo "changed"; exit 1; }
