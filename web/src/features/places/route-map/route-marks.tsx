import classes from './route-map.module.css';
import type { Point } from './route-path.ts';
import type { RoutePoint } from './route-point.ts';

type Props = { points: readonly RoutePoint[]; spots: readonly Point[]; width: number };

/** The marks of the stops over the line, each told apart by its shape: ring, dot, halo, square. */
export function RouteMarks({ points, spots, width }: Props) {
  return (
    <g>
      {points.map((point, index) => {
        const [x, y] = spots[index] as Point;
        return (
          <g key={`${point.kind}-${point.lat}-${point.lng}`} transform={`translate(${x} ${y})`}>
            <Mark kind={point.kind} />
            {point.label && <Label kind={point.kind} text={point.label} atRightEdge={x > width * 0.76} />}
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

type LabelProps = { kind: RoutePoint['kind']; text: string; atRightEdge: boolean };

function Label({ kind, text, atRightEdge }: LabelProps) {
  if (kind === 'via') {
    return (
      <text className={classes.viaLabel} y={19} textAnchor="middle">
        {text}
      </text>
    );
  }
  return (
    <text className={classes.label} x={atRightEdge ? -12 : 12} y={4} textAnchor={atRightEdge ? 'end' : 'start'}>
      {text}
    </text>
  );
}
