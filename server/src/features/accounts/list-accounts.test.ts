import { accountChildren, accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeAccount } from '../../seed/accounts.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeHolder } from '../../testing/fixtures/make-holder.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { makeCarrier } from '../../seed/carriers.ts';
import { unusedScac } from '../../testing/fixtures/carriers/unused-scac.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;
let top: Shipper;
let stranger: Shipper;
let middle: number;
let lowest: number;
let sibling: number;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.services;
  operator = await makeShipper(app, { role: 'platform_admin' });
  top = await makeShipper(app, { markupPercent: 12, markupMin: 35 });
  await db
    .updateTable('accounts')
    .set({ name: 'Zinc Top', crm_account_id: 'CRM-9' })
    .where('id', '=', top.account_id)
    .execute();
  middle = await makeAccount(db, { name: 'Zinc Río', city: 'Monterrey', parent_id: top.account_id });
  lowest = await makeAccount(db, {
    name: 'Zinc Low',
    parent_id: middle,
    can_dispatch_modes: { ltl: false, ftl: false, exp: false, insurance: false, flatbed: false, reefer: false },
  });
  sibling = await makeAccount(db, { name: 'Zinc Closed', parent_id: top.account_id });
  await db.updateTable('accounts').set({ status: 'closed' }).where('id', '=', sibling).execute();
  stranger = await makeShipper(app);
  await db.updateTable('accounts').set({ name: 'Zinc Stranger' }).where('id', '=', stranger.account_id).execute();
  const carrier_id = await makeCarrier(db, { scac: unusedScac() });
  await makeQuotedLoad(app, { account_id: middle, carrier_id });
  const counted = db.selectFrom('accounts').select('recent_loads').where('id', '=', middle);
  await vi.waitUntil(async () => (await counted.executeTakeFirst())?.recent_loads === 1, { timeout: 30_000 });
});
afterAll(() => app.stop());

const list = async (query: Record<string, unknown> = {}, { token }: Shipper = operator) =>
  (await app.call(accounts.list, { query: { search: 'zinc', ...query }, token })).body;
const ids = async (query: Record<string, unknown> = {}, who: Shipper = operator) =>
  (await list(query, who)).items.map(({ id }) => id);

test('the operator sees every customer by name, its markup and its figures, and no closed one', async () => {
  const page = await list();
  expect(page.items.map(({ name }) => name)).toEqual(['Zinc Low', 'Zinc Río', 'Zinc Stranger', 'Zinc Top']);
  expect(page.total).toBe(4);
  const found = page.items.find(({ id }) => id === top.account_id);
  expect(found).toMatchObject({ markup_percent: 12, markup_min: 35, users: 1, children: 1, parent: null, level: 0 });
  expect(found?.weeks).toEqual(Array.from({ length: 12 }, () => 0));
  const child = page.items.find(({ id }) => id === middle);
  expect(child).toMatchObject({ loads_30_days: 1, parent: { id: top.account_id, name: 'Zinc Top' } });
  expect(child?.weeks).toEqual([...Array.from({ length: 11 }, () => 0), 1]);
});

test('an account admin sees the own tree and nothing of the operator’s', async () => {
  const page = await list({}, top);
  expect(page.items.map(({ id }) => id)).toEqual([lowest, middle, top.account_id]);
  expect(page.items.flatMap((item) => Object.keys(item))).not.toContain('markup_percent');
  expect(await ids({ search: 'CRM-9' }, top)).toEqual([]);
  expect(await ids({ search: 'crm-9' })).toEqual([top.account_id]);
});

