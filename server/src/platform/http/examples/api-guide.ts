import { ordersStep } from './orders-step.ts';
import { mcpGuide } from './mcp-guide.ts';
import { webhookGuide } from './webhook-guide.ts';

/**
 * One step of the guide: what it does, in a shell, in Python without any package and in TypeScript. Steps go on with
 * what those before have found.
 */
type GuideStep = { title: string; text: string; sh: string; py: string; ts: string };

const begin: GuideStep = {
  title: 'Say who calls',
  text: `A key is created under Settings, API keys, and is shown once. It goes in the header \`x-api-key\`; keep it in the
environment, never in the code. It may what whoever made it may, or less, and ends with that user. Every call answers
JSON, and refuses with a status and \`detail\`: a \`code\` for programs, a message in English and Spanish for people.`,
  sh: `# PORTAL_URL and PORTAL_KEY come from the environment.
portal() { curl --silent --show-error --fail-with-body -H "x-api-key: $PORTAL_KEY" "$@"; }
portal "$PORTAL_URL/api/users/me" | jq -r .email`,
  py: `import datetime, json, os, time, urllib.error, urllib.request
portal, key = os.environ["PORTAL_URL"], os.environ["PORTAL_KEY"]
def call(path, body=None, **headers):
    headers = {"x-api-key": key, "content-type": "application/json", **{name.replace("_", "-"): value for name, value in headers.items()}}
    data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(portal + path, data, headers), timeout=60) as answer:
            return answer.read() if "/files/" in path else json.load(answer)
    except urllib.error.HTTPError as refusal:
        if refusal.code not in (429, 503):
            raise SystemExit(f"{refusal.code} {refusal.read().decode()}")
        time.sleep(int(refusal.headers.get("retry-after", 1)))
    return call(path, body, **headers)
print(call("/api/users/me")["email"])`,
  ts: `import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
const portal = process.env['PORTAL_URL'] ?? '';
const key = { 'x-api-key': process.env['PORTAL_KEY'] ?? '' };
const call = async (path: string, init: RequestInit = {}): Promise<any> => {
  const response = await fetch(portal + path, { ...init, headers: { ...key, ...init.headers } });
  if (response.status === 429 || response.status === 503) {
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return call(path, init);
  }
  if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`);
  return response.status === 204 ? null : response.json();
};
const send = (path: string, body: unknown, headers = {}) =>
  call(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } });
console.log((await call('/api/users/me')).email);`,
};

const quote: GuideStep = {
  title: 'Ask carriers for prices',
  text: `\`idempotency-key\` names what must not happen twice: the same key answers what was answered first, and another body
under it is refused with 422. A key belongs to one call, to the account that is acted for and to what the caller came by: all
sessions of a person share theirs, each API key has its own. It is kept for three days. Of a call that is sent or answers a
secret only that it was done is kept: a repeat is refused with 409.`,
  sh: `pickup=$(date -u -d '+7 days' +%F)
load=$(portal "$PORTAL_URL/api/loads" -H 'content-type: application/json' -H "idempotency-key: order-$$-4500718823" -d @- <<JSON
{ "mode": "ltl", "pickup_date": "$pickup",
  "stops": [{ "type": "pickup", "zip_code": "75207" }, { "type": "delivery", "zip_code": "60632" }],
  "line_items": [{ "commodity": "Machine parts", "freight_class": "92.5", "weight": 1860,
    "handling_unit": "PAT", "handling_unit_count": 3, "length": 48, "width": 40, "height": 48 }] }
JSON
)
id=$(jq .id <<< "$load")`,
  py: `pickup = (datetime.date.today() + datetime.timedelta(days=7)).isoformat()
item = {"commodity": "Machine parts", "freight_class": "92.5", "weight": 1860, "handling_unit": "PAT",
        "handling_unit_count": 3, "length": 48, "width": 40, "height": 48}
places = [{"type": "pickup", "zip_code": "75207"}, {"type": "delivery", "zip_code": "60632"}]
load = call("/api/loads", {"mode": "ltl", "pickup_date": pickup, "stops": places, "line_items": [item]},
            idempotency_key=f"order-{os.getpid()}-4500718825")`,
  ts: `const pickup_date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
const item = { commodity: 'Machine parts', freight_class: '92.5', weight: 1860, handling_unit: 'PAT', handling_unit_count: 3 };
const load = await send(
  '/api/loads',
  {
    mode: 'ltl',
    pickup_date,
    stops: [{ type: 'pickup', zip_code: '75207' }, { type: 'delivery', zip_code: '60632' }],
    line_items: [{ ...item, length: 48, width: 40, height: 48 }],
  },
  { 'idempotency-key': \`order-\${process.pid}-4500718824\` },
);`,
};

