import classes from './drawings.module.css';
import { Axles, foot, LandingGear, rear, TractorBefore, Wheel } from './parts.tsx';

type Length = { feet: number };

const frontOf = (feet: number) => rear + feet * foot;

/** Every `step` units between two points. */
const between = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, i) => from + i * step);

/** Chassis, landing gear and tractor of all box trailers. */
const BoxChassis = ({ feet }: Length) => (
  <>
    <path d={`M${rear} 49.5H${frontOf(feet)}`} />
    <path className={classes.detail} d={`M${rear + 0.5} 49.5v5h3M${rear + 9} 49.5v2.500h20v-2.5`} />
    <Axles x={rear + 14} />
    <LandingGear x={frontOf(feet) - 32} />
    <TractorBefore x={frontOf(feet)} />
  </>
);

const Box = ({ feet }: Length) => (
  <rect className={classes.space} x={rear} y={19} width={feet * foot} height={30.5} rx={1.5} />
);

export const DryVan = ({ feet }: Length) => (
  <>
    <Box feet={feet} />
    <path
      className={classes.detail}
      d={between(rear + 12, frontOf(feet) - 8, 12)
        .map((x) => `M${x} 21.500v25.5`)
        .join('')}
    />
    <BoxChassis feet={feet} />
  </>
);

export const Reefer = ({ feet }: Length) => (
  <>
    <Box feet={feet} />
    <path className={classes.detail} d={`M${rear + 3} 24.500h${feet * foot - 6}M${rear + 3} 44h${feet * foot - 6}`} />
    <path className={classes.cab} d={`M${frontOf(feet)} 22h2q2 0 2 2v13q0 2-2 2h-2z`} />
    <path
      className={classes.detail}
      d={`M${frontOf(feet) + 1} 27h2M${frontOf(feet) + 1} 30h2M${frontOf(feet) + 1} 33h2`}
    />
    <path
      className={classes.detail}
      d={`M${frontOf(feet) - 20} 28v12.400M${frontOf(feet) - 25.4} 31.100l10.8 6.200M${frontOf(feet) - 25.4} 37.300l10.8-6.2`}
    />
    <BoxChassis feet={feet} />
  </>
);

export const CurtainSide = ({ feet }: Length) => (
  <>
    <Box feet={feet} />
    <path className={classes.detail} d={`M${rear} 23H${frontOf(feet)}`} />
    <path
      className={classes.detail}
      d={between(rear + 6, frontOf(feet) - 6, 9)
        .map((x) => `M${x} 23c-2.5 5 2.5 9 0 14v9.500M${x - 1} 46.500h2v2.500h-2z`)
        .join('')}
    />
    <BoxChassis feet={feet} />
  </>
);

const tankFeet = 44;

export const Tanker = () => (
  <>
    <rect className={classes.space} x={rear} y={24} width={tankFeet * foot} height={23} rx={10} />
    <path
      className={classes.detail}
      d={between(rear + 22, frontOf(tankFeet) - 18, 22)
        .map((x) => `M${x} 24v23`)
        .join('')}
    />
    <path d={`M${rear + 52} 24v-3h8v3M${rear + 74} 24v-3h8v3`} />
    <path d={`M${rear + 4} 49.5h${tankFeet * foot - 8}M${rear + 12} 46v3.500M${frontOf(tankFeet) - 12} 46v3.5`} />
    <path className={classes.detail} d={`M${rear + 5} 27v17M${rear + 3} 49.5v4.500h4`} />
    <Axles x={rear + 14} />
    <LandingGear x={frontOf(tankFeet) - 32} />
    <TractorBefore x={frontOf(tankFeet)} />
  </>
);

/** A tractor, and the place of a trailer that another party provides. */
export const PowerOnly = () => (
  <>
    <rect className={classes.brought} x={rear} y={19} width={53 * foot} height={30.5} rx={1.5} />
    <circle className={classes.brought} cx={rear + 14} cy={55} r={5} />
    <circle className={classes.brought} cx={rear + 25} cy={55} r={5} />
    <TractorBefore x={frontOf(53)} />
  </>
);

/** A box on the truck's own frame. */
export const BoxTruck = () => (
  <>
    <rect className={classes.space} x={rear} y={22} width={78} height={26} rx={1.5} />
    <path
      className={classes.detail}
      d={`M${rear + 13} 24.500v21M${rear + 26} 24.500v21M${rear + 39} 24.500v21M${rear + 52} 24.500v21M${rear + 65} 24.500v21`}
    />
    <path d={`M${rear} 50.500h78M${rear + 1} 50.500v4h3`} />
    <path
      className={classes.cab}
      d="M84 54.500V31q0-2.5 2.5-2.500h8q3 0 4.5 2.500l4.5 9 9 1.600q3 .6 3.5 3.400l.8 7q.2 2.5-2.2 2.500z"
    />
    <path className={classes.glass} d="M89.5 32h4.500q1.6 0 2.4 1.500l3.2 6.500H89.500z" />
    <path className={classes.detail} d="M88 30v24M101 41l-1.2 9M90.5 43h2.500M110.5 46h4" />
    <path className={classes.detail} d="M38 50.500v3.500h32v-3.5" />
    <Wheel x={24} />
    <Wheel x={104} />
  </>
);
