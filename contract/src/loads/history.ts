import { z } from 'zod';
import { Instant } from '../values/values.ts';
import { LoadStatus } from './load-status-schemas.ts';

/** Whose line of the history it is; `portal`: what happened by itself. */
export const historySources = ['person', 'carrier', 'portal'] as const;
export type HistorySource = (typeof historySources)[number];

export const historyKinds = ['status', 'edit', 'carrier_event', 'document', 'note'] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** The part of a load a change is about: `name` is a stop's type, an item's commodity or a service's code. */
const HistoryPart = z.strictObject({
  type: z.enum(['stop', 'line_item', 'accessorial']),
  /** Its place among its like, counted from 1, where there are several. */
  position: z.int().nullable(),
  name: z.string(),
});

/** A field as it was and as it is; null where there was nothing, or is nothing any more. */
export const HistoryChange = z.strictObject({
  /** Null: the load itself. A part that was added or removed is one change, in a field of the part's own type. */
  part: HistoryPart.nullable(),
  field: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});
export type HistoryChange = z.infer<typeof HistoryChange>;

/** One line of a load's history: a person's act, a carrier's report or what the portal did; ids are a kind's own. */
export const HistoryEntry = z.strictObject({
  id: z.int(),
  at: Instant,
  kind: z.enum(historyKinds),
  source: z.enum(historySources),
  event: z.string(),
  from_status: LoadStatus.nullable(),
  to_status: LoadStatus.nullable(),
  actor: z.string().nullable(),
  reason: z.string().nullable(),
  /** Read by the operator, or by whoever sells at the markup it concerns; nobody else receives such a line, or this field. */
  is_internal: z.literal(true).optional(),
  changes: z.array(HistoryChange),
  details: z.record(z.string(), z.unknown()),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;
