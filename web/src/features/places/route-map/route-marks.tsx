import { labelSides, type Side } from './label-places.ts';
import type { Size } from './map-projection.ts';
import classes from './route-map.module.css';
import type { Point } from './route-path.ts';
import type { RoutePoint } from '@portal/contract/places/route/route-point.ts';

type Props = {
  points: readonly RoutePoint[];
  spots: readonly Point[];
  /** The way as it is drawn, which no label should cover. */
  lines: readonly (readonly Point[])[];
  size: Size;
};

/** The marks of the points, distinguished by shape: ring, dot, halo, square. */
export function RouteMarks({ points, spots, lines, size }: Props) {
  const sides = labelSides(points, spots, lines, size);
  return (
    <g>
      {points.map((point, index) => {
        const [x, y] = spots[index] as Point;
        const side = sides[index];
        return (
          <g key={`${point.kind}-${point.lat}-${point.lng}`} transform={`translate(${x} ${y})`}>
            <Mark kind={point.kind} />
            {point.label && side && <Label kind={point.kind} text={point.label} side={side} />}
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

type LabelProps = { kind: RoutePoint['kind']; text: string; side: Side };

type Offset = { x: number; y: number; textAnchor: 'start' | 'end' | 'middle' };

/** Where a label begins, ends or has its middle, from its mark. */
const offsets: Record<Side, Offset> = {
  right: { x: 12, y: 4, textAnchor: 'start' },
  left: { x: -12, y: 4, textAnchor: 'end' },
  below: { x: 0, y: 22, textAnchor: 'middle' },
  above: { x: 0, y: -13, textAnchor: 'middle' },
};

function Label({ kind, text, side }: LabelProps) {
  return (
    <text className={kind === 'via' ? classes.viaLabel : classes.label} {...offsets[side]}>
      {text}
    </text>
  );
}
