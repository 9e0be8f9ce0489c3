import type { InvoiceTax } from '@portal/contract/billing/taxes/invoice-tax.ts';
import { type BilledLine, billedLines } from '@portal/contract/claims/contests/contested-lines.ts';
import { undoneStatuses } from '@portal/contract/billing/invoice-status.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { Ctx, OpenCtx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { billingDay } from '../billing-day.ts';
import { findChanges } from '../changes/changes.queries.ts';
import { presentCharges } from '../changes/present-changes.ts';
import { disputeEnd } from './dispute-end.ts';
import { invoiceInScope } from '../invoice-in-scope.ts';
import { lockInvoices } from '../invoices.queries.ts';
import { keepContested } from '../owed-invoices.queries.ts';
import { publishInvoice } from '../move-invoice.ts';
import { presentTax } from '../present-invoice.ts';
import { findTaxesOf } from '../taxes/taxes.queries.ts';

/** An invoice of a load while its charges can be contested. */
export type Contestable = {
  id: number;
  number: number;
  issued_on: string;
  /** Charges as they are billed now, each code once. */
  lines: BilledLine[];
  taxes: InvoiceTax[];
};

/** The load of an invoice that is about to be contested. 404 `billing.not_found`, 409 `billing.contest_of_policy`. */
export const loadOfInvoice = async (ctx: Ctx, id: number): Promise<number> => {
  const { load_id } = await invoiceInScope(ctx, id);
  if (load_id === null) throw problem('billing.contest_of_policy', 409);
  return load_id;
};

/**
 * An invoice whose charges are about to be contested, held until commit. 404 `billing.not_found`, 409
 * `billing.contest_undone`, `contest_over`.
 */
export const contestableInvoice = async (tx: Ctx, id: number): Promise<Contestable> => {
  await lockInvoices(tx.db, tx.scope, [id]);
  const row = await invoiceInScope(tx, id);
  const changes = await findChanges(tx.db, id);
  if (undoneStatuses.includes(row.status)) throw problem('billing.contest_undone', 409);
  const until = disputeEnd(tx, row, changes);
  if (billingDay(tx) > until) throw problem('billing.contest_over', 409, { params: { day: dayText(until) } });
  const { number, issued_on, lines } = row;
  const taxes = (await findTaxesOf(tx.db, id)).map(presentTax);
  return { id, number, issued_on, lines: billedLines(presentCharges(lines, changes)), taxes };
};

/** Counts again what of an invoice is contested, after one of its cases was filed or moved. */
export const countContested = async (tx: OpenCtx, id: number): Promise<void> => {
  const [invoice] = await lockInvoices(tx.db, 'all', [id]);
  if (!invoice) return;
  await keepContested(tx.db, id);
  publishInvoice(tx, invoice.load_id, invoice.status);
};
