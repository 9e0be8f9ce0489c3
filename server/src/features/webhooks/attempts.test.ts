import { webhooks } from '@portal/contract/webhooks/webhooks.contract.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCarrier } from '../../seed/carriers.ts';
import { systemContext } from '../../platform/context.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { unusedScac } from '../../testing/fixtures/carriers/unused-scac.ts';
import { type Receiver, startReceiver } from '../../testing/fixtures/webhook-receiver.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { watchDue } from './deliver.ts';
import { recordEvent } from './record-event.ts';

let app: TestApp;
let carrier_id: number;
let receiver: Receiver;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  carrier_id = await makeCarrier(app.services.db, { scac: unusedScac(), name: 'Estes Express Lines' });
});
beforeEach(async () => {
  receiver = await startReceiver();
  shipper = await makeShipper(app);
});
afterEach(async () => {
  sharedClock.letGo();
  await receiver.stop();
});

const within = { timeout: 30_000, interval: 20 };
const ctx = () => systemContext(app.services, 'test');
/** Time has come to this moment, and what is due since is sent. */
const goTo = async (moment: number) => {
  sharedClock.set(new Date(moment));
  await watchDue.run(ctx());
};
const add = (by = shipper, more: { url?: string } = {}) =>
  app.call(webhooks.create, { token: by.token, body: { url: receiver.url, ...more } });
const makeLoad = async (account_id = shipper.account_id) => (await makeQuotedLoad(app, { account_id, carrier_id })).id;
const list = async ({ token }: Shipper) => (await app.call(webhooks.list, { token })).body.items;
const deliveries = async (id: number, query = {}) =>
  (await app.call(webhooks.deliveries, { token: shipper.token, params: { id }, query })).body.items;
const happens = (load_id: number, n = 1) =>
  recordEvent(ctx(), shipper.account_id, { type: 'load.delivered', load_id, origin: `${load_id}:${n}`, data: {} });

