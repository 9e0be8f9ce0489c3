import type { RoutePoint } from '@portal/contract/places/route/route-point.ts';
import { expect, it } from 'vitest';
import { labelSides } from './label-places.ts';
import type { Point } from './route-path.ts';

const size = { width: 600, height: 270 };
const at = (kind: RoutePoint['kind'], label: string): RoutePoint => ({ kind, label, lat: 0, lng: 0 });

it('leaves the way free: the name of an end stands where no line goes', () => {
  const spots: Point[] = [
    [100, 100],
    [400, 104],
  ];
  expect(labelSides([at('origin', 'Dallas'), at('destination', 'Tampa')], spots, [spots], size)).toEqual([
    'left',
    'right',
  ]);
});

it('stays in the frame, and names no passed place that would cover the way', () => {
  const spots: Point[] = [
    [10, 20],
    [300, 130],
    [590, 250],
  ];
  const [origin, via, destination] = labelSides(
    [at('origin', 'Seattle'), at('via', 'A place with a long name'), at('destination', 'Miami')],
    spots,
    [
      [
        [10, 20],
        [300, 130],
        [590, 250],
      ],
      [
        [300, 0],
        [300, 270],
      ],
      [
        [200, 110],
        [400, 110],
      ],
      [
        [200, 130],
        [400, 130],
      ],
    ],
    size,
  );
  expect(origin).toBe('right');
  expect(via).toBeNull();
  expect(destination).toBe('left');
});

it('names places that were passed where there is room, one without covering another', () => {
  const spots: Point[] = [
    [100, 100],
    [250, 100],
    [260, 100],
    [500, 100],
  ];
  const points = [at('origin', 'Laredo'), at('via', 'Austin'), at('via', 'Waco'), at('destination', 'Tulsa')];
  expect(labelSides(points, spots, [spots], size)).toEqual(['left', 'below', 'above', 'right']);
});
