import { openOsrm, type OsrmServer } from '../../../integrations/routing/osrm.ts';
import type { Logger } from 'pino';
import type { Config } from '../../../platform/config.ts';
import type { Egress } from '../../../platform/egress/egress.ts';
import { hasRoad, type RoadCtx, type RoadPlace } from '../refuse-without-road.ts';
import { embeddedRoads } from './embedded-roads.ts';
import { legEnd, type LegEnd, roadsOfLeg, waysAbroad } from './legs-abroad.ts';
import { metresOfMile, unreachable } from './road-network.ts';
import { roadMiles } from './road-miles.ts';
import { simplifyLine } from './simplify-line.ts';

/** Whole miles by road, and the way as latitudes and longitudes for a map. */
export type FoundRoute = { miles: number; line: [lat: number, lng: number][] };

/** What of a context finding a route takes. */
type RoutingCtx = {
  services: { config: Pick<Config, 'routingUrl'>; egress: Pick<Egress, 'service'> } & RoadCtx['services'];
  log: Pick<Logger, 'warn'>;
};

/** A place on a way: where it lies, and what decides whether a road leads there. */
export type WayPoint = RoadPlace & { lat: number | null; lng: number | null };

/** A load is saved without waiting long: the embedded network knows every distance too. */
const routingLimits = { connectMs: 500, totalMs: 1500, circuitFailures: 3, circuitCoolDownMs: 30_000 };

const osrmOf = ({ services: { config, egress } }: RoutingCtx): OsrmServer | null => {
  const { routingUrl } = config;
  return routingUrl ? openOsrm(egress.service('routing', [new URL(routingUrl).host], routingLimits), routingUrl) : null;
};

/** Whoever ships within one country has no papers for another, and a route server knows no borders. */
const staysInside = (ends: readonly LegEnd[], isInTransit: boolean): boolean =>
  !isInTransit && waysAbroad(ends).some((way) => way !== null);

type Way = { ends: readonly LegEnd[]; isInTransit: boolean };

/** What the route server answers about a way that it may choose, else what the embedded networks know. */
const ask = async <T>(
  ctx: RoutingCtx,
  { ends, isInTransit }: Way,
  { server: question, embedded }: { server: (server: OsrmServer) => Promise<T>; embedded: () => T },
): Promise<T> => {
  const server = osrmOf(ctx);
  if (!server || staysInside(ends, isInTransit)) return embedded();
  try {
    return await question(server);
  } catch (error) {
    ctx.log.warn({ err: error }, 'the route server has no answer; the embedded network is used');
    return embedded();
  }
};

const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** The way through places by the embedded networks; `unreachable` miles where it does not lead to one of them. */
export const embeddedRoute = (places: readonly LegEnd[], isInTransit = false): FoundRoute => {
  const found: FoundRoute = { miles: 0, line: [] };
  for (const [index, to] of places.entries()) {
    const from = places[index - 1];
    if (!from) continue;
    const { metres, line } = embeddedRoads(roadsOfLeg(from, to, isInTransit)).routeBetween(from, to);
    found.miles += Math.round(metres / metresOfMile);
    found.line.push(...line.slice(index > 1 ? 1 : 0).map(({ lat, lng }): [number, number] => [round(lat), round(lng)]));
  }
  return found;
};

/** Where the places of a way lie; null where one of them lies nowhere or without a road. */
const endsOf = (ctx: RoutingCtx, places: readonly WayPoint[]): LegEnd[] | null => {
  const ends = places.flatMap((place) => (hasRoad(ctx, place) ? (legEnd(place) ?? []) : []));
  return ends.length < places.length ? null : ends;
};

/**
 * The way from stop to stop; null where none is known, or no road leads to one of them. A leg within a country stays
 * there unless the load is in transit.
 */
export const findRoute = async (
  ctx: RoutingCtx,
  stops: readonly WayPoint[],
  isInTransit = false,
): Promise<FoundRoute | null> => {
  const ends = endsOf(ctx, stops);
  if (!ends) return null;
  const embedded = () => embeddedRoute(ends, isInTransit);
  const fromServer = async (server: OsrmServer): Promise<FoundRoute> => {
    const { metres, line } = await server.route(ends);
    const drawn = simplifyLine(line).map(({ lat, lng }): [number, number] => [round(lat), round(lng)]);
    return { miles: Math.round(metres / metresOfMile), line: drawn };
  };
  const found = await ask(ctx, { ends, isInTransit }, { server: fromServer, embedded });
  return found.miles === unreachable ? null : found;
};

/** Whole miles by road between two places; null where none is known, or no road leads to one of them. */
export const findMiles = async (
  ctx: RoutingCtx,
  from: WayPoint,
  to: WayPoint,
  isInTransit = false,
): Promise<number | null> => {
  const [start, end] = endsOf(ctx, [from, to]) ?? [];
  if (!start || !end) return null;
  const embedded = () => roadMiles(start, end, roadsOfLeg(start, end, isInTransit));
  const fromServer = async (server: OsrmServer) => Math.round((await server.metresBetween(start, end)) / metresOfMile);
  const miles = await ask(ctx, { ends: [start, end], isInTransit }, { server: fromServer, embedded });
  return miles === unreachable ? null : miles;
};
