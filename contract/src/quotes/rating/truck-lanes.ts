import type { Country } from '../../places/zip-code.ts';
import type { Cents } from '../../values/money.ts';

/** Cents a mile from so many miles on. */
export type MileBand = { from_miles: number; per_mile: Cents };

/**
 * A price agreed for a lane: for the whole trip, or a mile. An area is a state, a US ZIP code or the beginning of one, or
 * a postal code abroad after its country: "MX 640".
 */
export type Lane = { origin: string; destination: string; flat?: Cents; per_mile?: Cents };

export type LanePlace = { state: string; zip_code: string; country?: Country };

const isZip = (area: string): boolean => /^(\d|[A-Z]{2} )/.test(area);

const zipOf = ({ country = 'US', zip_code }: LanePlace): string =>
  country === 'US' ? zip_code : `${country} ${zip_code}`;

const lies = (place: LanePlace, area: string): boolean =>
  isZip(area) ? zipOf(place).startsWith(area) : place.state === area;

/** A state says least; of ZIP codes the longer say more. */
const precision = (area: string): number => (isZip(area) ? area.length : 0);

const lanePrecision = ({ origin, destination }: Lane): number => precision(origin) + precision(destination);

/** The lane that says most exactly where a trip goes; the first of equals, undefined where there is none. */
export const findLane = <T extends Lane>(lanes: readonly T[], from: LanePlace, to: LanePlace): T | undefined =>
  lanes
    .filter(({ origin, destination }) => lies(from, origin) && lies(to, destination))
    .toSorted((a, b) => lanePrecision(b) - lanePrecision(a))[0];
