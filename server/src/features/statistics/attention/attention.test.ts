import { attentionKinds } from '@portal/contract/statistics/attention-kinds.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import type { AttentionItem } from '@portal/contract/statistics/attention.ts';
import { statistics } from '@portal/contract/statistics/statistics.contract.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCarrier } from '../../../seed/carriers.ts';
import { makeLoad, type NewLoad } from '../../../seed/loads.ts';
import { makeInsuranceQuote } from '../../../testing/fixtures/foreign/foreign-insurance.ts';
import { makeShipper, type Shipper } from '../../../testing/fixtures/make-account.ts';
import { makeQuotedLoad } from '../../../testing/fixtures/quoted-load.ts';
import { settableClock } from '../../../testing/fixtures/settable-clock.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { mostCounted } from './attention.queries.ts';

const clock = settableClock();
const now = new Date('2026-11-24T18:00:00Z');
const hoursOn = (hours: number): string => new Date(now.getTime() + hours * 3_600_000).toISOString();

let app: TestApp;
let shipper: Shipper;
let agent: Shipper;
let operator: Shipper;
let carrier_id: number;
let premium: Awaited<ReturnType<typeof makePolicyInvoice>>;
let owedBack: Awaited<ReturnType<typeof makePolicyInvoice>>;
const made: Record<string, number> = {};

const tender = async (load_id: number, status: 'tendered' | 'pending', created_at: string, answer_by: string) => {
  const { db } = app.services;
  const quote = await db
    .selectFrom('carrier_quotes')
    .select('id')
    .where('load_id', '=', load_id)
    .executeTakeFirstOrThrow();
  await db.updateTable('loads').set({ status }).where('id', '=', load_id).execute();
  await db
    .insertInto('tenders')
    .values({ load_id, carrier_id, carrier_quote_id: quote.id, status: 'pending', created_at, answer_by })
    .execute();
};

const quoted = async (expires_at: string): Promise<number> =>
  (await makeQuotedLoad(app, { account_id: shipper.account_id, carrier_id, expires_at })).id;

const makeQuotes = async () => {
  made['expiring'] = await quoted(hoursOn(5));
  await quoted(hoursOn(50));
  made['tendered'] = await quoted(hoursOn(200));
  await tender(made['tendered'], 'tendered', hoursOn(-2), hoursOn(0.8));
  await tender(await quoted(hoursOn(200)), 'tendered', hoursOn(-0.1), hoursOn(3));
  made['pending'] = await quoted(hoursOn(200));
  await tender(made['pending'], 'pending', hoursOn(-0.2), hoursOn(30));
};

const makeLoads = async () => {
  const { db } = app.services;
  const { account_id } = shipper;
  const add = (load: Partial<NewLoad>) =>
    makeLoad(db, { account_id, carrier_id, price: 500, cost: 440, status: 'in transit', ...load });
  made['late'] = await add({ pickup_date: '2026-11-18', due_date: '2026-11-21', exception: 'weather' });
  await add({ pickup_date: '2026-11-18', due_date: '2026-11-25' });
  const border = JSON.stringify({ port_of_entry: 'Laredo' });
  made['border'] = await add({ status: 'assigned', pickup_date: '2026-11-26', border });
  const actual_delivery_at = hoursOn(-30);
  made['unproven'] = await add({ status: 'delivered', actual_delivery_at, pickup_date: '2026-11-20' });
  made['billed'] = await add({ status: 'completed', pickup_date: '2026-10-20' });
  made['container'] = await makeLoad(db, {
    account_id,
    mode: 'drayage',
    status: 'quotes requested',
    operations_since: hoursOn(-3),
  });
};

