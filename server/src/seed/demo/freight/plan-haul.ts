import { ratedClass, totals, type Totals } from '@portal/contract/commodities/line-item.ts';
import { containerCheckDigit } from '@portal/contract/drayage/container-number.ts';
import { DrayageInput } from '@portal/contract/drayage/drayage-input.ts';
import type { StopInput } from '@portal/contract/loads/load.ts';
import { haulAsLoad } from '../../../features/drayage/book/haul-as-load.ts';
import type { Haul } from '../../../features/drayage/rate/rate-haul.ts';
import { roadsOfLeg } from '../../../features/places/roads/legs-abroad.ts';
import { roadMiles } from '../../../features/places/roads/road-miles.ts';
import type { DemoHaul } from '../../data/demo-drayage.ts';
import { docks } from '../../data/demo-sites.ts';
import { daysFrom } from '../days.ts';
import type { DemoAccount } from '../demo-accounts.ts';
import { demoPlace, type PlacedSite } from './placed-site.ts';

/** A container of the demo as somebody entered it, its ends placed. */
export type PlannedHaul = {
  spec: DemoHaul;
  account: DemoAccount;
  input: DrayageInput;
  stops: (StopInput & { place: PlacedSite['place'] })[];
  items: ReturnType<typeof itemsOf>;
  cargo: Totals;
  miles: number;
  today: string;
};

const hours = { open_time: '08:00', close_time: '16:00' };
const noFlags = {
  city: '',
  state: '',
  country: 'US',
  residential: false,
  limited_access: false,
  reference: '',
} as const;

const doorOf = ({ account, dock }: DemoHaul): DrayageInput['door'] => {
  const site = docks[account][dock];
  if (!site) return null;
  const { name, address, zip_code, contact_name, contact_phone: phone } = site;
  const contact = { name: contact_name, phone, email: '' };
  return { name, address, zip_code, contact, ...hours, ...noFlags };
};
const numbersOf = ({ numbers = [] }: DemoHaul): string[] => numbers.map((ten) => `${ten}${containerCheckDigit(ten)}`);

const inputOf = (spec: DemoHaul, today: string): DrayageInput => {
  const { account: _account, dock: _dock, status: _status, numbers: _numbers, entered: _entered, ...requested } = spec;
  const { pickup, last_free_day, own_last_free_days = [], events: _events, ...haul } = requested;
  const container_numbers = numbersOf(spec);
  return DrayageInput.parse({
    ...haul,
    door: doorOf(spec),
    container_numbers,
    container_free_days: own_last_free_days.map(({ container, day }) => ({
      number: container_numbers[container - 1],
      last_free_day: daysFrom(today, day),
    })),
    pickup_date: daysFrom(today, pickup),
    last_free_day: last_free_day === undefined ? null : daysFrom(today, last_free_day),
  });
};

const itemsOf = ({ line_items }: ReturnType<typeof haulAsLoad>) =>
  line_items.map((item) => ({ ...item, freight_class: ratedClass(item) ?? '70' }));

/** A container of the demo, entered and moved so many days from `today`. */
export const planHaul = (spec: DemoHaul, account: DemoAccount, today: string): PlannedHaul => {
  const input = inputOf(spec, today);
  const load = haulAsLoad(input);
  const stops = load.stops.map((stop) => ({ ...stop, place: demoPlace(stop.zip_code) }));
  const [from, to] = [stops[0]?.place, stops.at(-1)?.place];
  if (!from || !to) throw new RangeError('a haul has two stops');
  const items = itemsOf(load);
  return {
    spec,
    account,
    input,
    stops,
    items,
    cargo: totals(items),
    miles: roadMiles(from, to, roadsOfLeg(from, to, false)),
    today,
  };
};

/** What a planned haul is rated as. */
export const haulOf = ({ input, miles, stops }: PlannedHaul): Haul => ({
  ends: stops.map(({ place: { country } }) => ({ country })),
  place: input.place,
  miles,
  container: input.container,
  direction: input.direction,
  delivery: input.delivery_type,
  pounds: input.weight,
  hazmat: input.hazmat_type !== null,
  chassis_days: input.chassis_days,
  chassis_split: input.chassis_split,
  by_operations: false,
  count: input.container_count,
  chassis_provider: input.chassis_provider,
  accessorials: [],
  pickup_date: input.pickup_date,
});
