import moment from 'moment-timezone';

/** A stretch of time in which a zone's clocks keep one distance from UTC. `until` is exclusive, in milliseconds. */
export type Period = { until: number; offset: number; letters: string };

type ZoneSource = {
  /** The release of the tz database, "2026f". */
  version: string;
  zones: readonly { name: string; periods: readonly Period[] }[];
};

/** The first day the table knows: the present rules of the United States and Canada are from 2007. */
export const firstInstant = Date.UTC(2007, 0, 1);

/** The three countries, and the territories that have US ZIP codes. */
const countries = ['US', 'CA', 'MX', 'PR', 'VI', 'GU', 'AS', 'MP', 'FM', 'MH', 'PW'];

/** The clocks of a zone from the first day of the table on; offsets are minutes east of UTC. */
export const periodsOf = (name: string): Period[] => {
  const zone = moment.tz.zone(name);
  if (!zone) throw new Error(`${name} has no clocks`);
  return zone.untils
    .map((until, index) => ({
      until: until ?? Infinity,
      offset: -(zone.offsets[index] ?? 0) || 0,
      letters: zone.abbrs[index] ?? '',
    }))
    .filter(({ until }) => until > firstInstant);
};

/** The zones where the portal hauls, UTC, and whatever other names the tz database has for their clocks. */
export const readZoneSource = (): ZoneSource => {
  const wanted = new Set(['UTC', ...countries.flatMap((country) => moment.tz.zonesForCountry(country))]);
  const kept = new Set([...wanted].map((name) => JSON.stringify(periodsOf(name))));
  const zones = moment.tz.names().map((name) => ({ name, periods: periodsOf(name) }));
  return {
    version: moment.tz.dataVersion,
    zones: zones.filter(({ name, periods }) => wanted.has(name) || kept.has(JSON.stringify(periods))),
  };
};
