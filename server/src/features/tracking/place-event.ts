import { endOfEvent } from '@portal/contract/tracking/event-places.ts';
import type { CarrierEvent } from '../../integrations/carriers/carrier-port.ts';
import { dayInZone, localInstant } from '@portal/contract/values/zones/local-time.ts';
import { zoneAtPoint } from '../places/zip-lookup.ts';

/** The IANA zones of a load's first and last stop. */
export type StopZones = { origin_timezone: string; destination_timezone: string };

/** An event in UTC, its estimate as a day and, where the carrier gave one, a time. */
export type PlacedEvent = Omit<CarrierEvent, 'eta'> & {
  eta: string | null;
  eta_at: string | null;
  /** When what it reports is planned for, where that lies ahead of the report. */
  planned_at: string | null;
  /** The same of both as the carrier wrote it, on the clocks of the place; null where it named an offset. */
  eta_local: string | null;
  planned_local: string | null;
  /** The zone of the place; null where it is not known. */
  timezone: string | null;
};

/** The zone an event happened in: by its coordinates, else that of the stop it happens at. */
const zoneOf = ({ type, latitude, longitude, state }: CarrierEvent, zones: StopZones): string | null => {
  if (latitude !== null && longitude !== null) return zoneAtPoint(latitude, longitude, state);
  const end = endOfEvent(type);
  return end && (end === 'pickup' ? zones.origin_timezone : zones.destination_timezone);
};

const withoutOffset = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?$/;

/** A time in UTC; one given without an offset is on the clocks of `timezone`. */
const moment = (text: string, timezone: string): string => {
  const local = withoutOffset.exec(text);
  if (!local) return new Date(text).toISOString();
  const [, day = '', time = '', seconds = '0'] = local;
  const { instant } = localInstant(day, time, timezone);
  return new Date(instant.getTime() + Number(seconds) * 1000).toISOString();
};

const localText = (text: string): string | null => (withoutOffset.test(text) ? text : null);

const estimateOf = (eta: string | null, timezone: string) => {
  if (!eta?.includes('T')) return { eta, eta_at: null, eta_local: null };
  const at = moment(eta, timezone);
  return { eta: dayInZone(timezone, new Date(at)), eta_at: at, eta_local: localText(eta) };
};

/** What was planned for a time that has passed counts as of then; what lies ahead was reported when it came. */
const timesOf = ({ occurred_at, planned_at }: CarrierEvent, timezone: string) => {
  const reported_at = moment(occurred_at, timezone);
  const planned = planned_at ? moment(planned_at, timezone) : null;
  return planned === null || planned > reported_at
    ? { occurred_at: reported_at, planned_at: planned, planned_local: planned_at ? localText(planned_at) : null }
    : { occurred_at: planned, planned_at: null, planned_local: null };
};

/** Puts a carrier's local times on the world's clock. A day of delivery is a day where the consignee is. */
export const placeEvent = (event: CarrierEvent, zones: StopZones): PlacedEvent => {
  const timezone = zoneOf(event, zones);
  return {
    ...event,
    timezone,
    ...timesOf(event, timezone ?? zones.destination_timezone),
    ...estimateOf(event.eta, zones.destination_timezone),
  };
};