const choose: GuideStep = {
  title: 'Wait for the answers and take the cheapest',
  text: `Carriers are asked at once and answer within a minute. A price may be booked until \`expiration_date\`; later the load is
quoted again with \`POST /api/loads/{id}/quote\`.`,
  sh: `for second in $(seq 60); do
  quotes=$(portal "$PORTAL_URL/api/loads/$id/carriers")
  [ "$(jq '.answered == .requested and .requested > 0' <<< "$quotes")" = true ] && break
  sleep 1
done
quote=$(jq '.items | min_by(.price) | .id' <<< "$quotes")`,
  py: `quotes = call(f"/api/loads/{load['id']}/carriers")
while not 0 < quotes["requested"] == quotes["answered"]:
    time.sleep(1)
    quotes = call(f"/api/loads/{load['id']}/carriers")
cheapest = min(quotes["items"], key=lambda quote: quote["price"])`,
  ts: `let quotes: { requested: number; answered: number; items: { id: number; price: number }[] };
do {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  quotes = await call(\`/api/loads/\${load.id}/carriers\`);
} while (quotes.requested === 0 || quotes.answered < quotes.requested);
const [cheapest] = quotes.items.toSorted((one, other) => one.price - other.price);`,
};

const book: GuideStep = {
  title: 'Book it',
  text: 'Each stop is confirmed with its place, its hours and whom to call. A load is booked once: whoever is second gets 409.',
  sh: `stops=$(jq '[.stops[] | { id, name: "Dock 3", address: "100 Commerce St", contact: { name: "Ana Ruiz", phone: "2145550100" },
  open_time: "08:00", close_time: "16:00" }]' <<< "$load")
jq -n --argjson quote "$quote" --argjson stops "$stops" '{ carrier_quote_id: $quote, stops: $stops,
  references: [{ type: "PO", value: "4500718823" }] }' |
  portal "$PORTAL_URL/api/loads/$id/tender?pickup=true&insurance=false" -H 'content-type: application/json' -d @- | jq -r .status`,
  py: `dock = {"name": "Dock 3", "address": "100 Commerce St", "contact": {"name": "Ana Ruiz", "phone": "2145550100"}}
stops = [{"id": stop["id"], **dock, "open_time": "08:00", "close_time": "16:00"} for stop in load["stops"]]
booking = {"carrier_quote_id": cheapest["id"], "stops": stops, "references": [{"type": "PO", "value": "4500718825"}]}
print(call(f"/api/loads/{load['id']}/tender?pickup=true&insurance=false", booking)["status"])`,
  ts: `const place = { name: 'Dock 3', address: '100 Commerce St', contact: { name: 'Ana Ruiz', phone: '2145550100' } };
const hours = { open_time: '08:00', close_time: '16:00' };
const tendered = await send(\`/api/loads/\${load.id}/tender?pickup=true&insurance=false\`, {
  carrier_quote_id: cheapest?.id,
  stops: load.stops.map(({ id }: { id: number }) => ({ id, ...place, ...hours })),
  references: [{ type: 'PO', value: '4500718824' }],
});
console.log(tendered.status);`,
};

