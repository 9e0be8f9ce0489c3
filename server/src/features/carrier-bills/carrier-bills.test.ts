import { billing } from '@portal/contract/billing/billing.contract.ts';
import { carrierBills } from '@portal/contract/carrier-bills/carrier-bills.contract.ts';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { makeCarrier } from '../../seed/carriers.ts';
import { acceptedLoad } from '../../testing/fixtures/accepted-load.ts';
import { type BillDesk, makeBillDesk } from '../../testing/fixtures/money/bill-desk.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { deliverLoad, fileReceipt } from '../../testing/fixtures/money/billed-load.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let desk: BillDesk;

beforeAll(async () => {
  app = await sharedTestApp();
  desk = await makeBillDesk(app);
});

describe('a carrier’s bill', () => {
  it('finds its load by PRO and is approved at once where it is what was booked', async () => {
    const { load, pro: pro_number } = await desk.billed();
    const bill = await desk.received({
      pro: ` ${pro_number.slice(1, 4)}-${pro_number.slice(4)}`,
      charges: [['400', 440]],
    });
    expect(bill).toMatchObject({ status: 'approved', load: { id: load }, approved_amount: 440, difference: 0 });
    expect(await desk.booksOf(load)).toMatchObject({ carrier_cost: 440, carrier_payable: -440 });
    const paid = await app.call(carrierBills.pay, {
      params: { id: bill.id },
      body: { version: bill.version, paid_on: desk.today(), reference: 'ACH 5' },
      token: desk.operator.token,
    });
    expect(paid.body).toMatchObject({ status: 'paid', margin: { revenue: 500, cost: 440, margin: 60 } });
    expect(await desk.booksOf(load)).toMatchObject({ carrier_cost: 440, cash: -440 });
  });

  it('is not dated ahead, and its payment neither ahead, before it, nor the same one twice unless it is meant', async () => {
    const { token } = desk.operator;
    const charges: [string, number][] = [['400', 440]];
    const ahead = await desk.sent([{ number: desk.nextNumber(), day: '20990101', charges }]);
    expect(ahead.body.faults.map(({ code }) => code)).toEqual(['carrier_bills.bill_day_ahead']);
    const [one, two] = [
      await desk.received({ pro: (await desk.billed()).pro, charges }),
      await desk.received({ pro: (await desk.billed()).pro, charges }),
    ];
    const pay = ({ id, version }: typeof one, body: { paid_on?: string; repeat?: boolean } = {}) =>
      app.call(carrierBills.pay, {
        params: { id },
        body: { version, paid_on: desk.today(), reference: 'ACH 77', ...body },
        token,
      });
    expect(refusalOf(await pay(one, { paid_on: '2099-01-01' }))).toBe('carrier_bills.paid_too_early');
    expect(refusalOf(await pay(one, { paid_on: '2026-11-19' }))).toBe('carrier_bills.paid_before_bill');
    const answers = await Promise.all([pay(one), pay(two)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [waiting] = [one, two].filter((_, index) => answers[index]?.status === 409);
    expect(refusalOf(await pay(waiting ?? one))).toBe('carrier_bills.repeated_payment');
    expect((await pay(waiting ?? one, { repeat: true })).body).toMatchObject({ status: 'paid' });
  });

  it('within tolerance is approved at what was billed, and the shipper pays nothing for it', async () => {
    const { load, pro: of, invoice } = await desk.billed();
    const bill = await desk.received({ pro: of, charges: [['400', 443.2]] });
    expect(bill).toMatchObject({ status: 'approved', approved_amount: 443.2, difference: 3.2 });
    expect(await desk.booksOf(load)).toMatchObject({ carrier_cost: 443.2, carrier_payable: -443.2 });
    expect(await desk.invoiceOf(invoice.id)).toMatchObject({ amount: 500, changes: [] });
  });

  it('within the percent of the tolerance is looked at all the same from a cent beyond its amount on', async () => {
    for (const [billed, status] of [
      [445, 'approved'],
      [445.01, 'matched'],
    ] as const) {
      const { pro: of } = await desk.billed();
      expect((await desk.received({ pro: of, charges: [['400', billed]] })).status).toBe(status);
    }
  });

  it('that is too high in one charge and too low in another is looked at, whatever both come to', async () => {
    const { pro: of } = await desk.billed();
    const charges: [string, number][] = [
      ['400', 400],
      ['DET', 40],
    ];
    expect(await desk.received({ pro: of, charges })).toMatchObject({ status: 'matched', difference: 0 });
  });

  it('that is lower by more than the shipper still owes takes nothing off the invoice', async () => {
    const { pro, invoice } = await desk.billed();
    const check = { method: 'check', reference: '1', amount: 490, received_on: desk.today() } as const;
    const { token } = desk.operator;
    const received = await app.call(billing.receive, { body: { billing_ids: [invoice.id], ...check }, token });
    expect(received.status).toBe(201);
    const charges: [string, number][] = [
      ['400', 400],
      ['DET', 20],
    ];
    const bill = await desk.received({ pro, charges });
    const decided = bill.differences.map(({ id, amount }) =>
      amount < 0 ? { id, passes_on: true } : { id, decision: 'refused' },
    );
    const { body } = await desk.decide(bill, decided);
    expect(refusalOf(await desk.approve(body))).toBe('billing.not_reducible');
    expect(await desk.invoiceOf(invoice.id)).toMatchObject({ amount: 500, balance: 10 });
  });

  it('that came before its load was billed waits, and is approved once it is', async () => {
    const load = await acceptedLoad(app, desk.shipper);
    const pro_number = desk.nextPro();
    await app.services.db.updateTable('loads').set({ pro_number }).where('id', '=', load).execute();
    const bill = await desk.received({ pro: pro_number, charges: [['400', 440]] });
    expect(bill.status).toBe('matched');
    expect(refusalOf(await desk.approve(bill))).toBe('carrier_bills.load_not_billed');
    await deliverLoad(app, load);
    await fileReceipt(app, load);
    await expect.poll(async () => (await desk.get(bill.id)).status, { timeout: 30_000 }).toBe('approved');
  });

  it('without a load is put with one by hand, of its own carrier alone', async () => {
    const { load } = await desk.billed();
    const bill = await desk.received({ pro: 'UNKNOWN', charges: [['400', 440]] });
    expect(bill).toMatchObject({ status: 'received', load: null, may: ['match', 'void'] });
    const match = (load_id: number) =>
      app.call(carrierBills.match, {
        params: { id: bill.id },
        body: { version: bill.version, load_id },
        token: desk.operator.token,
      });
    const other = await acceptedLoad(app, desk.shipper, 'ODFL');
    expect(refusalOf(await match(other))).toBe('carrier_bills.other_carrier');
    expect((await match(load)).body).toMatchObject({ status: 'matched', load: { id: load } });
    expect(refusalOf(await match(load))).toBe('carrier_bills.changed_meanwhile');
  });

  it('names a PRO that follows its carrier’s rule, or one by which a load of that carrier goes', async () => {
    const { db } = app.services;
    const id = await makeCarrier(db, { scac: 'XPOC', pro_check: 'mod_7' });
    const { load } = await desk.billed();
    const sentWith = async (pro: string) => {
      const bill = { scac: 'XPOC', number: desk.nextNumber(), pro, charges: [['400', 440]] } as const;
      return (await desk.sent([bill])).body;
    };
    const { bills, faults } = await sentWith('123456783');
    expect(bills).toEqual([]);
    expect(faults).toMatchObject([{ code: 'carriers.pro_check', msg: { es: expect.stringContaining('XPOC') } }]);
    expect((await sentWith('123-456782')).faults).toEqual([]);
    // A load from before the rule.
    await db.updateTable('loads').set({ carrier_id: id, pro_number: '123456783' }).where('id', '=', load).execute();
    expect((await sentWith('123 456 783')).faults).toEqual([]);
  });

  it('is taken in once by its number, however many send it at the same moment', async () => {
    const same = { number: desk.nextNumber(), charges: [['400', 10]] } as const;
    const answers = await Promise.all(Array.from({ length: 6 }, () => desk.sent([same])));
    expect(answers.filter(({ body }) => body.bills.length === 1)).toHaveLength(1);
    const faults = answers.flatMap(({ body }) => body.faults.map(({ code }) => code));
    expect(faults).toEqual(Array.from({ length: 5 }, () => 'carrier_bills.duplicate'));
  });

  it('for a load that has one already waits until it is no duplicate', async () => {
    const { pro: of, load } = await desk.billed();
    const first = await desk.received({ pro: of, charges: [['400', 440]] });
    const second = await desk.received({ pro: of, charges: [['DET', 60]] });
    expect(second).toMatchObject({ status: 'matched', duplicate_of: { id: first.id, number: first.number } });
    const agreed = await desk.decide(
      second,
      second.differences.map(({ id }) => ({ id, decision: 'agreed' })),
    );
    expect(refusalOf(await desk.approve(agreed.body))).toBe('carrier_bills.maybe_duplicate');
    const further = await app.call(carrierBills.match, {
      params: { id: second.id },
      body: { version: agreed.body.version, load_id: load, purpose: 'balance_due' },
      token: desk.operator.token,
    });
    expect(further.body).toMatchObject({ duplicate_of: null, quoted: 0, differences: [{ code: 'DET', amount: 60 }] });
    const decided = await desk.decide(further.body, [{ id: further.body.differences[0]?.id, decision: 'agreed' }]);
    expect((await desk.approve(decided.body)).body).toMatchObject({ status: 'approved', approved_amount: 60 });
    expect(await desk.booksOf(load)).toMatchObject({ carrier_cost: 500, carrier_payable: -500 });
  });
});

test('a dry run keeps nothing and says what would become of each bill', async () => {
  const { pro: of, load } = await desk.billed();
  const known = await desk.received({ pro: 'NONE', charges: [['400', 1]] });
  const fresh = desk.nextNumber();
  const { body } = await desk.sent(
    [
      { number: fresh, pro: of, charges: [['400', 440]] },
      { number: known.number, charges: [['400', 1]] },
      { number: fresh, charges: [['400', 2]] },
      { number: desk.nextNumber(), scac: 'ZZZZ', charges: [['400', 1]] },
    ],
    true,
  );
  expect(body.bills).toMatchObject([{ number: fresh, load_id: load, id: null }]);
  expect(body.faults.map(({ code }) => code)).toEqual([
    'carrier_bills.duplicate',
    'carrier_bills.duplicate',
    'carrier_bills.unknown_carrier',
  ]);
  const found = await app.call(carrierBills.list, { query: { search: fresh }, token: desk.operator.token });
  expect(found.body.total).toBe(0);
});
