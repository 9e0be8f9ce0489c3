import { freightClasses } from '@portal/contract/commodities/freight-class.ts';
import { weightBreakNames } from '@portal/contract/quotes/rating/ltl-tariff.ts';
import type { TariffKind } from '@portal/contract/rates/tariff-kinds.ts';
import { type Sheet, sheetsOf, tariffSheets } from '@portal/contract/rates/tariff-sheets.ts';
import type { Sheets } from '../tariff-tables.ts';

/** What a new tariff begins with where a choice is usual; prices are for the operator to say. */
const usual: Readonly<Record<string, string>> = {
  transit_factor: '1',
  valid_business_days: '5',
  fuel_percent: '0',
  discount_percent: '0',
  max_pounds: '150',
  team: 'no',
  one_way_percent: '70',
  drop_percent: '100',
  miles_per_day: '400',
  chassis_days_included: '2',
};

const termsRow = (kind: TariffKind, { columns }: Sheet, name: string): string[] =>
  columns.map(({ field, isOptional }) => {
    if (field === 'name') return name;
    if (field === 'service_class') return 'standard';
    // A truck's fuel is a percent or dollars a mile: one of the two is left to be filled.
    if (kind === 'truck' && (field === 'fuel_per_mile' || field === 'valid_business_days')) return '';
    if (kind === 'truck' && field === 'valid_hours') return '48';
    if (isOptional && field !== 'fuel_percent') return '';
    return usual[field] ?? '';
  });

/** The first mile, from which a tariff without bands has one rate. */
const firstBand: Partial<Record<string, string[][]>> = {
  'ltl-rates': freightClasses.map((freightClass) => ['0', freightClass, ...weightBreakNames.map(() => '')]),
  'truck-rates': [['0', '']],
  'drayage-rates': [['0', '']],
  'parcel-rates': ['2', '3', '4', '5', '6', '7', '8'].map((zone) => [zone, '', '']),
};

/** The sheets of a tariff that has no version yet. */
export const emptySheets = (kind: TariffKind, name: string): Sheets => {
  const { terms } = tariffSheets[kind];
  return Object.fromEntries(
    sheetsOf(kind).map((sheet) => [
      sheet.name,
      sheet === terms ? [termsRow(kind, sheet, name)] : (firstBand[sheet.name] ?? []),
    ]),
  );
};
