import { dunning } from '@portal/contract/billing/billing.settings.ts';
import { billing } from '@portal/contract/billing/billing.contract.ts';
import { collections } from '@portal/contract/billing/collections/collections.contract.ts';
import { contests } from '@portal/contract/claims/contests/contests.contract.ts';
import { settings } from '@portal/contract/settings/settings.contract.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { catchMail, type CaughtMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeInvoice } from '../../../testing/fixtures/foreign/foreign-billing.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { mailReminders } from './mail-reminder.ts';
import { nextDunning } from './next-dunning.ts';
import { remindOverdue } from './send-due-reminders.ts';

const days = { friendly: 3, firm: 15, final: 30 };
let app: TestApp;
let mails: CaughtMail;
let operator: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
  const { body } = await app.call(settings.get, { params: { name: dunning.name }, token: operator.token });
  await choose({ mails_a_day: 2 }, body.version);
});

const choose = async (more: object, version: number) => {
  const value = { is_on: true, days, mails_a_day: 2, ...more };
  const answer = await app.call(settings.change, {
    params: { name: dunning.name },
    body: { value, version },
    token: operator.token,
  });
  expect(answer.status).toBe(200);
};

const ctx = () => systemContext(app.services, 'test');

/** Looks at noon of a day in Chicago. */
const on = async (day: string) => {
  sharedClock.set(new Date(`${day}T18:00:00Z`));
  await remindOverdue(ctx());
};

/** An account with an invoice of $500 that is due on December 2. */
const debtor = async (email = `ap-${randomUUID()}@dunned.test`) => {
  const shipper = await makeShipper(app);
  await app.services.db
    .updateTable('accounts')
    .set({ accounting_email: email, zip_code: '60601', country: 'US' })
    .where('id', '=', shipper.account_id)
    .execute();
  return { ...shipper, email, invoice: await makeInvoice(app, shipper) };
};

const collectionOf = async (id: number) =>
  (await app.call(collections.ofInvoice, { params: { id }, token: operator.token })).body;
const stagesOf = async (id: number) =>
  (await collectionOf(id)).mailed.map(({ stage, mailed_on }) => [stage, mailed_on]);
const sentTo = (email: string) => mails.all.filter(({ to }) => to === email);

it('sends one reminder after the other, each once, however many servers look', async () => {
  const { invoice, email, token } = await debtor();
  await on('2026-12-04');
  expect(await stagesOf(invoice)).toEqual([]);
  expect(await collectionOf(invoice)).toMatchObject({ next: { stage: 'friendly', on: '2026-12-05' }, pause: null });
  sharedClock.set(new Date('2026-12-05T18:00:00Z'));
  await Promise.all([1, 2, 3, 4].map(() => remindOverdue(ctx())));
  await mails.to(email);
  await on('2026-12-05');
  await on('2026-12-16');
  expect(await stagesOf(invoice)).toEqual([['friendly', '2026-12-05']]);
  await on('2026-12-17');
  await on('2027-01-01');
  await on('2027-02-01');
  expect(await stagesOf(invoice)).toEqual([
    ['final', '2027-01-01'],
    ['firm', '2026-12-17'],
    ['friendly', '2026-12-05'],
  ]);
  const all = await mails.to(email, 3);
  expect(all.map(({ subject }) => subject.split(':')[0])).toEqual(['Reminder', 'Second reminder', 'Final reminder']);
  expect(all[0]?.text).toContain('$500.00, due 12-02-2026');
  const { body } = await app.call(billing.get, { params: { id: invoice }, token });
  expect(body.events.filter(({ kind }) => kind === 'reminded').map(({ detail }) => detail)).toEqual([
    email,
    email,
    email,
  ]);
});

it('sends nobody the final one first, and waits as long between two as the terms say', () => {
  expect(nextDunning(days, '2026-01-10', null)).toEqual({ stage: 'friendly', on: '2026-01-13' });
  expect(nextDunning(days, '2026-01-10', { stage: 'friendly', on: '2026-11-20' })).toEqual({
    stage: 'firm',
    on: '2026-12-02',
  });
  expect(nextDunning(days, '2026-01-10', { stage: 'final', on: '2026-11-20' })).toBeNull();
});

