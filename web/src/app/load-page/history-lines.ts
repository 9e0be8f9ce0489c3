import type { HistoryEntry, LoadDetails, TrackingEvent } from '@portal/contract/loads/load.ts';
import type { TFunction } from 'i18next';
import { haulChanges } from '../../features/drayage/haul-changes.ts';
import { sharedReason } from '../../features/loads/shared-reason.ts';
import { type HistoryChange, stopChanges } from './history-changes.ts';

export type HistoryLine = {
  key: string;
  at: string;
  /** The zone of the place a carrier reports from; without it the time is the reader's. */
  timezone?: string | undefined;
  title: string;
  detail: string;
  tone: 'plain' | 'trouble';
  changes: readonly HistoryChange[];
};

const troubles = new Set(['DELAY', 'EXCEPTION', 'DELIVERY_ATTEMPTED', 'PICKUP_ATTEMPTED', 'CUSTOMS_HOLD']);
/** Reports that mean something by what was written with them. */
const told = new Set([...troubles, 'OTHER']);
/** Moves a carrier's own report already tells of. */
const toldByCarrier = new Set(['dispatch', 'pick_up', 'deliver']);

/** The code's own words in the reader's language; what the carrier wrote only where there is no such code. */
const troubleOf = ({ reason_code, note }: TrackingEvent, t: TFunction): string =>
  (reason_code && sharedReason(reason_code, t)) || note || t('loads.page.by_carrier');

const carrierLines = (load: LoadDetails, t: TFunction): HistoryLine[] =>
  load.tracking.map((event) => {
    const city = [event.city, event.state].filter(Boolean).join(', ');
    return {
      key: `carrier-${event.id}`,
      at: event.occurred_at,
      timezone: event.timezone ?? undefined,
      title: [t(`loads.tracking_events.${event.type}`), city].filter(Boolean).join(', '),
      detail: told.has(event.type) ? troubleOf(event, t) : t('loads.page.by_carrier'),
      tone: troubles.has(event.type) ? 'trouble' : 'plain',
      changes: [],
    };
  });

const reasonOf = ({ reason }: HistoryEntry, t: TFunction): string =>
  reason ? t(`loads.cancellation_reasons.${reason}`, '') || sharedReason(reason, t) || reason : '';

/** What the person wrote; a note for operations reaches only operations. */
const noteOf = ({ details }: HistoryEntry): string => (typeof details['note'] === 'string' ? details['note'] : '');

/** "Stop changed: Delivery" where the history knows which one. */
const titleOf = ({ event, details }: HistoryEntry, t: TFunction): string => {
  const title = t(`loads.events.${event}`, event);
  const stop = details['stop_type'];
  return stop === 'pickup' || stop === 'delivery' ? `${title}: ${t(`loads.page.${stop}`)}` : title;
};

const ownLines = (entries: readonly HistoryEntry[], load: LoadDetails, t: TFunction): HistoryLine[] =>
  entries
    .filter(({ kind, event }) => kind !== 'carrier_event' && !(load.tracking.length > 0 && toldByCarrier.has(event)))
    .map((entry) => ({
      key: `own-${entry.id}`,
      at: entry.at,
      title: titleOf(entry, t),
      detail: [
        entry.actor ? t('loads.page.by', { name: entry.actor }) : t('loads.page.by_portal'),
        reasonOf(entry, t),
        noteOf(entry),
      ]
        .filter(Boolean)
        .join('. '),
      tone: 'plain',
      changes: [...stopChanges(entry, t), ...haulChanges(entry, t)],
    }));

/** Everything that happened to a load, by people, portal and carrier, newest first. */
export const historyLines = (entries: readonly HistoryEntry[], load: LoadDetails, t: TFunction): HistoryLine[] =>
  [...carrierLines(load, t), ...ownLines(entries, load, t)].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
