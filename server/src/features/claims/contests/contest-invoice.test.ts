import { billing } from '@portal/contract/billing/billing.contract.ts';
import type { Claim, ClaimChange } from '@portal/contract/claims/claim.ts';
import { claims } from '@portal/contract/claims/claims.contract.ts';
import { contests } from '@portal/contract/claims/contests/contests.contract.ts';
import type { Request } from '@portal/contract/http/endpoint.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { knownMigrations } from '../../../platform/database/migrate.ts';
import { callAgain } from '../../../testing/call-again.ts';
import { makePaper } from '../../../testing/fixtures/filed-claim.ts';
import { makeInvoice } from '../../../testing/fixtures/foreign/foreign-billing.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { sharedTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let operator: Shipper;
let shipper: Shipper;

beforeAll(async () => {
  app = await sharedTestApp();
  operator = await makeShipper(app, { role: 'platform_admin' });
});
beforeEach(async () => {
  shipper = await makeShipper(app);
});

type Body = Request<typeof contests.contest>['body'];
type Line = Body['lines'][number];

const charges = [
  { code: 'LINEHAUL', amount: 1000 },
  { code: 'DISC', amount: -600 },
  { code: 'FUEL', amount: 100 },
  { code: 'LFTD', amount: 75 },
];

/** An invoice of $575: freight with its discount and fuel, and a liftgate. */
const billed = async (): Promise<number> => {
  const id = await makeInvoice(app, shipper);
  const row = { lines: JSON.stringify(charges), amount: 575, quoted: 575 };
  await app.services.db.updateTable('invoices').set(row).where('id', '=', id).execute();
  return id;
};

const liftgate: Line = { code: 'LFTD', should_be: 15, reason: 'accessorial_not_applicable', note: 'No liftgate used' };
const freight: Line = { code: 'LINEHAUL', should_be: 900, reason: 'reclass', note: 'Class 70, see the packing list' };

const contest = (invoice_id: number, lines: Line[], more: Partial<Body> = {}, token = shipper.token) =>
  callAgain(app)(contests.contest, { body: { invoice_id, lines, ...more }, token });
const invoiceOf = async (id: number) => (await app.call(billing.get, { params: { id }, token: shipper.token })).body;
const change = async ({ id, version }: Claim, body: Partial<ClaimChange>, token: string): Promise<Claim> => {
  const answer = await app.call(claims.change, { params: { id }, body: { version, ...body }, token });
  expect(answer.status).toBe(200);
  return answer.body;
};
const refusal = (answer: { status: number; body: unknown }) => [answer.status, refusalOf(answer)];

it('contests lines with what follows from the freight, and says so on the invoice until it is withdrawn', async () => {
  const id = await billed();
  const { body: claim, status } = await contest(id, [freight, liftgate], { supporting_text: 'See the papers.' });
  expect(status).toBe(201);
  expect(claim).toMatchObject({ type: 'billing_dispute', status: 'submitted', invoice_id: id, reason: 'reclass' });
  expect(claim.lines.map(({ code, should_be, follows }) => [code, should_be, follows])).toEqual([
    ['LINEHAUL', 900, false],
    ['DISC', -540, true],
    ['FUEL', 90, true],
    ['LFTD', 15, false],
  ]);
  // 100 - 60 + 10 of the freight, 60 of the liftgate.
  expect(claim.amount).toBe(110);
  expect(claim.supporting_text).toBe('Class 70, see the packing list\nNo liftgate used\nSee the papers.');
  expect(await invoiceOf(id)).toMatchObject({
    contested: 110,
    balance: 575,
    status: 'open',
    contests: [{ id: claim.id, status: 'submitted', amount: 110 }],
  });
  await change(claim, { action: 'withdraw' }, shipper.token);
  expect(await invoiceOf(id)).toMatchObject({ contested: 0, contests: [{ status: 'withdrawn' }] });
});

it('is contested after it was paid, and what is agreed becomes a credit note', async () => {
  const id = await billed();
  const check = { method: 'check' as const, reference: `C-${id}`, amount: 575, received_on: '2026-11-20' };
  await app.call(billing.receive, { body: { billing_ids: [id], ...check }, token: operator.token });
  const { body: claim } = await contest(id, [liftgate]);
  expect(await invoiceOf(id)).toMatchObject({ status: 'paid', contested: 60 });
  const approved = await change(claim, { status: 'approved' }, operator.token);
  await change(approved, { status: 'paid', recovered_amount: 60 }, operator.token);
  expect(await invoiceOf(id)).toMatchObject({ status: 'paid', paid: 515, credited: 60, contested: 0, owed_back: 60 });
});

