import type { Place } from './map-projection.ts';

/** A point of the route in the order of travel. `now` is where the freight was last seen. */
export type RoutePoint = Place & { kind: 'origin' | 'via' | 'now' | 'destination'; label?: string };
