import classes from './route-map.module.css';
import type { Point } from './route-path.ts';
import type { RoutePoint } from './route-point.ts';

type Props = { points: readonly RoutePoint[]; spots: readonly Point[]; width: number };

/** The marks of the points, distinguished by shape: ring, dot, halo, square. */
export function RouteMarks({ points, spots, width }: Props) {
  return (
    <g>
      {points.map((point, index) => {
        const [x, y] = spots[index] as Point;
        return (
          <g key={`${point.kind}-${point.lat}-${point.lng}`} transform={`translate(${x} ${y})`}>
            <Mark kind={point.kind} />
            {point.label && (
              <Label kind={point.kind} text={point.label} toTheLeft={x > width * 0.76 || isCrowded(index, spots)} />
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

type LabelProps = { kind: RoutePoint['kind']; text: string; toTheLeft: boolean };

function Label({ kind, text, toTheLeft }: LabelProps) {
  if (kind === 'via') {
    return (
      <text className={classes.viaLabel} y={19} textAnchor="middle">
        {text}
      </text>
    );
  }
  return (
    <text className={classes.label} x={toTheLeft ? -12 : 12} y={4} textAnchor={toTheLeft ? 'end' : 'start'}>
      {text}
    </text>
  );
}
