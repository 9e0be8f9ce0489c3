import { accounts } from '@portal/contract/accounts/accounts.contract.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { type BillDesk, makeBillDesk } from '../../../testing/fixtures/money/bill-desk.ts';
import { catchMail, type CaughtMail } from '../../../testing/fixtures/catch-mail.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let mails: CaughtMail;
let desk: BillDesk;

beforeAll(async () => {
  app = await sharedTestApp();
  mails = catchMail(app);
  desk = await makeBillDesk(app);
});

/** A bill that is $30 over the quote for a reweigh, agreed and passed on: $37.50 at the account's markup. */
const reweighed = async () => {
  const { pro, invoice } = await desk.billed();
  const bill = await desk.received({
    pro,
    weight: 1500,
    charges: [
      ['400', 440],
      ['IDL', 30],
    ],
  });
  const all = bill.differences.map(({ id }) => ({ id, decision: 'agreed', passes_on: true }));
  const { body } = await desk.decide(bill, all);
  return { invoice, bill: body };
};

const jobsLeft = async (): Promise<number> => {
  const { rows } = await app.services.pool.query<{ jobs: number }>(
    `select count(*)::integer as jobs from graphile_worker.jobs where task_identifier like 'billing.%changed-invoice'`,
  );
  return rows[0]?.jobs ?? 0;
};

const mailsAbout = (number: number) => mails.all.filter(({ subject }) => subject.includes(`${number}`));

const changeMails = (number: number) => mailsAbout(number).filter(({ text }) => text.includes('537.50'));

it('is mailed once to those who may pay, each in their language, however often the bill is approved', async () => {
  const { db } = app.services;
  const { shipper } = desk;
  const user = await db
    .updateTable('users')
    .set({ language: 'es' })
    .where('id', '=', shipper.user_id)
    .returning('email')
    .executeTakeFirstOrThrow();
  const { bill, invoice } = await reweighed();
  const answers = await Promise.all(Array.from({ length: 5 }, () => desk.approve(bill)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const mail = await vi.waitFor(
    () => {
      const [one] = changeMails(invoice.number);
      if (!one) throw new Error('not mailed yet');
      return one;
    },
    { timeout: 30_000, interval: 20 },
  );
  await vi.waitFor(async () => expect(await jobsLeft()).toBe(0), 30_000);
  expect(changeMails(invoice.number)).toHaveLength(1);
  expect(mail).toMatchObject({
    to: user.email,
    subject: `La factura ${invoice.number} de la carga ${invoice.load_id} cambió`,
    attachments: [{ contentType: 'application/pdf' }],
  });
  for (const part of ['sube $37.50', '$500.00', '+$37.50', 'Entrega en interior', '$537.50'])
    expect(mail.text).toContain(part);
  // What the carrier billed and was granted is not the shipper's to read.
  for (const part of ['$470', '$30.00', '$440']) expect(mail.text).not.toContain(part);
});

it('is mailed to the accounting address where there is one, and to nobody who switched it off', async () => {
  const { db } = app.services;
  const { shipper } = desk;
  await db
    .updateTable('accounts')
    .set({ accounting_email: 'ap@changed.test' })
    .where('id', '=', shipper.account_id)
    .execute();
  const first = await reweighed();
  await desk.approve(first.bill);
  const changed = await vi.waitFor(
    () => {
      const one = changeMails(first.invoice.number).find(({ to }) => to === 'ap@changed.test');
      if (!one) throw new Error('not mailed yet');
      return one;
    },
    { timeout: 30_000, interval: 20 },
  );
  expect(changed.subject).toBe(`Invoice ${first.invoice.number} for load ${first.invoice.load_id} has changed`);
  expect(changeMails(first.invoice.number)).toHaveLength(1);
  const off = await app.call(accounts.changeTrackingPreferences, { body: { invoices: false }, token: shipper.token });
  expect(off.body).toMatchObject({ invoices: false, pickup: true });
  const second = await reweighed();
  await desk.approve(second.bill);
  await vi.waitFor(async () => expect(await jobsLeft()).toBe(0), 30_000);
  expect(mailsAbout(second.invoice.number)).toEqual([]);
});
