import { clockLines, type ContainerDays, readClock } from '@portal/contract/drayage/cost-clock.ts';
import type { DrayageClock, DrayageLoad, DrayagePlace } from '@portal/contract/drayage/drayage-load.ts';
import { cents } from '@portal/contract/values/money.ts';

const place = (changes: Partial<DrayagePlace>): DrayagePlace => ({
  code: 'USLAX',
  kind: 'port',
  name: 'Los Angeles',
  city: 'San Pedro',
  state: 'CA',
  country: 'US',
  zip_code: '90731',
  lat: 33.73,
  lng: -118.26,
  railroad: null,
  terminals: [
    { code: 'APM', name: 'APM Pier 400' },
    { code: 'YTI', name: 'YTI' },
  ],
  closures: [],
  service: 'rates',
  chassis_days_included: 2,
  ...changes,
});

const losAngeles = place({});
const corwith = place({
  code: 'BNSF_CORWITH',
  kind: 'rail_ramp',
  name: 'Corwith',
  city: 'Chicago',
  state: 'IL',
  zip_code: '60632',
  railroad: 'BNSF',
  terminals: [],
});
const manzanillo = place({
  code: 'MXZLO',
  name: 'Manzanillo',
  city: 'Manzanillo',
  state: 'COL',
  country: 'MX',
  zip_code: null,
  terminals: [],
  service: 'email',
  chassis_days_included: null,
});
export const places = [losAngeles, corwith, manzanillo];

/** A clock as the server reads it: demurrage $150, per diem $125, chassis $45 a day with two of its days included. */
export const clockOn = (days: Partial<ContainerDays>): DrayageClock => {
  const all: ContainerDays = {
    last_free_day: '2026-03-05',
    gate_out: null,
    returned: null,
    free_days: 4,
    counting: 'calendar',
    counting_after: 'calendar',
    first_day: 'next',
    demurrage_counting: 'calendar',
    place: { country: 'US', state: 'NJ' },
    closed_days: { free: [], after: [], demurrage: [] },
    is_last_free_day_computed: false,
    today: '2026-03-03',
    ...days,
  };
  const reading = readClock(all);
  const rates = {
    demurrage: [{ from_day: 1, per_day: 150 }],
    per_diem: [{ from_day: 1, per_day: 125 }],
    chassis: cents(45),
    chassis_days_in_price: 2,
  };
  const lines = clockLines(reading, rates);
  const bill = (code: string, rate: number) => {
    const line = lines.find((one) => one.code === code);
    return {
      state: 'running' as const,
      days: line?.quantity ?? 0,
      amount: (line?.amount ?? 0) / 100,
      rate,
      tiers: [{ from_day: 1, per_day: rate }],
    };
  };
  return {
    days: all,
    reading,
    chassis_days_included: 2,
    chassis_days_in_price: 2,
    demurrage: bill('DEMURRAGE', 150),
    per_diem: bill('PER_DIEM', 125),
    chassis: bill('CHASSIS', 45),
    total: lines.reduce((sum, { amount }) => sum + amount, 0) / 100,
  };
};

const door: DrayageLoad['door'] = {
  id: 9,
  type: 'delivery',
  location_id: null,
  name: 'Fontana DC',
  address: '1 Main St',
  city: 'Fontana',
  state: 'CA',
  zip_code: '92335',
  country: 'US',
  contact: { name: '', phone: '', email: '' },
  open_time: '08:00',
  close_time: '17:00',
  residential: false,
  limited_access: false,
  limited_access_type: null,
  reference: '',
  timezone: 'America/Los_Angeles',
  lat: 34,
  lng: -117,
};

const papers = {
  booking_number: null,
  master_bl: 'MBL-1',
  pickup_number: null,
  steamship_line: 'MAEU',
  vessel: null,
  voyage: null,
  seal_number: null,
  container_seals: [],
  customs_status: null,
  entry_number: null,
  importer: null,
  customs_broker: null,
  firms_code: null,
  terminal_appointment: null,
  last_free_day: null,
  earliest_return_day: null,
  cut_off: null,
  empty_return_location: null,
  free_days: null,
  counting: null,
  external_id: null,
  po_number: null,
  billing_reference: null,
};

/** A quoted import from Los Angeles to Fontana, as the server answers it. */
export const quotedContainer = (changes: Partial<DrayageLoad> = {}): DrayageLoad => ({
  id: 100_601,
  status: 'quoted',
  version: 3,
  direction: 'import',
  place: losAngeles,
  terminal: 'APM',
  to_place: null,
  to_terminal: null,
  door,
  container: '40HC',
  container_count: 1,
  container_numbers: ['CSQU3054383'],
  container_free_days: [],
  delivery_type: 'live_unload',
  commodity: 'Furniture',
  weight: 32_000,
  hazmat_type: null,
  hazmat: null,
  packaging_unit: null,
  packaging_unit_count: null,
  temperature: null,
  chassis_provider: 'trucker',
  chassis_days: 3,
  chassis_split: false,
  pickup_date: '2090-03-01',
  accessorials: [],
  ...papers,
  cargo_value_for_insurance: null,
  border: null,
  distance_miles: 63,
  requote_needed: false,
  operations_since: null,
  editable: 'all',
  missing_references: [],
  service: { en: 'Drayage Service', es: 'Servicio de drayage' },
  clock: clockOn({}),
  containers: [{ ...clockOn({}), number: 'CSQU3054383' }],
  ...changes,
});
