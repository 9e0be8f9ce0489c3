import type { LoadMode } from '@portal/contract/modes/modes.ts';
import type { Database } from '../../../platform/database/database.ts';

/** A carrier's tariffs in force on the day of pickup, one a service class. */
export const findTariffs = (db: Database, carrierId: number, mode: LoadMode, day: string) =>
  db
    .selectFrom('tariffs')
    .selectAll()
    .distinctOn('service_class')
    .where('carrier_id', '=', carrierId)
    .where('mode', '=', mode)
    .where('effective_from', '<=', day)
    .where((where) => where.or([where('effective_to', 'is', null), where('effective_to', '>=', day)]))
    .orderBy('service_class')
    .orderBy('effective_from', 'desc')
    .execute();

/** The rules of a tariff for freight that takes much room. */
export const findRules = (db: Database, tariffId: number) =>
  db.selectFrom('tariff_rules').selectAll().where('tariff_id', '=', tariffId).execute();

/** The rates of the distance band that `miles` lies in, a row a freight class. */
export const findBandRates = (db: Database, tariffId: number, miles: number) =>
  db
    .selectFrom('tariff_rates')
    .selectAll()
    .where('tariff_id', '=', tariffId)
    .where('from_miles', '=', (band) =>
      band
        .selectFrom('tariff_rates')
        .select((select) => select.fn.max('from_miles').as('from_miles'))
        .where('tariff_id', '=', tariffId)
        .where('from_miles', '<=', miles),
    )
    .execute();
