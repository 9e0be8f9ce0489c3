import type { Deadline } from '@portal/contract/claims/claim-schemas.ts';
import type { DeadlineCode } from '@portal/contract/claims/data/claim-choices.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { operatorZone } from '../../../platform/settings/operator-day.ts';
import type { ClaimRow } from '../claims.queries.ts';
import { type ClaimDays, deadlinesOf, nextDeadline } from './deadlines.ts';

/** When a case is looked at, and the zone its days are counted in: the operator's. */
export type ClaimTime = { now: Date; zone: string };

export const claimTime = ({ services }: Pick<OpenCtx, 'services'>): ClaimTime => ({
  now: services.clock.now(),
  zone: operatorZone(services),
});

/** The day a case is looked at, YYYY-MM-DD. */
export const claimDay = ({ now, zone }: ClaimTime): string => dayInZone(zone, now);

type LoadDays = Pick<ClaimRow, 'actual_delivery_at' | 'due_date' | 'timezone'>;

/** The day the load itself knows it came, at the place it came to. */
export const deliveredByLoad = ({ actual_delivery_at, timezone }: LoadDays, zone: string): string | null =>
  actual_delivery_at === null ? null : dayInZone(timezone ?? zone, new Date(actual_delivery_at));

type ShipperFields = Pick<ClaimRow, 'type' | 'category' | 'status' | 'delivered_on' | 'invoice_received_on'>;
type Moments = Pick<ClaimRow, 'submitted_at' | 'acknowledged_at' | 'resolved_at' | 'declined_at' | 'told_at'>;

/** What the clocks of a case depend on. Freight that never came is counted from the day it was due. */
export const claimDays = (row: LoadDays & ShipperFields & Moments, zone: string): ClaimDays => {
  const dayOf = (instant: string | null): string | null => instant && dayInZone(zone, new Date(instant));
  return {
    type: row.type,
    category: row.category,
    status: row.status,
    delivered: deliveredByLoad(row, zone) ?? row.delivered_on ?? row.due_date,
    invoice_received: row.invoice_received_on,
    submitted: dayOf(row.submitted_at),
    acknowledged: dayOf(row.acknowledged_at),
    resolved: dayOf(row.resolved_at),
    denied: dayOf(row.declined_at),
    informed_on: dayOf(row.told_at),
  };
};

export const claimDeadlines = (row: LoadDays & ShipperFields & Moments, time: ClaimTime): Deadline[] =>
  deadlinesOf(claimDays(row, time.zone), claimDay(time));

/** The columns by which lists know which clock runs out first. */
export const dueColumns = (
  row: LoadDays & ShipperFields & Moments,
  time: ClaimTime,
): { next_deadline: DeadlineCode | null; next_due_on: string | null } => {
  const next = nextDeadline(claimDeadlines(row, time));
  return { next_deadline: next?.code ?? null, next_due_on: next?.due_on ?? null };
};
