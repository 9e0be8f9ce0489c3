import type { OpenCtx } from '../../../platform/context.ts';
import { problem } from '../../../platform/http/errors.ts';
import { operatorZone } from '../../../platform/settings/operator-day.ts';
import { billingDay } from '../billing-day.ts';
import { findTerms } from '../invoices.queries.ts';
import { openDay } from '../periods/open-day.ts';
import { findClosedMonth } from '../account-credit.queries.ts';

/** Refuses a day that has not come yet, by the operator's calendar. 400 `billing.day_ahead`. */
export const refuseDayAhead = (ctx: OpenCtx, day: string, field: string): void => {
  if (day > billingDay(ctx)) throw problem('billing.day_ahead', 400, { field });
};

/** What takes something back is booked no earlier than that. */
export const noEarlierThan = (day: string, booked: string | null): string =>
  booked !== null && booked > day ? booked : day;

/**
 * The day on which something is booked for an account that happened on `day`: the same, or today where that month is
 * closed, or a statement of it or of a later one was mailed after its end. Holds the account's row, so that none is
 * mailed meanwhile.
 */
export const bookingDay = async (tx: OpenCtx, accountId: number, day: string): Promise<string> => {
  await findTerms(tx.db, accountId, true);
  const closed = await findClosedMonth(tx.db, accountId, operatorZone(tx.services));
  return closed !== null && day.slice(0, 7) <= closed ? billingDay(tx) : openDay(tx, day);
};
