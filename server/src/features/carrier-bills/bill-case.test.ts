import type { CarrierBillDetails } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { carrierBills } from '@portal/contract/carrier-bills/carrier-bills.contract.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BillDesk, makeBillDesk } from '../../testing/fixtures/money/bill-desk.ts';
import { refusalOf } from '../../testing/refusal-of.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let desk: BillDesk;

beforeAll(async () => {
  app = await sharedTestApp();
  desk = await makeBillDesk(app);
});

const agreeToAll = (bill: CarrierBillDetails) =>
  desk.decide(
    bill,
    bill.differences.map(({ id }) => ({ id, decision: 'agreed' })),
  );

describe('two clerks', () => {
  it('decide one after the other, and the later one is asked to look again', async () => {
    const { pro } = await desk.billed();
    const bill = await desk.received({
      pro,
      charges: [
        ['400', 440],
        ['DET', 60],
      ],
    });
    const [id] = bill.differences.map((one) => one.id);
    const answers = await Promise.all([
      desk.decide(bill, [{ id, decision: 'agreed' }]),
      desk.decide(bill, [{ id, decision: 'refused' }]),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('who approves and takes in the corrected bill at once leave one of them in the books', async () => {
    const { load, pro } = await desk.billed();
    const number = desk.nextNumber();
    const bill = await desk.received({
      pro,
      number,
      charges: [
        ['400', 440],
        ['DET', 60],
      ],
    });
    const { body: decided } = await agreeToAll(bill);
    const [approved] = await Promise.all([
      desk.approve(decided),
      desk.sent([{ pro, number, indicator: 'CO', charges: [['400', 440]] }]),
    ]);
    expect([200, 409]).toContain(approved.status);
    expect((await desk.get(bill.id)).is_replaced).toBe(true);
    expect(await desk.booksOf(load)).toMatchObject({ carrier_cost: 440, carrier_payable: -440 });
  });
});

describe('a part of a difference', () => {
  it('is granted, billed to the shipper in its part, and the rest goes into the packet', async () => {
    const { load, pro, invoice } = await desk.billed();
    const bill = await desk.received({
      pro,
      charges: [
        ['400', 440],
        ['DET', 80],
      ],
    });
    const [id] = bill.differences.map((one) => one.id);
    for (const agreed_amount of [0, 80, 90, -5]) {
      const refused = await desk.decide(bill, [{ id, decision: 'agreed', agreed_amount }]);
      expect(refusalOf(refused)).toBe('carrier_bills.agreed_part');
    }
    const { body } = await desk.decide(bill, [{ id, decision: 'agreed', agreed_amount: 60, passes_on: true }]);
    expect(body.differences).toMatchObject([{ amount: 80, agreed_amount: 60 }]);
    const packet = await app.call(carrierBills.packet, {
      params: { id: bill.id },
      body: { language: 'en' },
      token: desk.operator.token,
    });
    expect(packet.status).toBe(200);
    expect((await desk.approve(body)).body).toMatchObject({ approved_amount: 500 });
    expect(await desk.invoiceOf(invoice.id)).toMatchObject({ amount: 575 });
    expect(await desk.booksOf(load)).toMatchObject({ carrier_cost: 500 });
  });
});

describe('a decision about a difference', () => {
  it('is asked again where naming another charge makes it another amount', async () => {
    const { pro } = await desk.billed();
    const word = `WAITING ${desk.nextNumber()}`;
    const lines = [
      { code: 'BASE', amount: 440 },
      { code: 'OTHR', description: word, amount: 60 },
      { code: 'DET', amount: 30 },
      { code: 'LFTD', amount: 20 },
    ];
    const body = { scac: 'SAIA', number: desk.nextNumber(), billed_on: '2026-11-20', pro_number: pro, lines };
    const { token } = desk.operator;
    const { body: bill } = await app.call(carrierBills.take, { body, token });
    const decided = await desk.decide(
      bill,
      bill.differences.filter(({ code }) => code !== 'OTHR').map(({ id }) => ({ id, decision: 'refused' })),
    );
    const { version } = decided.body;
    const { body: named } = await app.call(carrierBills.nameCharge, {
      params: { id: bill.id },
      body: { version, name: word, code: 'DET' },
      token,
    });
    expect(named.differences.map(({ code, amount, decision }) => [code, amount, decision])).toEqual([
      ['DET', 90, 'open'],
      ['LFTD', 20, 'refused'],
    ]);
  });
});

describe('a carrier’s name of a charge', () => {
  const name = (bill: CarrierBillDetails, of: string, code: string | null) =>
    app.call(carrierBills.nameCharge, {
      params: { id: bill.id },
      body: { version: bill.version, name: of, code },
      token: desk.operator.token,
    });

  it('is taken for the charge that it is said to be, on its next bill too, until it is said to be another', async () => {
    const { pro } = await desk.billed();
    const word = `DOCK FEE ${desk.nextNumber()}`;
    const take = (of: string) =>
      app.call(carrierBills.take, {
        body: {
          scac: 'SAIA',
          number: desk.nextNumber(),
          billed_on: '2026-11-20',
          pro_number: of,
          lines: [
            { code: 'BASE', amount: 440 },
            { code: 'OTHR', description: word.toLowerCase(), amount: 60 },
            { code: 'DET', amount: 30 },
          ],
        },
        token: desk.operator.token,
      });
    const { body: bill } = await take(pro);
    expect(bill.differences.map(({ code, amount }) => [code, amount])).toEqual([
      ['OTHR', 60],
      ['DET', 30],
    ]);
    const detention = bill.differences.find(({ code }) => code === 'DET');
    const { body: decided } = await desk.decide(bill, [{ id: detention?.id, decision: 'refused' }]);
    expect(refusalOf(await name(decided, 'NO SUCH', 'LFTD'))).toBe('carrier_bills.unknown_name');
    const { body: named } = await name(decided, word, 'LFTD');
    expect(named.differences.map(({ code, decision }) => [code, decision])).toEqual([
      ['LFTD', 'open'],
      ['DET', 'refused'],
    ]);
    expect(named.lines.find(({ code }) => code === 'LFTD')?.names).toEqual([{ name: word, is_remembered: true }]);
    const { body: next } = await take((await desk.billed()).pro);
    expect(next.differences.map(({ code }) => code)).toEqual(['LFTD', 'DET']);
    expect(refusalOf(await name(decided, word, null))).toBe('carrier_bills.changed_meanwhile');
    const { body: other } = await name(next, word, null);
    expect(other.differences.map(({ code }) => code)).toEqual(['OTHR', 'DET']);
    const { body: names } = await app.call(carrierBills.chargeNames, {
      query: { carrier_id: next.carrier.id },
      token: desk.operator.token,
    });
    expect(names.items.some((one) => one.name === word)).toBe(false);
  });

  it('that nobody knows is asked for, and known from then on', async () => {
    const word = `XQ${desk.nextNumber().replace('-', '')}`;
    const take = () =>
      app.call(carrierBills.take, {
        body: {
          scac: 'SAIA',
          number: desk.nextNumber(),
          billed_on: '2026-11-20',
          lines: [{ code: word, amount: 60 }],
        },
        token: desk.operator.token,
      });
    expect(refusalOf(await take())).toBe('carrier_bills.unknown_charge');
    const { id } = (await desk.get((await desk.received({ charges: [['400', 1]] })).id)).carrier;
    const kept = await app.call(carrierBills.keepChargeName, {
      body: { carrier_id: id, name: word, code: 'LFTD' },
      token: desk.operator.token,
    });
    expect(kept.body.items).toContainEqual(expect.objectContaining({ name: word, code: 'LFTD' }));
    expect((await take()).status).toBe(201);
  });
});
