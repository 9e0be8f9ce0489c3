export type Step = [x: number, y: number];
type Topology = {
  arcs: readonly (readonly Step[])[];
  transform: {
    scale: Step;
    translate: Step;
  };
};
/** Arcs of a topology hold the steps from point to point. */
export declare const pointsOf: (steps: readonly Step[]) => Step[];
export declare const stepsOf: (points: readonly Step[]) => Step[];
/**
 * The same outlines on a grid of so many degrees, whose numbers have fewer digits. A point moves by half of that at
 * most, alike in every outline it is part of, so that outlines that meet still do.
 */
export declare const onGrid: <T extends Topology>(topology: T, degrees: number) => T;
export {};
