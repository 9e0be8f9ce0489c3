import { lanes } from '@portal/contract/loads/lanes/lanes.contract.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { acceptedLoad } from '../../../testing/fixtures/accepted-load.ts';
import { unusedScac } from '../../../testing/fixtures/carriers/unused-scac.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  shipper = await makeShipper(app);
});

const change = (id: number, columns: object) =>
  app.services.db.updateTable('loads').set(columns).where('id', '=', id).execute();
const quoted = async () => {
  const carrier_id = await makeCarrier(app.services.db, { scac: unusedScac() });
  return (await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id })).id;
};
const list = async (query = {}, { token } = shipper) => (await app.call(lanes.list, { token, query })).body;
const prices = (id: number, { token } = shipper) => app.call(lanes.prices, { token, params: { id } });
const longAgo = new Date(Date.now() - 120 * 86_400_000).toISOString();

test('a lane has its newest load, how often it was sent, and the last price that was booked', async () => {
  const first = await acceptedLoad(app, shipper);
  await change(first, { created_at: longAgo });
  const second = await acceptedLoad(app, shipper);
  await change(second, { price: 612.5 });
  const third = await quoted();
  const { items, total } = await list();
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ load_id: third, quote_type: 'ltl', loads: 3, recent_loads: 2 });
  expect(items[0]?.last).toMatchObject({ load_id: second, price: 612.5, carrier: { scac: 'SAIA' } });
  expect(items[0]?.origin.zip_code).not.toBe('');
});

test('ways to quote and places make lanes of their own, those with most loads of 90 days first', async () => {
  const once = await quoted();
  await change(once, { mode: 'ftl', quote_type: 'ftl' });
  const often = [await quoted(), await quoted()];
  expect((await list()).items.map(({ load_id }) => load_id)).toEqual([often[1], once]);
  await change(often[0] ?? 0, { destination_zip: '98101' });
  expect((await list({ limit: 2 })).items).toHaveLength(2);
  expect((await list()).total).toBe(3);
});

test('lanes are searched by places, contacts, freight and carrier, letter by letter', async () => {
  const load = await acceptedLoad(app, shipper);
  await app.services.db
    .updateTable('line_items')
    .set({ commodity: '100% cotton' })
    .where('load_id', '=', load)
    .execute();
  expect((await list({ search: '100% COT' })).total).toBe(1);
  expect((await list({ search: '100_' })).total).toBe(0);
  expect((await list({ search: 'Saia' })).total).toBe(1);
});

test('an account without loads has no lanes, and nobody sees those of another one', async () => {
  await acceptedLoad(app, shipper);
  expect(await list({}, await makeShipper(app))).toEqual({ items: [], total: 0 });
});

test('the last five prices of a lane are those that were booked, the newest first and without the load itself', async () => {
  const booked = [];
  for (const day of [1, 2, 3, 4, 5, 6]) {
    const id = await acceptedLoad(app, shipper);
    await change(id, { price: 500 + day, pickup_date: `2026-10-0${day}` });
    booked.push(id);
  }
  const cancelled = await acceptedLoad(app, shipper);
  await change(cancelled, { status: 'cancelled', pickup_date: '2026-10-07' });
  const elsewhere = await acceptedLoad(app, shipper);
  await change(elsewhere, { destination_zip: '98101', pickup_date: '2026-10-08' });
  const { status, body } = await prices(booked[5] ?? 0);
  expect(status).toBe(200);
  expect(body.items.map(({ price }) => price)).toEqual([505, 504, 503, 502, 501]);
  expect((await prices(await quoted())).body.items.map(({ price }) => price)).toEqual([506, 505, 504, 503, 502]);
  expect((await prices(booked[0] ?? 0, await makeShipper(app))).status).toBe(404);
});
