import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import type { Audience } from '@portal/contract/conversation/audiences.ts';
import { conversation } from '@portal/contract/conversation/conversation.contract.ts';
import { mailChoices } from '@portal/contract/notifications/mail-choices.contract.ts';
import { notifications } from '@portal/contract/notifications/notifications.contract.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadOf } from '../../../testing/authorization/named-accounts.ts';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let mails: CaughtMail;
let operator: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
});

const office = async (choices: Parameters<typeof makeShipper>[1] = {}) => {
  const admin = await makeShipper(app, choices);
  const colleague = await makeShipper(app, {
    account_id: admin.account_id,
    role: 'customer_agent',
    language: choices.language ?? 'en',
  });
  return { admin, colleague, id: (await loadOf({})(app, admin)).id };
};

const write = (id: number, audience: Audience, text: string, { token }: Shipper, mentions: number[] = []) =>
  app.call(conversation.write, { params: { id }, body: { text, audience, mentions }, token });
const bellOf = async ({ token }: Shipper) =>
  (await app.call(notifications.list, { query: {}, token })).body.items.map(({ kind, load_id }) => [kind, load_id]);
const rings = (who: Shipper, kind: string, id: number) =>
  vi.waitFor(async () => expect(await bellOf(who)).toContainEqual([kind, id]), 30_000);
const mailTo = ({ email }: Shipper, part: string) =>
  vi.waitUntil(() => mails.all.find(({ to, text }) => to === email && text.includes(part)), 30_000);

test('whoever is named is rung and mailed, in their language, with what the message says', async () => {
  const { admin, colleague, id } = await office({ language: 'es' });
  await write(id, 'account', 'Solo entre nosotros', admin, [colleague.user_id]);
  await rings(colleague, 'message_named', id);
  const mail = await mailTo(colleague, 'Solo entre nosotros');
  expect(mail.subject).toMatch(new RegExp(`^Carga ${id}: .+ lo mencionó$`));
  expect(mail.text).toContain(`/my-loads/${id}`);
  expect(await bellOf(admin)).not.toContainEqual(['message_named', id]);
});

test('who watches learns of messages they may read, and of no others', async () => {
  const { admin, colleague, id } = await office();
  await write(id, 'operator', 'First', admin);
  await write(id, 'operator', 'Second', operator);
  await rings(admin, 'message_written', id);
  const before = (await bellOf(operator)).filter(([, load]) => load === id).length;
  await write(id, 'account', 'Not for them', colleague);
  await rings(admin, 'message_written', id);
  await write(id, 'internal', 'Not for you', operator);
  await write(id, 'operator', 'Third', admin);
  await rings(colleague, 'message_written', id);
  await mailTo(operator, 'Third');
  expect((await bellOf(operator)).filter(([, load]) => load === id)).toHaveLength(before + 1);
  expect(mails.all.filter(({ text }) => text.includes('Not for you'))).toEqual([]);
  expect(mails.all.filter(({ to, text }) => to === operator.email && text.includes('Not for them'))).toEqual([]);
});

test('a load that is given to somebody rings and mails them, not who takes it themselves', async () => {
  const { admin, colleague, id } = await office();
  const assign = (user_id: number) =>
    app.call(conversation.assign, { params: { id }, body: { user_id }, token: admin.token });
  await assign(admin.user_id);
  await assign(colleague.user_id);
  await rings(colleague, 'load_assigned', id);
  await mailTo(colleague, `assigned load ${id} to you`);
  expect(await bellOf(admin)).not.toContainEqual(['load_assigned', id]);
});

test('a branded account is rung and not mailed, and nobody is who chose so', async () => {
  const branded = await office({ isBranded: true });
  await write(branded.id, 'account', 'Branded', branded.admin, [branded.colleague.user_id]);
  await rings(branded.colleague, 'message_named', branded.id);
  const silent = await office();
  const never = { deliveries: { messages: 'never' as const } };
  await app.call(mailChoices.change, { body: never, token: silent.colleague.token });
  await write(silent.id, 'account', 'Silent', silent.admin, [silent.colleague.user_id]);
  await rings(silent.colleague, 'message_named', silent.id);
  const off = await office();
  await app.call(accounts.changeTrackingPreferences, { body: { messages: false }, token: off.admin.token });
  await write(off.id, 'account', 'Switched off', off.admin, [off.colleague.user_id]);
  await rings(off.colleague, 'message_named', off.id);
  // What was reported later has arrived by now.
  const last = await office();
  await write(last.id, 'account', 'Last', last.admin, [last.colleague.user_id]);
  await mailTo(last.colleague, 'Last');
  expect(mails.all.filter(({ text }) => /Branded|Silent|Switched off/.test(text))).toEqual([]);
});

test('somebody who is named later, by a change, learns of it once', async () => {
  const { admin, colleague, id } = await office();
  const { body: message } = await write(id, 'account', 'Dock 4', admin);
  const params = { id, message_id: message.id };
  const change = (text: string) =>
    app.call(conversation.change, { params, body: { text, mentions: [colleague.user_id] }, token: admin.token });
  await change('Dock 4, please');
  await rings(colleague, 'message_named', id);
  await change('Dock 5, please');
  await mailTo(colleague, 'Dock');
  expect((await bellOf(colleague)).filter(([, load]) => load === id)).toHaveLength(1);
});
