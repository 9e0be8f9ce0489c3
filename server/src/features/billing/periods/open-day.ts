import type { OpenCtx } from '../../../platform/context.ts';
import { billingDay } from '../billing-day.ts';
import { findClosedThrough, holdOpenMonths } from './periods.queries.ts';

/** The day on which something is booked that happened on `day`: the same, or today where its month is closed. */
export const openDay = async (tx: OpenCtx, day: string): Promise<string> => {
  await holdOpenMonths(tx.db);
  const closed = await findClosedThrough(tx.db);
  return closed !== null && day.slice(0, 7) <= closed ? billingDay(tx) : day;
};
