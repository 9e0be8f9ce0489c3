import { type BillPurpose, type BillStatus, isAccepted } from '@portal/contract/carrier-bills/bill-status.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { hasKey } from '@portal/contract/values/records.ts';
import { pair, post } from '../../features/billing/ledger/ledger.queries.ts';
import { compareBill } from '../../features/carrier-bills/compare/compare-bill.ts';
import type { Database } from '../../platform/database/database.ts';
import { insertRows } from '../insert-rows.ts';
import { findBillableLoads } from './demo.queries.ts';

type BillableLoad = Awaited<ReturnType<typeof findBillableLoads>>[number];
type Charge = { code: string; description: string; amount: number };

/** What becomes of a carrier's bill, and what it charges beyond the quote. */
type BillSpec = { status: BillStatus; further?: Charge };

const liftgate: Charge = { code: 'LFTD', description: 'Liftgate at delivery', amount: 75 };
const inside: Charge = { code: 'IDL', description: 'Inside delivery', amount: 110 };

const specs: readonly BillSpec[] = [
  { status: 'received' },
  { status: 'received' },
  { status: 'matched', further: liftgate },
  { status: 'matched', further: inside },
  { status: 'matched', further: liftgate },
  { status: 'in_dispute', further: inside },
  { status: 'in_dispute', further: liftgate },
  { status: 'void' },
  ...Array.from({ length: 4 }, () => ({ status: 'approved' as const })),
  ...Array.from({ length: 6 }, () => ({ status: 'paid' as const })),
];

const firstBill = 1;
const termDays = 30;
const decisions = { matched: 'open', in_dispute: 'disputed' } as const;

/** A carrier's bill of a load with what it differs in; one that was received names numbers no load has. */
const billOf = ({ status, further }: BillSpec, load: BillableLoad, index: number) => {
  const id = firstBill + index;
  const quotedLines = load.cost_lines.map(({ code, amount }) => ({ code, description: '', amount }));
  const lines = further ? [...quotedLines, further] : quotedLines;
  const total = (some: readonly { amount: number }[]) => dollars(sum(some.map(({ amount }) => cents(amount))));
  const billed_on = addDays(load.delivered_on, 2);
  const isKnown = status !== 'received';
  const quoted = total(quotedLines);
  const paid_on = status === 'paid' ? addDays(billed_on, 7) : null;
  const freight = { quoted_weight: load.weight_lb, billed_weight: null, quoted_classes: [], billed_class: '' };
  const decision = hasKey(decisions, status) ? decisions[status] : 'agreed';
  const alone: { purpose: BillPurpose; series_id: number | null; is_replaced: boolean } = {
    purpose: 'original',
    series_id: null,
    is_replaced: false,
  };
  return {
    bill: {
      id,
      carrier_id: load.carrier_id,
      number: `FB-${71_040 + index * 13}`,
      status,
      source: index % 3 === 0 ? 'edi' : 'csv',
      load_id: isKnown ? load.id : null,
      pro_number: isKnown ? load.pro_number : `0${load.id}77`,
      bol_number: '',
      billed_on,
      due_on: addDays(billed_on, termDays),
      amount: total(lines),
      weight_lb: null,
      freight_class: '',
      lines,
      quoted: isKnown ? quoted : null,
      ...alone,
      paid_amount: paid_on ? quoted : null,
      approved_amount: isAccepted(status) ? quoted : null,
      paid_on,
      payment_reference: paid_on ? `ACH-${5510 + index}` : '',
      void_reason: status === 'void' ? 'Sent twice; the other one was paid.' : '',
      created_by: null,
      created_at: `${addDays(billed_on, 1)}T14:20:00Z`,
      version: 1,
    },
    differences: isKnown
      ? compareBill(quotedLines, lines, freight).map((one, position) => ({ ...one, position, bill_id: id, decision }))
      : [],
    account_id: load.account_id,
  };
};

type Made = ReturnType<typeof billOf>;
type Later = {
  purpose: 'balance_due' | 'corrected' | 'credit';
  charges: readonly Charge[];
  decision: 'open' | 'agreed';
};

/** What carriers sent after bills that were approved: more of one, another in the place of one, and money back. */
const later: readonly Later[] = [
  { purpose: 'balance_due', charges: [{ code: 'DET', description: 'Detention, 1 h', amount: 60 }], decision: 'open' },
  { purpose: 'corrected', charges: [liftgate], decision: 'open' },
  {
    purpose: 'credit',
    charges: [{ code: 'FUEL', description: 'Fuel of another week', amount: -12.5 }],
    decision: 'agreed',
  },
];

const laterBills = (first: readonly Made[]): Made[] => {
  const approved = first.filter(({ bill }) => bill.status === 'approved');
  return later.flatMap(({ purpose, charges, decision }, index) => {
    const of = approved[index];
    if (!of) return [];
    const isCorrected = purpose === 'corrected';
    if (isCorrected) of.bill.is_replaced = true;
    const compared = isCorrected ? of.bill.lines : [];
    const lines = [...compared, ...charges];
    const total = (some: readonly Charge[]) => dollars(sum(some.map(({ amount }) => cents(amount))));
    const id = firstBill + first.length + index;
    const freight = { quoted_weight: 0, billed_weight: null, quoted_classes: [], billed_class: '' };
    const bill: Made['bill'] = {
      ...of.bill,
      id,
      purpose,
      lines,
      series_id: isCorrected ? of.bill.id : null,
      is_replaced: false,
      status: 'matched',
      billed_on: addDays(of.bill.billed_on, 3),
      due_on: addDays(of.bill.due_on, 3),
      created_at: `${addDays(of.bill.billed_on, 3)}T15:10:00Z`,
      amount: total(lines),
      quoted: total(compared),
      approved_amount: null,
    };
    const differences = compareBill(compared, lines, freight).map((one, position) => {
      return { ...one, position, bill_id: id, decision };
    });
    return [{ ...of, bill, differences }];
  });
};

/** Writes carriers' bills in every state about loads that were billed, paid ones with their bookings. */
export const seedCarrierBills = async (db: Database, today: string): Promise<void> => {
  const loads = await findBillableLoads(db, addDays(today, -10), specs.length);
  const first = specs.flatMap((spec, index) => {
    const load = loads[index];
    return load ? [billOf(spec, load, index)] : [];
  });
  const made = [...first, ...laterBills(first)];
  await insertRows(
    db,
    'carrier_bills',
    made.map(({ bill }) => bill),
  );
  await insertRows(
    db,
    'carrier_bill_differences',
    made.flatMap(({ differences }) => differences).map((one, index) => ({ id: index + 1, ...one, evidence: [] })),
  );
  for (const { bill, account_id } of made) {
    const { id, load_id, paid_on, approved_amount } = bill;
    if (paid_on === null || load_id === null || approved_amount === null) continue;
    await post(
      db,
      { kind: 'carrier_payment', account_id, posted_on: paid_on, carrier_bill_id: id, created_by: null },
      pair('carrier_payable', 'cash', approved_amount, { load_id, invoice_id: null }),
    );
  }
};
