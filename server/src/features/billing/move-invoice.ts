import {
  type InvoiceMove,
  invoiceMoves,
  type InvoiceStatus,
  writtenOffStatuses,
} from '@portal/contract/billing/invoice-status.ts';
import { type Cents, cents, dollars } from '@portal/contract/values/money.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { publish } from '../../platform/realtime/realtime.ts';
import { type LockedInvoice, updateInvoice } from './invoices.queries.ts';

/** What is added to the paid and the credited amount of an invoice; negative where money goes back. */
type Amounts = { paid?: Cents; credited?: Cents };

/** Says in the room of an invoice's load where it stands; that of a policy has no room. */
export const publishInvoice = (tx: OpenCtx, load_id: number | null, status: InvoiceStatus): void => {
  if (load_id !== null) publish(tx, load_id, 'invoice-changed', { load_id, status });
};

/** Makes an invoice's next move by the contract's table, with its amounts; false where its status does not allow it. */
export const tryMoveInvoice = async (
  tx: OpenCtx,
  { id, load_id }: Pick<LockedInvoice, 'id' | 'load_id'>,
  event: InvoiceMove,
  { paid = cents(0), credited = cents(0) }: Amounts = {},
): Promise<boolean> => {
  const isMoved = await updateInvoice(tx.db, id, event, { paid: dollars(paid), credited: dollars(credited) });
  if (isMoved) publishInvoice(tx, load_id, invoiceMoves[event].to);
  return isMoved;
};

/** The same, refused where the status does not allow it. 409 `billing.payment_under_way`, `nothing_owed`. */
export const moveInvoice = async (
  tx: OpenCtx,
  invoice: LockedInvoice,
  event: InvoiceMove,
  amounts: Amounts = {},
): Promise<void> => {
  if (await tryMoveInvoice(tx, invoice, event, amounts)) return;
  if (writtenOffStatuses.includes(invoice.status)) throw problem('billing.written_off', 409);
  const isUnderWay = invoice.status === 'payment_processing';
  throw problem(isUnderWay ? 'billing.payment_under_way' : 'billing.nothing_owed', 409);
};
