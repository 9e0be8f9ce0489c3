import classes from './route-map.module.css';
import type { Point } from './route-path.ts';
import type { RoutePoint } from '@portal/contract/places/route/route-point.ts';

type Props = { points: readonly RoutePoint[]; spots: readonly Point[]; width: number };

/** The marks of the points, distinguished by shape: ring, dot, halo, square. */
export function RouteMarks({ points, spots, width }: Props) {
  const legible = legibleLabels(points, spots, width);
  return (
    <g>
      {points.map((point, index) => {
        const [x, y] = spots[index] as Point;
        return (
          <g key={`${point.kind}-${point.lat}-${point.lng}`} transform={`translate(${x} ${y})`}>
            <Mark kind={point.kind} />
            {point.label && legible.has(index) && (
              <Label kind={point.kind} text={point.label} side={sideOf(index, spots, width)} />
            )}
          </g>
        );
      })}
    </g>
  );
}

function Mark({ kind }: { kind: RoutePoint['kind'] }) {
  switch (kind) {
    case 'origin':
      return <circle className={classes.origin} r={5} />;
    case 'destination':
      return <rect className={classes.destination} x={-4.5} y={-4.5} width={9} height={9} rx={2} />;
    case 'now':
      return (
        <>
          <circle className={classes.haloWide} r={16} />
          <circle className={classes.halo} r={10} />
          <circle className={classes.now} r={5} />
        </>
      );
    case 'via':
      return <circle className={classes.via} r={3.5} />;
  }
}

/** Space that a label needs to the right of its mark. */
const labelRoom = { width: 110, height: 15 };

/** True when another mark would overlap the label, as on a short haul. */
const isCrowded = (index: number, spots: readonly Point[]): boolean => {
  const [x, y] = spots[index] as Point;
  return spots.some(([otherX, otherY]) => {
    const right = otherX - x;
    return right > 0 && right < labelRoom.width && Math.abs(otherY - y) < labelRoom.height;
  });
};

type Side = 'right' | 'left' | 'below';

/** At the right of its mark; where there is no room, below it: at the left comes the route. */
const sideOf = (index: number, spots: readonly Point[], width: number): Side => {
  if (isCrowded(index, spots)) return 'left';
  return (spots[index] as Point)[0] > width * 0.76 ? 'below' : 'right';
};

type Box = { left: number; right: number; top: number; bottom: number };

/** About how wide a letter of a label is, in pixels. */
const letterWidth = 7;

/** The area of a label: below a place that was passed, beside any other. */
const boxOf = ({ kind, label }: RoutePoint, [x, y]: Point, side: Side): Box => {
  const width = (label ?? '').length * letterWidth;
  if (kind === 'via') return { left: x - width / 2, right: x + width / 2, top: y + 9, bottom: y + 23 };
  if (side === 'below') return { left: x + 8 - width, right: x + 8, top: y + 10, bottom: y + 26 };
  const left = side === 'left' ? x - 12 - width : x + 12;
  return { left, right: left + width, top: y - 8, bottom: y + 8 };
};

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The points whose labels are drawn: the ends and the present place always, a place that was passed where it has room. */
const legibleLabels = (points: readonly RoutePoint[], spots: readonly Point[], width: number): ReadonlySet<number> => {
  const boxes = points.map((point, index) => boxOf(point, spots[index] as Point, sideOf(index, spots, width)));
  const drawn = new Set(points.flatMap(({ kind }, index) => (kind === 'via' ? [] : [index])));
  for (const [index, { kind }] of points.entries()) {
    const box = boxes[index] as Box;
    if (kind === 'via' && ![...drawn].some((other) => overlap(box, boxes[other] as Box))) drawn.add(index);
  }
  return drawn;
};

type LabelProps = { kind: RoutePoint['kind']; text: string; side: Side };

/** Where a label begins or ends, from its mark. */
const offsets: Record<Side, { x: number; y: number; textAnchor: 'start' | 'end' }> = {
  right: { x: 12, y: 4, textAnchor: 'start' },
  left: { x: -12, y: 4, textAnchor: 'end' },
  below: { x: 8, y: 22, textAnchor: 'end' },
};

function Label({ kind, text, side }: LabelProps) {
  if (kind === 'via') {
    return (
      <text className={classes.viaLabel} y={19} textAnchor="middle">
        {text}
      </text>
    );
  }
  return (
    <text className={classes.label} {...offsets[side]}>
      {text}
    </text>
  );
}
