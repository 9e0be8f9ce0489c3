import { claimViews } from '@portal/contract/claims/claim-views.contract.ts';
import { savedViews, savedViewsLimit } from '@portal/contract/loads/saved-views.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const add = ({ token }: Shipper, name: string, filters: object = {}) =>
  app.call(claimViews.add, { body: { name, filters }, token });
const namesOf = async ({ token }: Shipper) =>
  (await app.call(claimViews.list, { token })).body.items.map(({ name }) => name);

test('a view of the claims keeps filters and columns, and is changed and forgotten', async () => {
  const shipper = await makeShipper(app);
  const filters = { show: 'open', status: ['offered'], opened_from: '2026-11-01', sort: 'due' };
  const { status, body } = await add(shipper, 'Offers', filters);
  expect(status).toBe(201);
  expect(body).toEqual({ id: expect.any(Number) as number, name: 'Offers', filters, columns: null });
  const sent = { params: { id: body.id }, token: shipper.token };
  const changed = await app.call(claimViews.change, { ...sent, body: { filters: { representative_id: 'none' } } });
  expect(changed.body).toEqual({ ...body, filters: { representative_id: 'none' } });
  expect((await app.call(claimViews.remove, sent)).status).toBe(204);
  expect((await app.call(claimViews.remove, sent)).status).toBe(404);
});

test('views of the claims and of My Loads know nothing of each other', async () => {
  const shipper = await makeShipper(app);
  const { token } = shipper;
  const { body: ofLoads } = await app.call(savedViews.add, { body: { name: 'Late', filters: {} }, token });
  const { body: ofClaims } = await add(shipper, 'late');
  expect(await namesOf(shipper)).toEqual(['late']);
  const { body: loads } = await app.call(savedViews.list, { token });
  expect(loads.items.map(({ name }) => name)).toEqual(['Late']);
  const renamed = { body: { name: 'x' }, token };
  expect((await app.call(claimViews.change, { params: { id: ofLoads.id }, ...renamed })).status).toBe(404);
  expect((await app.call(savedViews.change, { params: { id: ofClaims.id }, ...renamed })).status).toBe(404);
  expect((await app.call(claimViews.remove, { params: { id: ofLoads.id }, token })).status).toBe(404);
});

test('a name is used once, and no more than 30 are kept even by many at once', async () => {
  const shipper = await makeShipper(app);
  const same = await Promise.all(['Mine', 'MINE', 'mine'].map((name) => add(shipper, name)));
  expect(same.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  const names = Array.from({ length: savedViewsLimit + 5 }, (_, index) => `View ${index}`);
  await Promise.all(names.map((name) => add(shipper, name)));
  expect(await namesOf(shipper)).toHaveLength(savedViewsLimit);
});

test.each([
  [{ status: ['lost'] }, 'filters.status.0'],
  [{ opened_from: '2026-02-30' }, 'filters.opened_from'],
  [{ mode: ['ltl'] }, 'filters'],
])('refuses the filters %o', async (filters, field) => {
  const refused = await add(await makeShipper(app), 'x', filters);
  expect(refused.status).toBe(400);
  expect((refused.body as unknown as { detail: { field: string }[] }).detail[0]?.field).toBe(field);
});
