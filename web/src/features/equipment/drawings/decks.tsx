import classes from './drawings.module.css';
import { Axles, foot, LandingGear, Pickup, rear, TractorBefore } from './parts.tsx';

type Length = { feet: number };

const frontOf = (feet: number) => rear + feet * foot;

/** The slots of a rail straps are hooked into, between two points. */
const stakes = (from: number, to: number, y: number): string => {
  const count = Math.floor((to - from) / 6);
  return Array.from({ length: count }, (_, i) => `M${from + 3 + i * 6} ${y}v1.6`).join('');
};

const FlatDeck = ({ feet }: Length) => (
  <>
    <path className={classes.space} d={`M${rear} 45.500H${frontOf(feet)}v4H${rear}z`} />
    <path className={classes.detail} d={stakes(rear, frontOf(feet), 46.7)} />
    <path className={classes.detail} d={`M${rear + 30} 49.500l6 3.500h${feet * foot - 80}l10-3.5`} />
    <path className={classes.detail} d={`M${rear + 0.5} 49.500v4.500h3`} />
  </>
);

export const Flatbed = ({ feet }: Length) => (
  <>
    <FlatDeck feet={feet} />
    <path d={`M${frontOf(feet)} 45.500V34`} />
    <Axles x={rear + 10} />
    <LandingGear x={frontOf(feet) - 32} />
    <TractorBefore x={frontOf(feet)} />
  </>
);

/** A deck under a cover on bows that rolls back. */
export const Conestoga = ({ feet }: Length) => {
  const bows = Array.from({ length: Math.floor((feet * foot) / 12) - 1 }, (_, i) => rear + 12 * (i + 1));
  return (
    <>
      <path className={classes.space} d={`M${rear} 45.500V22q0-2.5 3-2.500h${feet * foot - 6}q3 0 3 2.500v23.500z`} />
      <path className={classes.detail} d={bows.map((x) => `M${x} 20v25M${x - 6} 23q0 3 0 6`).join('')} />
      <FlatDeck feet={feet} />
      <Axles x={rear + 10} />
      <LandingGear x={frontOf(feet) - 32} />
      <TractorBefore x={frontOf(feet)} />
    </>
  );
};

/** A deck that steps down behind the tractor, over smaller wheels. */
export const StepDeck = ({ feet }: Length) => {
  const step = frontOf(feet) - 30;
  return (
    <>
      <path
        className={classes.space}
        d={`M${rear} 48.500H${step - 3}l3-5H${frontOf(feet)}v4H${step + 4}l-3.5 5.500H${rear}z`}
      />
      <path className={classes.detail} d={stakes(rear, step - 6, 49.8)} />
      <Axles x={rear + 9} r={3.8} />
      <LandingGear x={step + 3} top={50} />
      <TractorBefore x={frontOf(feet)} />
    </>
  );
};

/** Deck feet behind the neck, the well between, and over the wheels. */
const wellFeet = { rear: 10, well: 29, neck: 10 };

export const DoubleDrop = () => {
  const well = rear + wellFeet.rear * foot;
  const neck = well + wellFeet.well * foot;
  const front = neck + wellFeet.neck * foot;
  return (
    <>
      <path
        className={classes.space}
        d={`M${rear} 46.500h${wellFeet.rear * foot}l3 6H${neck - 3}l3-9H${front}v4H${neck + 4}l-3.5 9H${well - 1}l-3-6H${rear}z`}
      />
      <path className={classes.detail} d={stakes(well + 6, neck - 4, 53.6)} />
      <Axles x={rear + 8} r={4} />
      <TractorBefore x={front} />
    </>
  );
};

/** A lowboy whose neck comes off, so that machines drive on from the front. */
export const Lowboy = () => {
  const well = rear + 13 * foot;
  const neck = well + wellFeet.well * foot;
  const front = neck + wellFeet.neck * foot;
  return (
    <>
      <path
        className={classes.space}
        d={`M${rear} 45.500h${12 * foot}l4 7.500H${neck}v3.500H${well - 1.5}l-4-7H${rear}z`}
      />
      <path className={classes.cab} d={`M${neck} 56.500V47q0-4.5 4.5-4.500H${front}v5h-17q-3 0-4.5 3l-3 6z`} />
      <path className={classes.detail} d={`M${neck + 5} 47.500a1.5 1.5 0 1 0 .01 0M${rear + 2} 45.500l-2-4`} />
      <path className={classes.detail} d={stakes(well + 6, neck - 2, 54)} />
      <Axles x={rear + 7} count={3} r={4} />
      <TractorBefore x={front} />
    </>
  );
};

/** A pickup truck with a gooseneck trailer. */
export const Hotshot = ({ feet }: Length) => {
  const front = frontOf(feet);
  return (
    <>
      <Pickup x={front + 46} />
      <path className={classes.space} d={`M${rear} 46.500H${front - 24}l4-5H${front}v3.500h-17l-4 5.500H${rear}z`} />
      <path className={classes.detail} d={`${stakes(rear, front - 30, 47.7)}M${front - 4} 45v3.5`} />
      <path className={classes.detail} d={`M${rear + 0.5} 50v3.500h3`} />
      <Axles x={rear + 26} r={4} />
      <LandingGear x={front - 16} top={46} />
    </>
  );
};
