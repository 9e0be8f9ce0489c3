import type { Plugin } from 'vite';
import { type Step } from './coarse-grid.ts';
type Atlas = {
  arcs: Step[][];
  objects: Record<string, unknown>;
  transform: {
    scale: Step;
    translate: Step;
  };
};
/** The states alone, with no more points than a map of this product can show; states that meet still do. */
export declare const coarseStates: ({ arcs, objects, transform, ...rest }: Atlas) => Atlas;
/** Gives maps the outlines of the states as finely as they are drawn: two fifths of the file. */
export declare const coarseOutlines: () => Plugin;
export {};
