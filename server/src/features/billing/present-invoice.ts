import { presentLine } from '@portal/contract/accessorials/line-note.ts';
import type { Ageing, Invoice } from '@portal/contract/billing/billing.ts';
import type { InvoiceTax } from '@portal/contract/billing/taxes/invoice-tax.ts';
import { type AgeBucket, ageBuckets } from '@portal/contract/billing/invoice-status.ts';
import { cents, dollars, less, sum } from '@portal/contract/values/money.ts';
import type { InvoiceRow } from './invoices.queries.ts';
import type { TaxLine } from './taxes/taxes.queries.ts';

/** An invoice as lists show it. */
export const presentInvoice = (row: InvoiceRow): Invoice => ({
  id: row.id,
  number: row.number,
  status: row.status,
  account: { id: row.account_id, name: row.account_name },
  load_id: row.load_id,
  policy: row.policy,
  mode: row.mode,
  origin: { city: row.origin_city, state: row.origin_state },
  destination: { city: row.destination_city, state: row.destination_state },
  po_number: row.po_number,
  issued_on: row.issued_on,
  due_on: row.due_on,
  days_overdue: row.days_overdue,
  quoted: row.quoted,
  amount: row.amount,
  before_tax: dollars(less(cents(row.amount), cents(row.tax))),
  tax: row.tax,
  paid: row.paid,
  credited: row.credited,
  written_off: Number(row.written_off),
  balance: Number(row.balance),
  contested: row.contested,
  promised_on: row.promised_on,
});

/** The charges of an invoice as they are billed now, each once where anything has changed. */
export const presentLines = ({ lines, changed_lines }: InvoiceRow) => {
  if (changed_lines.length === 0) return lines.map(presentLine);
  const all = [...lines, ...changed_lines];
  return [...new Set(all.map(({ code }) => code))].map((code) => {
    const alike = all.filter((line) => line.code === code);
    const amount = dollars(sum(alike.map((line) => cents(line.amount))));
    return presentLine({ code, amount, note: alike[0]?.note });
  });
};

/** Amounts by age, with the buckets nothing is in. */
export const presentAgeing = (rows: readonly { bucket: AgeBucket; amount: number; count: number }[]): Ageing => {
  const none = { amount: 0, count: 0 };
  const ageing: Ageing = { current: none, '1-30': none, '31-60': none, '61-90': none, '90+': none };
  for (const bucket of ageBuckets) {
    const found = rows.find((row) => row.bucket === bucket);
    if (found) ageing[bucket] = { amount: Number(found.amount), count: found.count };
  }
  return ageing;
};

/** A tax as an invoice shows it. */
export const presentTax = ({ credited_base: _, ...line }: TaxLine): InvoiceTax => ({
  ...line,
  percent: Number(line.percent),
  part_from: Number(line.part_from),
  part_to: Number(line.part_to),
  base: Number(line.base),
  amount: Number(line.amount),
  credited: dollars(cents(-Number(line.credited))),
});
