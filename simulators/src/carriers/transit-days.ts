import type { CarrierProfile } from './carrier-profile.ts';
import { roadMiles } from './geography.ts';
import type { Point } from './terminal.ts';

const MILES_A_DAY = 520;

/** Business days on the road for a carrier, pickup day not counted. */
export const transitDays = (carrier: CarrierProfile, from: Point, to: Point): number =>
  Math.max(1, Math.round((roadMiles(from, to) / MILES_A_DAY + 0.6) * carrier.pace));
