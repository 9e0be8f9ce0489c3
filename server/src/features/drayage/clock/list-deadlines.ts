import type { HaulDeadline } from '@portal/contract/drayage/drayage-load.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuseForeignLoads } from '../../loads/load-in-scope.ts';
import { findGateEventsOf, findHauls } from '../drayage.queries.ts';
import { clocksOf, clockTerms } from './read-clock.ts';

/**
 * By when containers must be fetched or brought back to cost nothing, read as the page of each load reads it. Loads
 * without a container or without such a day are left out; 404 for any that is not the caller's.
 */
export const listDeadlines = async (ctx: Ctx, loadIds: number[]): Promise<{ items: HaulDeadline[]; total: number }> => {
  await refuseForeignLoads(ctx, loadIds);
  const [hauls, events] = await Promise.all([findHauls(ctx.db, loadIds), findGateEventsOf(ctx.db, loadIds)]);
  const eventsOf = Map.groupBy(events, ({ load_id }) => load_id);
  const terms = clockTerms(ctx);
  const items = hauls.flatMap(({ zone: _zone, today, ...row }) => {
    const { clock } = clocksOf(row, eventsOf.get(row.load_id) ?? [], today, { terms });
    return clock.reading.deadline ? [{ load_id: row.load_id, ...clock.reading.deadline }] : [];
  });
  return { items, total: items.length };
};
