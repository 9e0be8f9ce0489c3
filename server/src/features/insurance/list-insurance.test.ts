import { insurance } from '@portal/contract/insurance/insurance.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  shipper = await makeShipper(app);
});

const departs_on = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);

/** A quote made at a moment, and bought at another where it was. */
const quotedAt = async (created_at: string, bought_at: string | null = null): Promise<number> => {
  const body = { origin_zip_code: '85043', destination_zip_code: '28208', commodity: 'Brake rotors', departs_on };
  const { id } = (await app.call(insurance.create, { token: shipper.token, body })).body;
  await app.services.db.updateTable('insurance_quotes').set({ created_at, bought_at }).where('id', '=', id).execute();
  return id;
};

it('shows what was bought, or quoted where nothing was, between days of the zone of the reader’s account', async () => {
  // Los Angeles: the tenth lasts until seven in the morning of the eleventh in UTC.
  const seat = { zip_code: '90012', country: 'US' };
  await app.services.db.updateTable('accounts').set(seat).where('id', '=', shipper.account_id).execute();
  const tenth = await quotedAt('2026-03-11T06:59:00Z');
  const eleventh = await quotedAt('2026-03-11T07:01:00Z');
  const boughtLater = await quotedAt('2026-03-01T12:00:00Z', '2026-03-12T12:00:00Z');
  const shown = async (query: object) => {
    const { body } = await app.call(insurance.list, { token: shipper.token, query });
    expect(body.total).toBe(body.items.length);
    expect(body.counts.quoted).toBe(body.items.length);
    return body.items.map(({ id }) => id).toSorted((a, b) => a - b);
  };
  expect(await shown({ bought_from: '2026-03-10', bought_to: '2026-03-10' })).toEqual([tenth]);
  expect(await shown({ bought_from: '2026-03-11', bought_to: '2026-03-11' })).toEqual([eleventh]);
  expect(await shown({ bought_from: '2026-03-11' })).toEqual([eleventh, boughtLater]);
  expect(await shown({ bought_to: '2026-03-11' })).toEqual([tenth, eleventh]);
  const file = await app.call(insurance.exportList, {
    token: shipper.token,
    query: { bought_from: '2026-03-12', format: 'csv', language: 'en' },
  });
  expect(String(file.body).trim().split('\r\n')).toHaveLength(2);
  const wrong = await app.call(insurance.list, { token: shipper.token, query: { bought_from: '03-10-2026' } });
  expect(wrong.status).toBe(400);
});
