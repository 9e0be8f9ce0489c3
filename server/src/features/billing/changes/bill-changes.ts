import { invoiceChanged, invoiceIssued } from '@portal/contract/billing/billing.events.ts';
import type { ChangeFacts, ChangeKind } from '@portal/contract/billing/invoice-change.ts';
import { type InvoiceStatus, isPayable } from '@portal/contract/billing/invoice-status.ts';
import { type Cents, cents, dollars, sum } from '@portal/contract/values/money.ts';
import { accountActor } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import type { PriceLine } from '../../../platform/database/column-types.ts';
import { problem } from '../../../platform/http/errors.ts';
import { emit } from '../../../platform/jobs/events.ts';
import { billingDay } from '../billing-day.ts';
import { invoiceHead } from '../invoice-head.ts';
import { insertInvoice } from '../invoices.queries.ts';
import { keepContested } from '../owed-invoices.queries.ts';
import { pair, post } from '../ledger/ledger.queries.ts';
import { taxesOfLoad } from '../../taxes/taxes-of-load.ts';
import { changedTaxes, keepTaxes, taxBooking, taxEntries, taxSum } from '../taxes/charge-taxes.ts';
import { insertChanges, type LatestInvoice, lockLatestInvoice, raiseInvoice } from './changes.queries.ts';

/** What a shipper is billed beyond the quote, or less: charges add up to more or less than nothing. US dollars. */
export type NewChange = {
  difference_id: number | null;
  /** The corrected bill that gives back what an earlier one was billed for. */
  bill_id?: number;
  kind: ChangeKind;
  code: string;
  facts: ChangeFacts;
  lines: PriceLine[];
  /** What the carrier was granted for it. */
  cost: number;
  evidence: readonly number[];
};

const amountOf = ({ lines }: Pick<NewChange, 'lines'>): Cents => sum(lines.map(({ amount }) => cents(amount)));

const rowsOf = (tx: OpenCtx, invoice_id: number, changes: readonly NewChange[]) =>
  changes.map((change) => ({
    ...change,
    invoice_id,
    amount: dollars(amountOf(change)),
    facts: JSON.stringify(change.facts),
    lines: JSON.stringify(change.lines),
    evidence: JSON.stringify(change.evidence),
    created_by: accountActor(tx.actor)?.userId ?? null,
  }));

const isChangeable = ({ status, balance }: LatestInvoice, by: Cents): boolean =>
  isPayable(status) && sum([cents(Number(balance)), by]) >= 0;

/** What changes of an invoice come to with their taxes, by the rates it was issued with. */
const withTaxes = async (tx: OpenCtx, invoice: LatestInvoice, by: Cents) => {
  const taxes = await changedTaxes(tx, invoice.id, by);
  return { taxes, total: sum([by, taxSum(taxes)]) };
};

/** Whether what a load's shipper is billed may be changed by so much: more always, less as far as it is still owed. */
export const isReducible = async (tx: OpenCtx, loadId: number, by: Cents): Promise<boolean> => {
  if (by >= 0) return true;
  const invoice = await lockLatestInvoice(tx.db, loadId);
  return !invoice || isChangeable(invoice, (await withTaxes(tx, invoice, by)).total);
};

/** The same invoice, at another amount. */
const changeInvoice = async (tx: OpenCtx, invoice: LatestInvoice, changes: readonly NewChange[], total: Cents) => {
  const left = sum([cents(Number(invoice.balance)), total]);
  const settled: InvoiceStatus = invoice.paid > 0 ? 'paid' : 'void';
  await raiseInvoice(tx.db, invoice, dollars(total), left > 0 ? invoice.status : settled);
  await keepContested(tx.db, invoice.id);
  await insertChanges(tx.db, rowsOf(tx, invoice.id, changes));
  await emit(tx, invoiceChanged, { invoice_id: invoice.id, amount: dollars(total) });
  return { id: invoice.id, number: invoice.number };
};

/** Another invoice of the load, for the changes alone: nobody changes what a shipper has paid. */
const billFurther = async (
  tx: OpenCtx,
  load_id: number,
  invoice: LatestInvoice,
  { changes, by }: { changes: readonly NewChange[]; by: Cents },
) => {
  const { account_id } = invoice;
  const head = await invoiceHead(tx, account_id);
  const taxes = taxEntries(await taxesOfLoad(tx, load_id, head.issued_on), by);
  const amount = dollars(sum([by, taxSum(taxes)]));
  const further = { quoted: 0, amount, lines: '[]', further_to: invoice.further_to ?? invoice.id };
  const id = await insertInvoice(tx.db, { ...head, load_id, ...further });
  await insertChanges(tx.db, rowsOf(tx, id, changes));
  await emit(tx, invoiceIssued, { invoice_id: id, load_id });
  return { id, number: head.number, taxes };
};

/**
 * Bills a shipper what a load cost beyond its quote: on the load's invoice as long as that can be paid, else on a further
 * one. Nothing where the load has no invoice. 409 `billing.not_reducible`.
 */
export const billChanges = async (
  tx: OpenCtx,
  loadId: number,
  changes: readonly NewChange[],
): Promise<{ id: number; number: number } | null> => {
  const meant = changes.filter((change) => amountOf(change) !== 0);
  const invoice = await lockLatestInvoice(tx.db, loadId);
  if (meant.length === 0 || !invoice) return null;
  const by = sum(meant.map(amountOf));
  const { taxes: changed, total } = await withTaxes(tx, invoice, by);
  const isOnTop = !isChangeable(invoice, total);
  if (isOnTop && by <= 0) throw problem('billing.not_reducible', 409, { params: { number: String(invoice.number) } });
  const { taxes, ...billed } = isOnTop
    ? await billFurther(tx, loadId, invoice, { changes: meant, by })
    : { ...(await changeInvoice(tx, invoice, meant, total)), taxes: changed };
  const { account_id } = invoice;
  const about = { load_id: loadId, invoice_id: billed.id };
  const posted_on = billingDay(tx);
  await post(tx.db, { kind: isOnTop ? 'invoice' : 'invoice_change', account_id, posted_on }, [
    ...pair('receivable', 'freight_revenue', dollars(by), about),
    ...taxBooking(taxes, about),
  ]);
  await keepTaxes(tx, taxes, { invoice_id: billed.id, posted_on });
  await audit(tx, {
    action: isOnTop ? 'billing.invoice-issued' : 'billing.invoice-changed',
    object_type: 'invoice',
    object_id: billed.id,
    account_id,
    after: {
      number: billed.number,
      load_id: loadId,
      amount: dollars(by),
      tax: dollars(taxSum(taxes)),
      changes: meant.map(({ kind }) => kind),
    },
  });
  return billed;
};
