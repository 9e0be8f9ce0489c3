import { mailChoices } from '@portal/contract/notifications/mail-choices.contract.ts';
import type { MailKind } from '@portal/contract/notifications/mail-kinds.ts';
import type { CaughtMail } from '@portal/simulators/mailbox/mail-store.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { deliverLetter } from '../../../platform/mail/deliver-letter.ts';
import { composeMail } from '../../../platform/mail/mail-layout.ts';
import { unsubscribeToken } from '../../../platform/mail/unsubscribe-token.ts';
import { makeShipper, type Shipper, type ShipperChoices } from '../../../testing/fixtures/make-account.ts';
import { type MailingApp, startMailingApp } from '../../../testing/fixtures/mailing-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let mailing: MailingApp;
let app: TestApp;

beforeAll(async () => {
  mailing = await startMailingApp();
  ({ app } = mailing);
});
afterAll(() => mailing.stop());

const letterTo = (to: string) => ({
  to,
  language: 'en' as const,
  subject: 'News',
  heading: 'News',
  paragraphs: ['A line'],
});

const deliver = (to: string, kind: MailKind = 'pickup') =>
  deliverLetter(systemContext(app.services, 'test'), {
    kind,
    event: 'test',
    load_id: null,
    email: to,
    language: 'en',
    letterIn: (language) => ({ ...letterTo(to), language }),
  });

const received = (to: string, count = 1): Promise<readonly CaughtMail[]> =>
  vi.waitFor(() => {
    const mails = mailing.arrived.list(to);
    if (mails.length < count) throw new Error(`${mails.length} of ${count} mails`);
    return mails;
  }, 30_000);

/** The address that a mail program posts to, with the portal's own in front. */
const oneClick = (mail: CaughtMail | undefined): string =>
  (mail?.headers['list-unsubscribe'] ?? '').replace(/^<https?:\/\/[^/]+(.*)>$/, `${app.url}$1`);

/** What mail programs send, in both encodings they may use (RFC 8058, 3.2). */
const multipart = () => {
  const form = new FormData();
  form.append('List-Unsubscribe', 'One-Click');
  return form;
};
const urlEncoded = () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });

const tokenFor = ({ user_id }: Shipper, kind: MailKind = 'pickup'): string =>
  unsubscribeToken(app.services.config.linkKey, { reader: { user_id }, kind });

const someone = (choices: ShipperChoices = {}) => makeShipper(app, choices);

it.each([
  ['multipart', multipart],
  ['url-encoded', urlEncoded],
])('stops the mails of one kind when a mail program posts to the address in the mail, %s', async (_, body) => {
  const shipper = await someone();
  await deliver(shipper.email);
  const [mail] = await received(shipper.email);
  expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.text).toContain(mail?.headers['list-unsubscribe']?.slice(1, -1));
  expect(mail?.html).toContain(mail?.headers['list-unsubscribe']?.slice(1, -1));
  for (let times = 0; times < 2; times += 1) {
    const answer = await fetch(oneClick(mail), { method: 'POST', body: body() });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ kind: 'pickup', is_subscribed: false });
  }
  await deliver(shipper.email);
  await deliver(shipper.email, 'delivered');
  const kept = await received(shipper.email, 2);
  expect(kept).toHaveLength(2);
  expect(kept[0]?.headers['list-unsubscribe']).toContain('~delivered~');
});

it('changes nothing when its address is only opened, nor when the post does not say what it wants', async () => {
  const shipper = await someone({ language: 'es' });
  const token = tokenFor(shipper);
  const opened = await app.call(mailChoices.subscription, { params: { token } });
  expect(opened.body).toMatchObject({ is_subscribed: true, language: 'es' });
  expect(opened.body.address).not.toContain(shipper.email.slice(1, 8));
  expect((await fetch(`${app.url}/unsubscribe/${token}`)).status).not.toBe(500);
  expect((await fetch(`${app.url}/unsubscribe/${token}`, { method: 'POST', body: 'x=1' })).status).toBe(400);
  expect((await fetch(`${app.url}/unsubscribe/${token}`, { method: 'POST', body: new URLSearchParams() })).status).toBe(
    400,
  );
  expect((await app.call(mailChoices.subscription, { params: { token } })).body.is_subscribed).toBe(true);
});

