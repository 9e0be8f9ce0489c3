import { accessorialOf } from '@portal/contract/accessorials/accessorials-of.ts';
import type { DetailsRow } from '../drayage.queries.ts';
import type { TariffRow } from './drayage-tariffs.queries.ts';

/** What the clock of a load counts with; dollars a day. */
export type Terms = Pick<
  DetailsRow,
  'chassis_days_included' | 'demurrage_per_day' | 'per_diem_per_day' | 'chassis_per_day'
>;

const typicalPrice = (code: string): number => accessorialOf('drayage', code)?.typical_price ?? 0;

/** Where no tariff says otherwise. */
export const usualTerms: Terms = {
  chassis_days_included: 0,
  demurrage_per_day: typicalPrice('DEMURRAGE'),
  per_diem_per_day: typicalPrice('PER_DIEM'),
  chassis_per_day: typicalPrice('CHASSIS'),
};

/** The terms of the tariff a load is priced by. */
export const termsOf = (tariff: TariffRow): Terms => ({
  chassis_days_included: tariff.chassis_days_included,
  demurrage_per_day: tariff.demurrage_per_day,
  per_diem_per_day: tariff.per_diem_per_day,
  chassis_per_day: tariff.chassis_per_day,
});
