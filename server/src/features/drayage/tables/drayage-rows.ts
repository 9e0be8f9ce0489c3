import { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { containers } from '@portal/contract/drayage/data/containers.ts';
import { z } from 'zod';
import {
  choiceCell,
  choicesCell,
  dollarsCell,
  effectiveCells,
  numberCell,
  patternCell,
  percentCell,
  scacCell,
  wholeCell,
} from '../../../platform/csv-tables/cells.ts';

/** What a drayage tariff is known by. */
const key = {
  scac: scacCell().describe('Carrier'),
  place: patternCell(/^[A-Z0-9_]{3,30}$/, 'the code of a port or rail ramp, such as USLAX').describe('Port or ramp'),
  service_class: choiceCell(['standard', 'priority']).describe('Service class'),
  effective_from: effectiveCells.effective_from,
};
export type DrayageKey = { scac: string; place: string; service_class: string; effective_from: string };

export const DrayageTariffRow = z.object({
  ...key,
  effective_to: effectiveCells.effective_to,
  max_miles: wholeCell({ min: 1, max: 5_000 }).describe('At most miles'),
  one_way_percent: percentCell().describe('One way percent'),
  drop_percent: percentCell().describe('Drop percent'),
  fuel_percent: percentCell(500).describe('Fuel percent'),
  chassis_days_included: wholeCell({ min: 0, max: 365 }).describe('Chassis days included'),
  containers: choicesCell(containers.map(({ code }) => code)).describe('Containers'),
  miles_per_day: wholeCell({ min: 1, max: 2_000 }).describe('Miles per day'),
  valid_business_days: wholeCell({ min: 1, max: 365 }).describe('Price holds business days'),
  demurrage_per_day: dollarsCell().describe('Demurrage per day'),
  per_diem_per_day: dollarsCell().describe('Per diem per day'),
  chassis_per_day: dollarsCell().describe('Chassis per day'),
});
export type DrayageTariffRow = z.output<typeof DrayageTariffRow>;

export const DrayageBandRow = z.object({
  ...key,
  from_miles: wholeCell({ min: 0, max: 5_000 }).describe('From miles'),
  round_trip: numberCell({ min: 0.01, max: 1_000_000 }).describe('Round trip'),
});
export type DrayageBandRow = z.output<typeof DrayageBandRow>;

export const DrayagePriceRow = z.object({
  ...key,
  code: choiceCell(AccessorialCode.options).describe('Accessorial'),
  price: dollarsCell().describe('Price'),
});
export type DrayagePriceRow = z.output<typeof DrayagePriceRow>;
