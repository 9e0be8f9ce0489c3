import { operatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import type { PublicStage } from '@portal/contract/sharing/public-stages.ts';
import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { LoadDetails, Stop, TrackingEvent } from '@portal/contract/loads/load.ts';
import type { PublicEvent, PublicPlace, PublicTracking } from '@portal/contract/sharing/public-tracking.ts';
import { asGuest } from '../../platform/act-as.ts';
import type { OpenCtx } from '../../platform/context.ts';
import { problem } from '../../platform/http/errors.ts';
import { present } from '../../platform/database/sql-clock.ts';
import { loadDetails } from '../loads/details/load-details.queries.ts';
import { readReply } from '../loads/state/read-reply.ts';
import { linkHash } from './link-token.ts';
import { publicPaper } from './public-paper.ts';
import { countVisit, findOpenLink, findPod } from './tracking-links.queries.ts';

/** The full row of a load, costs included; only the fields picked below leave the server. */
type Stored = LoadDetails;

const stages: Partial<Record<LoadStatus, PublicStage>> = {
  assigned: 'booked',
  dispatched: 'dispatched',
  'in transit': 'in_transit',
  delivered: 'delivered',
  completed: 'delivered',
  cancelled: 'cancelled',
};

/** Quoting and tendering are nobody's business but the account's: until a carrier has it, a load is being arranged. */
const stageOf = ({ status, out_for_delivery_at }: Stored): PublicStage =>
  status === 'in transit' && out_for_delivery_at ? 'out_for_delivery' : (stages[status] ?? 'arranging');

/** Rounded to a tenth of a degree, so that the address stays private. */
const coarse = (degrees: number | null): number | null => (degrees === null ? null : Math.round(degrees * 10) / 10);

const placeOf = (stop: Stop | undefined): PublicPlace => ({
  city: stop?.city ?? '',
  state: stop?.state ?? '',
  timezone: stop?.timezone ?? 'UTC',
  lat: coarse(stop?.lat ?? null),
  lng: coarse(stop?.lng ?? null),
});

const eventOf = ({ id, type, occurred_at, timezone, city, state, lat, lng }: TrackingEvent): PublicEvent => ({
  id,
  type,
  occurred_at,
  timezone,
  city,
  state,
  lat: coarse(lat),
  lng: coarse(lng),
});

/** Within so many degrees of its ends a way would lead to the address. */
const privateDegrees = 0.15;

/** The way from one rounded place to the other, without its points near either address. */
const publicLine = ({ route_line, stops }: Stored): PublicTracking['route_line'] => {
  const ends = [placeOf(stops[0]), placeOf(stops.at(-1))].map(({ lat, lng }): [number, number] => [lat ?? 0, lng ?? 0]);
  const [start, end] = ends;
  if (!route_line || !start || !end) return null;
  const isFar = ([lat, lng]: [number, number]) =>
    ends.every((place) => Math.hypot(lat - place[0], lng - place[1]) > privateDegrees);
  return [start, ...route_line.filter(isFar), end];
};

const journeyOf = (load: Stored, isBooked: boolean) => ({
  tracking_available: !isBooked || load.tracking_available,
  pickup_date: load.pickup_date,
  due_date: isBooked ? load.due_date : null,
  delivery_date: isBooked ? load.delivery_date : null,
  eta_at: load.eta_at,
  late_days: load.late_days,
  late_hours: load.late_hours,
  exception: load.exception && { kind: load.exception.kind, at: load.exception.at },
  booked_at: isBooked ? load.booked_at : null,
  actual_pickup_at: load.actual_pickup_at,
  out_for_delivery_at: load.out_for_delivery_at,
  actual_delivery_at: load.actual_delivery_at,
  distance_miles: load.distance_miles,
  route_line: publicLine(load),
});

/** What the receiver of a load may see of it, picked field by field. */
const publicTracking = (load: Stored): Omit<PublicTracking, 'operator_name' | 'pod' | 'expires_at'> => {
  const stage = stageOf(load);
  const isBooked = stage !== 'arranging' && stage !== 'cancelled';
  return {
    load_id: load.id,
    account_name: load.account.name,
    mode: load.mode,
    stage,
    carrier: isBooked && load.carrier ? { name: load.carrier.name, scac: load.carrier.scac } : null,
    pro_number: isBooked ? load.pro_number : null,
    ...journeyOf(load, isBooked),
    origin: placeOf(load.stops[0]),
    destination: placeOf(load.stops.at(-1)),
    events: isBooked ? load.tracking.map(eventOf) : [],
  };
};

/** Where a load is, for the holder of its link. Expired, revoked, altered or never given: 404 `sharing.link_closed` alike. */
export const trackLoad = async (ctx: OpenCtx, token: string, again: boolean): Promise<PublicTracking> => {
  const link = await findOpenLink(ctx.db, linkHash(token));
  const load = link && (await readReply<Stored>(ctx, loadDetails, [link.load_id, [link.account_id], present]));
  if (!load) throw problem('sharing.link_closed', 404);
  const guest = asGuest(ctx, 'tracking', link.id);
  if (!again) await countVisit(guest.db, link.id);
  const tracking = publicTracking(load);
  const pod = tracking.stage === 'delivered' ? await findPod(guest.db, load.id) : undefined;
  return {
    ...tracking,
    operator_name: ctx.services.settings.get(operatorIdentity).name,
    pod: pod ? publicPaper(guest, pod, { purpose: 'tracking', link_id: link.id }) : null,
    expires_at: link.expires_at,
  };
};
