import { demoOperator } from '../../data/demo-operator.ts';
import { isEditable } from '@portal/contract/loads/load-states.ts';
import { bolNumber } from '@portal/contract/loads/references.ts';
import { type LoadEvent, type LoadStatus, moves } from '@portal/contract/loads/load-status.ts';
import { dollars } from '@portal/contract/values/money.ts';
import { addBusinessDays } from '@portal/contract/places/business-days.ts';
import { closedOnTheWay } from '@portal/contract/places/closed-days.ts';
import { routeColumns } from '../../../features/loads/book/load-parts.queries.ts';
import { embeddedRoute } from '../../../features/places/roads/find-route.ts';
import type { RatedHaul } from '../../../features/drayage/rate/rate-haul.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { priceLines } from '../../../features/quotes/rating/price-offer.ts';
import { daysFrom, minutesAfter } from '../days.ts';
import type { PlannedHaul } from './plan-haul.ts';
import { siteTime } from './placed-site.ts';

const liability = { new: 100_000, used: 15_000, new_per_lb: 5, used_per_lb: 0.5 };

/** Who drives the containers that were given a trucker. */
export const trucker = {
  trucker_name: 'Harbor Drayage',
  driver_name: 'Ray Morales',
  driver_phone: '3105550172',
  truck_number: '4417',
  trailer_number: 'CHZ 2280',
  note: '',
};

/** Each status with the events that led to it. */
const road: readonly LoadEvent[] = [
  ...(['request_quotes', 'receive_quote', 'close_quotes', 'hold', 'accept', 'dispatch', 'pick_up', 'deliver'] as const),
];
const eventsTo = (status: LoadStatus): LoadEvent[] =>
  road.slice(0, road.findIndex((one) => moves[one].to === status) + 1);

export const enteredAt = ({ spec, today }: PlannedHaul, now: Date): string => {
  const morning = Date.parse(`${daysFrom(today, spec.entered)}T14:00:00Z`);
  return new Date(Math.min(morning, now.getTime() - 90 * 60_000)).toISOString();
};

/** When what the gate and the driver reported took place, at the port's own clock. */
export const reportsOf = ({ spec, stops, today, input }: PlannedHaul) => {
  const port = input.direction === 'export' ? stops.at(-1) : stops[0];
  if (!port) return [];
  return (spec.events ?? []).map(({ type, day, hour, container }) => ({
    type,
    occurred_at: siteTime({ place: port.place }, daysFrom(today, day), hour),
    timezone: port.place.timezone,
    city: port.place.city,
    state: port.place.state,
    container_number: container === undefined ? null : (input.container_numbers[container - 1] ?? null),
  }));
};

const minutesOf: Partial<Record<LoadEvent, number>> = {
  receive_quote: 0.1,
  close_quotes: 0.2,
  hold: 12,
  accept: 75,
  dispatch: 80,
};

export const stepsOf = (planned: PlannedHaul, created: string) => {
  const reports = reportsOf(planned);
  const reportTypes: Partial<Record<LoadEvent, string>> = { pick_up: 'PICKED_UP', deliver: 'DELIVERED' };
  let from: LoadStatus = 'unassigned';
  return eventsTo(planned.spec.status).map((event) => {
    const report = reports.find(({ type }) => type === reportTypes[event]);
    const step = {
      event,
      at: report?.occurred_at ?? minutesAfter(created, minutesOf[event] ?? 0),
      from,
      to: moves[event].to,
    };
    from = step.to;
    return step;
  });
};

export type Priced = ReturnType<typeof pricedOf>;

