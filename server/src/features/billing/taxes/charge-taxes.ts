import type { LedgerAccount } from '@portal/contract/billing/ledger.ts';
import { creditedTax, type ChargedRate, partOf, taxOf, taxOfChange } from '@portal/contract/taxes/taxes-of-leg.ts';
import type { Tax } from '@portal/contract/taxes/taxes.ts';
import { type Cents, cents, dollars, sum, times } from '@portal/contract/values/money.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import type { Posting } from '../ledger/ledger.queries.ts';
import { addTax, findCreditedInAll, findTaxesOf, insertTaxes, type TaxLine } from './taxes.queries.ts';

const accountOf: Readonly<Record<Tax, LedgerAccount>> = {
  gst: 'gst_payable',
  hst: 'hst_payable',
  qst: 'qst_payable',
  iva: 'iva_payable',
  iva_retention: 'iva_withheld',
};

/** One tax of a booking: so much of it on so much more, or less where it is taken back. */
export type TaxEntry = ChargedRate & { base: Cents; amount: Cents };

export const taxSum = (entries: readonly TaxEntry[]): Cents => sum(entries.map(({ amount }) => amount));

/** The taxes of a new invoice. */
export const taxEntries = (rates: readonly ChargedRate[], base: Cents): TaxEntry[] =>
  rates.map((rate) => {
    const part = partOf(base, rate);
    return { ...rate, base: part, amount: taxOf(part, rate) };
  });

const rateOf = ({ tax, leg, place, percent, registration, certificate, part_from, part_to }: TaxLine): ChargedRate => ({
  tax,
  leg,
  place,
  percent: Number(percent),
  registration,
  certificate,
  part_from: Number(part_from),
  part_to: Number(part_to),
});

/**
 * What changes of each tax where an invoice is charged so much more before tax: by the rates it was issued with, and in
 * all what they come to of the whole sum. None on an invoice that was issued without tax.
 */
export const changedTaxes = async (tx: OpenCtx, invoiceId: number, by: Cents): Promise<TaxEntry[]> => {
  const lines = await findTaxesOf(tx.db, invoiceId);
  return lines.map((line) => {
    const rate = rateOf(line);
    const kept = { ...rate, base: Number(line.base), amount: Number(line.amount) };
    return { ...rate, base: partOf(by, rate), amount: taxOfChange(kept, by) };
  });
};

/** What a further credit of an invoice takes back of each tax, below nothing; before the credit note is written. */
export const creditedTaxes = async (
  tx: OpenCtx,
  { id, amount: total }: { id: number; amount: number },
  credit: Cents,
): Promise<TaxEntry[]> => {
  const lines = await findTaxesOf(tx.db, id);
  if (lines.length === 0) return [];
  const credited = sum([cents(await findCreditedInAll(tx.db, id)), credit]);
  const takenBackOf = (charged: number, takenBack: number): Cents =>
    times(
      creditedTax({
        charged: cents(Number(charged)),
        takenBack: times(cents(Number(takenBack)), -1),
        credited,
        total: cents(total),
      }),
      -1,
    );
  return lines.map((line) => ({
    ...rateOf(line),
    base: takenBackOf(line.base, line.credited_base),
    amount: takenBackOf(line.amount, line.credited),
  }));
};

/** The sides of a booking for its taxes: what is charged is a credit of the tax, what is withheld a debit. */
export const taxPostings = (
  entries: readonly TaxEntry[],
  about: { load_id: number | null; invoice_id: number },
): Posting[] =>
  entries.map(({ tax, amount }) => ({ ...about, ledger_account: accountOf[tax], amount: dollars(times(amount, -1)) }));

/** The same with the receivable that they raise or lower. */
export const taxBooking = (
  entries: readonly TaxEntry[],
  about: { load_id: number | null; invoice_id: number },
): Posting[] => [
  ...taxPostings(entries, about),
  { ...about, ledger_account: 'receivable', amount: dollars(taxSum(entries)) },
];

/** Writes down the taxes of an invoice, of a change of it or of a credit note, and counts them on the invoice. */
export const keepTaxes = async (
  tx: OpenCtx,
  entries: readonly TaxEntry[],
  booking: { invoice_id: number; credit_note_id?: number; posted_on: string },
): Promise<void> => {
  if (entries.length === 0) return;
  await insertTaxes(
    tx.db,
    entries.map(({ base, amount, ...rate }) => ({
      ...rate,
      ...booking,
      base: dollars(base),
      amount: dollars(amount),
    })),
  );
  const all = dollars(taxSum(entries));
  const isCredit = booking.credit_note_id !== undefined;
  await addTax(tx.db, booking.invoice_id, isCredit ? { credited: dollars(times(cents(all), -1)) } : { tax: all });
};
