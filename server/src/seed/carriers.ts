import { accessorialsByMode } from '@portal/contract/accessorials/data/accessorials.ts';
import type { Insertable } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Carriers, TariffRules, Tariffs } from '../platform/database/db.types.ts';
import { tariffRates } from './data/tariff-rates.ts';

export type NewCarrier = Partial<Insertable<Carriers>> & { scac: string };

/** Writes a carrier, by default one rated from tables and reached nowhere, and answers its id. */
export const makeCarrier = async (db: Database, { scac, ...carrier }: NewCarrier): Promise<number> => {
  const { id } = await db
    .insertInto('carriers')
    .values({ scac, name: `${scac} Freight`, short_name: scac, rating: 'tariff', ...carrier })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** What carriers usually take for the accessorials of LTL, in dollars by code. */
export const typicalPrices: Readonly<Record<string, number>> = Object.fromEntries(
  accessorialsByMode.ltl.map(({ code, typical_price }) => [code, typical_price]),
);

export type NewTariff = Partial<Omit<Insertable<Tariffs>, 'carrier_id'>> & {
  /** How much dearer than the usual table its rates are. */
  level?: number;
  rules?: readonly Omit<Insertable<TariffRules>, 'tariff_id'>[];
};

/** Writes a carrier's LTL tariff with its rates for every distance band and class, and answers its id. */
export const makeTariff = async (
  db: Database,
  carrierId: number,
  { level = 1, rules = [], ...tariff }: NewTariff = {},
): Promise<number> => {
  const { id } = await db
    .insertInto('tariffs')
    .values({
      name: 'LTL standard',
      effective_from: '2025-01-01',
      discount_percent: 72,
      minimum_charge: 98.5,
      fuel_percent: 29.5,
      accessorial_prices: JSON.stringify(typicalPrices),
      ...tariff,
      carrier_id: carrierId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('tariff_rates')
    .values(tariffRates(level).map((rate) => ({ ...rate, tariff_id: id })))
    .execute();
  if (rules.length > 0) {
    await db
      .insertInto('tariff_rules')
      .values(rules.map((rule) => ({ ...rule, tariff_id: id })))
      .execute();
  }
  return id;
};
