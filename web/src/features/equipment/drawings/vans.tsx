import classes from './drawings.module.css';
import { Wheel } from './parts.tsx';

export const CargoVan = () => (
  <>
    <path
      className={classes.cab}
      d="M4 54.500V37q0-3 3-3h27q6 0 9.5 3.500l5.5 6 9 1.500q3.5.7 4 4l.5 3q0 2.5-2.5 2.500z"
    />
    <path className={classes.space} d="M6.5 50V38q0-1.5 1.5-1.500h22V50z" />
    <path className={classes.glass} d="M34.5 37h3.500q2 0 3.5 1.500l4.5 5h-11.500z" />
    <path className={classes.detail} d="M32 36v18M47 45l-1 8M18.5 36.500V50M34.5 46h2.500M59 48h3" />
    <Wheel x={15} r={4.2} />
    <Wheel x={51.5} r={4.2} />
  </>
);

export const Sprinter = () => (
  <>
    <path
      className={classes.cab}
      d="M4 54.500V31q0-3 3-3h42q4.5 0 7 3l7.5 11 8 2q4 1 4.5 4.500l.5 3.500q0 2.5-2.5 2.500z"
    />
    <path className={classes.space} d="M6.5 50V32q0-1.5 1.5-1.500h36V50z" />
    <path className={classes.glass} d="M49 32.500h2.500q2 0 3.2 1.700l5.3 7.800H49z" />
    <path className={classes.detail} d="M46.5 31v23M61.5 43l-1 10M25.5 30.500V50M49 45h2.500M72 47.500h3.5" />
    <Wheel x={18} r={4.6} />
    <Wheel x={65} r={4.6} />
  </>
);
