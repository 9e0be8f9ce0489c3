import { documentFiled } from '@portal/contract/documents/documents.events.ts';
import { cancellationRefused } from '@portal/contract/loads/loads.events.ts';
import type { NotificationKind } from '@portal/contract/notifications/notification-kinds.ts';
import { loadHandedBack, loadQuotedByHand, quotesReady } from '@portal/contract/quotes/quotes.events.ts';
import { loadAssigned, loadDeclined } from '@portal/contract/tendering/tendering.events.ts';
import { loadDelayed, loadDelivered, cancelledByCarrier } from '@portal/contract/tracking/tracking.events.ts';
import { dayText } from '@portal/contract/values/day-text.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { listener } from '../../../platform/jobs/events.ts';
import type { PhraseParams } from '../../../platform/mail/phrases.ts';
import { findPaperFromOutside } from '../filed-papers.queries.ts';
import { notifyPeople } from './notify-people.ts';
import { findLoadPeople } from './recipients.queries.ts';

type LoadNews = {
  kind: NotificationKind;
  /** What distinguishes it from other news of the same kind about the load; its last tender where nothing is said. */
  which?: string | number;
  facts?: PhraseParams;
};

/** Notifies those whose work a load is. */
const noteLoad = async (ctx: OpenCtx, load_id: number, { kind, which, facts }: LoadNews): Promise<void> => {
  const load = await findLoadPeople(ctx.db, load_id);
  if (!load) return;
  const { account_id, tender_id, carrier, user_ids } = load;
  const event = `${kind}:${load_id}:${which ?? tender_id ?? ''}`;
  await notifyPeople(ctx, { kind, event, account_id, load_id, facts: { carrier: carrier ?? '', ...facts } }, user_ids);
};

export const noteQuotes = listener(quotesReady, 'notifications.note-quotes', (ctx, { load_id, round_id }) =>
  noteLoad(ctx, load_id, { kind: 'quotes_ready', which: round_id }),
);

export const noteQuotedByHand = listener(
  loadQuotedByHand,
  'notifications.note-quoted-by-hand',
  (ctx, { load_id, history_id }) => noteLoad(ctx, load_id, { kind: 'quotes_ready', which: `by-hand:${history_id}` }),
);

export const noteHandedBack = listener(
  loadHandedBack,
  'notifications.note-handed-back',
  (ctx, { load_id, reason, history_id }) =>
    noteLoad(ctx, load_id, { kind: 'container_handed_back', which: history_id, facts: { reason } }),
);

export const noteAccepted = listener(loadAssigned, 'notifications.note-accepted', (ctx, { load_id }) =>
  noteLoad(ctx, load_id, { kind: 'load_accepted' }),
);

export const noteDeclined = listener(loadDeclined, 'notifications.note-declined', (ctx, { load_id }) =>
  noteLoad(ctx, load_id, { kind: 'load_declined' }),
);

export const noteCancellationRefused = listener(
  cancellationRefused,
  'notifications.note-cancellation-refused',
  (ctx, { load_id }) => noteLoad(ctx, load_id, { kind: 'cancellation_refused' }),
);

export const noteCarrierCancelled = listener(
  cancelledByCarrier,
  'notifications.note-carrier-cancelled',
  (ctx, { load_id }) => noteLoad(ctx, load_id, { kind: 'carrier_cancelled' }),
);

export const noteDelayed = listener(loadDelayed, 'notifications.note-delayed', (ctx, { load_id, delivery_date: day }) =>
  noteLoad(ctx, load_id, { kind: 'load_delayed', which: day, facts: { day: dayText(day) } }),
);

export const noteDelivered = listener(loadDelivered, 'notifications.note-delivered', (ctx, { load_id }) =>
  noteLoad(ctx, load_id, { kind: 'load_delivered' }),
);

/** Papers that came from outside the account; the bill of lading comes with the carrier's answer. */
export const notePaper = listener(documentFiled, 'notifications.note-paper', async (ctx, { load_id, document_id }) => {
  const paper = await findPaperFromOutside(ctx, document_id);
  if (!paper || (paper.type !== 'pod' && paper.who === null)) return;
  await noteLoad(ctx, load_id, { kind: 'paper_filed', which: document_id, facts: { name: paper.name } });
});
