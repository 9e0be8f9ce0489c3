import { z } from 'zod';
import type { EgressService } from '../../platform/egress/egress.ts';

type Point = { lat: number; lng: number };

/** A route server's answer: metres, and the way as latitudes and longitudes. */
export type OsrmRoute = { metres: number; line: Point[] };

/** A server that speaks the HTTP interface of OSRM, version 1; see project-osrm.org/docs. Calls reject where it has no answer. */
export type OsrmServer = {
  /** The way through all points, in their order. */
  route: (points: readonly Point[]) => Promise<OsrmRoute>;
  /** Metres from the first point to the second, without the way. */
  metresBetween: (from: Point, to: Point) => Promise<number>;
};

const RouteAnswer = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(
      z.object({
        distance: z.number().nonnegative(),
        geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])).min(2) }),
      }),
    )
    .min(1),
});

const TableAnswer = z.object({
  code: z.literal('Ok'),
  distances: z.array(z.array(z.number().nonnegative().nullable())).min(1),
});

/** Longitude comes first in OSRM's addresses. */
const coordinatesOf = (points: readonly Point[]): string => points.map(({ lat, lng }) => `${lng},${lat}`).join(';');

/** `baseUrl` has no slash at its end; `service` may call its host. */
export const openOsrm = (service: EgressService, baseUrl: string): OsrmServer => {
  const ask = async (path: string): Promise<unknown> =>
    (await service.json({ method: 'GET', url: `${baseUrl}${path}` })).body;
  return {
    route: async (points) => {
      const path = `/route/v1/driving/${coordinatesOf(points)}?overview=simplified&geometries=geojson&steps=false`;
      const { routes } = RouteAnswer.parse(await ask(path));
      const [route] = routes;
      if (!route) throw new Error('the answer has no route');
      return { metres: route.distance, line: route.geometry.coordinates.map(([lng, lat]) => ({ lat, lng })) };
    },
    metresBetween: async (from, to) => {
      const query = '?sources=0&destinations=1&annotations=distance';
      const { distances } = TableAnswer.parse(await ask(`/table/v1/driving/${coordinatesOf([from, to])}${query}`));
      const metres = distances[0]?.[0];
      if (metres === undefined || metres === null) throw new Error('no road leads there');
      return metres;
    },
  };
};
