import { loadDelivered, loadOutForDelivery, loadPickedUp } from '@portal/contract/tracking/tracking.events.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { type NoticeDesk, openNoticeDesk, somebody } from './notice-desk.fixture.ts';

/** The table in docs/ARCHITECTURE.md, "Notices to people outside". */
let app: TestApp;
let desk: NoticeDesk;
beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  desk = await openNoticeDesk(app);
});

const setAccount = (status: 'active' | 'suspended' | 'closed') =>
  app.services.db.updateTable('accounts').set({ status }).where('id', '=', desk.shipper.account_id).execute();
/** The people of the account are signed out with it: somebody of the operator looks. */
const statesFor = async (count: number) => {
  const operator = await makeShipper(app, { role: 'platform_admin' });
  return (await desk.settled(count, desk.load.id, operator)).map(({ state }) => state);
};

describe('what happens to an account does to its notices:', () => {
  it.each(['suspended', 'closed'] as const)(
    '%s, nothing is sent; active again, what happens then is',
    async (status) => {
      await desk.choose([somebody()]);
      await setAccount(status);
      await desk.happens(loadPickedUp, { load_id: desk.load.id });
      expect(await statesFor(1)).toEqual(['not_needed']);
      await setAccount('active');
      await desk.happens(loadOutForDelivery, { load_id: desk.load.id });
      expect(await statesFor(2)).toEqual(['not_needed', 'sent']);
    },
  );

  it.each(['suspended', 'deleted'] as const)(
    'whoever chose them %s, they go on: they are the account’s',
    async (status) => {
      const { account_id } = desk.shipper;
      const colleague = await makeShipper(app, { account_id });
      await desk.choose([somebody()], 0, desk.load.id, colleague);
      await app.services.db.updateTable('users').set({ status }).where('id', '=', colleague.user_id).execute();
      await desk.happens(loadPickedUp, { load_id: desk.load.id });
      expect(await desk.settled(1)).toMatchObject([{ state: 'sent' }]);
    },
  );

  it('a mode switched off, loads that it has go on', async () => {
    await desk.choose([somebody()]);
    await app.services.pool.query(
      `update accounts set can_dispatch = false, can_dispatch_modes = can_dispatch_modes || '{"ltl":false}' where id = $1`,
      [desk.shipper.account_id],
    );
    await desk.happens(loadPickedUp, { load_id: desk.load.id });
    expect(await desk.settled(1)).toMatchObject([{ state: 'sent' }]);
  });

  it('a load cancelled, nothing more is sent of it', async () => {
    await desk.choose([somebody()]);
    await desk.setLoad('cancelled');
    await desk.happens(loadPickedUp, { load_id: desk.load.id });
    await desk.happens(loadDelivered, { load_id: desk.load.id });
    expect((await desk.settled(2)).map(({ state }) => state)).toEqual(['not_needed', 'not_needed']);
  });
});
