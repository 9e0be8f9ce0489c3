import type { Point, Terminal } from './terminal.ts';
import type { WireEvent, WireTender } from './wire.ts';

/** Something that will happen to a booked load, `minutes` of carrier time after it was tendered. */
export type PlannedStep = {
  minutes: number;
  type: string;
  location: WireEvent['location'];
  time_zone: string;
  eta: string | null;
  reason_code: string | null;
  text: string | null;
};

/** Where something happens, in the zone of its terminal. */
export type StepPlace = Pick<Terminal, 'city' | 'state' | 'latitude' | 'longitude' | 'time_zone'>;

type Detail = Partial<Pick<PlannedStep, 'eta' | 'reason_code' | 'text'>>;

export const plannedStep = (
  minutes: number,
  type: string,
  { time_zone, ...place }: StepPlace,
  detail: Detail = {},
): PlannedStep => ({
  minutes,
  type,
  location: { city: place.city, state: place.state, latitude: place.latitude, longitude: place.longitude },
  time_zone,
  eta: null,
  reason_code: null,
  text: null,
  ...detail,
});

/** A stop of a tender on the map. */
export const stopPlace = (stop: WireTender['origin'], point: Point, near: Terminal): StepPlace => ({
  city: stop.city,
  state: stop.state,
  ...point,
  time_zone: near.time_zone,
});
