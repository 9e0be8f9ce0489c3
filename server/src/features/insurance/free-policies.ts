import type { FreePolicies } from '@portal/contract/insurance/insurance.ts';
import { insuranceTariffs, tariffOn } from '@portal/contract/insurance/insurance-tariff.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { zoneOfPlace } from '../billing/account-zone.ts';
import { countFreePolicies, findInsuredAccount, type InsuranceRow } from './insurance.queries.ts';

type Seat = { zip_code: string; country: string; city: string };

/** The day it is where an account is, YYYY-MM-DD. */
export const dayOfAccount = (ctx: OpenCtx, account: Seat): string =>
  dayInZone(zoneOfPlace(ctx, account), ctx.services.clock.now());

/** The day a cover was cancelled in the zone of its account, or else the last one it holds. */
export const overOn = (
  { cancelled_at, cover_ends_on }: Pick<InsuranceRow, 'cancelled_at' | 'cover_ends_on'>,
  zone: string,
): string => (cancelled_at ? dayInZone(zone, new Date(cancelled_at)) : (cover_ends_on ?? ''));

/** The month in which a policy was bought, in the zone of its account: its free policies are counted by it. */
export const monthOfPurchase = async (
  ctx: OpenCtx,
  { account_id, bought_at }: Pick<InsuranceRow, 'account_id' | 'bought_at'>,
): Promise<string | null> => {
  if (bought_at === null) return null;
  const account = await findInsuredAccount(ctx.db, account_id);
  return dayInZone(zoneOfPlace(ctx, account), new Date(bought_at)).slice(0, 7);
};

const firstOfNextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
};

/** An account's free policies in the calendar month of its own zone; null outside the reward programme. */
export const readFreePolicies = async (ctx: OpenCtx, accountId: number): Promise<FreePolicies | null> => {
  const account = await findInsuredAccount(ctx.db, accountId);
  if (!account.loyalty_insurance) return null;
  const day = dayOfAccount(ctx, account);
  const month = day.slice(0, 7);
  const { per_month, cover } = tariffOn(ctx.services.settings.get(insuranceTariffs), day).free;
  const left = Math.max(0, per_month - (await countFreePolicies(ctx.db, accountId, month)));
  return { per_month, left, cover, month, again_on: firstOfNextMonth(month) };
};

/**
 * The month a new free policy counts in. The account is held until commit, so that of many at once no more are given
 * than there are. 403 `insurance.not_loyal`, 409 `insurance.none_free`.
 */
export const takeFreePolicy = async (tx: OpenCtx, accountId: number, field?: string): Promise<string> => {
  const account = await findInsuredAccount(tx.db, accountId, true);
  if (!account.loyalty_insurance) throw problem('insurance.not_loyal', 403, field ? { field } : {});
  const free = await readFreePolicies(tx, accountId);
  if (!free || free.left < 1) throw problem('insurance.none_free', 409, field ? { field } : {});
  return free.month;
};
