import type { CarrierBillDetails } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { carrierBills } from '@portal/contract/carrier-bills/carrier-bills.contract.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BillDesk, makeBillDesk } from '../../testing/fixtures/money/bill-desk.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let desk: BillDesk;

beforeAll(async () => {
  app = await sharedTestApp();
});

/** Each kind of bill has a desk of its own: what one operator may send in a minute is limited. */
const withDesk = () =>
  beforeAll(async () => {
    desk = await makeBillDesk(app);
  });

const pay = ({ id, version }: CarrierBillDetails, reference: string) =>
  app.call(carrierBills.pay, {
    params: { id },
    body: { version, paid_on: desk.today(), reference },
    token: desk.operator.token,
  });

const setAside = ({ id, version }: CarrierBillDetails) =>
  app.call(carrierBills.void, { params: { id }, body: { version, reason: 'Wrong' }, token: desk.operator.token });

const agreeToAll = (bill: CarrierBillDetails) =>
  desk.decide(
    bill,
    bill.differences.map(({ id }) => ({ id, decision: 'agreed' })),
  );

/** Debits less credits of all that was booked for a load. */
const outOfBalance = async (load: number): Promise<number> => {
  const { rows } = await sql<{ off: string }>`
    select coalesce(sum(amount), 0) as off from ledger_entries where load_id = ${load}`.execute(app.services.db);
  return Number(rows[0]?.off);
};

/** A load of $440 whose bill of so much was approved by itself or by hand. */
const billedWhole = async (amount: number, number = desk.nextNumber()) => {
  const { load, pro, invoice } = await desk.billed();
  const bill = await desk.received({ pro, number, charges: [['400', amount]] });
  if (bill.status === 'approved') return { load, pro, invoice, number, bill };
  const { body } = await agreeToAll(bill);
  return { load, pro, invoice, number, bill: (await desk.approve(body)).body };
};

describe('a balance due', () => {
  withDesk();

  it('by the number of its bill is compared with what is open, and adds what goes beyond it', async () => {
    const { load, pro, number } = await billedWhole(440);
    const bill = await desk.received({ pro, number, indicator: 'BD', weight: 1375, charges: [['400', 25.5]] });
    expect(bill).toMatchObject({ purpose: 'balance_due', quoted: 0, difference: 25.5, duplicate_of: null });
    expect(bill.differences).toMatchObject([{ kind: 'reweigh', amount: 25.5, decision: 'open' }]);
    const { body } = await agreeToAll(bill);
    expect((await desk.approve(body)).body).toMatchObject({ status: 'approved', approved_amount: 25.5 });
    expect(await desk.booksOf(load)).toMatchObject({ carrier_cost: 465.5, carrier_payable: -465.5 });
    expect(await outOfBalance(load)).toBe(0);
    const again = await desk.sent([{ number, pro, indicator: 'BD', charges: [['400', 25.5]] }]);
    expect(again.body.faults.map(({ code }) => code)).toEqual(['carrier_bills.duplicate']);
  });

  it('of what a bill left out is approved at once', async () => {
    const { load, pro } = await billedWhole(400);
    expect(await desk.booksOf(load)).toMatchObject({ carrier_cost: 400 });
    const bill = await desk.received({ pro, indicator: 'BD', charges: [['400', 40]] });
    expect(bill).toMatchObject({ status: 'approved', quoted: 40, difference: 0, approved_amount: 40 });
    expect(await desk.booksOf(load)).toMatchObject({ carrier_cost: 440, carrier_payable: -440 });
  });

  it('that comes before the whole bill leaves the booked cost as it is, and is taken off what that bill may charge', async () => {
    const { load, pro } = await desk.billed();
    const balance = await desk.received({ pro, indicator: 'BD', charges: [['400', 25.5]] });
    expect(balance).toMatchObject({ status: 'approved', quoted: 25.5 });
    expect(await desk.booksOf(load)).toMatchObject({ carrier_cost: 440 });
    const whole = await desk.received({ pro, charges: [['400', 440]] });
    expect(whole).toMatchObject({ status: 'matched', quoted: 414.5, difference: 25.5 });
  });
});

