import { apiKeys } from '@portal/contract/api-keys/api-keys.contract.ts';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeHolder } from '../../testing/fixtures/make-holder.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { refusalOf } from '../../testing/refusal-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

type Who = Pick<Shipper, 'token'>;
const outcome = async (answer: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await answer;
  return status === 200 ? status : [status, refusalOf({ body })];
};
const notHeld = [403, 'api_keys.rights_not_held'];

const create = async ({ token }: Who, rights: string[] | null) =>
  (await app.call(apiKeys.create, { body: { name: 'Warehouse', rights }, token })).body;
const limit = ({ token }: Who, id: number, body: { name?: string; rights?: string[] | null }) =>
  outcome(app.call(apiKeys.change, { params: { id }, body, token }));
const set = ({ token }: Who, id: number, status: 'active' | 'disabled') =>
  outcome(app.call(apiKeys.changeStatus, { params: { id }, body: { status }, token }));

/** An admin, and a clerk of the same account who manages keys and sees no invoices. */
const office = async () => {
  const admin = await makeShipper(app);
  const { account_id } = admin;
  const clerk = await makeHolder(app, { kind: 'account_admin', without: ['get:payments'], account_id });
  return { admin, clerk };
};

describe('a key of somebody who may more', () => {
  it('is not freed of its limits, and reads no invoice for whoever knows its secret', async () => {
    const { admin, clerk } = await office();
    const { id, key } = await create(admin, ['get:loads']);
    expect(await limit(clerk, id, { rights: null })).toEqual(notHeld);
    expect(await limit(clerk, id, { rights: ['get:loads', 'get:payments'] })).toEqual(notHeld);
    const headers = { 'x-api-key': key };
    expect((await app.call(billing.list, { query: {}, headers })).status).toBe(403);
    expect(await limit(admin, id, { rights: null })).toBe(200);
  });

  it('gains what the changer holds, is limited further and renamed', async () => {
    const { admin, clerk } = await office();
    const { id } = await create(admin, ['get:loads', 'get:payments']);
    expect(await limit(clerk, id, { name: 'Dock' })).toBe(200);
    expect(await limit(clerk, id, { rights: ['get:loads', 'get:payments', 'get:stops'] })).toBe(200);
    expect(await limit(clerk, id, { rights: ['get:loads'] })).toBe(200);
    expect(await limit(clerk, id, { rights: ['get:loads', 'get:payments'] })).toEqual(notHeld);
  });

  it('is switched off by any who manages keys, and on only by who holds all it may', async () => {
    const { admin, clerk } = await office();
    const [whole, limited] = [await create(admin, null), await create(admin, ['get:loads'])];
    for (const { id } of [whole, limited]) expect(await set(clerk, id, 'disabled')).toBe(200);
    expect(await set(clerk, whole.id, 'active')).toEqual(notHeld);
    expect(await set(clerk, limited.id, 'active')).toBe(200);
    expect(await set(admin, whole.id, 'active')).toBe(200);
  });

  it('is not widened while it is switched off, for when it is switched on again', async () => {
    const { admin, clerk } = await office();
    const { id } = await create(admin, ['get:loads']);
    await set(admin, id, 'disabled');
    expect(await limit(clerk, id, { rights: null })).toEqual(notHeld);
  });

  it('of a customer is the operator’s to widen, not its staff’s who hold less', async () => {
    const { admin } = await office();
    const { id } = await create(admin, ['get:loads']);
    const staff = await makeHolder(app, { kind: 'platform_admin', without: ['post:payments'] });
    expect(await limit(staff, id, { rights: null })).toEqual(notHeld);
    expect(await limit(await makeShipper(app, { role: 'platform_admin' }), id, { rights: null })).toBe(200);
  });
});

it('a key of somebody who may less is anybody’s to widen who may more', async () => {
  const { admin, clerk } = await office();
  const { id } = await create(clerk, ['get:loads']);
  expect(await limit(clerk, id, { rights: null })).toBe(200);
  expect(await set(admin, id, 'disabled')).toBe(200);
  expect(await set(admin, id, 'active')).toBe(200);
});
