import { notifications } from '@portal/contract/notifications/notifications.contract.ts';
import { webhookSwitchedOff } from '@portal/contract/webhooks/webhooks.events.ts';
import { beforeAll, expect, it } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeEndpoint } from '../../../testing/fixtures/foreign/foreign-webhooks.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let mails: CaughtMail;
const within = { timeout: 30_000, interval: 20 };

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
});

const stop = async (owner: Shipper, reason: 'failed' | 'gone') => {
  const { id: webhook_id } = await makeEndpoint(app, owner);
  const at = new Date().toISOString();
  await app.services.db
    .updateTable('webhook_endpoints')
    .set({ is_on: false, off_reason: reason, off_at: at })
    .where('id', '=', webhook_id)
    .execute();
  const payload = { webhook_id, reason, at };
  await emit(systemContext(app.services, 'test'), webhookSwitchedOff, payload);
  // As a job does that is repeated.
  await emit(systemContext(app.services, 'test'), webhookSwitchedOff, payload);
};
const sentTo = ({ email }: Shipper) => mails.all.filter(({ to }) => to === email);
const bell = async ({ token }: Shipper) => (await app.call(notifications.list, { token, query: {} })).body.items;

it('mails and rings the admins of the account once, each in their language', async () => {
  const owner = await makeShipper(app);
  const { account_id } = owner;
  const second = await makeShipper(app, { account_id, language: 'es' });
  const agent = await makeShipper(app, { account_id, role: 'customer_agent' });
  await stop(owner, 'failed');
  const [first] = await mails.to(owner.email);
  expect(first?.subject).toBe('We no longer send events to 127.0.0.1:1');
  expect(first?.text).toContain('/settings/webhooks');
  expect((await mails.to(second.email))[0]?.subject).toBe('Ya no enviamos eventos a 127.0.0.1:1');
  await expect.poll(async () => (await bell(owner)).map(({ kind }) => kind), within).toEqual(['webhook_off']);
  expect(await bell(agent)).toEqual([]);
  await stop(owner, 'gone');
  await mails.to(owner.email, 2);
  expect(sentTo(owner)).toHaveLength(2);
  expect(sentTo(agent)).toEqual([]);
});

it('rings and does not mail the people of a branded account', async () => {
  const branded = await makeShipper(app, { isBranded: true });
  await stop(branded, 'gone');
  await expect.poll(async () => (await bell(branded)).length, within).toBe(1);
  expect(sentTo(branded)).toEqual([]);
});
