import { webhooks } from '@portal/contract/webhooks/webhooks.contract.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeAccount } from '../../seed/accounts.ts';
import { makeShipper, type Shipper, tokenFor } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { recordEvent } from './record-event.ts';
import { openWebhookDesk, type WebhookDesk, within } from './webhook-desk.fixture.ts';

/** The table in docs/ARCHITECTURE.md, "Events for the systems of accounts". */
let app: TestApp;
let desk: WebhookDesk;
let shipper: Shipper;
beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  desk = await openWebhookDesk(app);
  ({ shipper } = desk);
});
afterEach(() => desk.close());

const setAccount = (set: { status?: 'active' | 'suspended' | 'closed'; parent_id?: number }, id: number) =>
  app.services.db.updateTable('accounts').set(set).where('id', '=', id).execute();
const feedStatus = async (token = shipper.token) => (await app.call(webhooks.events, { token, query: {} })).status;

describe('what happens to an account does to its endpoints and its feed:', () => {
  it.each(['suspended', 'closed'] as const)(
    '%s, nothing is sent and nobody reads, until it is active again',
    async (status) => {
      await desk.add();
      const load_id = await desk.makeLoad();
      await setAccount({ status }, shipper.account_id);
      await desk.happens(load_id);
      await desk.sendDue();
      await vi.waitFor(async () => expect(await feedStatus()).toBe(401), within);
      expect(desk.receiver.received).toEqual([]);
      await setAccount({ status: 'active' }, shipper.account_id);
      await desk.sendDue();
      await expect.poll(desk.types, within).toEqual(['load.delivered']);
      // The sessions of before have ended.
      expect(await feedStatus(await tokenFor(app, shipper.user_id))).toBe(200);
    },
  );

  it.each([
    ['suspended', { status: 'suspended' }],
    ['removed', { status: 'deleted' }],
  ] as const)('whoever added an endpoint %s, it goes on: it is the account’s', async (_, set) => {
    const { account_id } = shipper;
    const colleague = await makeShipper(app, { account_id });
    await desk.add(colleague);
    await app.services.db.updateTable('users').set(set).where('id', '=', colleague.user_id).execute();
    await desk.happens(await desk.makeLoad());
    await expect.poll(desk.types, within).toEqual(['load.delivered']);
    expect((await desk.feed()).items).toHaveLength(1);
  });

  it('a mode switched off, what happens to loads that it has goes on being sent', async () => {
    await desk.add();
    const load_id = await desk.makeLoad();
    await app.services.pool.query(
      `update accounts set can_dispatch = false, can_dispatch_modes = can_dispatch_modes || '{"ltl":false}' where id = $1`,
      [shipper.account_id],
    );
    await desk.happens(load_id);
    await expect.poll(desk.types, within).toEqual(['load.delivered']);
    expect((await desk.feed()).items).toHaveLength(1);
  });

  it('moved below another one, that one gets what happens from then on', async () => {
    const child = await makeAccount(app.services.db, { name: 'Moved below' });
    await desk.add();
    const load_id = await desk.makeLoad(child);
    const happens = (n: number) =>
      recordEvent(desk.ctx, child, { type: 'load.delivered', load_id, origin: `${load_id}:${n}`, data: {} });
    await happens(1);
    expect((await desk.feed()).items).toEqual([]);
    await setAccount({ parent_id: shipper.account_id }, child);
    await happens(2);
    await expect.poll(desk.types, within).toEqual(['load.delivered']);
  });
});
