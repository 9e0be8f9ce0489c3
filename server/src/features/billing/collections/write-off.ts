import { writeOffs } from '@portal/contract/billing/billing.settings.ts';
import type { collections } from '@portal/contract/billing/collections/collections.contract.ts';
import type { Collection } from '@portal/contract/billing/collections/dunning.ts';
import { isPayable } from '@portal/contract/billing/invoice-status.ts';
import type { Input } from '@portal/contract/http/endpoint.ts';
import { cents, dollars } from '@portal/contract/values/money.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { billingDay } from '../billing-day.ts';
import { bookingDay } from '../by-hand/booking-day.ts';
import { findAccountsOfInvoices, type LockedInvoice, lockInvoices } from '../invoices.queries.ts';
import { hasRefundUnderWay } from '../refunds.queries.ts';
import { bookRecovery, bookWriteOff, openRest } from '../write-offs/book-write-off.ts';
import { getCollection } from './collection.ts';
import { decideStanding, findStandingWriteOff, insertWriteOff } from '../write-offs/write-offs.queries.ts';

type Bodies = { [Call in 'writeOff' | 'decideWriteOff' | 'recover']: Input<(typeof collections)[Call]>['body'] };

/** An invoice with its account, both held until commit. 404. */
const lockedInvoice = async (tx: Ctx, id: number): Promise<LockedInvoice> => {
  const [account] = await findAccountsOfInvoices(tx.db, tx.scope, [id]);
  if (account === undefined) throw problem('billing.not_found', 404);
  await bookingDay(tx, account, billingDay(tx));
  const [invoice] = await lockInvoices(tx.db, tx.scope, [id]);
  if (!invoice) throw problem('billing.not_found', 404);
  return invoice;
};

const refuseUnlessOpen = async (tx: Ctx, invoice: LockedInvoice): Promise<void> => {
  const { id, status, contested } = invoice;
  if (status === 'payment_processing') throw problem('billing.payment_under_way', 409);
  if (!isPayable(status) || openRest(invoice) <= 0) throw problem('billing.nothing_owed', 409);
  if (contested > 0) throw problem('billing.write_off_contested', 409);
  if (await hasRefundUnderWay(tx.db, [id])) throw problem('billing.refund_under_way', 409);
};

const auditWriteOff = (
  tx: Ctx,
  { id, account_id }: LockedInvoice,
  did: 'asked' | 'booked' | 'declined' | 'recovered',
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
) => audit(tx, { action: `billing.write-off-${did}`, object_type: 'invoice', object_id: id, account_id, ...change });

/**
 * Writes off all that is open of an invoice; above the amount of the setting once a second person has confirmed it. 404,
 * 409 `billing.nothing_owed`, `payment_under_way`, `write_off_contested`, `write_off_waits`, `refund_under_way`.
 */
export const writeOffInvoice = (ctx: Ctx, id: number, { reason, note }: Bodies['writeOff']): Promise<Collection> =>
  withTransaction(ctx, async (tx) => {
    const invoice = await lockedInvoice(tx, id);
    await refuseUnlessOpen(tx, invoice);
    if (await findStandingWriteOff(tx.db, id)) throw problem('billing.write_off_waits', 409);
    const rest = openRest(invoice);
    const amount = dollars(rest);
    const isAlone = rest <= cents(tx.services.settings.get(writeOffs).alone_up_to);
    const asked_by = tx.actor.userId;
    if (isAlone) await bookWriteOff(tx, invoice, { amount: rest, created_by: asked_by });
    const write_off_id = await insertWriteOff(tx.db, { invoice_id: id, amount, reason, note, asked_by });
    if (isAlone) await decideStanding(tx.db, write_off_id, { status: 'booked', decided_by: asked_by });
    await auditWriteOff(tx, invoice, isAlone ? 'booked' : 'asked', { after: { amount, reason, note } });
    return getCollection(tx, id);
  });

/**
 * Confirms a write-off that waits, or declines it; who asked for it may only take it back. 404, 409
 * `billing.no_write_off`, `write_off_own`, `write_off_changed` where another amount is open by now.
 */
export const decideWriteOff = (ctx: Ctx, id: number, { agrees }: Bodies['decideWriteOff']): Promise<Collection> =>
  withTransaction(ctx, async (tx) => {
    const invoice = await lockedInvoice(tx, id);
    const waiting = await findStandingWriteOff(tx.db, id);
    if (waiting?.status !== 'waiting') throw problem('billing.no_write_off', 409);
    const decided_by = tx.actor.userId;
    if (agrees) {
      if (waiting.asked_by === decided_by) throw problem('billing.write_off_own', 409);
      await refuseUnlessOpen(tx, invoice);
      const rest = openRest(invoice);
      if (rest !== cents(waiting.amount)) throw problem('billing.write_off_changed', 409);
      await bookWriteOff(tx, invoice, { amount: rest, created_by: decided_by });
    }
    const status = agrees ? 'booked' : 'declined';
    await decideStanding(tx.db, waiting.id, { status, decided_by });
    const after = { amount: waiting.amount, reason: waiting.reason, asked_by: waiting.asked_by };
    await auditWriteOff(tx, invoice, status, { before: { status: 'waiting' }, after });
    return getCollection(tx, id);
  });

/** Takes a write-off back, since money comes after all: the invoice is owed again. 404, 409 `billing.no_write_off`. */
export const recoverInvoice = (ctx: Ctx, id: number, { note }: Bodies['recover']): Promise<Collection> =>
  withTransaction(ctx, async (tx) => {
    const invoice = await lockedInvoice(tx, id);
    if (!(await bookRecovery(tx, invoice, { note, created_by: tx.actor.userId }))) {
      throw problem('billing.no_write_off', 409);
    }
    const after = { balance: dollars(openRest(invoice)), note };
    await auditWriteOff(tx, invoice, 'recovered', { before: { balance: 0 }, after });
    return getCollection(tx, id);
  });
