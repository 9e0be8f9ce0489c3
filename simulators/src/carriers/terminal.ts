export type Point = { latitude: number; longitude: number };

/** A carrier's terminal; the zone is an IANA name. */
export type Terminal = Point & { city: string; state: string; time_zone: string };