it('waits for a contest of the whole, asks for what is left of a part, and for a payment under way', async () => {
  const [whole, part, paying] = [await debtor(), await debtor(), await debtor()];
  const contest = async (of: typeof whole, should_be: number) => {
    const line = { code: 'LINEHAUL', should_be, reason: 'tariff' as const, note: 'Another rate was agreed' };
    const body = { invoice_id: of.invoice, lines: [line] };
    expect((await app.call(contests.contest, { body, token: of.token })).status).toBe(201);
  };
  sharedClock.set(new Date('2026-12-06T18:00:00Z'));
  await contest(whole, 0);
  await contest(part, 350);
  await app.services.db
    .updateTable('invoices')
    .set({ status: 'payment_processing' })
    .where('id', '=', paying.invoice)
    .execute();
  await on('2026-12-06');
  const [mail] = await mails.to(part.email);
  expect(mail?.text).toContain('$350.00');
  expect([sentTo(whole.email), sentTo(paying.email)]).toEqual([[], []]);
  expect((await collectionOf(whole.invoice)).pause).toBe('contested');
  expect((await collectionOf(paying.invoice)).pause).toBe('payment_under_way');
  await app.services.db
    .updateTable('claims')
    .set({ status: 'withdrawn' })
    .where('invoice_id', '=', whole.invoice)
    .execute();
  await app.services.db.updateTable('invoices').set({ contested: 0 }).where('id', '=', whole.invoice).execute();
  await on('2026-12-07');
  await mails.to(whole.email);
});

it('writes in the language of its reader, to each address no more often than the cap says', async () => {
  const email = `shared-${randomUUID()}@dunned.test`;
  const [first, second, third] = [await debtor(email), await debtor(email), await debtor(email)];
  await app.services.db.updateTable('users').set({ email, language: 'es' }).where('id', '=', first.user_id).execute();
  await on('2026-12-05');
  const sent = await mails.to(email, 2);
  const begun = new Set(sent.map(({ subject }) => subject.split(':')[0]));
  expect(begun).toEqual(new Set(['Recordatorio', 'Reminder']));
  await on('2026-12-05');
  expect(await stagesOf(third.invoice)).toEqual([]);
  await on('2026-12-06');
  await mails.to(email, 3);
  expect(await stagesOf(third.invoice)).toEqual([['friendly', '2026-12-06']]);
  expect(await stagesOf(second.invoice)).toEqual([['friendly', '2026-12-05']]);
});

it('keeps an account’s own terms, and mails no account of a brand or of the freight system', async () => {
  const [own, off, branded, linked] = [await debtor(), await debtor(), await debtor(), await debtor()];
  const agree = (of: Shipper, body: object) =>
    app.call(collections.changeDunning, {
      params: { id: of.account_id },
      body: { is_dunned: true, days: null, version: 0, ...body },
      token: operator.token,
    });
  expect((await agree(own, { days: { friendly: 8, firm: 20, final: 21 } })).body).toMatchObject({ version: 1 });
  expect(refusalOf(await agree(own, { version: 0 }))).toBe('billing.dunning_changed_meanwhile');
  const wrong = await agree(own, { days: { friendly: 8, firm: 8, final: 9 }, version: 1 });
  expect([wrong.status, refusalOf(wrong)]).toEqual([400, 'billing.dunning_order']);
  await agree(off, { is_dunned: false });
  const { db } = app.services;
  await db.updateTable('accounts').set({ is_branded: true }).where('id', '=', branded.account_id).execute();
  const system = { freight_system_id: randomUUID() };
  await db.updateTable('accounts').set(system).where('id', '=', linked.account_id).execute();
  await on('2026-12-09');
  expect(await stagesOf(own.invoice)).toEqual([]);
  await on('2026-12-10');
  expect(await stagesOf(own.invoice)).toEqual([['friendly', '2026-12-10']]);
  for (const { invoice } of [off, branded, linked]) expect(await stagesOf(invoice)).toEqual([]);
  expect((await collectionOf(off.invoice)).pause).toBe('off');
  expect((await collectionOf(branded.invoice)).pause).toBe('not_mailed');
});

