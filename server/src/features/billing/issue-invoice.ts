import { invoiceIssued } from '@portal/contract/billing/billing.events.ts';
import { documentFiled } from '@portal/contract/documents/documents.events.ts';
import { loadDelivered } from '@portal/contract/tracking/tracking.events.ts';
import { taxedSum } from '@portal/contract/taxes/taxes-of-leg.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { audit } from '../../platform/audit.ts';
import type { OpenCtx } from '../../platform/context.ts';
import type { PriceLine } from '../../platform/database/column-types.ts';
import { emit, listener } from '../../platform/jobs/events.ts';
import type { Ticker } from '../../platform/jobs/tickers.ts';
import { taxesOfLoad } from '../taxes/taxes-of-load.ts';
import { moveLoad } from '../loads/state/move-load.ts';
import { withAnyLoadLocked } from '../loads/state/with-load-locked.ts';
import { invoiceHead } from './invoice-head.ts';
import { insertInvoice } from './invoices.queries.ts';
import { pair, post } from './ledger/ledger.queries.ts';
import { keepTaxes, taxBooking, taxEntries, type TaxEntry, taxSum } from './taxes/charge-taxes.ts';
import { findBilledLoad, findUnbilled, isProven } from './unbilled.queries.ts';

type BilledLoad = Awaited<ReturnType<typeof findBilledLoad>>;

/** The lines of an invoice: those the load was booked at, or its price alone where operations agreed on another sum. */
export const linesOf = ({
  price,
  insurance_premium,
  price_lines,
  arranging_fee = null,
}: Omit<BilledLoad, 'estimated_price' | 'arranging_fee'> & { arranging_fee?: number | null }): PriceLine[] => {
  const premium = insurance_premium === null ? [] : [{ code: 'CARGO_INSURANCE', amount: insurance_premium }];
  const total = cents(price ?? 0);
  const fee = arranging_fee ? [{ code: 'ARRANGING_FEE', amount: arranging_fee }] : [];
  const lines = [...(price_lines ?? []), ...fee, ...premium];
  if (sum(lines.map(({ amount }) => cents(amount))) === total) return lines;
  return [{ code: 'LINEHAUL', amount: dollars(sum([total, cents(-(insurance_premium ?? 0))])) }, ...premium];
};

const bookInvoice = async (
  tx: OpenCtx,
  invoice: { id: number; load_id: number; account_id: number; issued_on: string },
  { price, cost, insurance_premium }: BilledLoad,
  taxes: readonly TaxEntry[],
): Promise<void> => {
  const { account_id, issued_on: posted_on } = invoice;
  const about = { load_id: invoice.load_id, invoice_id: invoice.id };
  const premium = insurance_premium ?? 0;
  const freight = dollars(sum([cents(price ?? 0), cents(-premium)]));
  await post(tx.db, { kind: 'invoice', account_id, posted_on }, [
    ...pair('receivable', 'freight_revenue', freight, about),
    ...pair('receivable', 'premiums_payable', premium, about),
    ...taxBooking(taxes, about),
  ]);
  await keepTaxes(tx, taxes, { invoice_id: invoice.id, posted_on });
  const ofCarrier = { load_id: invoice.load_id, invoice_id: null };
  await post(
    tx.db,
    { kind: 'carrier_cost', account_id, posted_on },
    pair('carrier_cost', 'carrier_payable', cost ?? 0, ofCarrier),
  );
};

/**
 * Bills a delivered load whose proof of delivery is there, and completes it; once, however often and wherever it is run.
 * Nothing where the load is not that far.
 */
const billLoad = async (ctx: OpenCtx, loadId: number): Promise<void> => {
  if (!(await isProven(ctx.db, loadId))) return;
  await withAnyLoadLocked(ctx, loadId, [], async (tx, load) => {
    if (load.status !== 'delivered') return;
    const billed = await findBilledLoad(tx.db, loadId);
    // The carrier bills somebody else for all of it.
    if (billed.estimated_price !== null && billed.price === 0) return void (await moveLoad(tx, load, 'complete'));
    const head = await invoiceHead(tx, load.account_id);
    const lines = linesOf(billed);
    const taxes = taxEntries(await taxesOfLoad(tx, loadId, head.issued_on), taxedSum(lines));
    const quoted = billed.price ?? 0;
    const amount = dollars(sum([cents(quoted), taxSum(taxes)]));
    const row = { ...head, load_id: loadId, quoted, amount };
    const { number, due_on } = row;
    const id = await insertInvoice(tx.db, { ...row, lines: JSON.stringify(lines) });
    await bookInvoice(tx, { id, ...row }, billed, taxes);
    await moveLoad(tx, load, 'complete', { details: { invoice: number } });
    await audit(tx, {
      action: 'billing.invoice-issued',
      object_type: 'invoice',
      object_id: id,
      account_id: load.account_id,
      after: { number, load_id: loadId, amount, tax: dollars(taxSum(taxes)), due_on },
    });
    await emit(tx, invoiceIssued, { invoice_id: id, load_id: loadId });
  });
};

export const billProvenLoad = listener(documentFiled, 'billing.bill-proven-load', (ctx, { load_id }) =>
  billLoad(ctx, load_id),
);

/** The proof may have come before the carrier's last report. */
export const billDeliveredLoad = listener(loadDelivered, 'billing.bill-delivered-load', (ctx, { load_id }) =>
  billLoad(ctx, load_id),
);

/** Bills what no job has billed, such as loads delivered before there were invoices. */
export const watchUnbilled: Ticker = {
  name: 'billing.watch-unbilled',
  everyMs: 60_000,
  run: async (ctx) => {
    for (const { id } of await findUnbilled(ctx.db, 100)) await billLoad(ctx, id);
  },
};
