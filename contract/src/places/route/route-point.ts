import type { Coordinates } from '../distance.ts';

/** A point of the route in the order of travel. `now` is where the freight was last seen. */
export type RoutePoint = Coordinates & { kind: 'origin' | 'via' | 'now' | 'destination'; label?: string };
