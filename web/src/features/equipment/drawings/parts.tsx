import classes from './drawings.module.css';

// All trucks are drawn at one scale, three units a foot, standing on y = 60, their rear at x = 4, driving to the right.

/** Units a foot. */
export const foot = 3;

/** The rear of every truck. */
export const rear = 4;

/** How far the front of a tractor is from the front of the trailer behind it. */
const tractorReach = 57;

const atX = (x: number) => `translate(${x} 0)`;

export const Wheel = ({ x, r = 5 }: { x: number; r?: number }) => (
  <>
    <circle className={classes.tire} cx={x} cy={60 - r} r={r} />
    <circle className={classes.hub} cx={x} cy={60 - r} r={r * 0.36} />
  </>
);

/** Axles under a trailer, `count` of them, the rearmost at `x`. */
export const Axles = ({ x, count = 2, r = 5 }: { x: number; count?: number; r?: number }) => (
  <>
    {Array.from({ length: count }, (_, i) => (
      <Wheel key={i} x={x + i * (2 * r + 1)} r={r} />
    ))}
  </>
);

/** The legs a trailer stands on without its tractor, from a floor at `top`. */
export const LandingGear = ({ x, top = 49.5 }: { x: number; top?: number }) => (
  <path className={classes.detail} d={`M${x} ${top}V57M${x - 2} 57h4`} />
);

/** A tractor with a sleeper, its bumper at `x`. */
const Tractor = ({ x }: { x: number }) => (
  <g transform={atX(x)}>
    <path d="M-54 50.5h-25v3.5h25" />
    <path className={classes.detail} d="M-70 50.5V48h9v2.5" />
    <path
      className={classes.cab}
      d="M-54 54V23.5q0-3 3-3h9c8 0 12 3.5 15 9.500l4 7.5 15.5 2.500q4.5.8 5.3 5.200l1.2 5.800q.4 3-2.5 3z"
    />
    <path className={classes.glass} d="M-37 29h6q2 0 3 2l3.3 6.500H-37z" />
    <path
      className={classes.detail}
      d="M-39.5 25v29M-22.8 38l-1.7 10M-49.5 29h5.500v4.500h-5.500zM-36 41.500h3M-6 45h4"
    />
    <Wheel x={-71} />
    <Wheel x={-60} />
    <Wheel x={-11} />
  </g>
);

/** The tractor in front of a trailer whose front is at `x`. */
export const TractorBefore = ({ x }: { x: number }) => <Tractor x={x + tractorReach} />;

/** A pickup truck with twin rear wheels, its bumper at `x`. */
export const Pickup = ({ x }: { x: number }) => (
  <g transform={atX(x)}>
    <path
      className={classes.cab}
      d="M-61 54.500V43.500h25V41l3.5-6q1-1.5 3-1.500h10q2 0 3.2 1.500l4.3 7 8.5 1.500q2.5.5 3 3l.7 6q0 2-2 2z"
    />
    <path className={classes.glass} d="M-32.5 42l2.5-5q.6-1 2-1h6.500q1.4 0 2.2 1l2.8 5z" />
    <path className={classes.detail} d="M-36 43.500v11M-25 36v6M-24.5 42v12M-3 47h2.500M-22 45.500h2.5" />
    <Wheel x={-49} />
    <Wheel x={-11.5} />
  </g>
);