const follow: GuideStep = {
  title: 'Follow it, add a paper and fetch the bill of lading',
  text: `Lists answer \`items\` and \`total\`, and are paged by \`skip\` and \`limit\`, 100 at most. The bill of lading is there once the
carrier has accepted. Papers have signed addresses that are good for ten minutes. Files are sent as forms.`,
  sh: `portal "$PORTAL_URL/api/loads?limit=25&skip=0&sort=-id" | jq -r '.items[] | "\\(.id) \\(.status)"'
portal "$PORTAL_URL/api/history?load_id=$id" | jq -r '.items[].event'
portal "$PORTAL_URL/api/user-docs" -F "load_id=$id" -F type=other -F 'file=@paper.pdf;type=application/pdf' | jq -r .name
for second in $(seq 60); do
  [ "$(portal "$PORTAL_URL/api/loads/details/$id" | jq -r .status)" != tendered ] && break
  sleep 1
done
bol=$(portal "$PORTAL_URL/api/docs/generate" -H 'content-type: application/json' -d "{ \\"load_id\\": $id, \\"type\\": \\"bol\\" }")
curl --silent --fail --output "$(jq -r .name <<< "$bol")" "$PORTAL_URL$(jq -r .url <<< "$bol")"`,
  py: `while call(f"/api/loads/details/{load['id']}")["status"] == "tendered":
    time.sleep(1)
print([event["event"] for event in call(f"/api/history?load_id={load['id']}")["items"]])
bol = call("/api/docs/generate", {"load_id": load["id"], "type": "bol"})
with open(bol["name"], "wb") as file:
    file.write(call(bol["url"]))`,
  ts: `const { items } = await call('/api/loads?limit=25&skip=0&sort=-id');
console.log(items.map(({ id, status }: { id: number; status: string }) => \`\${id} \${status}\`));
console.log((await call(\`/api/history?load_id=\${load.id}\`)).items.length);
const form = new FormData();
form.append('load_id', String(load.id));
form.append('type', 'other');
form.append('file', await openAsBlob('paper.pdf', { type: 'application/pdf' }), 'paper.pdf');
await call('/api/user-docs', { method: 'POST', body: form });
while ((await call(\`/api/loads/details/\${load.id}\`)).status === 'tendered')
  await new Promise((resolve) => setTimeout(resolve, 1000));
const bol = await send('/api/docs/generate', { load_id: load.id, type: 'bol' });
await writeFile(bol.name, Buffer.from(await (await fetch(new URL(bol.url, portal))).arrayBuffer()));`,
};

export const guideSteps: readonly GuideStep[] = [begin, quote, choose, book, follow, ordersStep];

const blocksOf = (code: { sh?: string; py: string; ts: string }): string[] =>
  Object.entries(code).map(([language, lines]) => `\`\`\`${language}\n${lines}\n\`\`\``);

/** How the API is called, as Markdown before the list of its calls. */
export const apiGuide = [
  `Quote, book and track freight from a program. Messages come in English and Spanish, and data never depends on the
language. Below is the whole way from a price to a bill of lading, in a shell, in Python (3.9 or newer, without any package)
and in TypeScript (Node.js 22 or newer); after it come all calls, each with an example of its own. A client that knows the
types of all calls is made of this document by \`npm run client\` in the portal's repository.`,
  ...guideSteps.map(({ title, text, sh, py, ts }, index) =>
    [`### ${index + 1}. ${title}`, text, ...blocksOf({ sh, py, ts })].join('\n\n'),
  ),
  ['### Let an assistant quote and book', mcpGuide].join('\n\n'),
  ['### Hear what happens', webhookGuide.text, ...blocksOf({ py: webhookGuide.py, ts: webhookGuide.ts })].join('\n\n'),
].join('\n\n');
