import type { Ctx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { billingDay } from './billing-day.ts';
import { findInvoice, type InvoiceRow } from './invoices.queries.ts';

/** An invoice of the caller's accounts. 404 `billing.not_found`. */
export const invoiceInScope = async (ctx: Ctx, id: number): Promise<InvoiceRow> => {
  const row = await findInvoice(ctx.db, ctx.scope, id, billingDay(ctx));
  if (!row) throw problem('billing.not_found', 404);
  return row;
};