it('sends nothing that was paid meanwhile, and what was sent to nobody again', async () => {
  const [paid, owed] = [await debtor(), await debtor()];
  const { db } = app.services;
  sharedClock.set(new Date('2026-12-05T18:00:00Z'));
  const mailOf = async (of: typeof paid) => {
    const row = { account_id: of.account_id, stage: 'friendly' as const, email: of.email, language: 'en' as const };
    const { id } = await db
      .insertInto('dunning_mails')
      .values({ ...row, mailed_on: '2026-12-05' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const about = { mail_id: id, invoice_id: of.invoice, stage: 'friendly' as const, amount: 500 };
    await db.insertInto('dunned_invoices').values(about).execute();
    return id;
  };
  await db.updateTable('invoices').set({ paid: 500, status: 'paid' }).where('id', '=', paid.invoice).execute();
  const [first, second] = [await mailOf(paid), await mailOf(owed)];
  for (const mail_id of [first, second, second]) await mailReminders.run(ctx(), { mail_id } as never);
  expect([sentTo(paid.email).length, sentTo(owed.email).length]).toEqual([0, 1]);
  expect((await collectionOf(paid.invoice)).mailed).toMatchObject([{ is_dropped: true, sent_at: null }]);
});

it('leaves an account alone that has credit for what is overdue, and everybody while it is off', async () => {
  const [rich, other] = [await debtor(), await debtor()];
  const row = { account_id: rich.account_id, method: 'check' as const, status: 'succeeded' as const, amount: 500 };
  await app.services.db
    .insertInto('payments')
    .values({ ...row, unapplied: 500, reference: randomUUID(), received_on: '2026-11-20' })
    .execute();
  const { body } = await app.call(settings.get, { params: { name: dunning.name }, token: operator.token });
  await choose({ is_on: false }, body.version);
  await on('2026-12-05');
  expect(await stagesOf(other.invoice)).toEqual([]);
  await choose({}, body.version + 1);
  await on('2026-12-05');
  await vi.waitFor(() => expect(sentTo(other.email)).toHaveLength(1), 30_000);
  expect(await stagesOf(rich.invoice)).toEqual([]);
  expect((await collectionOf(rich.invoice)).pause).toBe('account_credit');
});

it('waits until the day that was promised, and goes on after it', async () => {
  const { invoice, email } = await debtor();
  sharedClock.set(new Date('2026-12-05T18:00:00Z'));
  const body = { billing_ids: [invoice], pay_by: '2026-12-09', promised_by: 'Ana Reyes' };
  expect((await app.call(collections.promise, { body, token: operator.token })).status).toBe(201);
  await on('2026-12-09');
  expect([await stagesOf(invoice), (await collectionOf(invoice)).pause]).toEqual([[], 'promised']);
  await on('2026-12-10');
  await mails.to(email);
  expect(await stagesOf(invoice)).toEqual([['friendly', '2026-12-10']]);
});

it('asks for what is left after payments and credits', async () => {
  const { invoice, email } = await debtor();
  await app.services.db.updateTable('invoices').set({ paid: 100, credited: 150 }).where('id', '=', invoice).execute();
  await on('2026-12-05');
  const [mail] = await mails.to(email);
  expect(mail?.text).toContain('$250.00');
});

it('goes by the morning and the day where the account is', async () => {
  const { invoice, account_id } = await debtor();
  const place = { zip_code: '96813', city: 'Honolulu', state: 'HI' };
  await app.services.db.updateTable('accounts').set(place).where('id', '=', account_id).execute();
  for (const night of ['2026-12-05T09:59:00Z', '2026-12-05T15:59:00Z']) {
    sharedClock.set(new Date(night));
    await remindOverdue(ctx());
    expect(await stagesOf(invoice)).toEqual([]);
  }
  sharedClock.set(new Date('2026-12-06T09:00:00Z'));
  await remindOverdue(ctx());
  expect(await stagesOf(invoice)).toEqual([['friendly', '2026-12-05']]);
});
