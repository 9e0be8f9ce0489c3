import { demoOperator } from '../../data/demo-operator.ts';
import type { ActorKind } from '@portal/contract/access/actor.ts';
import { actedBy } from '../../../features/loads/history/write-history.ts';
import { hasKey } from '@portal/contract/values/records.ts';
import { builtInTrucks } from '@portal/contract/equipment/built-in-trucks.ts';
import { truckOf } from '@portal/contract/equipment/truck-types.ts';
import { bolNumber } from '@portal/contract/loads/references.ts';
import { journeyFacts } from '@portal/contract/tracking/journey-facts.ts';
import { termsOf } from '../../../features/loads/list/search-terms.ts';
import { minutesAfter } from '../days.ts';
import { embeddedRoute } from '../../../features/places/roads/find-route.ts';
import type { Life } from './live-load.ts';
import type { PlannedLoad } from './plan-load.ts';
import type { PlacedSite } from './placed-site.ts';
import type { Quoting } from './price-load.ts';
import { expectedDelivery, type Report } from './track-load.ts';

/** A load of the demo with everything that happened to it, about to be written. */
export type DemoLoad = {
  id: number;
  plan: PlannedLoad;
  quoting: Quoting;
  life: Life;
  reports: Report[];
  /** Ids of its offers' rows, in their order. */
  quoteIds: number[];
  po_number: string;
};

export const truckName = (code: string | null) => truckOf(builtInTrucks, code)?.label ?? null;

const stepAt = ({ life }: DemoLoad, event: string): string | null =>
  life.steps.find((step) => step.event === event)?.at ?? null;

/** The carrier's number: its own id and ours, unlike any the simulator gives. */
const proNumber = (load: DemoLoad): string | null =>
  load.life.chosen && stepAt(load, 'accept') ? `${700 + load.life.chosen.carrier.id}${load.id}` : null;

const bolOf = (load: DemoLoad): string | null =>
  load.life.chosen ? bolNumber(demoOperator.gs1_prefix, load.id) : null;
const billingReference = ({ id, plan }: DemoLoad): string => `CC ${2200 + (id % 9) * 10}, ${plan.from.place.city}`;

const cargoColumns = ({ plan }: DemoLoad) => ({
  weight_lb: plan.cargo.weight_lb,
  handling_units: plan.cargo.handling_units,
  cubic_feet: plan.cargo.cubic_feet,
  hazmat: plan.hazmat,
  cargo_value_for_insurance: plan.cargo_value,
});

const wayColumns = ({ from, to, in_transit = false }: PlannedLoad) => {
  const { miles, line } = embeddedRoute([from.place, to.place], in_transit);
  return { distance_miles: miles, route_line: line, in_transit };
};

const laneColumns = ({ plan: { from, to, pickup_date }, plan }: DemoLoad) => ({
  pickup_date,
  origin_city: from.place.city,
  origin_state: from.place.state,
  origin_zip: from.zip_code,
  destination_city: to.place.city,
  destination_state: to.place.state,
  destination_zip: to.zip_code,
  ...wayColumns(plan),
});

/** What booking wrote; a declined load keeps its carrier and loses price and dates. */
const bookingColumns = (load: DemoLoad) => {
  const { chosen, status, journey } = load.life;
  const stands = chosen && status !== 'declined' ? chosen : null;
  const delivered = stepAt(load, 'deliver') ? (journey?.delivery_day ?? null) : null;
  return {
    carrier_id: chosen?.carrier.id ?? null,
    pro_number: proNumber(load),
    bol_number: bolOf(load),
    price: stands?.price ?? null,
    cost: stands?.cost ?? null,
    due_date: stands?.estimated_delivery ?? null,
    delivery_date: stands && (delivered ?? expectedDelivery(load.reports, stands.estimated_delivery)),
  };
};

const quotingColumns = ({ quoting: { requested, offers } }: DemoLoad) => ({
  quote_round: requested.length > 0 ? 1 : 0,
  quotes_requested: requested.length,
  quotes_answered: requested.length,
  quotes_received: offers.length,
  cheapest_price: offers[0]?.price ?? null,
});

export const loadRow = (load: DemoLoad) => {
  const { plan, life, reports } = load;
  const last = reports.at(-1);
  return {
    id: load.id,
    account_id: plan.account.id,
    created_by: plan.user.id,
    mode: plan.mode,
    truck: plan.truck,
    truck_name: truckName(plan.truck?.truck_type ?? null),
    status: life.status,
    version: 1 + life.steps.length,
    ...laneColumns(load),
    ...cargoColumns(load),
    ...bookingColumns(load),
    ...quotingColumns(load),
    actual_pickup_at: stepAt(load, 'pick_up'),
    actual_delivery_at: stepAt(load, 'deliver'),
    out_for_delivery_at: reports.find(({ type }) => type === 'OUT_FOR_DELIVERY')?.occurred_at ?? null,
    po_number: load.po_number,
    billing_reference: billingReference(load),
    cancel_reason: life.cancel_reason,
    ...exceptionColumns(load),
    last_event: last?.type ?? null,
    last_event_at: last?.occurred_at ?? null,
    created_at: plan.created_at,
    updated_at: life.steps.at(-1)?.at ?? plan.created_at,
  };
};

