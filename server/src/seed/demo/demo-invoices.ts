import { addDays } from '@portal/contract/values/calendar-days.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { findCompletedLoads, setLastNumber } from './demo.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import { linesOf } from '../../features/billing/issue-invoice.ts';
import { insertRows } from '../insert-rows.ts';
import type { Random } from '../random.ts';

type CompletedLoad = Awaited<ReturnType<typeof findCompletedLoads>>[number];

const firstNumber = 20_001;
const usualTerms = 30;

/** The day an invoice was paid; null for those that are still owed. Most pay about when it is due, a few late or never. */
const paidOn = (dueOn: string, today: string, random: Random): string | null => {
  const day = addDays(dueOn, random.chance(0.08) ? random.whole(20, 110) : random.whole(-12, 6));
  return day < today ? day : null;
};

const invoiceOf = (load: CompletedLoad, index: number, today: string, random: Random) => {
  const issued = addDays(load.delivered_on, 1);
  const issued_on = issued > today ? today : issued;
  const terms_days = load.credit_days ?? usualTerms;
  const due_on = addDays(issued_on, terms_days);
  const paid_on = paidOn(due_on, today, random);
  const amount = load.price ?? 0;
  return {
    row: {
      id: index + 1,
      number: firstNumber + index,
      account_id: load.account_id,
      load_id: load.id,
      status: paid_on ? 'paid' : 'open',
      lines: linesOf(load),
      quoted: amount,
      amount,
      paid: paid_on ? amount : 0,
      credited: 0,
      terms_days,
      issued_on,
      due_on,
      created_at: `${issued_on}T15:04:00Z`,
      version: 1,
    },
    paid_on,
    load,
  };
};
type DemoInvoice = ReturnType<typeof invoiceOf>;

/** Accounts pay twice a month: one payment for all invoices of such a half month. */
const paymentsOf = (invoices: readonly DemoInvoice[]) => {
  const halfOf = (day: string): string => `${day.slice(0, 8)}${Number(day.slice(8)) > 15 ? '16' : '01'}`;
  const paid = invoices.filter(({ paid_on }) => paid_on !== null);
  const groups = Map.groupBy(paid, ({ row, paid_on }) => `${row.account_id} ${halfOf(paid_on ?? '')}`);
  return [...groups.values()]
    .map((group) => ({
      group,
      received_on:
        group
          .map(({ paid_on }) => paid_on ?? '')
          .toSorted()
          .at(-1) ?? '',
    }))
    .toSorted((a, b) => a.received_on.localeCompare(b.received_on))
    .map(({ group, received_on }, index) => {
      const isWire = index % 3 === 0;
      const row = {
        id: index + 1,
        account_id: group[0]?.row.account_id,
        method: isWire ? 'wire' : 'check',
        status: 'succeeded',
        amount: dollars(sum(group.map(({ row: { amount } }) => cents(amount)))),
        reference: isWire ? `FT-${48_200 + index * 7}` : String(10_400 + index * 3),
        received_on,
        posted_on: received_on,
        created_by: null,
        created_at: `${received_on}T16:20:00Z`,
      };
      return { row, group };
    });
};

type Entry = { ledger_account: string; load_id: number | null; invoice_id: number | null; amount: number };
type Booking = { kind: string; account_id: number; posted_on: string; payment_id: number | null; entries: Entry[] };

const pairOf = (debit: string, credit: string, amount: number, load_id: number, invoice_id: number | null): Entry[] =>
  amount === 0
    ? []
    : [
        { ledger_account: debit, load_id, invoice_id, amount },
        { ledger_account: credit, load_id, invoice_id, amount: -amount },
      ];

const bookingsOf = ({ row, load }: DemoInvoice): Booking[] => {
  const { account_id, issued_on: posted_on, id, load_id, amount } = row;
  const premium = load.insurance_premium ?? 0;
  const freight = dollars(sum([cents(amount), cents(-premium)]));
  const same = { account_id, posted_on, payment_id: null };
  const invoiced = [
    ...pairOf('receivable', 'freight_revenue', freight, load_id, id),
    ...pairOf('receivable', 'premiums_payable', premium, load_id, id),
  ];
  const cost = pairOf('carrier_cost', 'carrier_payable', load.cost ?? 0, load_id, null);
  return [
    { ...same, kind: 'invoice', entries: invoiced },
    { ...same, kind: 'carrier_cost', entries: cost },
  ];
};

const paymentBooking = ({ row, group }: ReturnType<typeof paymentsOf>[number]): Booking => ({
  kind: 'payment',
  account_id: row.account_id ?? 0,
  posted_on: row.received_on,
  payment_id: row.id,
  entries: group.flatMap(({ row: { amount, load_id, id } }) => pairOf('cash', 'receivable', amount, load_id, id)),
});

const writeBookings = async (db: Database, bookings: readonly Booking[]): Promise<void> => {
  const kept = bookings
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => a.posted_on.localeCompare(b.posted_on))
    .map((booking, index) => ({ ...booking, id: index + 1 }));
  await insertRows(
    db,
    'ledger_transactions',
    kept.map(({ entries: _, posted_on, ...booking }) => ({
      ...booking,
      posted_on,
      created_at: `${posted_on}T16:20:00Z`,
    })),
  );
  await insertRows(
    db,
    'ledger_entries',
    kept
      .flatMap(({ id, account_id, posted_on, entries }) =>
        entries.map((entry) => ({ ...entry, transaction_id: id, account_id, posted_on })),
      )
      .map((entry, index) => ({ ...entry, id: index + 1 })),
  );
};

/** Bills every completed load of the demo, with what its accounts have paid since and the books of both. */
export const seedInvoices = async (db: Database, today: string, random: Random): Promise<void> => {
  const invoices = (await findCompletedLoads(db)).map((load, index) => invoiceOf(load, index, today, random));
  const payments = paymentsOf(invoices);
  await insertRows(
    db,
    'invoices',
    invoices.map(({ row }) => row),
  );
  await insertRows(
    db,
    'payments',
    payments.map(({ row }) => row),
  );
  await insertRows(
    db,
    'payment_invoices',
    payments.flatMap(({ row, group }) =>
      group.map((paid) => ({ payment_id: row.id, invoice_id: paid.row.id, amount: paid.row.amount })),
    ),
  );
  await writeBookings(db, [...invoices.flatMap(bookingsOf), ...payments.map(paymentBooking)]);
  await setLastNumber(db, firstNumber + invoices.length - 1);
};
