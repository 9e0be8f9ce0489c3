import { accountViews } from '@portal/contract/accounts/account-views.contract.ts';
import { claimViews } from '@portal/contract/claims/claim-views.contract.ts';
import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { savedViews } from '@portal/contract/loads/saved-views.contract.ts';
import { dispatchViews } from '@portal/contract/tendering/dispatch-views.contract.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const anOperator = () => makeShipper(app, { role: 'platform_admin' });

type ViewRows = Record<'list' | 'add' | 'change' | 'remove', Endpoint>;
const Kept = z.object({ id: z.number(), name: z.string() });
const Views = z.object({ items: z.array(Kept) });

const lists: [string, ViewRows][] = [
  ['the accounts', accountViews],
  ['the claims', claimViews],
  ['Dispatch', dispatchViews],
];

describe.each(lists)('a view of %s', (_, rows) => {
  const add = ({ token }: Shipper, name: string) => app.call(rows.add, { body: { name, filters: {} }, token });
  const kept = async (who: Shipper, name: string) => Kept.parse((await add(who, name)).body);
  const rename = ({ token }: Shipper, id: number, name: string) =>
    app.call(rows.change, { params: { id }, body: { name }, token });
  const namesOf = async ({ token }: Shipper) =>
    Views.parse((await app.call(rows.list, { token })).body).items.map(({ name }) => name);

  test('is of one person alone, and none of My Loads', async () => {
    const [operator, colleague] = [await anOperator(), await anOperator()];
    const { token } = operator;
    const view = await kept(operator, 'Mine');
    const { body: ofLoads } = await app.call(savedViews.add, { body: { name: 'Mine', filters: {} }, token });
    expect(await namesOf(operator)).toEqual(['Mine']);
    expect(await namesOf(colleague)).toEqual([]);
    expect((await rename(operator, ofLoads.id, 'Other')).status).toBe(404);
    expect((await rename(colleague, view.id, 'Other')).status).toBe(404);
    const removed = await app.call(rows.remove, { params: { id: view.id }, token: colleague.token });
    expect(removed.status).toBe(404);
    expect(await namesOf(operator)).toEqual(['Mine']);
  });

  test('has a name that is used once, whatever its case and however many save it at once', async () => {
    const operator = await anOperator();
    const same = await Promise.all(['Laredo', 'LAREDO', 'laredo'].map((name) => add(operator, name)));
    expect(same.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const other = await kept(operator, 'Dallas');
    const refused = await rename(operator, other.id, 'laredo');
    const detail = [{ code: 'loads.view_name_taken', field: 'name' }];
    expect(refused).toMatchObject({ status: 409, body: { detail } });
  });
});