it('refuses the form of another site, which a browser would send for the person', async () => {
  const shipper = await someone();
  const address = `${app.url}/unsubscribe/${tokenFor(shipper)}`;
  const headers = { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' };
  expect((await fetch(address, { method: 'POST', headers, body: urlEncoded() })).status).toBe(403);
});

it('gives the same answer for a forged link as for one about nobody', async () => {
  const [shipper, other] = await Promise.all([someone(), someone()]);
  const token = tokenFor(shipper);
  const [name, kind, signature] = token.split('~');
  const absent = unsubscribeToken(app.services.config.linkKey, { reader: { user_id: 999_999_999 }, kind: 'pickup' });
  const forged = [
    `u${other.user_id}~${kind}~${signature}`,
    `${name}~delivered~${signature}`,
    `${name}~${kind}~${signature?.slice(0, -1)}`,
    `${token}~more`,
    `${name}~nothing~${signature}`,
    unsubscribeToken(Buffer.alloc(32), { reader: { user_id: shipper.user_id }, kind: 'pickup' }),
  ];
  const headers = { 'x-request-id': 'forged-links' };
  for (const row of [mailChoices.subscription, mailChoices.subscribeAgain] as const) {
    const unknown = await app.call(row, { params: { token: absent }, headers });
    expect(unknown.status).toBe(404);
    for (const one of forged) {
      const answer = await app.call(row, { params: { token: one }, headers });
      expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    }
  }
  const body = { 'List-Unsubscribe': 'One-Click' } as const;
  for (const one of [...forged, absent]) {
    expect((await app.call(mailChoices.unsubscribe, { params: { token: one }, body })).status).toBe(404);
  }
  for (const { token: session } of [shipper, other]) {
    const { deliveries } = (await app.call(mailChoices.mine, { token: session })).body;
    expect(Object.values(deliveries)).not.toContain('never');
  }
});

it('sends the mails again where the person has thought better of it, and leaves lines in the audit', async () => {
  const shipper = await someone();
  const token = tokenFor(shipper);
  await app.call(mailChoices.unsubscribe, { params: { token }, body: { 'List-Unsubscribe': 'One-Click' } });
  const again = await app.call(mailChoices.subscribeAgain, { params: { token } });
  expect(again.body.is_subscribed).toBe(true);
  expect((await app.call(mailChoices.subscribeAgain, { params: { token } })).body.is_subscribed).toBe(true);
  await deliver(shipper.email);
  await received(shipper.email);
  const { db } = app.services;
  const entries = await db
    .selectFrom('audit_entries')
    .select(['account_id', 'after'])
    .where('action', '=', 'users.mails-chosen')
    .where('object_id', '=', String(shipper.user_id))
    .orderBy('id')
    .execute();
  expect(entries.map(({ after }) => after)).toEqual([
    { kind: 'pickup', subscribed: false },
    { kind: 'pickup', subscribed: true },
  ]);
  expect(entries[0]?.account_id).toBe(shipper.account_id);
});

it('stops mails to an address that is no user’s, such as the one for invoices', async () => {
  const address = 'Payables@Acme.test';
  await deliver(address, 'invoices');
  const [mail] = await received(address);
  expect(mail?.text).not.toContain('/profile');
  expect((await fetch(oneClick(mail), { method: 'POST', body: urlEncoded() })).status).toBe(200);
  await deliver('payables@acme.test', 'invoices');
  await deliver(address, 'insurance');
  const kept = await received(address, 2);
  expect(kept).toHaveLength(2);
  const token = oneClick(mail).split('/').pop() ?? '';
  await app.call(mailChoices.subscribeAgain, { params: { token } });
  await deliver(address, 'invoices');
  expect(await received(address, 3)).toHaveLength(3);
});

it('has no such link in mails that are always sent', async () => {
  const shipper = await someone();
  await app.services.mail.send(composeMail(app.services, letterTo(shipper.email)));
  const [mail] = await received(shipper.email);
  expect(mail?.headers['list-unsubscribe']).toBeUndefined();
  expect(mail?.text).not.toContain('/unsubscribe/');
});

it('does as the person has chosen in their profile, each for themselves', async () => {
  const [shipper, other] = await Promise.all([someone(), someone()]);
  const { token } = shipper;
  const chosen = await app.call(mailChoices.change, { body: { deliveries: { pickup: 'never' } }, token });
  expect(chosen.body.deliveries).toMatchObject({ pickup: 'never', delay: 'at_once' });
  await deliver(shipper.email);
  await deliver(other.email);
  await received(other.email);
  expect(mailing.arrived.list(shipper.email)).toEqual([]);
  const wrong = await app.call(mailChoices.change, { body: { deliveries: { nothing: 'never' } } as never, token });
  expect(wrong.status).toBe(400);
});

it('ends as one choice when the mail program posts many times at once', async () => {
  const shipper = await someone();
  const token = tokenFor(shipper);
  const body = { 'List-Unsubscribe': 'One-Click' } as const;
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => app.call(mailChoices.unsubscribe, { params: { token }, body })),
  );
  expect(answers.map(({ status, body: { is_subscribed } }) => [status, is_subscribed])).toEqual(
    answers.map(() => [200, false]),
  );
  const again = await app.call(mailChoices.subscribeAgain, { params: { token } });
  expect(again.body.is_subscribed).toBe(true);
});
