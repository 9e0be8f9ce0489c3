import { loadDelivered } from '@portal/contract/tracking/tracking.events.ts';
import type { Claim } from '@portal/contract/claims/claim.ts';
import { claims } from '@portal/contract/claims/claims.contract.ts';
import { loads } from '@portal/contract/loads/loads.contract.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { fileClaim, makeClaimRow, makeDeliveredLoad } from '../../../testing/fixtures/filed-claim.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { claimDay, claimTime } from '../deadlines/claim-days.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { addMonths } from '../deadlines/deadlines.ts';

let app: TestApp;
let shipper: Shipper;
let other: Shipper;
let operator: Shipper;
let damaged: Claim;
let stolen: Claim;
let draft: Claim;
let foreign: Claim;

const change = async (claim: Claim, body: object, { token }: Shipper): Promise<Claim> =>
  (
    await app.call(claims.change, {
      params: { id: claim.id },
      body: { version: claim.version, ...body },
      token,
    })
  ).body;

beforeAll(async () => {
  app = await startTestApp();
  shipper = await makeShipper(app);
  other = await makeShipper(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
  damaged = await fileClaim(app, shipper);
  stolen = await fileClaim(app, shipper, { category: 'theft', amount: 300, currency: 'MXN' });
  draft = await fileClaim(app, shipper, { draft: true, amount: 5000 });
  foreign = await fileClaim(app, other, { amount: 99.99 });
  const approved = await change(damaged, { status: 'approved', representative_id: operator.user_id }, operator);
  await change(approved, { status: 'paid', recovered_amount: 1000 }, operator);
});
afterAll(() => app.stop());

type Query = Record<string, unknown>;
const list = async (query: Query = {}, { token }: Shipper = shipper) =>
  (await app.call(claims.list, { query, token })).body;
const ids = async (query: Query = {}, who: Shipper = shipper) => (await list(query, who)).items.map(({ id }) => id);

test('a customer sees its own, newest first, with sums by currency of what was filed', async () => {
  const page = await list();
  expect(page.items.map(({ id }) => id)).toEqual([draft.id, stolen.id, damaged.id]);
  expect(page).toMatchObject({
    total: 3,
    counts: { all: 3, open: 1, mine: 1, overdue: 0 },
    sums: [
      { currency: 'USD', claimed: 1250.5, recovered: 1000 },
      { currency: 'MXN', claimed: 300, recovered: 0 },
    ],
  });
  expect(page.representatives).toBeUndefined();
  expect(page.items[2]).toMatchObject({
    status: 'paid',
    next_deadline: null,
    load: { origin: 'Dallas, TX', destination: 'Chicago, IL', pro_number: '0482917357' },
  });
});

test('the operator sees all accounts’ and who may be given them', async () => {
  const page = await list({ account_id: other.account_id }, operator);
  expect(page.items.map(({ id }) => id)).toEqual([foreign.id]);
  expect(page.representatives?.map(({ id }) => id)).toContain(operator.user_id);
  expect(await ids({}, operator)).toEqual([foreign.id, draft.id, stolen.id, damaged.id]);
});

test.each([
  [{ status: ['draft', 'paid'] }, () => [draft.id, damaged.id]],
  [{ type: 'invoice_inquiry' }, () => []],
  [{ show: 'open' }, () => [stolen.id]],
  [{ show: 'mine' }, () => [draft.id]],
  [{ sort: '-amount' }, () => [draft.id, damaged.id, stolen.id]],
  [{ sort: 'due', show: 'open' }, () => [stolen.id]],
  [{ representative_id: 'none' }, () => [draft.id, stolen.id]],
  [{ skip: 1, limit: 1 }, () => [stolen.id]],
  [{ search: '%' }, () => []],
  [{ search: '048291' }, () => [draft.id, stolen.id, damaged.id]],
] as const)('filtered by %j', async (query, expected) => expect(await ids(query)).toEqual(expected()));

test('a case is found by its number, its load’s, and the operator’s by whom it was given to', async () => {
  expect(await ids({ search: String(stolen.id) })).toEqual([stolen.id]);
  expect(await ids({ search: String(stolen.load.id) })).toEqual([stolen.id]);
  expect(await ids({ load_id: damaged.load.id })).toEqual([damaged.id]);
  expect(await ids({ representative_id: operator.user_id }, operator)).toEqual([damaged.id]);
  expect(await ids({ show: 'mine' }, operator)).toEqual([foreign.id, stolen.id, damaged.id]);
  expect(await ids({ search: String(foreign.id) })).toEqual([]);
});

test('what is overdue is found by its clock', async () => {
  const claim = await fileClaim(app, other);
  const { db } = app.services;
  const long = { submitted_at: new Date(Date.now() - 40 * 86_400_000).toISOString() };
  await db.updateTable('claims').set(long).where('id', '=', claim.id).execute();
  await change(claim, { carrier_claim_number: 'CC-1' }, operator);
  expect(await ids({ show: 'overdue' }, other)).toEqual([claim.id]);
  const page = await list({ show: 'overdue' }, other);
  expect(page.counts.overdue).toBe(1);
  expect(page.items[0]?.next_deadline).toEqual({
    code: 'acknowledge',
    due_on: addDays(claimDay({ ...claimTime(app), now: new Date(long.submitted_at) }), 30),
    overdue: true,
  });
});

test('the clock to file starts when a load that was on its way comes', async () => {
  const load_id = await makeDeliveredLoad(app, shipper.account_id, {
    status: 'in transit',
    actual_delivery_at: null,
    due_date: null,
  });
  const claim = await fileClaim(app, shipper, { load_id, draft: true, discovered_on: null });
  expect(claim.next_deadline).toBeNull();
  const actual_delivery_at = `${claimDay(claimTime(app))}T18:00:00Z`;
  await app.services.db.updateTable('loads').set({ actual_delivery_at }).where('id', '=', load_id).execute();
  await emit(systemContext(app.services, 'test'), loadDelivered, { load_id });
  await vi.waitUntil(async () => (await list({ load_id })).items[0]?.next_deadline !== null, 30_000);
  expect((await list({ load_id })).items[0]?.next_deadline?.due_on).toBe(addMonths(claimDay(claimTime(app)), 9));
});

test('another account’s load, or account, is 404 as one that does not exist', async () => {
  const ask = async (query: Query) => {
    const { status, body } = await app.call(claims.list, { query, token: shipper.token });
    return [status, (body as unknown as { detail: unknown }).detail];
  };
  const absent = 2_147_483_647;
  const foreignLoad = await ask({ load_id: foreign.load.id });
  expect(foreignLoad[0]).toBe(404);
  expect(foreignLoad).toEqual(await ask({ load_id: absent }));
  const foreignAccount = await ask({ account_id: other.account_id });
  expect(foreignAccount[0]).toBe(404);
  expect(foreignAccount).toEqual(await ask({ account_id: absent }));
});

test('cases are found by the day they were opened, in the zone of the caller’s account', async () => {
  const islander = await makeShipper(app);
  const { db } = app.services;
  await db.updateTable('accounts').set({ zip_code: '96813' }).where('id', '=', islander.account_id).execute();
  // Seven in the evening of the last of October in Honolulu, and a day in December.
  const [late, later] = [await fileClaim(app, islander), await fileClaim(app, islander)];
  const open = (id: number, created_at: string) =>
    db.updateTable('claims').set({ created_at }).where('id', '=', id).execute();
  await open(late.id, '2026-11-01T05:00:00Z');
  await open(later.id, '2026-12-05T12:00:00Z');
  expect(await ids({ opened_from: '2026-10-31', opened_to: '2026-10-31' }, islander)).toEqual([late.id]);
  expect(await ids({ opened_from: '2026-11-01' }, islander)).toEqual([later.id]);
  expect(await ids({ opened_to: '2026-10-30' }, islander)).toEqual([]);
  const page = await list({ opened_to: '2026-11-30' }, islander);
  expect(page).toMatchObject({ total: 1, counts: { all: 1 } });
  const { status } = await app.call(claims.list, { query: { opened_from: '2026-13-01' }, token: islander.token });
  expect(status).toBe(400);
});

test('a load without cases has an empty list, and its own history says nothing of any', async () => {
  const load_id = await makeDeliveredLoad(app, shipper.account_id);
  expect(await list({ load_id })).toMatchObject({ items: [], total: 0, sums: [] });
  const { body } = await app.call(loads.history, { query: { load_id }, token: shipper.token });
  expect(body.items).toEqual([]);
});

test('the cases of others do not reach a customer’s list, whatever it asks', async () => {
  const load = { load_id: foreign.load.id, account_id: other.account_id };
  await makeClaimRow(app, load);
  for (const query of [{}, { search: 'Shipper' }, { show: 'open' }, { limit: 100 }] as Query[]) {
    const { items } = await list(query);
    expect(items.every(({ account }) => account.id === shipper.account_id)).toBe(true);
  }
});
