import type { CarrierProfile } from './carrier-profile.ts';
import { borderTerminals, tripMiles } from './geography.ts';
import type { Place } from './terminal.ts';

const MILES_A_DAY = 520;

/** Business days on the road for a carrier, pickup day not counted; each border takes one. */
export const transitDays = (carrier: CarrierProfile, from: Place, to: Place): number =>
  Math.max(1, Math.round((tripMiles(from, to) / MILES_A_DAY + 0.6) * carrier.pace)) +
  borderTerminals(from, to).length / 2;
