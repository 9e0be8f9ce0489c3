import { loads } from '@portal/contract/loads/loads.contract.ts';
import { quotes } from '@portal/contract/quotes/quotes.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { textWithoutTimesOrIds } from '../../../testing/text-without-times-or-ids.ts';

let app: TestApp;
let carrier_id: number;
let shipper: Shipper;
let operator: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  carrier_id = await makeCarrier(app.services.db, { scac: 'SAIA' });
  shipper = await makeShipper(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
});

/** Quoted once at $500, which cost $440, and asked about again. */
const requoted = async () => {
  const load = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id });
  expect((await app.call(quotes.request, { params: { id: load.id }, token: shipper.token })).status).toBe(200);
  return load;
};
const earlier = async (id: number, { token }: Shipper) =>
  (await app.call(quotes.earlier, { params: { id }, token })).body.items;

test('a load asked about once has no earlier quotes', async () => {
  const { id } = await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id });
  expect(await earlier(id, shipper)).toEqual([]);
});

test('what was quoted before stays to be read, by round, and can no longer be booked', async () => {
  const { id, tender } = await requoted();
  expect(await earlier(id, shipper)).toMatchObject([
    { round: 1, items: [{ id: tender.carrier_quote_id, price: 500, status: 'superseded', carrier: { scac: 'SAIA' } }] },
  ]);
  const present = await app.call(quotes.list, { params: { id }, token: shipper.token });
  expect(present.body.items.map((quote) => quote.id)).not.toContain(tender.carrier_quote_id);
});

test('what a carrier costs is in no reply to anybody but the operator', async () => {
  const { id } = await requoted();
  const repliesTo = async ({ token }: Shipper) => [
    (await app.call(quotes.earlier, { params: { id }, token })).body,
    (await app.call(quotes.list, { params: { id }, token })).body,
    (await app.call(loads.details, { params: { id }, token })).body,
    (await app.call(loads.get, { params: { id }, token })).body,
    (await app.call(loads.history, { query: { load_id: id }, token })).body,
  ];
  const agent = await makeShipper(app, { role: 'customer_agent', account_id: shipper.account_id });
  const seller = await makeShipper(app, { role: 'sales_agent', account_id: shipper.account_id });
  for (const reader of [shipper, agent, seller]) {
    expect(textWithoutTimesOrIds(await repliesTo(reader))).not.toMatch(/cost|markup|\b440\b/);
  }
  expect((await earlier(id, operator))[0]?.items[0]).toMatchObject({ cost: 440, cost_lines: [{ amount: 440 }] });
});
