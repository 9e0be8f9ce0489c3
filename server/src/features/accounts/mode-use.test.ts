import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import type { DispatchMode } from '@portal/contract/modes/dispatch-modes.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCarrier } from '../../seed/carriers.ts';
import { makeDrayageLoad } from '../../seed/drayage-loads.ts';
import { makeLoad } from '../../seed/loads.ts';
import { unusedScac } from '../../testing/fixtures/carriers/unused-scac.ts';
import { makeInsuranceQuote } from '../../testing/fixtures/foreign/foreign-insurance.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;
let shipper: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
});
beforeEach(async () => {
  shipper = await makeShipper(app);
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const read = async ({ token } = operator) =>
  (await app.call(accounts.get, { params: { id: shipper.account_id }, token })).body;
const useOf = async (mode: DispatchMode, who = operator) => (await read(who)).mode_use.find((use) => use.mode === mode);
const set = async (modes: Partial<Record<DispatchMode, boolean>>) => {
  const { version } = await read();
  const sent = { params: { id: shipper.account_id }, body: { version, can_dispatch_modes: modes } };
  return (await app.call(accounts.change, { ...sent, token: operator.token })).body;
};

const unused = { used: 0, carriers: 0, places: 0, ever_used: false, off_since: null };

test('loads of the last 30 days count by mode, with their carriers; older ones say that it was used', async () => {
  const { db } = app.services;
  const { account_id } = shipper;
  const carriers = [await makeCarrier(db, { scac: unusedScac() }), await makeCarrier(db, { scac: unusedScac() })];
  for (const carrier_id of [...carriers, carriers[0], null])
    await makeLoad(db, { account_id, mode: 'ltl', carrier_id: carrier_id ?? null });
  await makeLoad(db, { account_id, mode: 'expedited', created_at: daysAgo(29) });
  await makeLoad(db, { account_id, mode: 'reefer', created_at: daysAgo(31) });
  await makeLoad(db, { account_id: operator.account_id, mode: 'flatbed' });
  expect((await read()).mode_use.map(({ mode }) => mode)).toEqual([
    'ltl',
    'ftl',
    'exp',
    'reefer',
    'flatbed',
    'drayage',
    'insurance',
  ]);
  expect(await useOf('ltl')).toEqual({ ...unused, mode: 'ltl', used: 4, carriers: 2, ever_used: true });
  expect(await useOf('exp')).toEqual({ ...unused, mode: 'exp', used: 1, ever_used: true });
  expect(await useOf('reefer')).toEqual({ ...unused, mode: 'reefer', ever_used: true });
  expect(await useOf('flatbed')).toEqual({ ...unused, mode: 'flatbed' });
  // Its own people read the same.
  expect(await useOf('ltl', shipper)).toMatchObject({ used: 4, carriers: 2 });
});

test('containers count with the ports they came from', async () => {
  const { db } = app.services;
  const { account_id } = shipper;
  for (const place of ['USLAX', 'USLAX', 'USHOU']) await makeDrayageLoad(db, { account_id, haul: { place } });
  expect(await useOf('drayage')).toMatchObject({ used: 3, places: 2, ever_used: true });
});

test('policies count once they are bought, and no longer where they are cancelled', async () => {
  const { db } = app.services;
  const bought = async (bought_at: string | null, status: 'quoted' | 'cancelled' = 'quoted') => {
    const id = await makeInsuranceQuote(db, shipper);
    await db.updateTable('insurance_quotes').set({ bought_at, status }).where('id', '=', id).execute();
  };
  await bought(null);
  expect(await useOf('insurance')).toEqual({ ...unused, mode: 'insurance' });
  await bought(daysAgo(31));
  expect(await useOf('insurance')).toMatchObject({ used: 0, ever_used: true });
  await bought(daysAgo(1), 'cancelled');
  await bought(daysAgo(2));
  expect(await useOf('insurance')).toMatchObject({ used: 1, ever_used: true });
});

test('a mode that was switched off says since when, and no longer once it is on', async () => {
  const before = Date.now() - 1000;
  await set({ reefer: false });
  // Other changes do not move that day.
  await set({ flatbed: false, reefer: false });
  const { off_since } = (await useOf('reefer')) ?? {};
  expect(Date.parse(off_since ?? '')).toBeGreaterThan(before);
  expect(Date.parse((await useOf('flatbed'))?.off_since ?? '')).toBeGreaterThanOrEqual(Date.parse(off_since ?? ''));
  expect((await useOf('ltl'))?.off_since).toBeNull();
  const { mode_use } = await set({ reefer: true });
  expect(mode_use.find(({ mode }) => mode === 'reefer')?.off_since).toBeNull();
});

test('a mode that never was on has no such day', async () => {
  const off = { ltl: true, ftl: false, exp: false, insurance: false, flatbed: false, reefer: false, drayage: false };
  await app.services.db
    .updateTable('accounts')
    .set({ can_dispatch_modes: JSON.stringify(off) })
    .where('id', '=', shipper.account_id)
    .execute();
  expect(await useOf('ftl')).toEqual({ ...unused, mode: 'ftl' });
});
