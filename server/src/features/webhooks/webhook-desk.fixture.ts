import type { EventBody } from '@portal/contract/webhooks/webhook-schemas.ts';
import { webhooks } from '@portal/contract/webhooks/webhooks.contract.ts';
import { systemContext } from '../../platform/context.ts';
import { makeCarrier } from '../../seed/carriers.ts';
import { unusedScac } from '../../testing/fixtures/carriers/unused-scac.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { startReceiver } from '../../testing/fixtures/webhook-receiver.ts';
import { sharedClock, type TestApp } from '../../testing/test-app.ts';
import { watchDue } from './deliver.ts';
import { recordEvent } from './record-event.ts';

type Chosen = { url?: string; events?: null | 'load.delivered'[] };

/** How long a test waits for what is done after commit. */
export const within = { timeout: 30_000, interval: 20 };

/** A shipper and a system of theirs that takes what it gets, with what tests do to them. */
export const openWebhookDesk = async (app: TestApp) => {
  const [receiver, shipper] = [await startReceiver(), await makeShipper(app)];
  const carrier_id = await makeCarrier(app.services.db, { scac: unusedScac(), name: 'Estes Express Lines' });
  const ctx = systemContext(app.services, 'test');
  const bodies = (): EventBody[] => receiver.received.map(({ body }) => JSON.parse(body) as EventBody);
  return {
    receiver,
    shipper,
    ctx,
    bodies,
    types: () => bodies().map(({ type }) => type),
    add: (by: Shipper = shipper, more: Chosen = {}) =>
      app.call(webhooks.create, { token: by.token, body: { url: receiver.url, ...more } }),
    list: async ({ token }: Shipper = shipper) => (await app.call(webhooks.list, { token })).body.items,
    deliveries: async (id: number, query = {}) =>
      (await app.call(webhooks.deliveries, { token: shipper.token, params: { id }, query })).body.items,
    feed: async (by: Shipper = shipper, after = 0) =>
      (await app.call(webhooks.events, { token: by.token, query: { after } })).body,
    makeLoad: async (account_id = shipper.account_id) => (await makeQuotedLoad(app, { account_id, carrier_id })).id,
    /** A load was delivered; the same number is the same happening. */
    happens: (load_id: number, n = 1) =>
      recordEvent(ctx, shipper.account_id, { type: 'load.delivered', load_id, origin: `${load_id}:${n}`, data: {} }),
    sendDue: () => watchDue.run(ctx),
    /** Time has come to this moment, and what is due since is sent. */
    goTo: async (moment: number) => {
      sharedClock.set(new Date(moment));
      await watchDue.run(ctx);
    },
    close: () => {
      sharedClock.letGo();
      return receiver.stop();
    },
  };
};
export type WebhookDesk = Awaited<ReturnType<typeof openWebhookDesk>>;
