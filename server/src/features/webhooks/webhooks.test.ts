import { invoiceChanged } from '@portal/contract/billing/billing.events.ts';
import { webhooks } from '@portal/contract/webhooks/webhooks.contract.ts';
import { loadDeclined } from '@portal/contract/tendering/tendering.events.ts';
import { loadDelivered, loadPickedUp } from '@portal/contract/tracking/tracking.events.ts';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emit } from '../../platform/jobs/events.ts';
import { makeInvoice } from '../../testing/fixtures/foreign/foreign-billing.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import type { Received, Receiver } from '../../testing/fixtures/webhook-receiver.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
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

describe('an endpoint', () => {
  it('gets what happens to a load, signed so that the published library takes it', async () => {
    const { body: endpoint } = await desk.add();
    const id = await desk.makeLoad();
    await emit(desk.ctx, loadPickedUp, { load_id: id });
    await expect.poll(desk.types, within).toEqual(['load.picked_up']);
    const none: Received = { path: '', headers: {}, body: '' };
    const { headers, body } = receiver.received[0] ?? none;
    new Webhook(endpoint.secret).verify(body, headers as Record<string, string>);
    const [event] = desk.bodies();
    expect(event?.data.id).toBe(headers['webhook-id']);
    expect(event?.data.id).toMatch(/^evt_[0-9a-f-]{36}$/);
    expect(event?.data.load).toMatchObject({ id, number: String(id), account_id: shipper.account_id });
    expect(body).not.toMatch(/cost|markup|margin/);
    await expect.poll(async () => (await desk.deliveries(endpoint.id))[0]?.state, within).toBe('delivered');
    expect((await desk.list(shipper))[0]).toMatchObject({ last_day: { delivered: 1, total: 1 }, given_up: 0 });
  });

  it('of an account above gets it too, of one beside or below it does not', async () => {
    const child = await makeShipper(app, { parent_id: shipper.account_id });
    const stranger = await makeShipper(app);
    await desk.add();
    await desk.add(stranger, { url: `${receiver.url}/stranger` });
    await desk.add(child, { url: `${receiver.url}/child` });
    await emit(desk.ctx, loadDelivered, { load_id: await desk.makeLoad(child.account_id) });
    await emit(desk.ctx, loadDelivered, { load_id: await desk.makeLoad() });
    await expect
      .poll(() => receiver.received.map(({ path }) => path).toSorted(), within)
      .toEqual(['/in', '/in', '/in/child']);
    expect((await desk.feed(stranger)).items).toEqual([]);
  });

  it('gets what it is limited to, and nothing while it is off', async () => {
    const { body: endpoint } = await desk.add(shipper, { events: ['load.delivered'] });
    const load_id = await desk.makeLoad();
    await emit(desk.ctx, loadDeclined, { load_id, reason_code: 'NO_CAPACITY' });
    await emit(desk.ctx, loadDelivered, { load_id });
    await expect.poll(desk.types, within).toEqual(['load.delivered']);
    const { token } = shipper;
    const off = await app.call(webhooks.change, { token, params: { id: endpoint.id }, body: { is_on: false } });
    expect(off.body).toMatchObject({ is_on: false, off_reason: 'by_hand' });
    await desk.happens(load_id);
    const test = await app.call(webhooks.test, { token, params: { id: endpoint.id } });
    expect([test.status, refusalOf(test)]).toEqual([409, 'webhooks.is_off']);
    // What happened meanwhile is in the feed, and is sent when it is asked for.
    await expect
      .poll(async () => (await desk.feed()).items.map(({ type }) => type), within)
      .toEqual(['load.declined', 'load.delivered', 'load.delivered']);
    await app.call(webhooks.change, { token, params: { id: endpoint.id }, body: { is_on: true } });
    const since = new Date(Date.now() - 60_000).toISOString();
    const again = await app.call(webhooks.replay, {
      token,
      params: { id: endpoint.id },
      body: { since, which: 'all' },
    });
    expect(again.body).toEqual({ replayed: 2 });
    await expect.poll(() => receiver.received.length, within).toBe(3);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(2);
  });

  it('is tested, and the test alone is not in its choice', async () => {
    const { body: endpoint } = await desk.add(shipper, { events: ['load.delivered'] });
    const tested = await app.call(webhooks.test, { token: shipper.token, params: { id: endpoint.id } });
    expect([tested.status, tested.body.type, tested.body.load_id]).toEqual([202, 'webhook.test', null]);
    await expect.poll(desk.types, within).toEqual(['webhook.test']);
  });

  it('is shown without its secret, which is kept encrypted', async () => {
    const { body } = await desk.add();
    expect(JSON.stringify(await desk.list(shipper))).not.toContain(body.secret);
    const { rows } = await app.services.pool.query<{ secret: Buffer }>(
      'select secret from webhook_endpoints where id = $1',
      [body.id],
    );
    const key = Buffer.from(body.secret.slice('whsec_'.length), 'base64');
    expect(rows[0]?.secret.includes(key)).toBe(false);
  });

  it('signs with two secrets for a day after a new one, or until the old one is ended', async () => {
    const { body: first } = await desk.add();
    const params = { id: first.id };
    const { body: second } = await app.call(webhooks.newSecret, { token: shipper.token, params });
    expect(second.secret).not.toBe(first.secret);
    const taken = async (secret: string) => {
      const before = receiver.received.length;
      await app.call(webhooks.test, { token: shipper.token, params });
      await expect.poll(() => receiver.received.length, within).toBe(before + 1);
      const last = receiver.received.at(-1);
      try {
        new Webhook(secret).verify(last?.body ?? '', (last?.headers ?? {}) as Record<string, string>);
        return true;
      } catch {
        return false;
      }
    };
    expect([await taken(first.secret), await taken(second.secret)]).toEqual([true, true]);
    const ended = await app.call(webhooks.endFormerSecret, { token: shipper.token, params });
    expect(ended.body.former_secret_until).toBeNull();
    expect([await taken(first.secret), await taken(second.secret)]).toEqual([false, true]);
  });

  it('is refused at an address where nobody is called, in words at its field', async () => {
    const tries = {
      'https://portal.example/in': 'webhooks.address_own',
      'https://sam:secret@wms.example/in': 'webhooks.address_user',
      'https://wms.example:8080/in': 'webhooks.address_port',
      'ftp://wms.example/in': 'webhooks.not_an_address',
      'wms.example/in': 'webhooks.not_an_address',
    };
    for (const [url, code] of Object.entries(tries)) {
      const refused = await desk.add(shipper, { url });
      expect([url, refused.status, refusalOf(refused)]).toEqual([url, 400, code]);
    }
    expect(await desk.list(shipper)).toEqual([]);
  });

  it('is one of five at most, also where six are added at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => desk.add(shipper, { url: `${receiver.url}/${n}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  });

  it('is nobody else’s: neither of the account above nor of another', async () => {
    const child = await makeShipper(app, { parent_id: shipper.account_id });
    const { body: endpoint } = await desk.add(child);
    const params = { id: endpoint.id };
    for (const { token } of [shipper, await makeShipper(app)]) {
      const answers = [
        await app.call(webhooks.change, { token, params, body: { is_on: false } }),
        await app.call(webhooks.remove, { token, params }),
        await app.call(webhooks.newSecret, { token, params }),
        await app.call(webhooks.deliveries, { token, params }),
        await app.call(webhooks.replay, { token, params, body: { since: '2026-01-01T00:00:00Z', which: 'all' } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
    expect((await desk.list(child))[0]?.is_on).toBe(true);
  });
});

describe('the feed', () => {
  it('has every event once, in an order in which nothing appears later with a lower position', async () => {
    await desk.feed();
    const load_id = await desk.makeLoad();
    const written: number[] = [];
    let isOver = false;
    const readAll = async () => {
      let after = 0;
      while (!isOver || (await desk.feed(shipper, after)).items.length > 0) {
        const { items, next } = await desk.feed(shipper, after);
        written.push(...items.map(({ data }) => data.sequence));
        after = next;
      }
    };
    const reading = readAll();
    // The same happenings twice each, as jobs that are repeated do.
    const numbers = Array.from({ length: 60 }, (_, i) => i % 30);
    await Promise.all(numbers.map((n) => desk.happens(load_id, n)));
    isOver = true;
    await reading;
    expect(written).toHaveLength(30);
    expect(written).toEqual(written.toSorted((one, other) => one - other));
  });

  it('is read in pages from a position', async () => {
    await desk.feed();
    const load_id = await desk.makeLoad();
    for (let n = 1; n <= 5; n += 1) await desk.happens(load_id, n);
    const { token } = shipper;
    const first = await app.call(webhooks.events, { token, query: { after: 0, limit: 3 } });
    expect([first.body.items.length, first.body.has_more]).toEqual([3, true]);
    const rest = await app.call(webhooks.events, { token, query: { after: first.body.next, limit: 3 } });
    expect([rest.body.items.length, rest.body.has_more]).toEqual([2, false]);
    const after = { token, query: { after: rest.body.next } };
    expect((await app.call(webhooks.events, after)).body).toMatchObject({ items: [], next: rest.body.next });
  });

  it('says of an invoice what is still owed of it', async () => {
    await desk.feed();
    const id = await makeInvoice(app, shipper);
    const states = [
      { paid: 100 },
      { paid: 100, credited: 150 },
      { status: 'written_off' as const },
      { status: 'paid' as const, paid: 350 },
    ];
    for (const [at, state] of states.entries()) {
      await app.services.db.updateTable('invoices').set(state).where('id', '=', id).execute();
      await emit(desk.ctx, invoiceChanged, { invoice_id: id, amount: 0 });
      await expect.poll(async () => (await desk.feed()).items.length, within).toBe(at + 1);
    }
    const { items } = await desk.feed();
    expect(items.map(({ data }) => data['invoice'])).toMatchObject([400, 250, 0, 0].map((owed) => ({ id, owed })));
  });

  it('is written for nobody who never asked', async () => {
    const quiet = await makeShipper(app);
    const load_id = await desk.makeLoad(quiet.account_id);
    await recordEvent(desk.ctx, quiet.account_id, { type: 'load.delivered', load_id, origin: 'once', data: {} });
    expect((await desk.feed(quiet)).items).toEqual([]);
  });
});
