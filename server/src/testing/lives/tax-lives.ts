import { chargedRates } from '@portal/contract/taxes/taxes-of-leg.ts';
import { defaultTaxRates } from '@portal/contract/taxes/data/default-rates.ts';
import { taxRegistrations } from '@portal/contract/taxes/taxes.ts';
import { cents, percentOf } from '@portal/contract/values/money.ts';
import { type TaxEntry, taxEntries } from '../../features/billing/taxes/charge-taxes.ts';
import type { Database } from '../../platform/database/database.ts';

const lanes = [
  ['CA', 'AB', 'ON'],
  ['CA', 'QC', 'QC'],
  ['CA', 'ON', 'NS'],
  ['MX', 'NLE', 'JAL'],
] as const;

const since = { effective_from: '2020-01-01', effective_to: null };
const registrations = taxRegistrations.map((registration) => ({ registration, number: 'R-1', ...since }));

/** The taxes of an invoice of a life, by one of the lanes that bear tax. */
export const taxesOfLife = (account_id: number, which: number, amount: number, day: string): TaxEntry[] => {
  const [country, from, to] = lanes[which % lanes.length] ?? lanes[0];
  const end = (state: string) => ({ country, state, zip_code: '' });
  const leg = { origin: end(from), destination: end(to), day, is_container: false };
  const tables = { rates: defaultTaxRates, registrations, exemptions: [] };
  return taxEntries(chargedRates(tables, { ...leg, account: { id: account_id, country } }), cents(amount));
};

const accounts = {
  gst_payable: 'gst',
  hst_payable: 'hst',
  qst_payable: 'qst',
  iva_payable: 'iva',
  iva_withheld: 'iva_retention',
} as const;

type Kept = { day: string; tax: string; amount: number };

/** Sums by month and tax, in cents; what comes to nothing is left out. */
const byMonth = (rows: readonly Kept[]): string => {
  const sums = new Map<string, number>();
  for (const { day, tax, amount } of rows) {
    const key = `${day.slice(0, 7)} ${tax}`;
    sums.set(key, (sums.get(key) ?? 0) + cents(amount));
  }
  return JSON.stringify([...sums].filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => a.localeCompare(b)));
};

/** What of an account's taxes the books, its invoices and the lines of tax do not say alike, by name. */
export const taxChecks = async (db: Database, account_id: number): Promise<Record<string, boolean>> => {
  const [invoices, entries, lines] = await Promise.all([
    db.selectFrom('invoices').selectAll().where('account_id', '=', account_id).execute(),
    db.selectFrom('ledger_entries').selectAll().where('account_id', '=', account_id).execute(),
    db
      .selectFrom('invoice_taxes')
      .innerJoin('invoices', 'invoices.id', 'invoice_taxes.invoice_id')
      .selectAll('invoice_taxes')
      .where('invoices.account_id', '=', account_id)
      .execute(),
  ]);
  const booked = entries.flatMap(({ ledger_account, amount, posted_on: day }): Kept[] =>
    ledger_account in accounts
      ? [{ day, tax: accounts[ledger_account as keyof typeof accounts], amount: -amount }]
      : [],
  );
  const charged = lines.map(({ posted_on: day, tax, amount }) => ({ day, tax, amount }));
  const sumOf = (rows: readonly { amount: number }[]) => rows.reduce((all, { amount }) => all + cents(amount), 0);
  const revenue = sumOf(entries.filter(({ ledger_account }) => ledger_account === 'freight_revenue'));
  const beforeTax = invoices.reduce(
    (all, { amount, tax, credited, tax_credited }) =>
      all + cents(amount) - cents(tax) - cents(credited) + cents(tax_credited),
    0,
  );
  const ofInvoice = (id: number, isCredit: boolean) =>
    lines.filter((line) => line.invoice_id === id && (line.credit_note_id !== null) === isCredit);
  const wrong = invoices.find(
    ({ id, tax, tax_credited }) =>
      sumOf(ofInvoice(id, false)) !== cents(tax) || sumOf(ofInvoice(id, true)) !== -cents(tax_credited),
  );
  const uneven = invoices.find(({ id, amount, tax, credited, tax_credited }) => {
    const of = Map.groupBy(ofInvoice(id, false), (line) => line.tax);
    const isRated = [...of.values()].every((some) => {
      const base = some.reduce((all, line) => all + cents(line.base), 0);
      const size = percentOf(cents(base / 100), Number(some[0]?.percent));
      return Math.abs(sumOf(some)) === Math.abs(size);
    });
    // A whole credit takes all of the tax, and none takes more.
    return !isRated || (cents(credited) === cents(amount) && cents(tax) !== cents(tax_credited));
  });
  return {
    'tax payable of each month is the sum of its lines of tax': byMonth(booked) === byMonth(charged),
    'revenue is what invoices charge before tax': revenue === -beforeTax,
    [`invoice ${wrong?.number} has the tax of its lines`]: wrong === undefined,
    [`invoice ${uneven?.number} is taxed and credited by its rates`]: uneven === undefined,
  };
};
