import { billing } from '@portal/contract/billing/billing.contract.ts';
import { carrierBills } from '@portal/contract/carrier-bills/carrier-bills.contract.ts';
import { cents, sum } from '@portal/contract/values/money.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type BillDesk, makeBillDesk } from '../../testing/fixtures/money/bill-desk.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { makePaper } from '../../testing/fixtures/filed-claim.ts';
import { textsOf } from '../../testing/read-pdf.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let desk: BillDesk;

beforeAll(async () => {
  app = await startTestApp();
  desk = await makeBillDesk(app);
});
afterAll(() => app.stop());

type Leaf = { name: string; value: unknown };

/** Every value of a reply with the name it has there. */
const leavesOf = (value: unknown, name = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, Array.isArray(value) ? name : key))
    : [{ name, value }];

describe('a difference', () => {
  const reclassed = async () => {
    const { pro: of, load, invoice } = await desk.billed();
    // Typed: EDI has no code for a reclassification, which is seen by its class.
    const lines = [
      { code: 'BASE', amount: 440 },
      { code: 'RWE', amount: 30 },
      { code: 'RCL', amount: 20 },
      { code: 'DET', amount: 75 },
    ];
    const about = { scac: 'SAIA', number: desk.nextNumber(), billed_on: desk.today(), pro_number: of };
    const body = { ...about, bol_number: '', weight_lb: 1500, freight_class: '110', lines };
    const { body: bill } = await app.call(carrierBills.take, { body, token: desk.operator.token });
    return { bill, load, invoice };
  };

  it('is the shipper’s by rule once it is agreed and shown, at the markup of the account', async () => {
    const { bill, load, invoice } = await reclassed();
    expect(bill.differences.map(({ kind, amount, is_passed_on }) => [kind, amount, is_passed_on])).toEqual([
      ['reweigh', 30, false],
      ['reclass', 20, false],
      ['accessorial', 75, false],
    ]);
    expect(refusalOf(await desk.approve(bill))).toBe('carrier_bills.undecided');
    const paper = await makePaper(app, load, { name: 'scale.pdf' });
    const [reweigh, reclass, detention] = bill.differences;
    const decided = await desk.decide(bill, [
      { id: reweigh?.id, decision: 'agreed', evidence: [paper] },
      { id: reclass?.id, decision: 'agreed' },
      { id: detention?.id, decision: 'refused' },
    ]);
    expect((await desk.approve(decided.body)).body).toMatchObject({
      status: 'approved',
      approved_amount: 490,
      differences: [
        { is_passed_on: true, price: 37.5, invoice: { id: invoice.id } },
        { is_passed_on: false, price: null },
        { decision: 'refused', price: null },
      ],
    });
    const changed = await desk.invoiceOf(invoice.id);
    expect(changed).toMatchObject({ amount: 537.5, balance: 537.5, quoted: 500, status: 'open' });
    expect(changed.events.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['invoice_change', 37.5],
      ['invoice', 500],
    ]);
    expect(changed.changes).toMatchObject([
      { kind: 'reweigh', amount: 37.5, facts: { billed_weight: 1500 }, evidence: [{ id: paper, name: 'scale.pdf' }] },
    ]);
    const [total, of] = [changed.changes, changed.lines].map((list) => sum(list.map(({ amount }) => cents(amount))));
    expect(cents(changed.quoted) + (total ?? 0)).toBe(cents(changed.amount));
    expect(of).toBe(cents(changed.amount));
    expect(await desk.booksOf(load)).toMatchObject({ receivable: 537.5, freight_revenue: -537.5, carrier_cost: 490 });
    const margin = await app.call(billing.margin, { params: { id: invoice.id }, token: desk.operator.token });
    expect(margin.body).toMatchObject({ revenue: 537.5, cost: 490, margin: 47.5, changes: [{ cost: 30 }] });
    expect((await app.call(billing.margin, { params: { id: invoice.id }, token: desk.shipper.token })).status).toBe(
      403,
    );
  });

  it('found after the invoice was paid is billed by a further one', async () => {
    const { bill, invoice, load } = await reclassed();
    await app.call(billing.receive, {
      body: { billing_ids: [invoice.id], method: 'check', reference: '1', amount: 500, received_on: desk.today() },
      token: desk.operator.token,
    });
    const all = bill.differences.map(({ id }) => ({ id, decision: 'agreed', passes_on: true }));
    const decided = await desk.decide(bill, all);
    const { body } = await desk.approve(decided.body);
    const further = body.differences[0]?.invoice;
    expect(further?.id).not.toBe(invoice.id);
    expect(await desk.invoiceOf(invoice.id)).toMatchObject({ status: 'paid', amount: 500, changes: [] });
    expect(await desk.invoiceOf(further?.id ?? 0)).toMatchObject({
      amount: 156.25,
      quoted: 0,
      further_to: { id: invoice.id, number: invoice.number },
      load_id: load,
    });
    const { body: statement } = await app.call(billing.statement, { token: desk.shipper.token });
    const receivable = await app.services.db
      .selectFrom('ledger_entries')
      .select(sql<number>`sum(amount)`.as('owed'))
      .where('ledger_account', '=', 'receivable')
      .where('account_id', '=', desk.shipper.account_id)
      .executeTakeFirstOrThrow();
    expect(statement.closing).toBe(Number(receivable.owed));
    const aged = Object.values(statement.ageing).reduce((all, { amount }) => all + cents(amount), 0);
    expect(aged).toBe(cents(statement.closing));
  });

  it('is disputed in one step, with a letter that names it and the papers that speak for the booked price', async () => {
    const { bill, load } = await reclassed();
    const bol = await makePaper(app, load, { name: 'BOL.pdf' });
    await app.services.db.updateTable('documents').set({ type: 'bol' }).where('id', '=', bol).execute();
    const packet = (token = desk.operator.token) =>
      fetch(`${app.url}/api/carrier-bills/${bill.id}/packet`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ language: 'en' }),
      });
    expect((await packet(desk.shipper.token)).status).toBe(403);
    const answer = await packet();
    const text = (await textsOf(new Uint8Array(await answer.arrayBuffer()))).join(' ');
    for (const part of ['Freight bill dispute', bill.number, '$125.00', 'Reweigh', 'Detention', 'BOL.pdf']) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/\d,\d{3} lb quoted, \d,\d{3} lb/);
    const disputed = await desk.get(bill.id);
    expect([disputed.status, ...disputed.differences.map(({ decision }) => decision)]).toEqual([
      'in_dispute',
      ...Array.from({ length: 3 }, () => 'disputed'),
    ]);
    expect((await packet()).status).toBe(200);
    const decided = await desk.decide(
      disputed,
      disputed.differences.map(({ id }) => ({ id, decision: 'refused' })),
    );
    expect((await desk.approve(decided.body)).body).toMatchObject({ status: 'approved', approved_amount: 440 });
    expect(
      refusalOf(await desk.decide(await desk.get(bill.id), [{ id: disputed.differences[0]?.id, decision: 'agreed' }])),
    ).toBe('carrier_bills.already_moved');
  });

  it('cannot be shown by papers of another load, or by ones its shipper does not read', async () => {
    const { bill, load } = await reclassed();
    const other = await makePaper(app, (await desk.billed()).load);
    const hidden = await makePaper(app, load, { audience: 'operator' });
    for (const paper of [other, hidden]) {
      const refused = await desk.decide(bill, [{ id: bill.differences[0]?.id, evidence: [paper] }]);
      expect([refused.status, refusalOf(refused)]).toEqual([400, 'carrier_bills.unknown_evidence']);
    }
  });
});