const stopRow = (load_id: number, site: PlacedSite, position: number, limited: boolean) => ({
  load_id,
  position,
  type: position === 0 ? 'pickup' : 'delivery',
  name: site.name,
  address: site.address,
  city: site.place.city,
  state: site.place.state,
  zip_code: site.zip_code,
  country: 'US',
  contact_name: site.contact_name,
  contact_phone: site.contact_phone,
  contact_email: '',
  open_time: '08:00',
  close_time: position === 0 ? '17:00' : '16:00',
  residential: false,
  limited_access: limited,
  limited_access_type: limited ? 'Construction-17' : null,
  reference: '',
  timezone: site.place.timezone,
  lat: site.place.lat,
  lng: site.place.lng,
});

export const stopRows = ({ id, plan }: DemoLoad) => [
  stopRow(id, plan.from, 0, false),
  stopRow(
    id,
    plan.to,
    1,
    plan.accessorials.some(({ code }) => code === 'LTDAD'),
  ),
];

export const itemRows = ({ id, plan }: DemoLoad) =>
  plan.items.map((item, position) => ({ load_id: id, position, ...item }));

export const accessorialRows = ({ id, plan }: DemoLoad) =>
  plan.accessorials.map(({ code, details }) => ({ load_id: id, code, details }));

const actorKindOf = ({ actor, user_id }: Life['steps'][number]): ActorKind => {
  if (actor === null) return 'system';
  return user_id === null ? 'carrier' : 'user';
};

export const historyRows = ({ id, life }: DemoLoad) =>
  life.steps
    .map((step) => ({
      load_id: id,
      at: step.at,
      kind: 'status',
      ...actedBy(actorKindOf(step)),
      event: step.event,
      from_status: step.from,
      to_status: step.to,
      actor_user_id: step.user_id,
      actor_name: step.actor,
      reason: step.reason,
      details: {},
    }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));

/** What finds a load, as `indexLoadTerms` would write it. */
export const termRows = (load: DemoLoad) => {
  const { plan, life, id } = load;
  const carrier = life.chosen?.carrier;
  const values = [String(id), load.po_number, billingReference(load), proNumber(load), bolOf(load)];
  const names = [carrier?.name, carrier?.short_name, carrier?.scac, plan.from.place.city, plan.to.place.city];
  const terms = new Set([...values, ...names].flatMap((value) => (value ? termsOf(value) : [])));
  return [...terms].map((term) => ({ term, account_id: plan.account.id, load_id: id }));
};

const tenderStatus = { tendered: 'pending', pending: 'queued', declined: 'declined', cancelled: 'cancelled' } as const;

export const tenderRows = (load: DemoLoad) => {
  const { chosen, status } = load.life;
  const sent = stepAt(load, 'tender') ?? stepAt(load, 'hold');
  if (!chosen || !sent) return [];
  return [
    {
      load_id: load.id,
      carrier_id: chosen.carrier.id,
      carrier_quote_id: chosenQuoteId(load),
      status: hasKey(tenderStatus, status) ? tenderStatus[status] : 'accepted',
      tendered_by: load.plan.user.id,
      answer_by: minutesAfter(sent, status === 'pending' ? 240 : 120),
      sent_at: status === 'pending' ? null : sent,
      answered_at: stepAt(load, 'accept') ?? stepAt(load, 'decline'),
      reason_code: status === 'declined' ? 'CAPACITY' : null,
      created_at: sent,
    },
  ];
};

/** The number a carrier gave its report. */
const eventId = ({ id }: DemoLoad, index: number): string => `seed-${id}-${index + 1}`;

/** What is wrong with a load by its carrier's reports. */
const exceptionColumns = (load: DemoLoad) => {
  const events = load.reports.map((report, i) => ({ ...report, carrier_event_id: eventId(load, i), eta_at: null }));
  const { exception } = journeyFacts(events);
  return {
    exception: exception?.kind ?? null,
    exception_reason: exception?.reason_code ?? null,
    exception_at: exception?.at ?? null,
  };
};

/** The row of the offer that was booked. */
export const chosenQuoteId = ({ quoting, life, quoteIds }: DemoLoad): number | null =>
  life.chosen ? (quoteIds[quoting.offers.indexOf(life.chosen)] ?? null) : null;

export const trackingRows = (load: DemoLoad) =>
  load.reports.map((report, i) => ({
    load_id: load.id,
    carrier_id: load.life.chosen?.carrier.id,
    carrier_event_id: eventId(load, i),
    received_at: minutesAfter(report.occurred_at, 1),
    ...report,
  }));
