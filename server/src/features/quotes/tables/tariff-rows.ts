import { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { freightClasses } from '@portal/contract/commodities/freight-class.ts';
import { hasKey } from '@portal/contract/values/records.ts';
import { TariffRuleKind, TariffRulePer } from '@portal/contract/quotes/rating/ltl-rules.ts';
import { z } from 'zod';
import {
  choiceCell,
  codesCell,
  dayCell,
  dollarsCell,
  effectiveCells,
  numberCell,
  optionalCell,
  patternCell,
  percentCell,
  refuse,
  scacCell,
  textCell,
  wholeCell,
  yesNoCell,
} from '../../../platform/csv-tables/cells.ts';
import { fault } from '../../../platform/csv-tables/fault-words.ts';
import { fuelTableOfTariff } from './fuel-rows.ts';

const serviceClass = () =>
  patternCell(/^[a-z][a-z_]{1,39}$/, 'a service class such as standard').describe('Service class');
const validDays = () => wholeCell({ min: 1, max: 365 }).describe('Price holds business days');
const transitFactor = () => numberCell({ min: 0.1, max: 9.99 }).describe('Transit days factor');
const miles = () => wholeCell({ min: 0, max: 10_000 }).describe('From miles');
const accessorial = () => choiceCell(AccessorialCode.options).describe('Accessorial');
const price = () => dollarsCell().describe('Price');

/** What LTL and parcel tariffs are known by: of those in force on a day, the newest of a service class counts. */
const classKey = {
  scac: scacCell().describe('Carrier'),
  service_class: serviceClass(),
  effective_from: effectiveCells.effective_from,
};
export type ClassKey = { scac: string; service_class: string; effective_from: string };

/** `77.5=70 85=70`: freight of the first class is rated as the second. */
const agreedClasses = () =>
  z.codec(z.string(), z.partialRecord(z.enum(freightClasses), z.enum(freightClasses)), {
    decode: (text, context) => {
      const pairs = text.split(/\s+/).filter((pair) => pair !== '');
      const classOf = (words: string | undefined) => freightClasses.find((one) => one === words);
      const known = pairs.flatMap((pair) => {
        const [from, to] = pair.split('=').map(classOf);
        return from && to ? [[from, to] as const] : [];
      });
      if (known.length === pairs.length) return Object.fromEntries(known);
      return refuse(context, fault('"{{text}}" is not written as 77.5=70 85=70', { text }));
    },
    encode: (classes) =>
      freightClasses.flatMap((one) => (hasKey(classes, one) ? [`${one}=${classes[one] ?? ''}`] : [])).join(' '),
  });

export const LtlTariffRow = z.object({
  ...classKey,
  effective_to: effectiveCells.effective_to,
  name: textCell(80).describe('Name'),
  discount_percent: percentCell().describe('Discount percent'),
  minimum_charge: dollarsCell().describe('Minimum charge'),
  fuel_percent: percentCell(500).describe('Fuel percent'),
  fuel_table: fuelTableOfTariff(),
  non_stackable_height_in: optionalCell(numberCell({ min: 1, max: 9_999, places: 1 })).describe('Non-stackable to in'),
  fak: agreedClasses().describe('Rated as class'),
  transit_factor: transitFactor(),
  valid_business_days: validDays(),
});
export type LtlTariffRow = z.output<typeof LtlTariffRow>;

const perHundredweight = (header: string) => dollarsCell(100_000).describe(header);

export const LtlRateRow = z.object({
  ...classKey,
  from_miles: miles(),
  freight_class: choiceCell(freightClasses).describe('Freight class'),
  l5c: perHundredweight('Under 500 lb'),
  m5c: perHundredweight('500 lb'),
  m1m: perHundredweight('1000 lb'),
  m2m: perHundredweight('2000 lb'),
  m5m: perHundredweight('5000 lb'),
  m10m: perHundredweight('10000 lb'),
  m20m: perHundredweight('20000 lb'),
});
export type LtlRateRow = z.output<typeof LtlRateRow>;

/** What an LTL carrier takes for a shipment, or a parcel carrier for a parcel. */
export const ClassPriceRow = z.object({ ...classKey, code: accessorial(), price: price() });
export type ClassPriceRow = z.output<typeof ClassPriceRow>;

/** What an LTL carrier takes for an accessorial: its price, or more where a percentage of the COD amount is. */
export const LtlPriceRow = ClassPriceRow.extend({
  percent_of_cod: optionalCell(percentCell()).describe('Percent of COD amount'),
});
export type LtlPriceRow = z.output<typeof LtlPriceRow>;

/** Rules for freight that takes more room than its weight pays for; what excludes what is the contract's to say. */
export const LtlRuleRow = z.object({
  ...classKey,
  kind: choiceCell(TariffRuleKind.options).describe('Rule'),
  threshold: numberCell({ min: 0, max: 99_999 }).describe('From'),
  below_density: optionalCell(numberCell({ min: 0.01, max: 999 })).describe('Below lb per cubic foot'),
  rated_pounds: optionalCell(numberCell({ min: 0.01, max: 99_999 })).describe('Rated as lb'),
  rated_class: optionalCell(choiceCell(freightClasses)).describe('Rated as class'),
  price: optionalCell(dollarsCell(100_000)).describe('Price'),
  per: optionalCell(choiceCell(TariffRulePer.options)).describe('Price per'),
  not_with: optionalCell(choiceCell(TariffRuleKind.options)).describe('Not together with'),
});
export type LtlRuleRow = z.output<typeof LtlRuleRow>;

export const ParcelTariffRow = z.object({
  ...classKey,
  effective_to: effectiveCells.effective_to,
  name: textCell(80).describe('Name'),
  max_pounds: wholeCell({ min: 1, max: 150 }).describe('Heaviest parcel lb'),
  minimum_charge: dollarsCell().describe('Minimum charge'),
  fuel_percent: percentCell(500).describe('Fuel percent'),
  fuel_table: fuelTableOfTariff(),
  transit_factor: transitFactor(),
  valid_business_days: validDays(),
});
export type ParcelTariffRow = z.output<typeof ParcelTariffRow>;

export const ParcelRateRow = z.object({
  ...classKey,
  zone: wholeCell({ min: 2, max: 8 }).describe('Zone'),
  first_pound: numberCell({ min: 0.01, max: 10_000 }).describe('First lb'),
  further_pound: dollarsCell(10_000).describe('Each further lb'),
});
export type ParcelRateRow = z.output<typeof ParcelRateRow>;

export const truckModes = ['ftl', 'expedited', 'reefer', 'flatbed'] as const;

/** What a truck tariff is known by: a carrier has several a mode, each for some trucks. */
const truckKey = {
  scac: scacCell().describe('Carrier'),
  mode: choiceCell(truckModes).describe('Mode'),
  name: textCell(80).describe('Tariff'),
  effective_from: dayCell().describe('Effective from'),
};
export type TruckKey = { scac: string; mode: string; name: string; effective_from: string };

export const TruckTariffRow = z.object({
  ...truckKey,
  effective_to: effectiveCells.effective_to,
  service_class: serviceClass(),
  truck_types: codesCell(/^[A-Z][A-Z0-9_]{1,29}$/, 'the code of a truck').describe('Trucks'),
  minimum_charge: dollarsCell().describe('Minimum charge'),
  fuel_per_mile: optionalCell(dollarsCell(1_000)).describe('Fuel per mile'),
  fuel_percent: optionalCell(percentCell(500)).describe('Fuel percent'),
  fuel_table: fuelTableOfTariff(),
  partial_minimum_percent: optionalCell(percentCell()).describe('Part of a truck at least percent'),
  partial_surcharge_percent: optionalCell(percentCell(500)).describe('Part of a truck surcharge percent'),
  team: yesNoCell().describe('Team'),
  valid_hours: optionalCell(wholeCell({ min: 1, max: 8_760 })).describe('Price holds hours'),
  valid_business_days: optionalCell(wholeCell({ min: 1, max: 365 })).describe('Price holds business days'),
});
export type TruckTariffRow = z.output<typeof TruckTariffRow>;

const perMile = () => numberCell({ min: 0.01, max: 1_000 });

export const TruckBandRow = z.object({ ...truckKey, from_miles: miles(), per_mile: perMile().describe('Per mile') });
export type TruckBandRow = z.output<typeof TruckBandRow>;

const area = () => patternCell(/^[A-Z0-9]{1,6}$/, 'a state, or a ZIP code or its beginning');

export const TruckLaneRow = z.object({
  ...truckKey,
  origin: area().describe('Origin'),
  destination: area().describe('Destination'),
  flat: optionalCell(numberCell({ min: 0.01, max: 1_000_000 })).describe('Flat'),
  per_mile: optionalCell(perMile()).describe('Per mile'),
});
export type TruckLaneRow = z.output<typeof TruckLaneRow>;

export const TruckPriceRow = z.object({
  ...truckKey,
  code: accessorial(),
  per: choiceCell(['load', 'mile']).describe('Per'),
  price: price(),
});
export type TruckPriceRow = z.output<typeof TruckPriceRow>;

/** The prices of one tariff by code, as its column holds them. */
export const pricesOf = (rows: readonly { code: AccessorialCode; price: number }[]): string =>
  JSON.stringify(Object.fromEntries(rows.map(({ code, price: amount }) => [code, amount])));