test('nothing a shipper is sent has the carrier’s bill, its cost or the markup in it', async () => {
  const { invoice, pro: of } = await desk.billed();
  const secret = desk.nextNumber();
  const bill = await desk.received({
    number: secret,
    pro: of,
    charges: [
      ['400', 440],
      ['DET', 71.37],
    ],
  });
  const decided = await desk.decide(bill, [{ id: bill.differences[0]?.id, decision: 'agreed', passes_on: true }]);
  await desk.approve(decided.body);
  const asked = [
    await app.call(billing.get, { params: { id: invoice.id }, token: desk.shipper.token }),
    await app.call(billing.list, { token: desk.shipper.token }),
    await app.call(billing.ofLoad, { query: { load_id: invoice.load_id }, token: desk.shipper.token }),
    await app.call(billing.statement, { token: desk.shipper.token }),
    await app.call(billing.history, { token: desk.shipper.token }),
  ];
  for (const { status, body } of asked) {
    expect(status).toBe(200);
    const leaves = leavesOf(body);
    for (const value of [440, -440, 71.37, 511.37]) expect(leaves.map((leaf) => leaf.value)).not.toContain(value);
    for (const { name, value } of leaves) {
      expect(name).not.toMatch(/cost|margin|markup|carrier_bill|difference/);
      expect(String(value)).not.toContain(secret);
    }
  }
  expect(JSON.stringify(asked[0]?.body)).toContain('89.21');
});

test('the books of every load are sums that balance, and its margin is what they say', async () => {
  const { rows } = await sql<{ off: number }>`
    select count(*)::int as off from (select transaction_id from ledger_entries group by 1 having sum(amount) <> 0) t
  `.execute(app.services.db);
  expect(rows[0]?.off).toBe(0);
  const { rows: loads } = await sql<{ load_id: number; cost: number; accepted: number | null }>`
    select e.load_id, sum(e.amount) as cost, (select sum(approved_amount) from carrier_bills b where b.load_id = e.load_id) as accepted
    from ledger_entries e where e.ledger_account = 'carrier_cost' group by 1`.execute(app.services.db);
  expect(loads.length).toBeGreaterThan(5);
  for (const { cost, accepted } of loads) expect(Number(cost)).toBe(accepted === null ? 440 : Number(accepted));
  const { rows: invoices } = await sql<{ off: number }>`
    select count(*)::int as off from invoices i where i.amount - i.paid - i.credited <> (select coalesce(sum(amount), 0)
      from ledger_entries e where e.invoice_id = i.id and e.ledger_account = 'receivable')`.execute(app.services.db);
  expect(invoices[0]?.off).toBe(0);
});