it('keeps the lines while information is requested', async () => {
  const { body: claim } = await contest(await billed(), [liftgate]);
  const waiting = await change(claim, { status: 'info_requested', note: 'Which truck?' }, operator.token);
  const body = { version: waiting.version, amount: 10 };
  const answer = await app.call(claims.change, { params: { id: claim.id }, body, token: shipper.token });
  expect(refusal(answer)).toEqual([409, 'claims.lines_fixed']);
});

it.each([
  ['a charge that is not billed', [{ ...liftgate, code: 'DETD' }], 'claims.line_unknown'],
  ['a charge named twice', [liftgate, liftgate], 'claims.line_twice'],
  ['as much as was billed', [{ ...liftgate, should_be: 75 }], 'claims.line_not_less'],
  ['less than nothing', [{ ...liftgate, should_be: -1 }], 'claims.line_below_nothing'],
  ['a smaller discount', [{ ...freight, code: 'DISC', should_be: -599 }], 'claims.line_not_less'],
  [
    'a reason of another kind of case',
    [{ ...liftgate, reason: 'late_delivery' as const }],
    'claims.reason_not_of_category',
  ],
  ['nothing said', [{ ...liftgate, note: ' ' }], 'claims.sentence_missing'],
])('refuses %s', async (_, lines, code) => {
  const answer = await contest(await billed(), lines);
  expect(refusal(answer)).toEqual([400, code]);
});

it('takes papers of the load alone', async () => {
  const [id, other] = [await billed(), await billed()];
  const { load_id } = await invoiceOf(other);
  const document_id = await makePaper(app, load_id ?? 0);
  const answer = await contest(id, [liftgate], { documents: [{ document_id, evidence: 'photos' }] });
  expect(refusal(answer)).toEqual([400, 'claims.unknown_document']);
});

it('is closed to other accounts, after its period, and once it was credited in full', async () => {
  const id = await billed();
  const stranger = await makeShipper(app);
  expect(refusal(await contest(id, [liftgate], {}, stranger.token))).toEqual([404, 'billing.not_found']);
  const { db } = app.services;
  await db.updateTable('invoices').set({ issued_on: '2026-01-02' }).where('id', '=', id).execute();
  expect(refusal(await contest(id, [liftgate]))).toEqual([409, 'billing.contest_over']);
  const credited = await billed();
  const body = { amount: 575, reason: 'goodwill' as const };
  await app.call(billing.credit, { params: { id: credited }, body, token: operator.token });
  expect(refusal(await contest(credited, [liftgate]))).toEqual([409, 'billing.contest_undone']);
});

it('contests a line once, however often at the same time, and other lines beside it', async () => {
  const id = await billed();
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => contest(id, [liftgate])),
    ...Array.from({ length: 2 }, () => contest(id, [freight])),
  ]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  for (const answer of answers.filter(({ status }) => status !== 201))
    expect(refusal(answer)).toEqual([409, 'claims.line_contested']);
  expect(await invoiceOf(id)).toMatchObject({ contested: 110 });
});

/** What the migration made, taken back; contests of other tests hold what was not allowed before, so they are over. */
const before = `
  update claims set status = 'withdrawn' where lines <> '[]';
  drop index claims_argued_once;
  create index claims_argued_once on claims (load_id, type);
  alter table claims drop column invoice_id, drop column lines;
  alter table invoices drop column contested`;

it('of disputes from before, those that name an invoice by its number contest it', async () => {
  const id = await billed();
  const { number, load_id } = await invoiceOf(id);
  const migration = (await knownMigrations()).find(({ name }) => name === '20261130-0455-contested-lines.sql');
  const client = await app.services.pool.connect();
  try {
    await client.query('begin');
    await client.query(before);
    await client.query(
      `insert into claims (load_id, account_id, type, status, amount, reason, category, submitted_at, invoice_number)
       select $1, $2, 'billing_dispute', b.* from (values
         ('submitted', 40.5, 'fuel', 'rate', now(), $3::text),
         ('paid', 30, 'tariff', 'rate', now(), $3),
         ('submitted', 20, 'tariff', 'rate', now(), 'ELSE-1')) b`,
      [load_id, shipper.account_id, String(number)],
    );
    await client.query(migration?.sql ?? '');
    const { rows } = await client.query(
      'select amount::float, invoice_id, lines from claims where load_id = $1 order by id',
      [load_id],
    );
    expect(rows).toEqual([
      { amount: 40.5, invoice_id: id, lines: [] },
      { amount: 30, invoice_id: id, lines: [] },
      { amount: 20, invoice_id: null, lines: [] },
    ]);
    const { rows: kept } = await client.query('select contested::float from invoices where id = $1', [id]);
    expect(kept).toEqual([{ contested: 40.5 }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
