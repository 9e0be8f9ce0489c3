import { accountViews } from '@portal/contract/accounts/account-views.contract.ts';
import { beforeAll, expect, test } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const anOperator = () => makeShipper(app, { role: 'platform_admin' });
const add = ({ token }: Shipper, name: string, filters: object = {}) =>
  app.call(accountViews.add, { body: { name, filters }, token });

test('a view of the accounts keeps filters, order and columns, and is changed and forgotten', async () => {
  const { token } = await anOperator();
  const filters = { status: ['suspended'], size: ['none', 'small'], mode: ['ltl'], sort: '-loads' };
  const columns = { order: ['account', 'loads', 'status'], shown: ['account', 'loads'] };
  const { status, body } = await app.call(accountViews.add, {
    body: { name: 'To call', filters, columns } as never,
    token,
  });
  expect(status).toBe(201);
  expect(body).toEqual({ id: expect.any(Number) as number, name: 'To call', filters, columns });
  const sent = { params: { id: body.id }, token };
  const changed = await app.call(accountViews.change, { ...sent, body: { filters: { search: 'laredo' } } });
  expect(changed.body).toEqual({ ...body, filters: { search: 'laredo' } });
  expect((await app.call(accountViews.list, { token })).body.items).toEqual([changed.body]);
  expect((await app.call(accountViews.remove, sent)).status).toBe(204);
  expect((await app.call(accountViews.remove, sent)).status).toBe(404);
});

test.each([
  [{ status: ['asleep'] }, 'filters.status.0'],
  [{ mode: ['boat'] }, 'filters.mode.0'],
  [{ size: [] }, 'filters.size'],
  [{ sort: 'city' }, 'filters.sort'],
  [{ search: 'x'.repeat(81) }, 'filters.search'],
  [{ parent_id: 1 }, 'filters'],
])('refuses the filters %o in both languages', async (filters, field) => {
  const refused = await add(await anOperator(), 'x', filters);
  const text = expect.stringMatching(/\w/) as string;
  expect(refused).toMatchObject({ status: 400, body: { detail: [{ field, msg: { en: text, es: text } }] } });
});
