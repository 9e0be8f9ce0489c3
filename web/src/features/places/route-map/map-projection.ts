import { geoConicEqualArea, type GeoProjection } from 'd3-geo';
import type { Coordinates } from '@portal/contract/places/distance.ts';
import type { MultiPoint } from 'geojson';

export type Size = { width: number; height: number };

/** Largest scale: a local lane is shown with its surroundings, since the map has no streets. */
const largestScale = 3200;
const paddingShare = { x: 0.16, y: 0.2 };

/** Corners of the contiguous states, shown while there is no route. */
const wholeCountry: readonly Coordinates[] = [
  { lat: 48.5, lng: -122 },
  { lat: 33, lng: -117 },
  { lat: 27, lng: -82 },
  { lat: 46, lng: -69 },
];

/** Conic equal-area projection of North America, scaled so that the whole route is visible. */
export const projectionFor = (route: readonly Coordinates[], { width, height }: Size): GeoProjection => {
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
  if (Number.isFinite(projection.scale()) && projection.scale() <= largestScale) return projection;
  const [x, y] = projection.scale(largestScale).translate([0, 0])(middleOf(places)) ?? [0, 0];
  return projection.translate([width / 2 - x, height / 2 - y]);
};

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

const middleOf = (places: readonly Coordinates[]): [number, number] => [
  middle(places.map(({ lng }) => lng)),
  middle(places.map(({ lat }) => lat)),
];
