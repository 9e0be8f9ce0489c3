import { openOsrm, type OsrmServer } from '../../../integrations/routing/osrm.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import type { Logger } from 'pino';
import type { Config } from '../../../platform/config.ts';
import type { Egress } from '../../../platform/egress/egress.ts';
import { hasRoad, type RoadCtx, type RoadPlace } from '../refuse-without-road.ts';
import type { Point } from './access-roads.ts';
import { embeddedRoads } from './embedded-roads.ts';
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

/** What the route server answers, else what the embedded network knows. */
const ask = async <T>(ctx: RoutingCtx, question: (server: OsrmServer) => Promise<T>, embedded: () => T): Promise<T> => {
  const server = osrmOf(ctx);
  if (!server) return embedded();
  try {
    return await question(server);
  } catch (error) {
    ctx.log.warn({ err: error }, 'the route server has no answer; the embedded network is used');
    return embedded();
  }
};

const round = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** The way through points by the embedded network; `unreachable` miles where it does not lead to one of them. */
export const embeddedRoute = (points: readonly Point[], country?: Country): FoundRoute => {
  const found: FoundRoute = { miles: 0, line: [] };
  for (const [index, to] of points.entries()) {
    const from = points[index - 1];
    if (!from) continue;
    const { metres, line } = embeddedRoads(country).routeBetween(from, to);
    found.miles += Math.round(metres / metresOfMile);
    found.line.push(...line.slice(index > 1 ? 1 : 0).map(({ lat, lng }): [number, number] => [round(lat), round(lng)]));
  }
  return found;
};

/** Where the places of a way lie; null where one of them lies nowhere or without a road. */
const pointsOf = (ctx: RoutingCtx, places: readonly WayPoint[]): Point[] | null => {
  const points = places.flatMap((place) => {
    const { lat, lng } = place;
    return lat === null || lng === null || !hasRoad(ctx, place) ? [] : [{ lat, lng }];
  });
  return points.length < places.length ? null : points;
};

/**
 * The country a way stays inside: whoever ships within one has no papers for another. Only Alaska has no road to the
 * other states of its country.
 */
const insideOf = (places: readonly WayPoint[]): Country | undefined => {
  const [country, ...others] = new Set(places.map((place) => place.country));
  return others.length > 0 || places.some(({ state }) => state === 'AK') ? undefined : country;
};

/** The way from stop to stop; null where none is known, or no road leads to one of them. */
export const findRoute = async (ctx: RoutingCtx, stops: readonly WayPoint[]): Promise<FoundRoute | null> => {
  const points = pointsOf(ctx, stops);
  if (!points) return null;
  const fromServer = async (server: OsrmServer): Promise<FoundRoute> => {
    const { metres, line } = await server.route(points);
    const drawn = simplifyLine(line).map(({ lat, lng }): [number, number] => [round(lat), round(lng)]);
    return { miles: Math.round(metres / metresOfMile), line: drawn };
  };
  const found = await ask(ctx, fromServer, () => embeddedRoute(points, insideOf(stops)));
  return found.miles === unreachable ? null : found;
};

/** Whole miles by road between two places; null where none is known, or no road leads to one of them. */
export const findMiles = async (ctx: RoutingCtx, from: WayPoint, to: WayPoint): Promise<number | null> => {
  const [start, end] = pointsOf(ctx, [from, to]) ?? [];
  if (!start || !end) return null;
  const miles = await ask(
    ctx,
    async (server) => Math.round((await server.metresBetween(start, end)) / metresOfMile),
    () => roadMiles(start, end, insideOf([from, to])),
  );
  return miles === unreachable ? null : miles;
};
