import { type DispatchViewFilters, dispatchViews } from '@portal/contract/tendering/dispatch-views.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const anOperator = () => makeShipper(app, { role: 'platform_admin' });
const add = ({ token }: Shipper, name: string, filters: object = {}) =>
  app.call(dispatchViews.add, { body: { name, filters }, token });

test('a view of Dispatch keeps filters, order and columns, and is changed and forgotten', async () => {
  const operator = await anOperator();
  const filters: DispatchViewFilters = { mode: ['drayage'], pickup_to: '2026-12-01', sort: '-price' };
  const columns = { order: ['load', 'left', 'lane'], shown: ['load', 'left'] };
  const { status, body } = await app.call(dispatchViews.add, {
    body: { name: 'Port of Houston', filters, columns },
    token: operator.token,
  });
  expect(status).toBe(201);
  expect(body).toEqual({ id: expect.any(Number) as number, name: 'Port of Houston', filters, columns });
  const sent = { params: { id: body.id }, token: operator.token };
  const changed = await app.call(dispatchViews.change, { ...sent, body: { filters: { search: 'houston' } } });
  expect(changed.body).toEqual({ ...body, filters: { search: 'houston' } });
  expect((await app.call(dispatchViews.remove, sent)).status).toBe(204);
  expect((await app.call(dispatchViews.remove, sent)).status).toBe(404);
});

test('who may not see Dispatch has no views of it', async () => {
  const shipper = await makeShipper(app);
  expect((await add(shipper, 'Mine')).status).toBe(403);
  expect((await app.call(dispatchViews.list, { token: shipper.token })).status).toBe(403);
});

test.each([
  [{ mode: ['boat'] }, 'filters.mode.0'],
  [{ pickup_from: '2026-02-30' }, 'filters.pickup_from'],
  [{ sort: 'name' }, 'filters.sort'],
  [{ status: ['offered'] }, 'filters'],
])('refuses the filters %o in both languages', async (filters, field) => {
  const refused = await add(await anOperator(), 'x', filters);
  const text = expect.stringMatching(/\w/) as string;
  expect(refused).toMatchObject({ status: 400, body: { detail: [{ field, msg: { en: text, es: text } }] } });
});
