import { conversation } from '@portal/contract/conversation/conversation.contract.ts';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { loadOf } from '../../testing/authorization/named-accounts.ts';
import { whileHeld } from '../../testing/fixtures/held-rows.ts';
import { makeShipper, type Shipper } from '../../testing/fixtures/make-account.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let admin: Shipper;
let id: number;

beforeAll(async () => {
  app = await sharedTestApp();
  admin = await makeShipper(app);
  ({ id } = await loadOf({})(app, admin));
});
afterEach(() => sharedClock.letGo());

const minutes = 60_000;
const write = async () =>
  (
    await app.call(conversation.write, {
      params: { id },
      body: { text: 'Dock 4', audience: 'operator', mentions: [] },
      token: admin.token,
    })
  ).body;

test('a change that waits until its 15 minutes are over is too late', async () => {
  const { id: message_id } = await write();
  const written = Date.now();
  const [changed] = await whileHeld(app, { table: 'conversations', where: 'load_id', is: id }, async (held) => {
    sharedClock.set(new Date(written + 14 * minutes));
    const params = { id, message_id };
    const change = app.call(conversation.change, { params, body: { text: 'Dock 5' }, token: admin.token });
    await held.untilWaiting(1);
    sharedClock.set(new Date(written + 16 * minutes));
    return [change];
  });
  expect([changed?.status, changed && refusalOf(changed)]).toEqual([409, 'conversation.too_late']);
});

test('whoever a person may not know of watches unseen by them', async () => {
  const parent = await makeShipper(app);
  const below = await makeShipper(app, { parent_id: parent.account_id });
  const operator = await makeShipper(app, { role: 'platform_admin' });
  const load = await loadOf({})(app, below);
  const watchersFor = async ({ token }: Shipper) =>
    (await app.call(conversation.read, { params: { id: load.id }, query: {}, token })).body.watchers
      .map((one) => one.id)
      .toSorted((a, b) => a - b);
  const watch = ({ token }: Shipper) =>
    app.call(conversation.watch, { params: { id: load.id }, body: { is_watching: true }, token });
  for (const person of [parent, below, operator]) expect((await watch(person)).status).toBe(204);
  expect(await watchersFor(below)).toEqual([below.user_id]);
  expect(await watchersFor(parent)).toEqual([parent.user_id, below.user_id]);
  expect(await watchersFor(operator)).toEqual([parent.user_id, below.user_id, operator.user_id]);
});
