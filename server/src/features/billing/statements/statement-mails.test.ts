import { billing } from '@portal/contract/billing/billing.contract.ts';
import { statementMails } from '@portal/contract/billing/statement-mails.contract.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { systemContext } from '../../../platform/context.ts';
import { billedLoad } from '../../../testing/fixtures/money/billed-load.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { catchMail, type CaughtMail } from '../../../testing/fixtures/catch-mail.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { textsOf } from '../../../testing/read-pdf.ts';
import { sharedClock, sharedTestApp, type TestApp } from '../../../testing/test-app.ts';
import { unzip } from '../../../platform/files/sheet/unzip.ts';
import { mailStatements } from './mail-statement.ts';
import { mailDueStatements } from './send-due-statements.ts';

const clock = sharedClock;
let app: TestApp;
let mails: CaughtMail;
let operator: Shipper;

beforeAll(async () => {
  clock.set(new Date('2026-10-12T18:00:00Z'));
  app = await sharedTestApp();
  mails = catchMail(app);
  operator = await makeShipper(app, { role: 'platform_admin' });
});

const ctx = () => systemContext(app.services, 'test');

const choose = (of: Shipper, change: object, as = of) =>
  app.call(statementMails.changeSchedule, {
    params: { id: of.account_id },
    body: { day_of_month: 1, recipients: ['ap@statement.test'], language: 'en', version: 0, ...change },
    token: as.token,
  });

const scheduleOf = async (of: Shipper) => (await app.call(statementMails.schedule, { token: of.token })).body;

const at = async (instant: string) => {
  clock.set(new Date(instant));
  await mailDueStatements(ctx());
};

/** Places an account in a zone by its postal code. */
const moveTo = (of: Shipper, zip_code: string) =>
  app.services.db.updateTable('accounts').set({ zip_code, country: 'US' }).where('id', '=', of.account_id).execute();

it('mails the month before once, on the day of the account’s zone, in each language, however many servers look', async () => {
  clock.set(new Date('2026-10-12T18:00:00Z'));
  const shipper = await makeShipper(app);
  await moveTo(shipper, '90001');
  const invoice = await billedLoad(app, shipper);
  const { email } = await app.services.db
    .updateTable('users')
    .set({ language: 'es' })
    .where('id', '=', shipper.user_id)
    .returning('email')
    .executeTakeFirstOrThrow();
  const chosen = await choose(shipper, { recipients: ['AP@once.test', 'ap@once.test', email] });
  expect(chosen.body).toMatchObject({
    recipients: ['AP@once.test', email],
    time_zone: 'America/Los_Angeles',
    next_on: '2026-11-01',
    version: 1,
  });
  // It is the first of November in Chicago at six, and not yet in Los Angeles.
  await at('2026-11-01T12:30:00Z');
  expect((await scheduleOf(shipper)).mailed).toEqual([]);
  clock.set(new Date('2026-11-01T14:30:00Z'));
  await Promise.all([1, 2, 3, 4].map(() => mailDueStatements(ctx())));
  const [english] = await mails.to('AP@once.test');
  const [spanish] = await mails.to(email);
  await at('2026-11-09T14:30:00Z');
  await vi.waitFor(async () => {
    const { mailed, next_on } = await scheduleOf(shipper);
    expect(mailed.map((one) => [one.email, one.month, one.by_schedule, one.sent_at !== null])).toEqual([
      [email, '2026-10', true, true],
      ['AP@once.test', '2026-10', true, true],
    ]);
    expect(next_on).toBe('2026-12-01');
  }, 30_000);
  expect(mails.all.filter(({ to }) => ['AP@once.test', email].includes(to))).toHaveLength(2);
  expect([english?.subject.includes('October 2026'), spanish?.subject.includes('octubre de 2026')]).toEqual([
    true,
    true,
  ]);
  expect(english?.attachments?.map(({ filename }) => filename)).toEqual([
    'Statement-2026-10.pdf',
    'Statement-2026-10.xlsx',
  ]);
  const [pdf, sheet] = english?.attachments ?? [];
  expect((await textsOf(new Uint8Array(pdf?.content ?? []))).join(' ')).toContain(String(invoice.number));
  const cells = (await unzip(sheet?.content ?? Buffer.alloc(0))('xl/worksheets/sheet1.xml')) ?? '';
  expect(cells).toContain('<v>500</v>');
});

