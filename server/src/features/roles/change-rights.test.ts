import { roles } from '@portal/contract/roles/roles.contract.ts';
import { expect, it } from 'vitest';
import { makeHolder } from '../../testing/fixtures/make-holder.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

it('who may give rights and take none takes none, not even one of their own', async () => {
  const app = await sharedTestApp();
  const operator = await makeShipper(app, { role: 'platform_admin' });
  const giver = await makeHolder(app, { kind: 'platform_admin', without: ['delete:role-permission'] });
  const { role_id: id } = await makeHolder(app, { kind: 'customer_agent' });
  const { body: role } = await app.call(roles.get, { params: { id }, token: operator.token });
  const right = role.rights.find(({ permission }) => permission === 'get:loads')?.id ?? 0;
  const loads = { permission: 'get:loads', when_dispatch: null, when_branded: null };
  const change = ({ token }: { token: string }, body: object) =>
    app.call(roles.changeRights, { params: { id }, body: { add: [], remove: [], ...body }, token });
  expect((await change(giver, { remove: [right] })).status).toBe(403);
  expect((await change(operator, { remove: [right] })).status).toBe(200);
  expect((await change(giver, { add: [loads] })).status).toBe(200);
  // Going back to the rights of its kind may take some as well.
  const restore = ({ token }: { token: string }) => app.call(roles.restore, { params: { id }, token });
  expect((await change(operator, { add: [{ ...loads, permission: 'see_costs' }] })).status).toBe(200);
  expect((await restore(giver)).status).toBe(403);
  expect((await restore(operator)).status).toBe(200);
});
