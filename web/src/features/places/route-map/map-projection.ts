import { geoConicEqualArea, type GeoProjection } from 'd3-geo';
import type { MultiPoint } from 'geojson';

export type Place = { lat: number; lng: number };
export type Size = { width: number; height: number };

/** So close that streets would be missed; a local lane is shown with the land around it. */
const closest = 3200;
const paddingShare = { x: 0.16, y: 0.2 };

/** Corners of the contiguous states: what is shown while there is no route. */
const wholeCountry: readonly Place[] = [
  { lat: 48.5, lng: -122 },
  { lat: 33, lng: -117 },
  { lat: 27, lng: -82 },
  { lat: 46, lng: -69 },
];

/** The usual equal-area cone of North American maps, turned and scaled so that the whole route is in sight. */
export const projectionFor = (route: readonly Place[], { width, height }: Size): GeoProjection => {
  const places = route.length > 0 ? route : wholeCountry;
  const points: MultiPoint = { type: 'MultiPoint', coordinates: places.map(({ lat, lng }) => [lng, lat]) };
  const padding = { x: Math.max(28, width * paddingShare.x), y: Math.max(28, height * paddingShare.y) };
  const projection = geoConicEqualArea().parallels([29.5, 45.5]).rotate([96, 0]);
  projection.fitExtent(
    [
      [padding.x, padding.y],
      [width - padding.x, height - padding.y],
    ],
    points,
  );
  if (Number.isFinite(projection.scale()) && projection.scale() <= closest) return projection;
  const middle = places[0] ?? { lat: 38, lng: -96 };
  return projection
    .scale(closest)
    .center([0, 0])
    .translate([0, 0])
    .translate(centred(projection([middle.lng, middle.lat]), { width, height }));
};

const centred = (at: [number, number] | null, { width, height }: Size): [number, number] => [
  width / 2 - (at?.[0] ?? 0),
  height / 2 - (at?.[1] ?? 0),
];