describe('a corrected bill', () => {
  withDesk();

  it('stands in the place of the one by its number, which stays with it as its history', async () => {
    const { load, pro, number, bill } = await billedWhole(500);
    expect(await desk.booksOf(load)).toMatchObject({ carrier_cost: 500 });
    const second = await desk.received({ pro, number, indicator: 'CO', charges: [['400', 440]] });
    expect(second).toMatchObject({ purpose: 'corrected', status: 'approved', approved_amount: 440, to_pay: 440 });
    expect(second.series.map(({ id, amount }) => [id, amount])).toEqual([
      [bill.id, 500],
      [second.id, 440],
    ]);
    const first = await desk.get(bill.id);
    expect(first).toMatchObject({ is_replaced: true, status: 'approved', may: [] });
    expect(refusalOf(await pay(first, 'ACH 1'))).toBe('carrier_bills.replaced');
    expect(await desk.booksOf(load)).toMatchObject({ carrier_cost: 440, carrier_payable: -440 });
    const again = await desk.sent([{ number, pro, indicator: 'CO', charges: [['400', 440]] }]);
    expect(again.body.faults.map(({ code }) => code)).toEqual(['carrier_bills.duplicate']);
  });

  it('of one that was paid leaves the rest to pay, or to come back', async () => {
    for (const [corrected, rest] of [
      [443, 3],
      [400, -40],
    ] as const) {
      const { load, pro, number, bill } = await billedWhole(440);
      await pay(bill, `ACH ${number}`);
      const second = await desk.received({ pro, number, indicator: 'CO', charges: [['400', corrected]] });
      expect(second).toMatchObject({ status: 'approved', approved_amount: corrected, to_pay: rest });
      expect((await pay(second, `ACH ${number}-2`)).body).toMatchObject({ status: 'paid', to_pay: null });
      expect(await desk.booksOf(load)).toMatchObject({ carrier_cost: corrected, cash: -corrected });
      expect(await outOfBalance(load)).toBe(0);
    }
  });

  it('at what was paid is paid', async () => {
    const { pro, number, bill } = await billedWhole(440);
    await pay(bill, `ACH ${number}`);
    const charges: [string, number][] = [
      ['400', 430],
      ['DET', 10],
    ];
    const second = await desk.received({ pro, number, indicator: 'CO', charges });
    const { body } = await agreeToAll(second);
    expect((await desk.approve(body)).body).toMatchObject({ status: 'paid', payment_reference: `ACH ${number}` });
  });

  it('gives back to the shipper what it no longer charges', async () => {
    const { load, pro, invoice } = await desk.billed();
    const number = desk.nextNumber();
    const charges: [string, number][] = [
      ['400', 440],
      ['DET', 75],
    ];
    const first = await desk.received({ pro, number, charges });
    const { body } = await desk.decide(first, [{ id: first.differences[0]?.id, decision: 'agreed', passes_on: true }]);
    await desk.approve(body);
    expect(await desk.invoiceOf(invoice.id)).toMatchObject({ amount: 593.75 });
    await desk.received({ pro, number, indicator: 'CO', charges: [['400', 440]] });
    expect(await desk.invoiceOf(invoice.id)).toMatchObject({ amount: 500, balance: 500 });
    await desk.received({ pro, number, indicator: 'CO', charges: [['400', 441]] });
    expect(await desk.invoiceOf(invoice.id)).toMatchObject({ amount: 500, balance: 500 });
    expect(await desk.booksOf(load)).toMatchObject({ receivable: 500, carrier_cost: 441 });
    expect(await outOfBalance(load)).toBe(0);
  });

  it('that is set aside lets the former one count again', async () => {
    const { load, pro, number, bill } = await billedWhole(440);
    const second = await desk.received({ pro, number, indicator: 'CO', charges: [['400', 500]] });
    expect(second.status).toBe('matched');
    expect(await desk.booksOf(load)).toMatchObject({ carrier_cost: 440 });
    await setAside(second);
    const first = await desk.get(bill.id);
    expect(first).toMatchObject({ is_replaced: false, may: ['pay'] });
    expect((await pay(first, `ACH ${number}`)).status).toBe(200);
  });

  it('under another number corrects the only bill of its load', async () => {
    const { pro, bill } = await billedWhole(440);
    const second = await desk.received({ pro, indicator: 'CO', charges: [['400', 430]] });
    expect(second.series.map(({ id }) => id)).toEqual([bill.id, second.id]);
  });

  it('and the payment of the one that it corrects, at the same moment, end with what is right in the books', async () => {
    const { load, pro, number, bill } = await billedWhole(440);
    const [paid] = await Promise.all([
      pay(bill, `ACH ${number}`),
      desk.sent([{ pro, number, indicator: 'CO', charges: [['400', 430]] }]),
    ]);
    expect([200, 409]).toContain(paid.status);
    const series = (await desk.get(bill.id)).series;
    const latest = await desk.get(series.at(-1)?.id ?? bill.id);
    const wasPaid = paid.status === 200 ? 440 : 0;
    expect(latest).toMatchObject({ purpose: 'corrected', approved_amount: 430, to_pay: 430 - wasPaid });
    expect(await desk.booksOf(load)).toMatchObject({ carrier_cost: 430, carrier_payable: wasPaid - 430 });
    expect(await outOfBalance(load)).toBe(0);
  });

  it('sent twice at the same moment is taken in once', async () => {
    const { pro, number, bill } = await billedWhole(440);
    const same = { pro, number, indicator: 'CO', charges: [['400', 430]] } as const;
    const answers = await Promise.all([desk.sent([same]), desk.sent([same]), desk.sent([same])]);
    expect(answers.flatMap(({ body }) => body.bills)).toHaveLength(1);
    expect((await desk.get(bill.id)).series).toHaveLength(2);
  });
});

describe('a credit', () => {
  withDesk();

  it('takes back what was approved, and comes back as money', async () => {
    const { load, pro, number } = await billedWhole(440);
    const credit = await desk.received({ pro, number, charges: [['400', -40]] });
    expect(credit).toMatchObject({ purpose: 'credit', status: 'approved', approved_amount: -40, to_pay: -40 });
    expect(await desk.booksOf(load)).toMatchObject({ carrier_cost: 400, carrier_payable: -400 });
    expect((await pay(credit, `CR ${number}`)).status).toBe(200);
    expect(await desk.booksOf(load)).toMatchObject({ cash: 40 });
    expect(await outOfBalance(load)).toBe(0);
  });

  it('of more than the load cost waits, and is not approved', async () => {
    const { load, pro } = await billedWhole(440);
    const credit = await desk.received({ pro, charges: [['400', -500]] });
    expect(credit.status).toBe('matched');
    expect(refusalOf(await desk.approve(credit))).toBe('carrier_bills.credit_beyond');
    expect(await desk.booksOf(load)).toMatchObject({ carrier_cost: 440 });
  });
});
