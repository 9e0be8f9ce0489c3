import type { InvoiceFilters, billing } from '@portal/contract/billing/billing.contract.ts';
import type { Invoice, InvoiceDetails } from '@portal/contract/billing/billing.ts';
import { type InvoiceSort, invoiceStatuses } from '@portal/contract/billing/invoice-status.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { cityLine } from '@portal/contract/places/city-line.ts';
import { operatorIdentity, remitTo } from '@portal/contract/settings/operator-identity.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import { paymentProviderOf } from '../../integrations/payments/stripe-provider.ts';
import type { Ctx } from '../../platform/context.ts';
import { loadInScope } from '../loads/load-in-scope.ts';
import { findAccountCredit } from './account-credit.queries.ts';
import { accountInScope } from './account-in-scope.ts';
import { billingDay } from './billing-day.ts';
import { findChanges, findInvoiceNumber } from './changes/changes.queries.ts';
import { presentChange, presentCharges } from './changes/present-changes.ts';
import { findContests } from './contested/contested.queries.ts';
import { disputeEnd } from './contested/dispute-end.ts';
import { findEvents } from './invoice-events.queries.ts';
import { invoiceInScope } from './invoice-in-scope.ts';
import { countInvoices, findInvoiceOfLoad, findInvoices, type InvoiceRow } from './invoices.queries.ts';
import { findFiledPapers } from './papers/filed-papers.queries.ts';
import { invoiceFileNames } from './papers/invoice-paper.ts';
import { findLatestCheckout } from './payments/checkouts.queries.ts';
import { findRefundsOf } from './payments/online-payments.queries.ts';
import { presentCheckout } from './payments/present-checkout.ts';
import { findRefundable } from './payments/refundable.ts';
import { findPaymentsOf } from './payment-history.ts';
import { presentAgeing, presentInvoice, presentTax } from './present-invoice.ts';
import { findTaxesOf } from './taxes/taxes.queries.ts';

type Paging = { skip: number; limit: number; sort: InvoiceSort };

/** One page of invoices with counts by status and what is owed by age. 404 for an account that is not the caller's. */
export const listInvoices = async (
  ctx: Ctx,
  { skip, limit, sort, ...filters }: InvoiceFilters & Paging,
): Promise<Reply<(typeof billing)['list']>> => {
  if (filters.account_id) await accountInScope(ctx, filters.account_id);
  const today = billingDay(ctx);
  const [rows, { total, statuses, ages }, { on_account }] = await Promise.all([
    findInvoices(ctx.db, ctx.scope, filters, { skip, limit, sort, today }),
    countInvoices(ctx.db, ctx.scope, filters, today),
    findAccountCredit(ctx.db, ctx.scope, filters.account_id),
  ]);
  const counts = {
    open: 0,
    payment_processing: 0,
    paid: 0,
    failed: 0,
    disputed: 0,
    refunded: 0,
    void: 0,
    written_off: 0,
  };
  for (const status of invoiceStatuses) counts[status] = statuses.find((row) => row.status === status)?.count ?? 0;
  const ageing = presentAgeing(ages);
  const amounts = Object.values(ageing).map(({ amount }) => cents(amount));
  const owed = dollars(sum(amounts));
  const overdue = dollars(sum([cents(owed), cents(-ageing.current.amount)]));
  const pays_online = paysOnline(ctx);
  return { items: rows.map(presentInvoice), total, counts, owed, overdue, ageing, on_account, pays_online };
};

/** Whether payments are taken online: a provider is configured. */
const paysOnline = ({ services }: Ctx): boolean => paymentProviderOf(services) !== null;

const remitLines = ({ services }: Ctx): string[] => {
  const party = remitTo(services.settings.get(operatorIdentity));
  return [party.name, party.address, party.city && cityLine(party)].filter(Boolean);
};

/** How an invoice is and was paid through the provider. */
const readOnlinePayment = async (ctx: Ctx, invoice: InvoiceRow) => {
  const { id } = invoice;
  const [latest, refunds, { refundable }] = await Promise.all([
    findLatestCheckout(ctx.db, id),
    findRefundsOf(ctx.db, id),
    findRefundable(ctx.db, invoice),
  ]);
  return {
    pays_online: paysOnline(ctx),
    checkout: latest ? presentCheckout(ctx, latest) : null,
    refunds: refunds.map(({ id: refundId, amount, status, reason, created_at, method, reference, sent_on }) => ({
      id: refundId,
      amount,
      status,
      reason,
      created_at: new Date(created_at).toISOString(),
      sent: method && sent_on ? { method, reference, on: sent_on } : null,
    })),
    refundable,
  };
};

/** One invoice with its lines and its history. 404. */
export const getInvoice = async (ctx: Ctx, id: number): Promise<InvoiceDetails> => {
  const row = await invoiceInScope(ctx, id);
  const changes = await findChanges(ctx.db, id);
  const credit = await findAccountCredit(ctx.db, 'all', row.account_id);
  return {
    ...presentInvoice(row),
    terms_days: row.terms_days,
    delivered_on: row.delivery_date,
    carrier_name: row.carrier_name,
    billing_reference: row.billing_reference,
    lines: presentCharges(row.lines, changes),
    taxes: (await findTaxesOf(ctx.db, id)).map(presentTax),
    changes: changes.map((change) => presentChange(ctx, change)),
    papers: row.load_id === null ? [] : await findFiledPapers(ctx.db, row.load_id, invoiceFileNames(row)),
    further_to: row.further_to === null ? null : ((await findInvoiceNumber(ctx.db, row.further_to)) ?? null),
    owed_back: row.owed_back,
    account_credit: credit.available,
    events: await findEvents(ctx.db, row),
    payments: await findPaymentsOf(ctx, id),
    dispute_until: disputeEnd(ctx, row, changes),
    contests: await findContests(ctx.db, id),
    remit_to: remitLines(ctx),
    ...(await readOnlinePayment(ctx, row)),
  };
};

/** The invoice of a load; null while it has none. 404 for a load that is not the caller's. */
export const getInvoiceOfLoad = async (
  ctx: Ctx,
  loadId: number,
): Promise<{ billing: Invoice | null; pays_online: boolean }> => {
  await loadInScope(ctx, loadId);
  const row = await findInvoiceOfLoad(ctx.db, ctx.scope, loadId, billingDay(ctx));
  return { billing: row ? presentInvoice(row) : null, pays_online: paysOnline(ctx) };
};