describe('an attempt that fails', () => {
  it('is made again after its pause, under the same id, and says what was answered', async () => {
    receiver.answerWith({ status: 500, body: 'out of paper' });
    const { body: endpoint } = await add();
    await happens(await makeLoad());
    await expect.poll(async () => (await deliveries(endpoint.id))[0]?.attempts, within).toBe(1);
    const [waiting] = await deliveries(endpoint.id);
    expect(waiting).toMatchObject({ state: 'waiting', last: { status: 500, fault: null } });
    receiver.answerWith({ status: 200 });
    await goTo(Date.now() + 10_000);
    await expect.poll(async () => (await deliveries(endpoint.id))[0]?.state, within).toBe('delivered');
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    const one = await app.call(webhooks.delivery, {
      token: shipper.token,
      params: { id: endpoint.id, delivery_id: waiting?.id ?? 0 },
    });
    expect(one.body.tries.map(({ status, answer }) => [status, answer])).toEqual([
      [200, ''],
      [500, 'out of paper'],
    ]);
    expect(one.body.body).toBe(first?.body);
  });

  it('ten times over three days switches off an endpoint that took nothing meanwhile', async () => {
    receiver.answerWith({ status: 301, headers: { location: `${receiver.url}/elsewhere` } });
    const { body: endpoint } = await add();
    await happens(await makeLoad());
    let moment = Date.now();
    for (let made = 1; made <= 10; made += 1) {
      await expect.poll(async () => (await deliveries(endpoint.id))[0]?.attempts, within).toBe(made);
      moment += 27 * 3_600_000;
      await goTo(moment);
    }
    expect(await deliveries(endpoint.id)).toMatchObject([{ state: 'given_up', attempts: 10, next_at: null }]);
    await expect.poll(async () => (await list(shipper))[0]?.off_reason, within).toBe('failed');
    // A redirect leads nowhere.
    expect(new Set(receiver.received.map(({ path }) => path))).toEqual(new Set(['/in']));
    expect(receiver.received).toHaveLength(10);
  });

  it('does not switch off an endpoint that takes others', async () => {
    const [poor, good] = [await makeLoad(), await makeLoad()];
    receiver.answerWith(({ body }) => ({ status: body.includes(`"number":"${poor}"`) ? 422 : 204 }));
    const { body: endpoint } = await add();
    await happens(poor);
    let moment = Date.now();
    for (let made = 1; made <= 10; made += 1) {
      await expect
        .poll(async () => (await deliveries(endpoint.id, { search: String(poor) }))[0]?.attempts, within)
        .toBe(made);
      if (made === 5) await happens(good);
      if (made === 5) await expect.poll(() => receiver.received.length, within).toBe(6);
      moment += 27 * 3_600_000;
      await goTo(moment);
    }
    const [given] = await deliveries(endpoint.id, { state: 'given_up' });
    expect(given?.load_id).toBe(poor);
    expect(await list(shipper)).toMatchObject([{ is_on: true, given_up: 1 }]);
    receiver.answerWith({ status: 200 });
    const { token } = shipper;
    const since = new Date(Date.now() - 60_000).toISOString();
    const body = { since, which: 'failed' as const };
    expect((await app.call(webhooks.replay, { token, params: { id: endpoint.id }, body })).body.replayed).toBe(1);
    await expect.poll(async () => (await list(shipper))[0]?.given_up, within).toBe(0);
  });

  it('with 410 switches the endpoint off at once', async () => {
    receiver.answerWith({ status: 410 });
    const { body: endpoint } = await add();
    await happens(await makeLoad());
    await expect.poll(async () => (await list(shipper))[0]?.off_reason, within).toBe('gone');
    expect(await deliveries(endpoint.id)).toMatchObject([{ state: 'given_up', attempts: 1 }]);
  });

  it('with 429 leaves the endpoint alone for as long as it asks for', async () => {
    receiver.answerWith({ status: 429, headers: { 'retry-after': '600' } });
    const { body: endpoint } = await add();
    const load_id = await makeLoad();
    await happens(load_id, 1);
    await expect.poll(async () => (await list(shipper))[0]?.paused_until, within).not.toBeNull();
    await happens(load_id, 2);
    receiver.answerWith({ status: 204 });
    await goTo(Date.now() + 300_000);
    const other = await startReceiver();
    await add(shipper, { url: other.url });
    await happens(load_id, 3);
    await expect.poll(() => other.received.length, within).toBe(1);
    expect(receiver.received).toHaveLength(1);
    // Whoever sends by hand does not wait.
    await app.call(webhooks.test, { token: shipper.token, params: { id: endpoint.id } });
    await expect.poll(() => receiver.received.length, within).toBeGreaterThan(1);
    await goTo(Date.now() + 700_000);
    await expect
      .poll(async () => (await deliveries(endpoint.id)).map(({ state }) => state), within)
      .toEqual(['delivered', 'delivered', 'delivered', 'delivered']);
    await other.stop();
  });

  it('of one shipper delays nobody: who does not answer holds four places at most', async () => {
    receiver.answerWith('never');
    await add();
    const load_id = await makeLoad();
    for (let n = 1; n <= 8; n += 1) await happens(load_id, n);
    await expect.poll(() => receiver.received.length, within).toBe(4);
    const other = await startReceiver();
    const neighbour = await makeShipper(app);
    await add(neighbour, { url: other.url });
    const theirs = await makeLoad(neighbour.account_id);
    await recordEvent(ctx(), neighbour.account_id, {
      type: 'load.delivered',
      load_id: theirs,
      origin: 'once',
      data: {},
    });
    await expect.poll(() => other.received.length, within).toBe(1);
    expect(receiver.received).toHaveLength(4);
    await other.stop();
  });

  it('waits while the account is suspended', async () => {
    const { db } = app.services;
    const { body: endpoint } = await add();
    await db.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', shipper.account_id).execute();
    await happens(await makeLoad());
    const { rows } = await app.services.pool.query('select state from webhook_deliveries where endpoint_id = $1', [
      endpoint.id,
    ]);
    expect(rows).toEqual([{ state: 'waiting' }]);
    await db.updateTable('accounts').set({ status: 'active' }).where('id', '=', shipper.account_id).execute();
    await watchDue.run(ctx());
    await expect.poll(() => receiver.received.length, within).toBe(1);
  });
});
