import { webhooks } from '@portal/contract/webhooks/webhooks.contract.ts';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemContext } from '../../platform/context.ts';
import { destinationsOf } from '../../platform/egress/destinations.ts';
import { createEgress } from '../../platform/egress/egress.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { type Receiver, startReceiver } from '../../testing/fixtures/webhook-receiver.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { watchDue } from './deliver.ts';

let app: TestApp;
let shipper: Shipper;
let receiver: Receiver;
/** What the name of the receiver leads to; its own machine is the one private range that is allowed. */
let leadsTo: string[];

beforeAll(async () => {
  app = await sharedTestApp();
  const destinations = destinationsOf({
    rule: 'refuse',
    allowed: ['127.0.0.1/32'],
    resolve: (_host, _options, done) =>
      done(
        null,
        leadsTo.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
  });
  app.services.egress = createEgress({}, undefined, { destinations });
});
beforeEach(async () => {
  shipper = await makeShipper(app);
  receiver = await startReceiver();
  receiver.answerWith({ status: 500, headers: { connection: 'close' } });
  leadsTo = ['127.0.0.1'];
});
afterEach(async () => {
  sharedClock.letGo();
  await receiver.stop();
});

const within = { timeout: 30_000, interval: 20 };
const add = (url: string) => app.call(webhooks.create, { token: shipper.token, body: { url } });

it('refuses private numbers and unencrypted public ones when an endpoint is added or changed', async () => {
  const { body: endpoint } = await add(receiver.url);
  const refused = {
    'https://10.1.2.3/in': 'webhooks.address_private',
    'https://[fd00::1]/in': 'webhooks.address_private',
    'https://169.254.169.254/latest': 'webhooks.address_private',
    'http://93.184.215.14/in': 'webhooks.address_not_encrypted',
  };
  for (const [url, code] of Object.entries(refused)) {
    const added = await add(url);
    expect([url, added.status, refusalOf(added)]).toEqual([url, 400, code]);
    const to = { token: shipper.token, params: { id: endpoint.id }, body: { url } };
    expect(refusalOf(await app.call(webhooks.change, to))).toBe(code);
  }
});

it('looks at the address of a name at every attempt: one that has become private gets nothing', async () => {
  const { port } = new URL(receiver.url);
  const { body: endpoint } = await add(`http://hooks.example:${port}/in`);
  const params = { id: endpoint.id };
  await app.call(webhooks.test, { token: shipper.token, params });
  const first = async () => {
    const { body } = await app.call(webhooks.deliveries, { token: shipper.token, params, query: {} });
    return body.items[0];
  };
  await expect.poll(async () => (await first())?.last, within).toEqual({ status: 500, fault: null });
  for (const addresses of [['10.0.0.5'], ['127.0.0.1', '192.168.1.1'], ['fd12::1']]) {
    leadsTo = addresses;
    const before = (await first())?.attempts ?? 0;
    sharedClock.set(new Date(Date.now() + 12 * 3_600_000 * (before + 1)));
    await watchDue.run(systemContext(app.services, 'test'));
    await expect.poll(async () => (await first())?.attempts, within).toBe(before + 1);
    expect((await first())?.last).toEqual({ status: null, fault: 'not_allowed' });
  }
  expect(receiver.received).toHaveLength(1);
});
