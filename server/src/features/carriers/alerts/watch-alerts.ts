import { carrierAlertCrossed } from '@portal/contract/carriers/carriers.events.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { emit } from '../../../platform/jobs/events.ts';
import type { Ticker } from '../../../platform/jobs/tickers.ts';
import { beginCrossing, endCrossings, findAlerts, findOpenCrossings } from './alerts.queries.ts';
import { isCrossed } from './list-alerts.ts';

/**
 * Compares every carrier with its thresholds. Crossing one is an event in the transaction that records it, so that it
 * comes once, however many servers look and whenever one of them stops.
 */
export const watchAlerts = async (ctx: OpenCtx): Promise<void> => {
  const [alerts, open] = await Promise.all([findAlerts(ctx.db), findOpenCrossings(ctx.db)]);
  const kept = alerts.filter((alert) => open.has(alert.id) && !isCrossed(alert));
  if (kept.length > 0) {
    await endCrossings(
      ctx.db,
      kept.map(({ id }) => id),
    );
  }
  for (const { id } of alerts.filter((alert) => !open.has(alert.id) && isCrossed(alert))) {
    await withTransaction(ctx, async (tx) => {
      const crossing_id = await beginCrossing(tx.db, id);
      if (crossing_id !== undefined) await emit(tx, carrierAlertCrossed, { crossing_id });
    });
  }
};

const fiveMinutes = 300_000;

export const alertsTicker: Ticker = { name: 'carriers.watch-alerts', everyMs: fiveMinutes, run: watchAlerts };
