import { type Selectable, sql } from 'kysely';
import type { Carriers, DrayageTariffs } from '../../../platform/database/db.types.ts';
import type { Database } from '../../../platform/database/database.ts';

/** A tariff with the countries its carrier serves. */
export type TariffRow = Selectable<DrayageTariffs> & Pick<Selectable<Carriers>, 'countries'>;

/** The tariffs in force at a place on a day, one a carrier and service class, of carriers that take containers. */
export const findTariffsAt = (db: Database, place: string, day: string): Promise<TariffRow[]> =>
  db
    .selectFrom('drayage_tariffs as tariff')
    .innerJoin('carriers', 'carriers.id', 'tariff.carrier_id')
    .selectAll('tariff')
    .select('carriers.countries')
    .distinctOn(['tariff.carrier_id', 'tariff.service_class'])
    .where('tariff.place', '=', place)
    .where('tariff.effective_from', '<=', day)
    .where((where) => where.or([where('tariff.effective_to', 'is', null), where('tariff.effective_to', '>=', day)]))
    .where('carriers.enabled', '=', true)
    .where(sql<boolean>`'drayage' = any(carriers.modes)`)
    .orderBy('tariff.carrier_id')
    // Standard before the dearer classes: its terms are the load's.
    .orderBy('tariff.service_class', 'desc')
    .orderBy('tariff.effective_from', 'desc')
    .execute();

/** What a haul includes by each tariff that is in force on one of these days, with the place and the days it holds for. */
export const findTariffTerms = (db: Database, firstDay: string, lastDay: string) =>
  db
    .selectFrom('drayage_tariffs')
    .select(['place', 'chassis_days_included', 'effective_from', 'effective_to'])
    .where('effective_from', '<=', lastDay)
    .where((where) => where.or([where('effective_to', 'is', null), where('effective_to', '>=', firstDay)]))
    .execute();