test.each([
  [{ search: 'rio' }, () => [middle]],
  [{ search: 'MONTERREY' }, () => [middle]],
  [{ search: '%' }, () => []],
  // Less than three letters begin a word.
  [{ search: 'rí' }, () => [middle]],
  [{ search: 'ío' }, () => []],
  [{ search: 'z' }, () => [lowest, middle, stranger.account_id, top.account_id]],
  [{ status: ['closed'] }, () => [sibling]],
  [{ status: 'closed' }, () => [sibling]],
  [{ mode: ['reefer', 'flatbed'] }, () => [middle, stranger.account_id, top.account_id]],
  [{ size: ['small'] }, () => [middle]],
  [{ size: ['none', 'large'] }, () => [lowest, stranger.account_id, top.account_id]],
  [{ sort: '-name' }, () => [top.account_id, stranger.account_id, middle, lowest]],
  [{ sort: '-id' }, () => [stranger.account_id, lowest, middle, top.account_id]],
  [{ sort: '-loads' }, () => [middle, lowest, stranger.account_id, top.account_id]],
  [{ skip: 1, limit: 2 }, () => [middle, stranger.account_id]],
  [{ parent_id: 'none' }, () => [stranger.account_id, top.account_id]],
  [{ parent_id: 'none', sort: '-id' }, () => [stranger.account_id, top.account_id]],
] as const)('filtered by %j', async (query, expected) => expect(await ids(query)).toEqual(expected()));

test('children of opened accounts follow them and are not counted', async () => {
  const page = await list({ parent_id: 'none', open: [top.account_id, middle] });
  expect(page.items.map(({ id, level }) => [id, level])).toEqual([
    [stranger.account_id, 0],
    [top.account_id, 0],
    [middle, 1],
    [lowest, 2],
  ]);
  expect(page.total).toBe(2);
  expect(await ids({ parent_id: top.account_id })).toEqual([middle]);
});

test('children of the own account are listed to those who see the accounts below', async () => {
  const { account_id } = top;
  const alone = await makeHolder(app, { kind: 'account_admin', without: ['see_accounts_below'], account_id });
  const children = async ({ token }: Shipper) => (await app.call(accountChildren.list, { query: {}, token })).body;
  expect(await children(top)).toMatchObject({ items: [{ id: middle }], total: 1 });
  expect(await children(alone)).toEqual({ items: [], total: 0 });
});

test('what a search or filter finds is counted up to a thousand, and the accounts of a whole list all', async () => {
  const parent = await makeShipper(app);
  await app.services.pool.query(
    `insert into accounts (name, city, parent_id) select 'Quartz ' || n, 'Quiroga', $1::integer from generate_series(1, 1001) n`,
    [parent.account_id],
  );
  const counted = async (query: Record<string, unknown>) => {
    const { body } = await app.call(accounts.list, { query: { limit: 1, ...query }, token: operator.token });
    return [body.total, body.total_capped];
  };
  expect(await counted({ search: 'quiroga' })).toEqual([1000, true]);
  expect(await counted({ parent_id: parent.account_id, mode: ['ltl'] })).toEqual([1000, true]);
  expect(await counted({ parent_id: parent.account_id })).toEqual([1001, undefined]);
  expect(await counted({ search: 'quartz 1001' })).toEqual([1, undefined]);
  expect((await app.call(accounts.list, { query: { search: 'quiroga' }, token: top.token })).body.total).toBe(0);
});

test('a foreign account is 404 as one that does not exist, in a filter and by its id, and opens nothing', async () => {
  const ask = async (id: number) => {
    const listed = await app.call(accounts.list, { query: { parent_id: id }, token: stranger.token });
    const got = await app.call(accounts.get, { params: { id }, token: stranger.token });
    const detail = (body: unknown) => (body as { detail: unknown }).detail;
    return [listed.status, detail(listed.body), got.status, detail(got.body)];
  };
  const foreign = await ask(top.account_id);
  expect(foreign[0]).toBe(404);
  expect(foreign).toEqual(await ask(2_147_483_647));
  expect(await ids({ open: [top.account_id] }, stranger)).toEqual([stranger.account_id]);
});

test('an account below is read without its parent by its own people, who get nothing of the operator’s', async () => {
  const own = await makeShipper(app, { account_id: middle });
  const { body } = await app.call(accounts.get, { params: { id: middle }, token: own.token });
  expect(body).toMatchObject({ name: 'Zinc Río', parent: null, loads_30_days: 1, open_loads: 0, version: 1 });
  for (const field of ['markup_percent', 'crm_account_id', 'credit_limit', 'freight_system_id']) {
    expect(body).not.toHaveProperty(field);
  }
  const above = await app.call(accounts.get, { params: { id: middle }, token: operator.token });
  expect(above.body).toMatchObject({ parent: { id: top.account_id }, markup_percent: 0, crm_account_id: null });
});
