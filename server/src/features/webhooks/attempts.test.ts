import { webhooks } from '@portal/contract/webhooks/webhooks.contract.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { type Receiver, startReceiver } from '../../testing/fixtures/webhook-receiver.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { holdDelivery } from './deliveries.queries.ts';
import { recordEvent } from './record-event.ts';
import { openWebhookDesk, type WebhookDesk, within } from './webhook-desk.fixture.ts';

let app: TestApp;
let desk: WebhookDesk;
let receiver: Receiver;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
});
beforeEach(async () => {
  desk = await openWebhookDesk(app);
  ({ receiver, shipper } = desk);
});
afterEach(() => desk.close());

describe('an attempt that fails', () => {
  it('is made again after its pause, under the same id, and says what was answered', async () => {
    receiver.answerWith({ status: 500, body: 'out of paper' });
    const { body: endpoint } = await desk.add();
    await desk.happens(await desk.makeLoad());
    await expect.poll(async () => (await desk.deliveries(endpoint.id))[0]?.attempts, within).toBe(1);
    const [waiting] = await desk.deliveries(endpoint.id);
    expect(waiting).toMatchObject({ state: 'waiting', last: { status: 500, fault: null } });
    receiver.answerWith({ status: 200 });
    await desk.goTo(Date.now() + 10_000);
    await expect.poll(async () => (await desk.deliveries(endpoint.id))[0]?.state, within).toBe('delivered');
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

  it('is written down by whoever made it first, of two that sent the same', async () => {
    receiver.answerWith({ status: 500 });
    const { body: endpoint } = await desk.add();
    await desk.happens(await desk.makeLoad());
    await expect.poll(async () => (await desk.deliveries(endpoint.id))[0]?.attempts, within).toBe(1);
    const [waiting] = await desk.deliveries(endpoint.id);
    const id = waiting?.id ?? 0;
    const { db } = app.services;
    // The other one took it up before this attempt was written down.
    expect(await holdDelivery(db, { id, attempts: 0 })).toBe(false);
    expect(await holdDelivery(db, { id, attempts: 1 })).toBe(true);
  });

  it('ten times over three days switches off an endpoint that took nothing meanwhile', async () => {
    receiver.answerWith({ status: 301, headers: { location: `${receiver.url}/elsewhere` } });
    const { body: endpoint } = await desk.add();
    await desk.happens(await desk.makeLoad());
    let moment = Date.now();
    for (let made = 1; made <= 10; made += 1) {
      await expect.poll(async () => (await desk.deliveries(endpoint.id))[0]?.attempts, within).toBe(made);
      moment += 27 * 3_600_000;
      await desk.goTo(moment);
    }
    expect(await desk.deliveries(endpoint.id)).toMatchObject([{ state: 'given_up', attempts: 10, next_at: null }]);
    await expect.poll(async () => (await desk.list(shipper))[0]?.off_reason, within).toBe('failed');
    // A redirect leads nowhere.
    expect(new Set(receiver.received.map(({ path }) => path))).toEqual(new Set(['/in']));
    expect(receiver.received).toHaveLength(10);
  });

  it('does not switch off an endpoint that takes others', async () => {
    const [poor, good] = [await desk.makeLoad(), await desk.makeLoad()];
    receiver.answerWith(({ body }) => ({ status: body.includes(`"number":"${poor}"`) ? 422 : 204 }));
    const { body: endpoint } = await desk.add();
    await desk.happens(poor);
    let moment = Date.now();
    for (let made = 1; made <= 10; made += 1) {
      await expect
        .poll(async () => (await desk.deliveries(endpoint.id, { search: String(poor) }))[0]?.attempts, within)
        .toBe(made);
      if (made === 5) await desk.happens(good);
      if (made === 5) await expect.poll(() => receiver.received.length, within).toBe(6);
      moment += 27 * 3_600_000;
      await desk.goTo(moment);
    }
    const [given] = await desk.deliveries(endpoint.id, { state: 'given_up' });
    expect(given?.load_id).toBe(poor);
    expect(await desk.list(shipper)).toMatchObject([{ is_on: true, given_up: 1 }]);
    receiver.answerWith({ status: 200 });
    const { token } = shipper;
    const since = new Date(Date.now() - 60_000).toISOString();
    const body = { since, which: 'failed' as const };
    expect((await app.call(webhooks.replay, { token, params: { id: endpoint.id }, body })).body.replayed).toBe(1);
    await expect.poll(async () => (await desk.list(shipper))[0]?.given_up, within).toBe(0);
  });

  it('with 410 switches the endpoint off at once', async () => {
    receiver.answerWith({ status: 410 });
    const { body: endpoint } = await desk.add();
    await desk.happens(await desk.makeLoad());
    await expect.poll(async () => (await desk.list(shipper))[0]?.off_reason, within).toBe('gone');
    expect(await desk.deliveries(endpoint.id)).toMatchObject([{ state: 'given_up', attempts: 1 }]);
  });

  it('with 429 leaves the endpoint alone for as long as it asks for', async () => {
    receiver.answerWith({ status: 429, headers: { 'retry-after': '600' } });
    const { body: endpoint } = await desk.add();
    const load_id = await desk.makeLoad();
    await desk.happens(load_id, 1);
    await expect.poll(async () => (await desk.list(shipper))[0]?.paused_until, within).not.toBeNull();
    await desk.happens(load_id, 2);
    receiver.answerWith({ status: 204 });
    await desk.goTo(Date.now() + 300_000);
    const other = await startReceiver();
    await desk.add(shipper, { url: other.url });
    await desk.happens(load_id, 3);
    await expect.poll(() => other.received.length, within).toBe(1);
    expect(receiver.received).toHaveLength(1);
    // Whoever sends by hand does not wait.
    await app.call(webhooks.test, { token: shipper.token, params: { id: endpoint.id } });
    await expect.poll(() => receiver.received.length, within).toBeGreaterThan(1);
    await desk.goTo(Date.now() + 700_000);
    await expect
      .poll(async () => (await desk.deliveries(endpoint.id)).map(({ state }) => state), within)
      .toEqual(['delivered', 'delivered', 'delivered', 'delivered']);
    await other.stop();
  });

  it('of one shipper delays nobody: who does not answer holds four places at most', async () => {
    receiver.answerWith('never');
    await desk.add();
    const load_id = await desk.makeLoad();
    for (let n = 1; n <= 8; n += 1) await desk.happens(load_id, n);
    await expect.poll(() => receiver.received.length, within).toBe(4);
    const other = await startReceiver();
    const neighbour = await makeShipper(app);
    await desk.add(neighbour, { url: other.url });
    const theirs = await desk.makeLoad(neighbour.account_id);
    await recordEvent(desk.ctx, neighbour.account_id, {
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
    const { body: endpoint } = await desk.add();
    await db.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', shipper.account_id).execute();
    await desk.happens(await desk.makeLoad());
    const { rows } = await app.services.pool.query('select state from webhook_deliveries where endpoint_id = $1', [
      endpoint.id,
    ]);
    expect(rows).toEqual([{ state: 'waiting' }]);
    await db.updateTable('accounts').set({ status: 'active' }).where('id', '=', shipper.account_id).execute();
    await desk.sendDue();
    await expect.poll(() => receiver.received.length, within).toBe(1);
  });
});
