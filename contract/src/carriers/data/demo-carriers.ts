/**
 * A carrier of the demo, as the seed writes it and the simulator plays it. Percents in percent, money in dollars, shares
 * are parts of 1; figures are invented.
 */
export type DemoCarrier = {
  scac: string;
  name: string;
  short_name: string;
  /** Rated from the operator's own tables, or asked over its API; booked over its API either way. */
  rating: 'tariff' | 'api';
  enabled: boolean;
  /** Where it picks up and delivers. */
  countries: readonly ('US' | 'CA' | 'MX')[];
  discount_percent: number;
  fuel_percent: number;
  minimum_charge: number;
  /** Its transit time as a multiple of the usual one. */
  pace: number;
  late_share: number;
  valid_business_days: number;
};

/** The neighbours that carriers of the demo drive to, beside the United States; the others stay within. */
export const neighbours: Readonly<Record<string, readonly ('CA' | 'MX')[]>> = {
  SAIA: ['CA', 'MX'],
  EXLA: ['CA', 'MX'],
  CNWY: ['CA', 'MX'],
  ODFL: ['CA', 'MX'],
  FXFE: ['CA', 'MX'],
  AVRT: ['CA', 'MX'],
  CTII: ['CA', 'MX'],
  UPGF: ['CA', 'MX'],
  ABFS: ['CA', 'MX'],
  AACT: ['MX'],
  JBHT: ['CA', 'MX'],
  SNLU: ['CA', 'MX'],
  WERN: ['CA', 'MX'],
};

type Figures = readonly [discount: number, fuel: number, minimum: number, pace: number, late: number, valid: number];

const carrier = (
  [scac, name, short_name]: readonly [string, string, string],
  rating: DemoCarrier['rating'],
  enabled: boolean,
  [discount_percent, fuel_percent, minimum_charge, pace, late_share, valid_business_days]: Figures,
): DemoCarrier => ({
  scac,
  name,
  short_name,
  rating,
  enabled,
  countries: ['US', ...(neighbours[scac] ?? [])],
  discount_percent,
  fuel_percent,
  minimum_charge,
  pace,
  late_share,
  valid_business_days,
});

/** These report by themselves what happens; the feeds of the others are read. */
export const pushingCarriers: readonly string[] = ['ODFL', 'CNWY', 'FXFE', 'AVRT', 'DAFG'];

/** The demo's LTL carriers; nine of them are asked for quotes. */
export const demoCarriers: readonly DemoCarrier[] = [
  carrier(['SAIA', 'Saia LTL Freight', 'Saia'], 'api', true, [73.5, 27.5, 112, 1.05, 0.06, 5]),
  carrier(['EXLA', 'Estes Express Lines', 'Estes'], 'api', true, [72.2, 28, 118, 0.95, 0.04, 6]),
  carrier(['CNWY', 'XPO', 'XPO'], 'api', true, [71.5, 28.9, 121, 0.95, 0.08, 6]),
  carrier(['ODFL', 'Old Dominion Freight Line', 'Old Dominion'], 'api', true, [69.2, 29.5, 132, 0.85, 0.02, 6]),
  carrier(['FXFE', 'FedEx Freight Priority', 'FedEx Freight'], 'api', true, [65.5, 31, 146, 0.75, 0.04, 5]),
  carrier(['AACT', 'AAA Cooper Transportation', 'AAA Cooper'], 'tariff', true, [72.6, 27, 109, 1, 0.05, 10]),
  carrier(['AVRT', 'Averitt Express', 'Averitt'], 'tariff', true, [70.8, 27.4, 115, 0.95, 0.03, 10]),
  carrier(['CTII', 'Central Transport', 'Central Transport'], 'tariff', true, [76, 26.5, 98, 1.2, 0.14, 7]),
  carrier(['DAFG', 'Dayton Freight Lines', 'Dayton'], 'tariff', true, [71.4, 27.8, 111, 0.9, 0.03, 10]),
  carrier(['SEFL', 'Southeastern Freight Lines', 'Southeastern'], 'api', false, [71.2, 27.2, 116, 1, 0.03, 10]),
  carrier(['ABFS', 'ABF Freight', 'ABF'], 'api', false, [68, 28.5, 129, 0.95, 0.05, 5]),
  carrier(['RLCA', 'R+L Carriers', 'R+L Carriers'], 'api', false, [72.8, 28.2, 114, 1.1, 0.07, 7]),
  carrier(['UPGF', 'TForce Freight', 'TForce'], 'api', false, [71, 29.1, 119, 1.1, 0.09, 5]),
  carrier(['PYLE', 'A. Duie Pyle', 'A. Duie Pyle'], 'tariff', false, [69, 28.4, 124, 0.9, 0.02, 10]),
  carrier(['DPHE', 'Dependable Highway Express', 'Dependable'], 'tariff', false, [71.8, 30, 117, 1.1, 0.08, 7]),
];
