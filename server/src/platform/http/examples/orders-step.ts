/** How the guide says to send the orders of one's own system. */
export const ordersStep = {
  title: 'Send orders of your own system',
  text: `An order is a load as soon as its places and one line can be read: a draft, whose \`missing\` names what keeps it from
being priced, in both languages. Somebody completes it on its screen, or you with \`PATCH /api/loads/{id}\`; with \`"quote": true\`
an order that lacks nothing is priced at once. \`external_id\` is the order's number with you: one load of your account has it for
good, cancelled or not. The same order again answers that load, whether it comes by this call, by \`POST /api/loads\` or in a sheet;
another one under its number gets 409 and the load that has it. Of an order sent before, only what it said counts, not what has
become of its load. \`GET /api/loads?order_number=\` finds its load; webhooks and the feed name \`external_id\` with each event.`,
  sh: `order=$(portal "$PORTAL_URL/api/orders" -H 'content-type: application/json' -d @- <<JSON
{ "external_id": "SO-$$-1", "mode": "ltl", "po_number": "4500718825",
  "stops": [{ "type": "pickup", "zip_code": "75207" }, { "type": "delivery", "zip_code": "60632" }],
  "line_items": [{ "commodity": "Valves", "handling_unit": "PAT", "handling_unit_count": 2, "freight_class": "70" }] }
JSON
)
jq -r '.state, (.load.missing[] | .words.en)' <<< "$order"
portal "$PORTAL_URL/api/loads?order_number=SO-$$-1" | jq -r '.items[0].id'`,
  py: `order = {"external_id": f"SO-{os.getpid()}-3", "mode": "ltl", "stops": places,
         "line_items": [{"commodity": "Valves", "handling_unit": "PAT", "handling_unit_count": 2, "freight_class": "70"}]}
first = call("/api/orders", order)
print(first["state"], [one["words"]["en"] for one in first["load"]["missing"]])
again = call("/api/orders", order)
print(again["state"], again["load"]["id"] == first["load"]["id"])`,
  ts: `const order = {
  external_id: \`SO-\${process.pid}-2\`,
  mode: 'ltl',
  stops: [{ type: 'pickup', zip_code: '75207' }, { type: 'delivery', zip_code: '60632' }],
  line_items: [{ commodity: 'Valves', handling_unit: 'PAT', handling_unit_count: 2, freight_class: '70' }],
};
const first = await send('/api/orders', order);
console.log(first.state, first.load.missing.map(({ words }: { words: { en: string } }) => words.en));
const again = await send('/api/orders', order);
console.log(again.state, again.load.id === first.load.id);`,
};
