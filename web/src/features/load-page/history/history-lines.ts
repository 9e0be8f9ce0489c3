import { phraseOfCode } from '../../../platform/words/phrase-of-code.ts';
import type { HistoryEntry } from '@portal/contract/loads/history.ts';
import { isTrouble } from '@portal/contract/tracking/event-kinds.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { Translate } from '../../../platform/words/translate.ts';
import { sharedReason } from '../../loads/shared-reason.ts';
import { dateAndTime, money } from '../../../platform/words/format.ts';
import { type ChangedPart, changedParts, partName } from './history-changes.ts';

export type HistoryLine = {
  key: string;
  at: string;
  /** Time zone of a carrier's report; without it, times are in the user's zone. */
  timezone?: string | undefined;
  title: string;
  detail: string;
  /** Why it happened, of what the detail says; empty where nobody gave a reason. */
  why: string;
  tone: 'plain' | 'trouble';
  internal: boolean;
  parts: readonly ChangedPart[];
};

/** The lines of one day, named MM-DD-YYYY. */
export type HistoryDay = { day: string; lines: readonly HistoryLine[] };

/** Whether the reason or the note of a report is shown. */
const hasReason = (event: string): boolean => isTrouble(event) || event === 'OTHER';
/** Status events that a carrier's report already covers. */
const reportedByCarrier = new Set(['dispatch', 'pick_up', 'deliver']);

/** A text in the details of an entry; empty when missing. */
const textOf = ({ details }: HistoryEntry, name: string): string => {
  const value = details[name];
  return typeof value === 'string' ? value : '';
};

/** The phrase of the reason code; the carrier's own note only when the code has no phrase. */
const reportDetail = (entry: HistoryEntry, t: Translate): string => {
  // Where nothing else is said, the carrier itself has reported it.
  const reporter = entry.details['by_hand'] === true ? t('loads.history.by_hand') : '';
  const planned = plannedFor(entry, t);
  if (!hasReason(entry.event)) return planned || reporter;
  const reason = (entry.reason && sharedReason(entry.reason)) || textOf(entry, 'note');
  return [planned, reason].filter(Boolean).join('. ') || reporter;
};

/** When an appointment, or what else lies ahead of its report, is planned for, on the clocks of the place. */
const plannedFor = (entry: HistoryEntry, t: Translate): string => {
  const at = textOf(entry, 'planned_at');
  if (!at) return '';
  const [date, time] = dateAndTime(at, textOf(entry, 'timezone') || undefined);
  return t('loads.history.planned', { date, time });
};

/** "Left Memphis, TN"; what has no sentence of its own is named with its place. */
const titleOfReport = (event: string, city: string, t: Translate): string => {
  if (city && event === 'DEPARTED_TERMINAL') return t('loads.page.where_left', { city });
  if (city && event === 'ARRIVED_AT_TERMINAL') return t('loads.history.arrived', { city });
  if (city && event === 'IN_TRANSIT') return t('loads.page.where_near', { city });
  return [phraseOfCode('loads.tracking_events', event), city].filter(Boolean).join(', ');
};

const reportLine = (entry: HistoryEntry, t: Translate): HistoryLine => {
  const city = [textOf(entry, 'city'), textOf(entry, 'state')].filter(Boolean).join(', ');
  return {
    key: `carrier-${entry.id}`,
    at: entry.at,
    timezone: textOf(entry, 'timezone') || undefined,
    title: [titleOfReport(entry.event, city, t), textOf(entry, 'container_number')].filter(Boolean).join(', '),
    detail: reportDetail(entry, t),
    why: hasReason(entry.event) ? reportDetail(entry, t) : '',
    tone: isTrouble(entry.event) ? 'trouble' : 'plain',
    internal: false,
    parts: [],
  };
};

const reasonOf = ({ reason }: HistoryEntry): string =>
  reason ? phraseOfCode('loads.cancellation_reasons', reason) || sharedReason(reason) || reason : '';

/** Carrier and price of a booking, the origin of the load, or the name of a document. */
const factOf = (entry: HistoryEntry, t: Translate): string => {
  const { origin, copied_from, price } = entry.details;
  if (typeof price === 'number') {
    return t('loads.history.booked', { carrier: textOf(entry, 'carrier'), price: money(price) });
  }
  if (origin === 'plan') return t('loads.history.by_plan', { name: textOf(entry, 'plan') });
  if (typeof copied_from === 'number') return t('loads.history.copied', { load: copied_from });
  if (origin === 'import') return t('loads.history.imported');
  return entry.kind === 'document' ? textOf(entry, 'name') : '';
};

/** "Stop changed: Delivery" when the entry changed one stop. */
const titleOf = ({ event, changes }: HistoryEntry, load: LoadDetails, t: Translate): string => {
  const paper = phraseOfCode('documents.types', event);
  const title = phraseOfCode('loads.history.events', event) ?? (paper ? t('loads.history.paper', { paper }) : '');
  const [first] = changes;
  if (event !== 'change_stop' || !first?.part) return title;
  return `${title}: ${partName(first.part, load, t)}`;
};

const ownLine = (entry: HistoryEntry, load: LoadDetails, t: Translate): HistoryLine => {
  const title = titleOf(entry, load, t);
  const why = [reasonOf(entry), textOf(entry, 'note')].filter(Boolean).join('. ');
  const by = entry.actor ? t('loads.history.by', { name: entry.actor }) : t('loads.history.by_portal');
  return {
    key: `own-${entry.id}`,
    at: entry.at,
    title,
    // The server sends internal notes only to operations.
    detail: [by, factOf(entry, t), why].filter(Boolean).join('. '),
    why,
    tone: 'plain',
    internal: entry.is_internal === true,
    // A part that the title already names needs no heading.
    parts: changedParts(entry, load, t).map((part) =>
      title.endsWith(`: ${part.name}`) ? { ...part, name: '' } : part,
    ),
  };
};

/** The lines of a load's history, without status events that a carrier's report covers. */
export const historyLines = (entries: readonly HistoryEntry[], load: LoadDetails, t: Translate): HistoryLine[] =>
  entries
    .filter(
      ({ kind, source, event }) =>
        !(kind === 'status' && source === 'carrier' && load.tracking.length > 0 && reportedByCarrier.has(event)),
    )
    .map((entry) => (entry.kind === 'carrier_event' ? reportLine(entry, t) : ownLine(entry, load, t)));

/** Lines that say the same, one after the other, as one line with their count. */
export const withoutRepeats = (lines: readonly HistoryLine[]): (HistoryLine & { count: number })[] => {
  const kept: (HistoryLine & { count: number })[] = [];
  for (const line of lines) {
    const before = kept.at(-1);
    if (before && before.title === line.title && before.parts.length + line.parts.length === 0) before.count += 1;
    else kept.push({ ...line, count: 1 });
  }
  return kept;
};

/** Lines grouped by local day of their place, newest first. */
export const historyDays = (lines: readonly HistoryLine[]): HistoryDay[] => {
  const days = new Map<string, HistoryLine[]>();
  for (const line of lines) {
    const [day] = dateAndTime(line.at, line.timezone);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return [...days].map(([day, ofDay]) => ({ day, lines: ofDay }));
};
