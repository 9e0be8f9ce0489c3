import { webhooks } from '@portal/contract/webhooks/webhooks.contract.ts';
import { beforeAll, expect, it } from 'vitest';
import { examineWebhooks } from '../../doctor/examine-partners.ts';
import { systemContext } from '../../platform/context.ts';
import { makeShipper } from '../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../testing/fixtures/quoted-load.ts';
import { unusedScac } from '../../testing/fixtures/carriers/unused-scac.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeCarrier } from '../carriers.ts';
import { seedWebhooks } from './demo-webhooks.ts';

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

it('has an endpoint that is tried again and one that was switched off, which the doctor names', async () => {
  const { account_id, token } = await makeShipper(app);
  const carrier_id = await makeCarrier(app.services.db, { scac: unusedScac() });
  const load = await makeQuotedLoad(app, { account_id, carrier_id });
  await seedWebhooks(systemContext(app.services, 'demo'), Promise.resolve({ id: account_id, loads: [load.id] }));
  const { items } = (await app.call(webhooks.list, { token })).body;
  expect(items).toMatchObject([
    { url: 'https://erp.acme.example/in', is_on: false, off_reason: 'failed', given_up: 2 },
    { url: 'https://wms.acme.example/freight/events', is_on: true, off_reason: null, given_up: 0 },
  ]);
  const deliveriesOf = async (id = 0) =>
    (await app.call(webhooks.deliveries, { token, params: { id }, query: {} })).body.items;
  expect(await deliveriesOf(items[0]?.id)).toMatchObject([
    { state: 'given_up', attempts: 10, next_at: null, last: { fault: 'unreachable' } },
    { state: 'given_up', attempts: 10, next_at: null },
  ]);
  const waiting = await deliveriesOf(items[1]?.id);
  expect(waiting.map(({ state, attempts }) => [state, attempts])).toEqual([
    ['waiting', 4],
    ['waiting', 6],
    ['waiting', 7],
  ]);
  for (const { next_at } of waiting) expect(Date.parse(next_at ?? '')).toBeGreaterThan(Date.now());
  const finding = await examineWebhooks(app.services.db);
  expect(finding).toMatchObject({ state: 'warning', message: expect.stringContaining('erp.acme.example') });
  expect(finding.message).not.toContain('wms.acme.example');
  await app.services.db.deleteFrom('webhook_endpoints').where('account_id', '=', account_id).execute();
});
