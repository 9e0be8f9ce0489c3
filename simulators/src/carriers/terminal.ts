export type Country = 'US' | 'CA' | 'MX';

export type Point = { latitude: number; longitude: number };

/** A point that trucks reach within a country. */
export type Place = Point & { country: Country };

/** A carrier's terminal; the zone is an IANA name. */
export type Terminal = Place & { city: string; state: string; time_zone: string };

/** A crossing of the border, with the terminals on both sides. */
export type BorderGate = { home: Terminal; abroad: Terminal };
