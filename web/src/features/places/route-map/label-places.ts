import type { RoutePoint } from '@portal/contract/places/route/route-point.ts';
import type { Size } from './map-projection.ts';
import type { Point } from './route-path.ts';

/** Where a label stands beside its mark. */
export type Side = 'right' | 'left' | 'below' | 'above';

type Box = { left: number; right: number; top: number; bottom: number };

/** About how wide a letter of a label is, and half as high as one stands, in pixels. */
const letterWidth = 7;
const halfHeight = 8;
/** From the middle of a mark to its label; the present place has a halo. */
const gaps: Record<RoutePoint['kind'], number> = { origin: 12, destination: 12, now: 16, via: 9 };

/** The area a label takes beside its mark. */
const boxOf = ({ kind, label = '' }: RoutePoint, [x, y]: Point, side: Side): Box => {
  const width = label.length * letterWidth;
  const gap = gaps[kind];
  if (side === 'right') return { left: x + gap, right: x + gap + width, top: y - halfHeight, bottom: y + halfHeight };
  if (side === 'left') return { left: x - gap - width, right: x - gap, top: y - halfHeight, bottom: y + halfHeight };
  const middle = side === 'below' ? y + gap + halfHeight : y - gap - halfHeight;
  return { left: x - width / 2, right: x + width / 2, top: middle - halfHeight, bottom: middle + halfHeight };
};

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const contains = ({ left, right, top, bottom }: Box, [x, y]: Point): boolean =>
  x > left && x < right && y > top && y < bottom;

const isOutside = ({ left, right, top, bottom }: Box, { width, height }: Size): boolean =>
  left < 2 || right > width - 2 || top < 2 || bottom > height - 2;

/** Closer together than the narrowest side of a label, so that no way slips through between two. */
const stepLength = 4;

/** The lines as points close together. */
const dotsOf = (lines: readonly (readonly Point[])[]): Point[] =>
  lines.flatMap((line) =>
    line.flatMap(([x, y], index): Point[] => {
      const [toX, toY] = line[index + 1] ?? [x, y];
      const steps = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / stepLength));
      return Array.from({ length: steps }, (_, step) => [
        x + ((toX - x) * step) / steps,
        y + ((toY - y) * step) / steps,
      ]);
    }),
  );

const sidesOf = (kind: RoutePoint['kind']): readonly Side[] =>
  kind === 'via' ? ['below', 'above', 'right', 'left'] : ['right', 'left', 'below', 'above'];

/** Ends and the present place are named whatever happens, a place that was passed only where nothing is in the way. */
const mustShow = ({ kind }: RoutePoint): boolean => kind !== 'via';

/**
 * The side each label stands at: the first that leaves the frame, other labels, marks and the way alone, else the one
 * that covers least of the way; null for a place that is not named.
 */
export const labelSides = (
  points: readonly RoutePoint[],
  spots: readonly Point[],
  lines: readonly (readonly Point[])[],
  size: Size,
): readonly (Side | null)[] => {
  const dots = dotsOf(lines);
  const sides: (Side | null)[] = points.map(() => null);
  const taken: Box[] = [];
  const costOf = (box: Box, index: number): number =>
    (isOutside(box, size) ? 10_000 : 0) +
    1000 * taken.filter((other) => overlaps(box, other)).length +
    100 * spots.filter((spot, other) => other !== index && contains(box, spot)).length +
    dots.filter((dot) => contains(box, dot)).length;
  const place = (point: RoutePoint, index: number): void => {
    if (!point.label) return;
    const choices = sidesOf(point.kind).map((side) => {
      const box = boxOf(point, spots[index] as Point, side);
      return { side, box, cost: costOf(box, index) };
    });
    const best = choices.reduce((least, choice) => (choice.cost < least.cost ? choice : least));
    if (best.cost > 0 && !mustShow(point)) return;
    sides[index] = best.side;
    taken.push(best.box);
  };
  for (const [index, point] of points.entries()) if (mustShow(point)) place(point, index);
  for (const [index, point] of points.entries()) if (!mustShow(point)) place(point, index);
  return sides;
};