const makeInvoice = async (load_id: number) => {
  const { id } = await app.services.db
    .insertInto('invoices')
    .values({
      account_id: shipper.account_id,
      load_id,
      number: 20_377,
      lines: '[]',
      quoted: 310,
      amount: 310,
      terms_days: 30,
      issued_on: '2026-10-29',
      due_on: '2026-11-28',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  made['invoice'] = id;
};

/** What a policy bought by itself has to be paid for, or what is sent back of another. */
const makePolicyInvoice = async (number: number, due_on: string, standing: object = {}) => {
  const { db } = app.services;
  const { account_id } = shipper;
  const insurance_quote_id = await makeInsuranceQuote(db, shipper);
  const certificate_number = `NG-${number}`;
  await db.updateTable('insurance_quotes').set({ certificate_number }).where('id', '=', insurance_quote_id).execute();
  const amounts = { lines: '[]', quoted: 35, amount: 35, terms_days: 30, issued_on: '2026-10-30', due_on };
  const row = { account_id, insurance_quote_id, number, ...amounts, ...standing };
  const { id } = await db.insertInto('invoices').values(row).returning('id').executeTakeFirstOrThrow();
  return { id, policy: { id: insurance_quote_id, number: certificate_number } };
};

const makeClaim = async (load_id: number, status: 'info_requested' | 'submitted') => {
  const { id } = await app.services.db
    .insertInto('claims')
    .values({
      account_id: shipper.account_id,
      load_id,
      status,
      type: 'cargo_claim',
      category: 'visible_damage',
      amount: 90,
      submitted_at: hoursOn(-90),
      updated_at: hoursOn(-1),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

beforeAll(async () => {
  clock.set(now);
  // Jobs and tickers go by the same clock and leave alone what is not due.
  app = await startTestApp({}, { clock });
  const { db } = app.services;
  shipper = await makeShipper(app);
  agent = await makeShipper(app, { role: 'customer_agent', account_id: shipper.account_id });
  operator = await makeShipper(app, { role: 'platform_admin' });
  carrier_id = await makeCarrier(db, { scac: 'SAIA', name: 'Saia LTL Freight' });
  await db.updateTable('accounts').set({ zip_code: '75207' }).where('id', '=', shipper.account_id).execute();
  await makeQuotes();
  await makeLoads();
  await makeInvoice(made['billed'] ?? 0);
  premium = await makePolicyInvoice(20_378, '2026-11-29');
  owedBack = await makePolicyInvoice(20_379, '2026-11-29', {
    status: 'refunded',
    credited: 35,
    owed_back: 35,
    withdrawn_at: hoursOn(-20),
  });
  made['claim'] = await makeClaim(made['billed'] ?? 0, 'info_requested');
  made['filed'] = await makeClaim(made['late'] ?? 0, 'submitted');
});
afterAll(() => app.stop());

const attention = async (who: Shipper, query: object = {}) => {
  const { status, body } = await app.call(statistics.attention, { token: who.token, query });
  expect(status).toBe(200);
  return body;
};
const named = (items: readonly AttentionItem[]) => items.map(({ kind, key }) => [kind, Number(key.split(':')[1])]);

it('lists what waits for the shipper, the soonest first, with why and until when', async () => {
  const { items, total, counts, checked_at } = await attention(shipper);
  expect(named(items)).toEqual([
    ['load_late', made['late']],
    ['tender_unanswered', made['tendered']],
    ['quote_expires', made['expiring']],
    ['document_missing', made['border']],
    ['invoice_due', items.find(({ kind }) => kind === 'invoice_due')?.invoice_id],
    ['invoice_due', premium.id],
    ['claim_waiting', made['claim']],
  ]);
  expect([total, checked_at]).toEqual([7, now.toISOString()]);
  expect(counts).toEqual({
    ...recordOf(attentionKinds, () => 0),
    quote_expires: 1,
    tender_unanswered: 1,
    load_late: 1,
    document_missing: 1,
    invoice_due: 2,
    claim_waiting: 1,
  });
  const [late, tendered, expiring, paper, due, ofPolicy, claim] = items;
  expect(late).toMatchObject({
    is_overdue: true,
    due_on: '2026-11-21',
    due_at: '2026-11-22T06:00:00.000Z',
    exception: 'weather',
  });
  expect(tendered).toMatchObject({
    is_overdue: false,
    due_at: hoursOn(0.8),
    waiting_since: hoursOn(-2),
    carrier: 'Saia LTL Freight',
  });
  expect(expiring).toMatchObject({
    due_at: hoursOn(5),
    amount: 500,
    quotes: 1,
    origin: { city: 'Dallas', state: 'TX' },
  });
  expect(paper).toMatchObject({ document_type: 'commercial_invoice', due_on: '2026-11-26' });
  expect(due).toMatchObject({
    invoice_id: made['invoice'],
    invoice_number: 20_377,
    invoice_status: 'open',
    amount: 310,
  });
  expect(ofPolicy).toMatchObject({
    load_id: null,
    policy: premium.policy,
    origin: { city: 'Phoenix', state: 'AZ' },
    destination: { city: 'Charlotte', state: 'NC' },
    amount: 35,
    due_on: '2026-11-29',
  });
  expect(claim).toMatchObject({ claim_type: 'cargo_claim', claim_status: 'info_requested', amount: 90, due_at: null });
});

it('pages and filters, and counts every kind all the same', async () => {
  const { items, total, counts } = await attention(shipper, { kind: 'load_late' });
  expect([named(items), total, counts.invoice_due]).toEqual([[['load_late', made['late']]], 1, 2]);
  const second = await attention(shipper, { skip: 1, limit: 2 });
  expect([named(second.items).map(([kind]) => kind), second.total]).toEqual([
    ['tender_unanswered', 'quote_expires'],
    7,
  ]);
});

it('shows invoices to those alone who may see payments', async () => {
  const { counts } = await attention(agent);
  expect([counts.invoice_due, counts.load_late]).toEqual([0, 1]);
});

it('lists for whoever runs the portal what is theirs to do', async () => {
  const { items, counts } = await attention(operator, { account_id: shipper.account_id });
  expect(named(items)).toEqual([
    ['load_late', made['late']],
    ['tender_unanswered', made['tendered']],
    ['truck_pending', made['pending']],
    ['document_missing', made['unproven']],
    ['refund_to_send', owedBack.id],
    ['container_request', made['container']],
    ['claim_waiting', made['filed']],
  ]);
  expect([counts.truck_pending, counts.container_request, counts.invoice_due]).toEqual([1, 1, 0]);
  expect(items[4]).toMatchObject({ load_id: null, policy: owedBack.policy, amount: 35, waiting_since: hoursOn(-20) });
  expect(items[2]).toMatchObject({ waiting_since: hoursOn(-0.2), account: { id: shipper.account_id } });
  expect(items[3]).toMatchObject({ document_type: 'pod', waiting_since: hoursOn(-30) });
});

it('is empty for a stranger, who learns of no other account', async () => {
  const stranger = await makeShipper(app);
  const { items, total } = await attention(stranger);
  expect([items, total]).toEqual([[], 0]);
  const query = { account_id: shipper.account_id };
  expect((await app.call(statistics.attention, { token: stranger.token, query })).status).toBe(404);
});

it('counts a thousand of a kind, lists the soonest of them and says that there are more', async () => {
  const busy = await makeShipper(app);
  const due_date = '2026-11-20';
  await makeLoad(app.services.db, {
    account_id: busy.account_id,
    status: 'in transit',
    due_date,
    pickup_date: due_date,
  });
  const soonest = await makeLoad(app.services.db, {
    account_id: busy.account_id,
    status: 'in transit',
    due_date: '2026-11-10',
    pickup_date: '2026-11-09',
  });
  const copy = sql`insert into loads (account_id, mode, status, pickup_date, due_date, origin_zip, destination_zip, weight_lb,
      handling_units) select account_id, mode, status, pickup_date, due_date, origin_zip, destination_zip, weight_lb,
      handling_units from loads, generate_series(1, ${mostCounted}) where account_id = ${busy.account_id} and due_date = ${due_date}`;
  await copy.execute(app.services.db);
  const { items, ...counted } = await attention(busy, { limit: 3 });
  expect(items[0]).toMatchObject({ kind: 'load_late', load_id: soonest });
  expect(counted).toMatchObject({ total: mostCounted, total_capped: true, capped: ['load_late'] });
  expect(counted.counts.load_late).toBe(mostCounted);
  const last = await attention(busy, { skip: mostCounted - 1, limit: 3 });
  expect(last.items).toHaveLength(1);
  const few = await attention(shipper);
  expect([few.total_capped, few.capped]).toEqual([undefined, undefined]);
});
