import { readdirSync, readFileSync } from 'node:fs';
import { mailSubjects } from '@portal/contract/notifications/mail-kinds.ts';
import { type MailSample, mailSamples as names } from '@portal/contract/notifications/mail-samples.ts';
import { mailSamples } from '@portal/contract/notifications/mail-samples.contract.ts';
import { languages } from '@portal/contract/words/language.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CaughtMail, catchMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper } from '../../../testing/fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let app: TestApp;
let mails: CaughtMail;
beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://portal.example' });
  mails = catchMail(app);
});
afterAll(() => app.stop());

/** The colors of a mail for which a dark device finds no other; a button keeps its own. */
const lightOnly = (html: string): string[] => {
  const [, dark = ''] = /<style>(.*)<\/style>/.exec(html) ?? [];
  return [...html.matchAll(/style="([^"]*)"/g)]
    .map(([, style = '']) => style)
    .filter((style) => !style.includes('background:#3B51D7'))
    .flatMap((style) => style.match(/(?:background:|color:|solid )#[0-9A-F]{6}/gi) ?? [])
    .filter((color) => !dark.includes(color));
};

it('shows every mail in both languages, whole and in the words of that language', async () => {
  const { token } = await makeShipper(app);
  for (const name of names) {
    const [en, es] = await Promise.all(
      languages.map(async (language) => {
        const { status, body } = await app.call(mailSamples.read, { params: { name }, query: { language }, token });
        expect([name, status]).toEqual([name, 200]);
        return body;
      }),
    );
    if (!en || !es) throw new Error('no mail');
    expect(en.subject).not.toBe(es.subject);
    for (const { subject, html, text } of [en, es]) {
      // A gap that nothing filled, a name that is no phrase, or something that was left out.
      // What a link is signed with may spell anything.
      const words = `${subject} ${text}`.replaceAll(/\/unsubscribe\/\S+/g, '');
      expect(words).not.toMatch(/\{\{|undefined|null|NaN|\[object|\b[a-z]+(?:_[a-z]+)+\.[a-z]/);
      expect(html).not.toMatch(/<script|<!-- logo/);
      expect(html).toContain('https://portal.example/');
      expect([name, ...lightOnly(html)]).toEqual([name]);
      // A phone has room for a fact beside some twenty letters that do not wrap.
      expect(html).not.toMatch(/white-space:nowrap[^>]*>[^<]{25,}/);
    }
    expect(es.html).toContain('<html lang="es">');
  }
});

const toOperations = 'goes to the operator';
const toOthers = 'goes to people who have no account';
const aboutSignIn = 'says what somebody else may have done to the sign-in';
const byHand = 'shown before somebody sends it';

/** Every file that writes mails, and their samples; else why there are none. */
const writers: Readonly<Record<string, readonly MailSample[] | string>> = {
  'auth/second-factor/mail-factor-change.ts': aboutSignIn,
  'auth/second-factor/reset-second-factor.ts': aboutSignIn,
  'billing/changes/mail-change.ts': ['invoice_changed'],
  'billing/collections/mail-reminder.ts': ['reminder_friendly', 'reminder_firm', 'reminder_final'],
  'billing/papers/file-invoice.ts': ['invoice_issued'],
  'billing/papers/send-billing.ts': byHand,
  'billing/receipts/receipts.ts': byHand,
  'billing/payments/mail-payment.ts': ['payment_received', 'payment_failed'],
  'billing/statements/mail-statement.ts': ['statement'],
  'drayage/mails/mail-free-time.ts': 'of one mode',
  'drayage/mails/send-price-mail.ts': 'the facts of the load, and what operations wrote',
  'guests/send-demo-mails.ts': toOthers,
  'insurance/losses/mail-loss.ts': toOthers,
  'insurance/mails/mail-buyer.ts': ['insurance_bound', 'insurance_ends_soon'],
  'insurance/papers/share-certificate.ts': byHand,
  'insurance/verify/report-difference.ts': toOperations,
  'notifications/approvals/report-approvals.ts': [
    'approval_asked',
    'approval_escalated',
    'approval_approved',
    'approval_sent_back',
    'approval_ended',
    'approval_proposed',
  ],
  'notifications/carrier-alerts/mail-carrier-alert.ts': ['carrier_alert'],
  'notifications/conversation/report-conversation.ts': ['message'],
  'notifications/digest/send-digests.ts': ['digest'],
  'notifications/mail-booker.ts': [
    'accepted',
    'declined',
    'cancellation_refused',
    'carrier_cancelled',
    'picked_up',
    'delivered',
    'pod_filed',
  ],
  'notifications/mail-carrier-change.ts': toOperations,
  'notifications/mail-claim-deadline.ts': 'the same as the offer, with another day',
  'notifications/mail-claim-receipt.ts': ['claim_received'],
  'notifications/mail-claim.ts': ['claim_offer'],
  'notices/send-notice.ts': [
    'notice_picked_up',
    'notice_delayed',
    'notice_out_for_delivery',
    'notice_delivered',
    'notice_pod_filed',
  ],
  'notifications/mail-delay.ts': ['delayed'],
  'notifications/mail-operations.ts': toOperations,
  'notifications/mail-stop-changed.ts': 'the same facts as on the page of the load',
  'notifications/plans/report-plan.ts': ['recurring_load'],
  'notifications/webhooks/mail-webhook-off.ts': ['webhook_off'],
  'sharing/send-share.ts': byHand,
  'single-sign-on/mail-provider-change.ts': aboutSignIn,
  'statistics/report/mail-report.ts': toOperations,
  'users/mail-recovery.ts': aboutSignIn,
  'users/send-password-link.ts': ['invitation', 'password_link'],
};

it('has a sample of every mail an account gets, or says why there is none', () => {
  const features = new URL('../../', import.meta.url);
  const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(?!.*\.(test|fixture)\.ts$).*\.ts$/.test(file) && !file.startsWith('notifications/samples/'),
  );
  const found = files.filter((file) =>
    /\b(composeMail|deliverLetter)\(/.test(readFileSync(new URL(file, features), 'utf8')),
  );
  expect(found.toSorted()).toEqual(Object.keys(writers).toSorted());
  const sampled = Object.values(writers).flatMap((names) => (typeof names === 'string' ? [] : names));
  expect(sampled.toSorted()).toEqual(names.toSorted());
});

it('has a sample of every kind that may be done without', async () => {
  const { token } = await makeShipper(app);
  const kinds = new Set<string>();
  for (const name of names) {
    const { body } = await app.call(mailSamples.read, { params: { name }, query: { language: 'en' }, token });
    const [, kind] = /unsubscribe\/[^"]*?~(\w+)~/.exec(body.html) ?? [];
    if (kind) kinds.add(kind);
  }
  expect([...kinds].toSorted()).toEqual([...mailSubjects].toSorted());
});

it('shows the logo of the caller’s account within the mail', async () => {
  const { token, account_id } = await makeShipper(app);
  const { db, files } = app.services;
  const logo_key = await files.put(png);
  await db.updateTable('accounts').set({ logo_key, name: 'Acme <Freight>' }).where('id', '=', account_id).execute();
  const read = { params: { name: 'invoice_issued' }, query: { language: 'en' }, token } as const;
  const { html, text } = (await app.call(mailSamples.read, read)).body;
  expect(html).toContain(`src="data:image/png;base64,${png.toString('base64')}"`);
  expect(html).toContain('alt="Acme &lt;Freight&gt;"');
  expect(text).toContain('Acme <Freight>');
});

it('sends it to the caller and nobody else, as a sample', async () => {
  const shipper = await makeShipper(app);
  const send = { params: { name: 'digest' }, body: { language: 'es' }, token: shipper.token } as const;
  expect((await app.call(mailSamples.send, send)).body).toEqual({ sent_to: shipper.email });
  const [mail] = await mails.to(shipper.email);
  expect(mail?.subject).toMatch(/^Muestra: Resumen del /);
  expect(mail?.headers?.['List-Unsubscribe']).toContain('~digest~');
});

it('is sent five times a minute at most', async () => {
  const { token } = await makeShipper(app);
  const send = { params: { name: 'accepted' }, body: { language: 'en' }, token } as const;
  const answers = [];
  for (let times = 0; times < 6; times += 1) answers.push((await app.call(mailSamples.send, send)).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
});

it('says so where the mail server does not take it, and does not know other names', async () => {
  const { token } = await makeShipper(app);
  const { mail } = app.services;
  app.services.mail = { ...mail, send: () => Promise.reject(new Error('no mail server')) };
  const refused = await app.call(mailSamples.send, { params: { name: 'accepted' }, body: { language: 'en' }, token });
  app.services.mail = mail;
  expect(refused.status).toBe(503);
  expect(JSON.stringify(refused.body)).toContain('settings.mail_not_sent');
  const read = { params: { name: 'nothing' as never }, query: { language: 'en' }, token } as const;
  expect((await app.call(mailSamples.read, read)).status).toBe(400);
});

it('is for those who run an account', async () => {
  const { token } = await makeShipper(app, { role: 'customer_agent' });
  const read = { params: { name: 'accepted' }, query: { language: 'en' }, token } as const;
  expect((await app.call(mailSamples.read, read)).status).toBe(403);
});