it('sends a job that is repeated after the mail was taken to nobody again', async () => {
  const shipper = await makeShipper(app);
  const sent = await app.call(statementMails.send, {
    params: { id: shipper.account_id },
    body: { month: '2026-09', emails: ['ap@repeated.test'], language: 'es' },
    token: shipper.token,
  });
  expect([sent.status, sent.body]).toEqual([202, { sent_to: ['ap@repeated.test'] }]);
  const [mail] = await mails.to('ap@repeated.test');
  expect(mail?.attachments?.[0]?.filename).toBe('Estado-de-cuenta-2026-09.pdf');
  const id = await vi.waitFor(async () => {
    const [one] = (await scheduleOf(shipper)).mailed;
    expect(one?.sent_at).not.toBeNull();
    return one?.id;
  }, 30_000);
  await mailStatements.run(ctx(), { mailed_id: id } as never);
  expect(mails.all.filter(({ to }) => to === 'ap@repeated.test')).toHaveLength(1);
});

it('mails no month without a movement and a balance, nor to an account that is closed', async () => {
  clock.set(new Date('2026-10-12T18:00:00Z'));
  const [quiet, closed] = [await makeShipper(app), await makeShipper(app)];
  await choose(quiet, { recipients: ['ap@quiet.test'] });
  await billedLoad(app, closed);
  await choose(closed, { recipients: ['ap@closed.test'] });
  const { db } = app.services;
  await db.updateTable('accounts').set({ status: 'closed' }).where('id', '=', closed.account_id).execute();
  await at('2026-11-02T18:00:00Z');
  const rows = await db
    .selectFrom('mailed_statements')
    .select('email')
    .where('account_id', 'in', [quiet.account_id, closed.account_id])
    .execute();
  expect(rows).toEqual([]);
  expect((await scheduleOf(quiet)).next_on).toBe('2026-12-01');
});

it('refuses the second of two who change it, days that not every month has, and what is no address', async () => {
  const shipper = await makeShipper(app);
  const [first, second] = await Promise.all([choose(shipper, {}), choose(shipper, {})]);
  expect(new Set([first.status, second.status])).toEqual(new Set([200, 409]));
  expect(refusalOf(await choose(shipper, {}))).toBe('billing.schedule_changed_meanwhile');
  expect((await choose(shipper, { day_of_month: 29, version: 1 })).status).toBe(400);
  expect((await choose(shipper, { recipients: ['nobody'], version: 1 })).status).toBe(400);
  const off = await choose(shipper, { recipients: [], version: 1 }, operator);
  expect(off.body).toMatchObject({ version: 2, next_on: null });
});

it('shows the mail before it is sent, in both languages', async () => {
  const shipper = await makeShipper(app);
  const preview = async (language: 'en' | 'es') =>
    (await app.call(statementMails.preview, { query: { month: '2026-10', language }, token: shipper.token })).body;
  expect(await preview('en')).toMatchObject({
    subject: expect.stringContaining('October 2026'),
    files: ['Statement-2026-10.pdf', 'Statement-2026-10.xlsx'],
  });
  expect((await preview('es')).text).toContain('Su estado de cuenta de octubre de 2026');
});

it('lets a person send so many a day, statements and invoices together', async () => {
  const shipper = await makeShipper(app);
  const invoice = await billedLoad(app, shipper);
  const send = (emails: string[]) =>
    app.call(statementMails.send, {
      params: { id: shipper.account_id },
      body: { month: '2026-09', emails, language: 'en' },
      token: shipper.token,
    });
  const sendInvoice = () =>
    app.call(billing.sendBilling, {
      body: { billing_ids: [invoice.id], email: 'ap@flood.test', language: 'en' },
      token: shipper.token,
    });
  expect((await send(['a@flood.test', 'b@flood.test'])).status).toBe(202);
  expect((await sendInvoice()).status).toBe(202);
  const older = { created_by: shipper.user_id, created_at: new Date(Date.now() - 3_600_000).toISOString() };
  await app.services.db
    .insertInto('billing_mails')
    .values({ ...older, mails: 496 })
    .execute();
  expect((await send(['c@flood.test'])).status).toBe(202);
  for (const answer of [await send(['d@flood.test']), await sendInvoice()])
    expect([answer.status, refusalOf(answer)]).toEqual([429, 'billing.too_many_mails_today']);
});

it('counts mails that are sent at once one after the other', async () => {
  const { account_id, user_id, token } = await makeShipper(app);
  await app.services.db.insertInto('billing_mails').values({ created_by: user_id, mails: 39 }).execute();
  const answers = await Promise.all(
    ['2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07'].map((month) =>
      app.call(statementMails.send, {
        params: { id: account_id },
        body: { month, emails: [`ap@${month}.test`], language: 'en' },
        token,
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 429, 429, 429, 429, 429]);
});
