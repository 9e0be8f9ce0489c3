import { type RawBuilder, sql } from 'kysely';

/** As far as another law has moved the clocks of a place so far, in seconds. */
const farthestMove = 7200;

/**
 * The last second of the day for which a last moment was made, by the present table of zones: the nearest one, since the
 * table before had the same second an hour or two off.
 */
export const endOfItsDay = (zone: string, moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`(local_instant(${zone}, date_trunc('day', local_time(${zone}, ${moment}) + interval '12 hours'))
    - interval '1 second')`;

/** Whether a moment was made as the last second of a day, and is no longer that second. */
export const isOffItsDay = (zone: string, moment: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(extract(second from ${moment}) = 59 and ${moment} <> ${endOfItsDay(zone, moment)}
    and abs(extract(epoch from ${moment} - ${endOfItsDay(zone, moment)})) <= ${farthestMove})`;
