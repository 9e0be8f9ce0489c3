import { createHash } from 'node:crypto';
import type { WireEvent } from '@portal/contract/tracking/wire-event.ts';
import { readAt7 } from '@portal/contract/tracking/x12-shipment-status.ts';
import { localInstant } from '@portal/contract/values/zones/local-time.ts';
import type { CarrierEvent, CarrierRefs } from '../../integrations/carriers/carrier-port.ts';
import { isInFuture, isLongAgo, readEvent } from '../../integrations/carriers/read-event.ts';
import { at, type Segment } from '../../integrations/x12/segments.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { applyEvent } from '../tracking/apply-event.ts';
import { findBooking } from '../tracking/bookings.queries.ts';
import type { Applied, ReadSet } from './read-set.ts';

/** What a status message names its shipment by; `second` is our name of the tender or the bill of lading, as carriers choose. */
type Numbers = { pro: string; second: string; bol: string; po: string };

/** The numbers of a status: those of its header, and of the part it stands in where 5010 puts them there. */
const numbersOf = (body: readonly Segment[]): Numbers => {
  const header = body.find(({ id }) => id === 'B10');
  const named = (qualifier: string): string => {
    const found = body.find((one) => one.id === 'L11' && at(one, 2) === qualifier);
    return found ? at(found, 1) : '';
  };
  const [pro, second] = header ? [at(header, 1), at(header, 2)] : ['', ''];
  return { pro: pro || named('CN'), second, bol: named('BM'), po: named('PO') };
};

const refsOf = ({ pro, second, bol, po }: Numbers): CarrierRefs => ({
  // As PRO numbers are written here, since a load without one is given it.
  pro: pro.replaceAll(/[^A-Za-z0-9-]/g, '').slice(0, 30) || undefined,
  shipment_id: second || undefined,
  bol: bol || undefined,
  po: po || undefined,
});

/** A coordinate as degrees: with a sign or with the letter of its half of the earth, never both. */
const degrees = (text: string, half: string, negative: string): number | null => {
  if (!/^-?\d{1,7}(\.\d+)?$/.test(text) || (text.startsWith('-') && half !== '')) return null;
  const value = Number(text);
  // Seven digits, and no point, are degrees, minutes and seconds.
  const isPacked = /^\d{5,7}$/.test(text);
  const seconds = isPacked ? value % 100 : 0;
  const minutes = isPacked ? Math.trunc(value / 100) % 100 : 0;
  const whole = isPacked ? Math.trunc(value / 10_000) + minutes / 60 + seconds / 3600 : value;
  return half.toUpperCase() === negative ? -whole : whole;
};

const within = (value: number | null, most: number): number | null =>
  value !== null && Math.abs(value) <= most ? value : null;

type Place = { city: string; state: string; latitude: number | null; longitude: number | null };

/** Where a status happened: MS1 names longitude before latitude, and one is nothing without the other. */
const placeOf = (segment: Segment | undefined): Place | null => {
  if (!segment) return null;
  const longitude = within(degrees(at(segment, 4), at(segment, 6), 'W'), 180);
  const latitude = within(degrees(at(segment, 5), at(segment, 7), 'S'), 90);
  const point = longitude === null || latitude === null ? { latitude: null, longitude: null } : { latitude, longitude };
  return { city: at(segment, 1).slice(0, 100), state: at(segment, 2).slice(0, 10), ...point };
};

/** A status with the segments that follow it: its place and its equipment. */
type Status = { at7: Segment; place: Segment | undefined; equipment: Segment | undefined };

const statusesOf = (body: readonly Segment[]): Status[] =>
  body.flatMap((at7, index): Status[] => {
    if (at7.id !== 'AT7') return [];
    const rest = body.slice(index + 1);
    const end = rest.findIndex(({ id }) => id === 'AT7' || id === 'LX');
    const own = end === -1 ? rest : rest.slice(0, end);
    return [{ at7, place: own.find(({ id }) => id === 'MS1'), equipment: own.find(({ id }) => id === 'MS2') }];
  });

/** When it happened: with an offset where the segment names a zone, else on the clocks of the place. */
const momentOf = (
  elements: readonly string[],
  now: Date,
): { at: string; code: string; reason: string | null } | null => {
  const read = readAt7(elements);
  if (!read) return null;
  const { code, reason, day, time, zone } = read;
  if (day === null) return { at: now.toISOString(), code, reason };
  const local = `${day}T${time ?? '00:00'}:00`;
  if (zone === 'local') return { at: local, code, reason };
  if (/^[+-]/.test(zone)) return { at: `${local}${zone}`, code, reason };
  return { at: localInstant(day, time ?? '00:00', zone).instant.toISOString(), code, reason };
};

const container = (segment: Segment | undefined): string | null => {
  const number = segment ? `${at(segment, 1)}${at(segment, 2)}` : '';
  return /^[A-Z]{3}[UJZ]\d{6,7}$/i.test(number) ? number : null;
};

/** The same report has the same id under whatever number it is sent again. */
const idOf = (of: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 40);

const eventOf = ({ at7, place, equipment }: Status, numbers: Numbers, now: Date): CarrierEvent | null => {
  const moment = momentOf(at7.elements, now);
  if (!moment) return null;
  const location = placeOf(place) ?? { city: null, state: null, latitude: null, longitude: null };
  const hashed = [numbers.pro, numbers.second, moment.code, moment.reason, ...at7.elements.slice(4, 7)];
  const wire: WireEvent = {
    event_id: idOf([...hashed, location.city, location.state]),
    tender_key: '',
    pro_number: '',
    type: moment.code,
    occurred_at: moment.at,
    location: null,
    eta: null,
    container_number: container(equipment),
    reason_code: moment.reason,
    text: null,
  };
  return { ...readEvent(wire, now), ...location, refs: refsOf(numbers) };
};

/** Makes of a load what a status message says of it, each report once. Without a load it waits as an orphan. */
export const applyStatus = async (tx: OpenCtx, { row, partner, set }: ReadSet): Promise<Applied> => {
  const numbers = numbersOf(set.body);
  const about = {
    pro_number: numbers.pro.slice(0, 40) || null,
    bol_number: (numbers.bol || numbers.second).slice(0, 40) || null,
    wire_id: numbers.second.slice(0, 30) || null,
  };
  const booking = await findBooking(tx.db, row.carrier_id, refsOf(numbers));
  if (!booking) return { state: 'orphan', reason: 'unknown_load', ...about };
  const now = tx.services.clock.now();
  const events = statusesOf(set.body).map((status) => eventOf(status, numbers, now));
  const usable = events.filter((event) => event !== null && !isInFuture(event, now) && !isLongAgo(event, now));
  let kept = 0;
  for (const event of usable) if (event && (await applyEvent(tx, partner, event)) !== 'unknown_load') kept += 1;
  if (kept > 0) return { state: 'applied', load_id: booking.load_id, ...about };
  const reason = usable.length === 0 ? 'in_future' : 'unknown_load';
  return { state: reason === 'in_future' ? 'held' : 'orphan', reason, load_id: booking.load_id, ...about };
};
