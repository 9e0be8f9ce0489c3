import {
  invoiceChanged,
  invoiceIssued,
  paymentFailed,
  paymentSettled,
} from '@portal/contract/billing/billing.events.ts';
import { claimChanged } from '@portal/contract/claims/claims.events.ts';
import { documentFiled } from '@portal/contract/documents/documents.events.ts';
import type { DeclaredEvent, EventPayload } from '@portal/contract/events/event.ts';
import { loadCancelled, loadCreated, loadStopChanged } from '@portal/contract/loads/loads.events.ts';
import { loadQuotedByHand, quotesReady } from '@portal/contract/quotes/quotes.events.ts';
import { loadAssigned, loadDeclined, loadHeld, loadTendered } from '@portal/contract/tendering/tendering.events.ts';
import {
  loadDelayed,
  loadDelivered,
  loadDispatched,
  loadExceptionReported,
  loadPickedUp,
} from '@portal/contract/tracking/tracking.events.ts';
import type { WebhookEvent } from '@portal/contract/webhooks/webhook-events.ts';
import type { z } from 'zod';
import type { Listener, OpenCtx } from '../../platform/context.ts';
import { originOfWork } from '../../platform/current-job.ts';
import { listener } from '../../platform/jobs/events.ts';
import { findAccountOfLoad, findClaim, findInvoice, findPaper, findPayment } from './event-facts.queries.ts';
import { anybodyListens } from './outgoing-events.queries.ts';
import { recordEvent } from './record-event.ts';

/** Of which account something happened, to which load, and what is said beside it. */
type About = { account_id: number; load_id: number | null; data: Record<string, unknown> };

/** Writes an event of the portal down under the name it has outside; `about` answers nothing where it is nobody's business. */
const note = <E extends DeclaredEvent>(
  event: E,
  type: WebhookEvent,
  about: (ctx: OpenCtx, payload: EventPayload<E>) => Promise<About | undefined>,
): Listener =>
  listener(
    event,
    `webhooks.note-${event.name.replace('.', '-')}`,
    async (ctx, payload) => {
      const found = await about(ctx, payload);
      if (!found) return;
      const { account_id, load_id, data } = found;
      await recordEvent(ctx, account_id, { type, load_id, data, origin: originOfWork() ?? ctx.requestId });
    },
    { wanted: anybodyListens },
  );

/** An event of a load: its payload names it. */
type OfLoad = DeclaredEvent<z.ZodType<{ load_id: number }>>;

/** What happened to a load, with what the event says of it beyond its number. */
const noteLoad = <E extends OfLoad>(
  event: E,
  type: WebhookEvent,
  dataOf: (payload: EventPayload<E>) => Record<string, unknown> = () => ({}),
): Listener =>
  note(event, type, async (ctx, payload) => {
    const { load_id }: { load_id: number } = payload;
    const account_id = await findAccountOfLoad(ctx.db, load_id);
    return account_id === undefined ? undefined : { account_id, load_id, data: dataOf(payload) };
  });

const invoiceOf = async (ctx: OpenCtx, invoiceId: number): Promise<About | undefined> => {
  const found = await findInvoice(ctx.db, invoiceId);
  if (!found) return undefined;
  const { account_id, load_id, ...invoice } = found;
  return { account_id, load_id, data: { invoice: { ...invoice, currency: 'USD' } } };
};

const paymentOf = async (ctx: OpenCtx, paymentId: number): Promise<About | undefined> => {
  const found = await findPayment(ctx.db, paymentId);
  if (!found) return undefined;
  const { account_id, ...payment } = found;
  return { account_id, load_id: null, data: { payment: { ...payment, currency: 'USD' } } };
};

export const eventNotes: readonly Listener[] = [
  noteLoad(loadCreated, 'load.created'),
  noteLoad(quotesReady, 'load.quoted'),
  noteLoad(loadQuotedByHand, 'load.quoted'),
  noteLoad(loadTendered, 'load.tendered'),
  noteLoad(loadHeld, 'load.tendered'),
  noteLoad(loadAssigned, 'load.assigned'),
  noteLoad(loadDeclined, 'load.declined', ({ reason_code }) => ({ reason_code })),
  noteLoad(loadDispatched, 'load.dispatched'),
  noteLoad(loadPickedUp, 'load.picked_up'),
  noteLoad(loadDelayed, 'load.delayed', ({ delivery_date }) => ({ delivery_date })),
  noteLoad(loadExceptionReported, 'load.exception', ({ exception, reason_code }) => ({ exception, reason_code })),
  noteLoad(loadDelivered, 'load.delivered'),
  noteLoad(loadCancelled, 'load.cancelled'),
  noteLoad(loadStopChanged, 'load.stop_changed'),
  note(documentFiled, 'document.filed', async (ctx, { document_id }) => {
    const found = await findPaper(ctx.db, document_id);
    if (!found) return undefined;
    const { account_id, load_id, ...document } = found;
    return { account_id, load_id, data: { document } };
  }),
  note(invoiceIssued, 'invoice.issued', (ctx, { invoice_id }) => invoiceOf(ctx, invoice_id)),
  note(invoiceChanged, 'invoice.changed', (ctx, { invoice_id }) => invoiceOf(ctx, invoice_id)),
  note(paymentSettled, 'payment.settled', (ctx, { payment_id }) => paymentOf(ctx, payment_id)),
  note(paymentFailed, 'payment.failed', (ctx, { payment_id }) => paymentOf(ctx, payment_id)),
  note(claimChanged, 'claim.changed', async (ctx, { claim_id }) => {
    const found = await findClaim(ctx.db, claim_id);
    if (!found) return undefined;
    const { account_id, load_id, ...claim } = found;
    return { account_id, load_id, data: { claim } };
  }),
];
