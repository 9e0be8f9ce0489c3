import { geoConicEqualArea, geoPath } from 'd3-geo';
import { mapSize } from './map-size.ts';
import type { StateShape } from './state-shapes.ts';

/** A state on the map: its outline, and where its number stands. */
export type DrawnState = {
  country: 'US' | 'MX';
  code: string;
  outline: string;
  middle: [x: number, y: number];
  area: number;
};

/** Both countries on one conic equal-area map, so that states look as large as they are. */
export const drawStates = (shapes: readonly StateShape[]): DrawnState[] => {
  const projection = geoConicEqualArea()
    .parallels([22, 44])
    .rotate([98, 0])
    .fitExtent(
      [
        [2, 2],
        [mapSize.width - 2, mapSize.height - 2],
      ],
      { type: 'FeatureCollection', features: [...shapes] },
    );
  const path = geoPath(projection).digits(1);
  return shapes.flatMap((shape) => {
    const outline = path(shape);
    if (!outline) return [];
    return [{ ...shape.properties, outline, middle: path.centroid(shape), area: path.area(shape) }];
  });
};
