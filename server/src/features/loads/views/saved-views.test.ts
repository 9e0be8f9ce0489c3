import { type SavedView, savedViews, savedViewsLimit } from '@portal/contract/loads/saved-views.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const add = ({ token }: Shipper, name: string, more: Partial<SavedView> = {}) =>
  app.call(savedViews.add, { body: { name, filters: {}, ...more }, token });
const change = ({ token }: Shipper, id: number, body: Partial<SavedView>) =>
  app.call(savedViews.change, { params: { id }, body, token });
const viewsOf = async ({ token }: Shipper) => (await app.call(savedViews.list, { token })).body.items;
const codesOf = (body: unknown) => (body as { detail: { code: string }[] }).detail.map(({ code }) => code);

test('a view keeps filters, sort and columns; names are in order whatever their case', async () => {
  const shipper = await makeShipper(app);
  const filters = { mode: ['ftl' as const], pickup_from: '2026-12-01', late: true as const, sort: '-price' as const };
  const columns = { order: ['load', 'price', 'status'], shown: ['load', 'price'] };
  const { status, body } = await add(shipper, 'tarde', { filters, columns });
  expect(status).toBe(201);
  expect(body).toEqual({ id: expect.any(Number) as number, name: 'tarde', filters, columns, is_default: false });
  await add(shipper, 'Atlanta', { filters: { status: ['in transit'], origin_state: ['TX'], price_min: 100.5 } });
  expect((await viewsOf(shipper)).map(({ name }) => name)).toEqual(['Atlanta', 'tarde']);
});

test('it is renamed, replaced and deleted; what is not named stays', async () => {
  const shipper = await makeShipper(app);
  const { body: view } = await add(shipper, 'One', { filters: { mode: ['ltl'] } });
  const renamed = await change(shipper, view.id, { name: 'Two' });
  expect(renamed.body).toEqual({ ...view, name: 'Two' });
  const replaced = await change(shipper, view.id, { filters: { text: 'pumps' } });
  expect(replaced.body).toMatchObject({ name: 'Two', filters: { text: 'pumps' } });
  const sent = { params: { id: view.id }, token: shipper.token };
  expect((await app.call(savedViews.remove, sent)).status).toBe(204);
  expect((await app.call(savedViews.remove, sent)).status).toBe(404);
  expect(await viewsOf(shipper)).toEqual([]);
});

test('one view is the default: the latest that was made it', async () => {
  const shipper = await makeShipper(app);
  const { body: first } = await add(shipper, 'First', { is_default: true });
  const { body: second } = await add(shipper, 'Second', { is_default: true });
  const defaults = async () => (await viewsOf(shipper)).filter((view) => view.is_default).map(({ name }) => name);
  expect(await defaults()).toEqual(['Second']);
  await change(shipper, first.id, { is_default: true });
  expect(await defaults()).toEqual(['First']);
  await Promise.all([first, second, first, second].map(({ id }) => change(shipper, id, { is_default: true })));
  expect(await defaults()).toHaveLength(1);
  await Promise.all([first, second].map(({ id }) => change(shipper, id, { is_default: false })));
  expect(await defaults()).toEqual([]);
});

test('a name is used once a person, in whatever case', async () => {
  const shipper = await makeShipper(app);
  const other = await makeShipper(app, { account_id: shipper.account_id });
  const { body: mine } = await add(shipper, 'Late');
  const twice = await add(shipper, 'LATE');
  expect([twice.status, codesOf(twice.body)]).toEqual([409, ['loads.view_name_taken']]);
  expect((await add(other, 'Late')).status).toBe(201);
  const { body: next } = await add(shipper, 'Next');
  const renamed = await change(shipper, next.id, { name: 'late', is_default: true });
  expect([renamed.status, codesOf(renamed.body)]).toEqual([409, ['loads.view_name_taken']]);
  expect((await viewsOf(shipper)).some((view) => view.is_default)).toBe(false);
  expect((await change(shipper, mine.id, { name: 'LATE' })).body.name).toBe('LATE');
});

test('the 31st is refused, also when several are added at once', async () => {
  const shipper = await makeShipper(app);
  const names = Array.from({ length: savedViewsLimit + 5 }, (_, index) => `View ${index}`);
  const answers = await Promise.all(names.map((name) => add(shipper, name)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(savedViewsLimit);
  expect(codesOf(answers.find(({ status }) => status === 409)?.body)).toEqual(['loads.views_too_many']);
});

test('somebody else’s view answers as if it were not there, a colleague’s too', async () => {
  const owner = await makeShipper(app);
  const colleague = await makeShipper(app, { account_id: owner.account_id });
  const { body: view } = await add(owner, 'Mine');
  const foreign = await change(colleague, view.id, { name: 'Yours', is_default: true });
  const absent = await change(colleague, 2_147_483_647, { name: 'Yours', is_default: true });
  expect(foreign.status).toBe(404);
  expect(codesOf(foreign.body)).toEqual(codesOf(absent.body));
  const removed = await app.call(savedViews.remove, { params: { id: view.id }, token: colleague.token });
  expect(removed.status).toBe(404);
  expect(await viewsOf(colleague)).toEqual([]);
  expect(await viewsOf(owner)).toEqual([view]);
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x', filters: { mode: ['ship'] } }, 'filters.mode.0'],
  [{ name: 'x', filters: { colour: 'red' } }, 'filters'],
  [{ name: 'x', filters: { late: 'true' } }, 'filters.late'],
])('refuses %o', async (body, field) => {
  const { token } = await makeShipper(app);
  const refused = await app.call(savedViews.add, { body: { filters: {}, ...body } as never, token });
  expect(refused.status).toBe(400);
  expect((refused.body as unknown as { detail: { field: string }[] }).detail[0]?.field).toBe(field);
});
