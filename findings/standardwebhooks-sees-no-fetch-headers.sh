#!/usr/bin/env bash
# standardwebhooks 1.1.1: a right signature in the Headers of a fetch handler is refused as if there were none, and what
# is signed and is no JSON throws another error than what is not signed.
#
# Expected: verify takes the headers of a Request, as handlers of Next, Hono, Deno and Node's own fetch have them, and
# says by its WebhookVerificationError alone whether the signature is right.
# Seen: names are looked up as properties of the object, which a Headers has none of: "Missing required headers". The
# same ones as a plain object are taken. A text that is no JSON throws SyntaxError although its signature is right, an
# empty body is answered with undefined, and a whole number beyond 2^53 comes back as another one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --save-exact --ignore-scripts standardwebhooks@1.1.1
cat > run.mjs <<'JS'
import { Webhook } from 'standardwebhooks';
const webhook = new Webhook(`whsec_${Buffer.alloc(32, 7).toString('base64')}`);
const now = new Date();
const headersOf = (body) => ({
  'webhook-id': 'evt_1',
  'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
  'webhook-signature': webhook.sign('evt_1', now, body),
});
const outcomeOf = (body, wrap = (headers) => headers) => {
  try {
    return String(JSON.stringify(webhook.verify(body, wrap(headersOf(body)))));
  } catch (error) {
    return `${error.constructor.name}: ${error.message.slice(0, 24)}`;
  }
};
const seen = {
  'plain object': outcomeOf('{"a":1}'),
  'Headers': outcomeOf('{"a":1}', (headers) => new Headers(headers)),
  'Headers as entries': outcomeOf('{"a":1}', (headers) => Object.fromEntries(new Headers(headers))),
  'signed text': outcomeOf('hello'),
  'signed and empty': outcomeOf(''),
  'large number': outcomeOf('{"n":9007199254740993}'),
};
for (const [what, outcome] of Object.entries(seen)) console.log(`${what}: ${outcome}`);
const isAsSeen =
  seen['plain object'] === '{"a":1}' &&
  seen['Headers'].startsWith('WebhookVerificationError: Missing') &&
  seen['Headers as entries'] === '{"a":1}' &&
  seen['signed text'].startsWith('SyntaxError') &&
  seen['signed and empty'] === 'undefined' &&
  seen['large number'] === '{"n":9007199254740992}';
process.exit(isAsSeen ? 0 : 1);
JS
node run.mjs && echo "as seen" || { echo "changed"; exit 1; }
