import {
  chargedParts,
  chargedRates,
  type ChargedRate,
  type TaxedLeg,
  type TaxTables,
} from '@portal/contract/taxes/taxes-of-leg.ts';
import { exemptAccounts, taxNumbers, taxRates } from '@portal/contract/taxes/taxes.settings.ts';
import { isWithheld } from '@portal/contract/taxes/taxes.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { operatorDay } from '../../platform/settings/operator-day.ts';
import { findLeg } from './legs.queries.ts';

const tablesOf = ({ services: { settings } }: OpenCtx): TaxTables => ({
  rates: settings.get(taxRates),
  registrations: settings.get(taxNumbers),
  exemptions: settings.get(exemptAccounts),
});

/** The taxes of a load's freight where it is billed on this day; none, and no question asked, while tax is off. */
export const taxesOfLoad = async (ctx: OpenCtx, loadId: number, day: string): Promise<ChargedRate[]> => {
  const tables = tablesOf(ctx);
  if (tables.registrations.length === 0) return [];
  const leg = await findLeg(ctx.db, loadId);
  return leg ? chargedParts(tables, { ...leg, day }) : [];
};

const isTaxed = (charged: readonly ChargedRate[]): boolean =>
  charged.some(({ tax, percent }) => percent > 0 && !isWithheld(tax));

/** Whether a tax would be charged today for freight between two places. */
export const isLegBeforeTax = (ctx: OpenCtx, leg: Omit<TaxedLeg, 'day'>): boolean =>
  isTaxed(chargedRates(tablesOf(ctx), { ...leg, day: operatorDay(ctx) }));

/** Whether the price of a load is before a tax that would be charged today. */
export const isBeforeTax = async (ctx: OpenCtx, loadId: number): Promise<boolean> =>
  isTaxed(await taxesOfLoad(ctx, loadId, operatorDay(ctx)));
