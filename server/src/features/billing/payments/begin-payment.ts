import type { onlinePayments } from '@portal/contract/billing/online-payments.contract.ts';
import { isPayable } from '@portal/contract/billing/invoice-status.ts';
import { isUnpaid } from '@portal/contract/billing/checkout-status.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { CheckoutRequest, PaymentPort } from '../../../integrations/payments/payment-port.ts';
import { paymentProviderOf } from '../../../integrations/payments/stripe-provider.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { outsideTransaction, withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { loadInScope } from '../../loads/load-in-scope.ts';
import { billingDay } from '../billing-day.ts';
import { balanceOf, lockedForPayment, payableOf } from '../change-invoice.ts';
import { findInvoiceOfLoad, findInvoicesOf, type LockedInvoice } from '../invoices.queries.ts';
import { moveInvoice } from '../move-invoice.ts';
import { billingPhrase } from '../billing-phrase.ts';
import {
  type CheckoutRow,
  findCheckout,
  findLiveCheckouts,
  insertCheckout,
  moveCheckout,
} from './checkouts.queries.ts';
import { abandonCheckout } from './end-checkout.ts';
import { presentCheckout } from './present-checkout.ts';

/** The provider keeps a page for half an hour at least. */
const minutesToPay = 31;
/** When a payment that was begun is looked at for the first time. */
const secondsToFirstLook = 60;

type Begun = Reply<(typeof onlinePayments)['payBillings']>;

/** The checkout these invoices are in already, where it is of exactly them and not paid yet. */
const findSame = async (tx: Ctx, invoices: readonly LockedInvoice[]): Promise<CheckoutRow | null> => {
  const ids = invoices.map(({ id }) => id);
  const [live, other] = await findLiveCheckouts(tx.db, ids);
  const isSame = live && !other && isUnpaid(live.status) && String(live.invoices.map(({ id }) => id)) === String(ids);
  return isSame ? live : null;
};

/** Nothing of an invoice is left to pay while all of it is contested. 409 `billing.all_contested`. */
const refuseContested = (invoices: readonly LockedInvoice[]): void => {
  const contested = invoices.find((invoice) => balanceOf(invoice) > 0 && payableOf(invoice) === 0);
  if (contested) throw problem('billing.all_contested', 409, { params: { number: String(contested.number) } });
};

/** Takes invoices for one payment: from now on nothing else settles them. */
const hold = (ctx: Ctx, ids: readonly number[]): Promise<CheckoutRow> =>
  withTransaction(ctx, async (tx) => {
    const invoices = await lockedForPayment(tx, ids);
    if (!invoices.every(({ status }) => isPayable(status))) {
      const same = await findSame(tx, invoices);
      if (same) return same;
    }
    refuseContested(invoices);
    for (const invoice of invoices) await moveInvoice(tx, invoice, 'begin_payment');
    const account_id = invoices[0]?.account_id ?? 0;
    const amount = dollars(sum(invoices.map(payableOf)));
    const now = tx.services.clock.now().getTime();
    const id = await insertCheckout(
      tx.db,
      {
        account_id,
        amount,
        created_by: tx.actor.userId,
        expires_at: new Date(now + minutesToPay * 60_000).toISOString(),
        look_at: new Date(now + secondsToFirstLook * 1000).toISOString(),
      },
      invoices.map((invoice) => ({ invoice_id: invoice.id, amount: dollars(payableOf(invoice)) })),
    );
    const numbers = invoices.map(({ number }) => number);
    await audit(tx, {
      action: 'billing.payment-begun',
      object_type: 'checkout',
      object_id: id,
      account_id,
      after: { amount, invoices: numbers },
    });
    const row = await findCheckout(tx.db, 'all', id);
    if (!row) throw new Error('the checkout was just written');
    return row;
  });

/** Where the payer comes back to: the invoice, or the hub where there are several. */
const returnTo = ({ services }: Ctx, { id, invoices }: CheckoutRow, outcome: 'made' | 'left'): string => {
  const [first, second] = invoices;
  const page = second ? '/payment-hub' : `/payment-hub/${first?.id}`;
  return `${services.config.publicUrl}${page}?checkout=${id}&outcome=${outcome}`;
};

const requestOf = (ctx: Ctx, row: CheckoutRow): CheckoutRequest => ({
  key: row.key,
  account_id: row.account_id,
  lines: row.invoices.map(({ id, number, amount }) => ({
    invoice_id: id,
    name: billingPhrase(row.language, 'title', { number: String(number) }),
    amount: cents(amount),
  })),
  email: row.email,
  language: row.language,
  expires_at: new Date(row.expires_at),
  success_url: returnTo(ctx, row, 'made'),
  cancel_url: returnTo(ctx, row, 'left'),
});

/** Opens the provider's page. Nobody knows its address before it is written down, so none is paid that the portal forgot. */
const openPage = async (ctx: Ctx, provider: PaymentPort, row: CheckoutRow): Promise<CheckoutRow> => {
  if (row.status === 'open') return row;
  const answer = await provider.open(requestOf(ctx, row));
  if (answer.kind === 'unclear') {
    ctx.log.warn({ checkout: row.id, why: answer.why }, 'the payment provider did not answer');
    throw problem('billing.provider_silent', 503, { retryAfter: 30 });
  }
  if (answer.kind === 'refused') {
    ctx.log.error({ checkout: row.id, why: answer.why }, 'the payment provider refused a payment');
    await abandonCheckout(ctx, row.id);
    throw problem('billing.not_payable_online', 400);
  }
  const { session_id, url } = answer;
  await moveCheckout(ctx.db, row.id, 'open', { session_id, url });
  const opened = await findCheckout(ctx.db, 'all', row.id);
  // It was given up meanwhile, or took too long.
  if (opened?.status !== 'open') throw problem('billing.payment_interrupted', 409);
  return opened;
};

const begin = async (ctx: Ctx, ids: readonly number[]): Promise<Begun> => {
  const distinct = [...new Set(ids)];
  const known = await findInvoicesOf(ctx.db, ctx.scope, distinct, billingDay(ctx));
  if (known.length < distinct.length) throw problem('billing.not_found', 404);
  const provider = paymentProviderOf(ctx.services);
  if (!provider) throw problem('billing.not_payable_online', 400);
  // The invoices are held for good before the provider is asked, and no transaction waits for its answer.
  const alone = outsideTransaction(ctx);
  const row = await openPage(alone, provider, await hold(alone, distinct));
  return { url: row.url ?? '', checkout: presentCheckout(ctx, row) };
};

/**
 * Begins to pay invoices of one account together; pressed again, it leads to the same page. 400
 * `billing.not_payable_online`, 403, 404, 409 `not_one_account`, `payment_under_way`, `nothing_owed`, 503.
 */
export const payBillings = (ctx: Ctx, { billing_ids }: { billing_ids: number[] }): Promise<Begun> =>
  begin(ctx, billing_ids);

/** Begins to pay for one load, which must have been billed. 400 `billing.not_payable_online`, and as above. */
export const payLoad = async (ctx: Ctx, { load_id }: { load_id: number }): Promise<Begun> => {
  await loadInScope(ctx, load_id);
  const invoice = await findInvoiceOfLoad(ctx.db, ctx.scope, load_id, billingDay(ctx));
  if (!invoice) throw problem('billing.not_payable_online', 400);
  return begin(ctx, [invoice.id]);
};
