import type { CarrierProfile } from '../carrier-profile.ts';

/** These report by themselves what happens; the feeds of the others are read. */
const pushers = ['ODFL', 'CNWY', 'FXFE', 'AVRT', 'DAFG'];

/** The neighbours that carriers of freight drive to, beside the United States; the others stay within. */
const abroad: Readonly<Record<string, CarrierProfile['countries']>> = {
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

// Carriers of trucks and parcels are priced by the operator alone: of these figures only times and shares count.
const truck = { discount: 0, fuel: 0, minimum: 0, days: 1, valid: 2 };
const parcel = { discount: 0, fuel: 0, minimum: 0, valid: 5 };

/**
 * The carriers the simulator plays. `rated_by: 'api'` are asked for prices over HTTP; those rated by `tariff` are
 * priced from the operator's own tables, and only tendered to and tracked here. Prices and shares are invented.
 */
export const carriers: readonly CarrierProfile[] = [
  profile('SAIA', 'Saia LTL Freight', 'api', { discount: 0.735, fuel: 0.275, minimum: 112, days: 1.05, latency: 420, late: 0.06, valid: 5 }),
  profile('EXLA', 'Estes Express Lines', 'api', { discount: 0.722, fuel: 0.28, minimum: 118, days: 0.95, latency: 650, late: 0.04, valid: 6 }),
  profile('CNWY', 'XPO', 'api', { discount: 0.715, fuel: 0.289, minimum: 121, days: 0.95, latency: 280, late: 0.08, valid: 6 }),
  profile('SEFL', 'Southeastern Freight Lines', 'api', { discount: 0.712, fuel: 0.272, minimum: 116, days: 1, latency: 900, late: 0.03, valid: 10 }),
  profile('ODFL', 'Old Dominion Freight Line', 'api', { discount: 0.692, fuel: 0.295, minimum: 132, days: 0.85, latency: 150, late: 0.02, valid: 6, guaranteed: true }),
  profile('ABFS', 'ABF Freight', 'api', { discount: 0.68, fuel: 0.285, minimum: 129, days: 0.95, latency: 1400, late: 0.05, valid: 5, guaranteed: true }),
  profile('FXFE', 'FedEx Freight Priority', 'api', { discount: 0.655, fuel: 0.31, minimum: 146, days: 0.75, latency: 520, late: 0.04, valid: 5, guaranteed: true }),
  profile('RLCA', 'R+L Carriers', 'api', { discount: 0.728, fuel: 0.282, minimum: 114, days: 1.1, latency: 2200, late: 0.07, valid: 7 }),
  profile('UPGF', 'TForce Freight', 'api', { discount: 0.71, fuel: 0.291, minimum: 119, days: 1.1, latency: 3000, late: 0.09, valid: 5 }),
  profile('AACT', 'AAA Cooper Transportation', 'tariff', { discount: 0.726, fuel: 0.27, minimum: 109, days: 1, latency: 380, late: 0.05, valid: 10 }),
  profile('AVRT', 'Averitt Express', 'tariff', { discount: 0.708, fuel: 0.274, minimum: 115, days: 0.95, latency: 350, late: 0.03, valid: 10 }),
  profile('CTII', 'Central Transport', 'tariff', { discount: 0.76, fuel: 0.265, minimum: 98, days: 1.2, latency: 300, late: 0.14, valid: 7, declines: 0.2 }),
  profile('DAFG', 'Dayton Freight Lines', 'tariff', { discount: 0.714, fuel: 0.278, minimum: 111, days: 0.9, latency: 260, late: 0.03, valid: 10 }),
  profile('PYLE', 'A. Duie Pyle', 'tariff', { discount: 0.69, fuel: 0.284, minimum: 124, days: 0.9, latency: 340, late: 0.02, valid: 10 }),
  profile('JBHT', 'J.B. Hunt Transport', 'tariff', { ...truck, latency: 300, late: 0.05 }),
  profile('SNLU', 'Schneider National', 'tariff', { ...truck, latency: 420, late: 0.06 }),
  profile('WERN', 'Werner Enterprises', 'tariff', { ...truck, latency: 360, late: 0.05 }),
  profile('UPSN', 'UPS', 'tariff', { ...parcel, latency: 180, late: 0.03, days: 0.9 }),
  profile('FDEG', 'FedEx Ground', 'tariff', { ...parcel, latency: 210, late: 0.04, days: 1 }),
  profile('FDXE', 'FedEx Express', 'tariff', { ...parcel, latency: 190, late: 0.02, days: 0.4 }),
  profile('USPS', 'United States Postal Service', 'tariff', { ...parcel, latency: 260, late: 0.06, days: 1.2 }),
  profile('DPHE', 'Dependable Highway Express', 'tariff', { discount: 0.718, fuel: 0.3, minimum: 117, days: 1.1, latency: 480, late: 0.08, valid: 7, declines: 0.1 }),
];

type Figures = {
  discount: number;
  fuel: number;
  minimum: number;
  days: number;
  latency: number;
  late: number;
  valid: number;
  guaranteed?: boolean;
  declines?: number;
};

function profile(scac: string, name: string, rated_by: CarrierProfile['rated_by'], figures: Figures): CarrierProfile {
  return {
    scac,
    name,
    rated_by,
    key: `demo-carrier-${scac.toLowerCase()}`,
    push_secret: pushers.includes(scac) ? `demo-push-${scac.toLowerCase()}` : null,
    countries: ['US', ...(abroad[scac] ?? [])],
    discount: figures.discount,
    fuel: figures.fuel,
    minimum_charge: figures.minimum,
    pace: figures.days,
    latency_ms: figures.latency,
    late_share: figures.late,
    decline_share: figures.declines ?? 0,
    valid_business_days: figures.valid,
    guaranteed: figures.guaranteed ?? false,
  };
}