export const pricedOf = ({ account }: PlannedHaul, rated: RatedHaul) => {
  const cost_lines = rated.lines.map(({ code, amount }) => ({ code, amount: dollars(amount) }));
  const cost = Math.round(cost_lines.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;
  return { rated, cost, cost_lines, ...priceLines(cost_lines, [account.markup]) };
};

export const isBooked = (status: LoadStatus): boolean => !isEditable(status);

export const stopColumns = ({ place, ...given }: PlannedHaul['stops'][number]) => ({
  name: given.name,
  address: given.address,
  city: place.city,
  state: place.state,
  country: place.country,
  zip_code: given.zip_code,
  contact_name: given.contact.name,
  contact_phone: given.contact.phone,
  open_time: given.open_time ?? null,
  close_time: given.close_time ?? null,
  timezone: place.timezone,
  lat: place.lat,
  lng: place.lng,
});

export const loadColumns = (planned: PlannedHaul, quotes: readonly Priced[], created: string, now: Date) => {
  const { account, input, cargo, spec } = planned;

  const reports = reportsOf(planned);
  const steps = stepsOf(planned, created);
  return {
    account_id: account.id,
    created_by: account.users[0]?.id ?? null,
    status: spec.status,
    version: 1 + steps.length,
    pickup_date: input.pickup_date,
    ...routeColumns(embeddedRoute(planned.stops.map(({ place }) => place))),
    weight_lb: cargo.weight_lb,
    handling_units: cargo.handling_units,
    cubic_feet: cargo.cubic_feet,
    quote_round: 1,
    quotes_requested: quotes.length > 0 ? 1 : 0,
    quotes_answered: quotes.length > 0 ? 1 : 0,
    quotes_received: quotes.length,
    cheapest_price: quotes[0]?.price ?? null,
    operations_since: spec.status === 'quotes requested' ? created : null,
    last_event: reports.at(-1)?.type ?? null,
    // Somebody called the driver an hour ago.
    last_event_at: reports.length > 0 ? minutesAfter(now.toISOString(), -60) : null,
    actual_pickup_at: steps.find(({ event }) => event === 'pick_up')?.at ?? null,
    actual_delivery_at: steps.find(({ event }) => event === 'deliver')?.at ?? null,
    created_at: created,
    updated_at: steps.at(-1)?.at ?? created,
  };
};

/** The day a haul gets there, where both ends work. */
const deliveryDay = ({ input, stops }: PlannedHaul, { rated }: Priced): string => {
  const [from, to] = [stops[0]?.place, stops.at(-1)?.place];
  if (!from || !to) throw new Error('a haul has two stops at least');
  const { onTheWay } = closedOnTheWay(from, to, input.pickup_date);
  return addBusinessDays(input.pickup_date, rated.transit_days, onTheWay);
};

/** What booking the standard price wrote. */
export const bookedColumns = (planned: PlannedHaul, [chosen]: readonly Priced[], loadId: number, carrierId: number) => {
  if (!chosen || !isBooked(planned.spec.status)) return {};
  const due = deliveryDay(planned, chosen);
  const isAssigned = planned.spec.status !== 'pending';
  const delivered = reportsOf(planned).find(({ type }) => type === 'DELIVERED');
  return {
    carrier_id: carrierId,
    bol_number: bolNumber(demoOperator.gs1_prefix, loadId),
    pro_number: isAssigned ? `DRAY${loadId}` : null,
    price: chosen.price,
    cost: chosen.cost,
    due_date: due,
    delivery_date: delivered ? dayInZone(delivered.timezone, new Date(delivered.occurred_at)) : due,
  };
};

export const quoteRow = (planned: PlannedHaul, priced: Priced, ids: Ids, index: number, now: Date) => ({
  load_id: ids.load,
  round_id: ids.round,
  carrier_id: ids.carrier,
  mode: 'drayage' as const,
  service_class: priced.rated.tariff.service_class,
  transit_days: priced.rated.transit_days,
  estimated_delivery: deliveryDay(planned, priced),
  expires_at: minutesAfter(now.toISOString(), 4 * 24 * 60),
  cost: priced.cost,
  price: priced.price,
  cost_lines: JSON.stringify(priced.cost_lines),
  price_lines: JSON.stringify(priced.price_lines),
  liability: JSON.stringify(liability),
  restrictions: '[]',
  status: index === 0 && isBooked(planned.spec.status) ? ('chosen' as const) : ('open' as const),
});

export type Ids = { load: number; round: number; carrier: number };
