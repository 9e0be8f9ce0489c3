import { zoneLines, zoneRelease } from '@portal/contract/values/zones/data/zone-lines.ts';
import { clocksAt, programClocks } from '@portal/contract/values/zones/zone-clocks.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findOwnOffsets } from './zones.queries.ts';

/** Zones whose clocks another program takes for others, and since which of the months looked at. */
export type Difference = { program: string; zones: string[]; since: string };

/** One zone of each set of clocks stands for all that share it. */
const zones = zoneLines.map(([names]) => names.split(' ')[0] ?? '');

/** The middle of each month, from a year before to three years ahead: a rule that differs does so for months. */
const momentsAround = (now: Date): number[] =>
  Array.from({ length: 48 }, (_, index) => Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 12 + index, 15, 12));

const differencesOf = (
  program: string,
  moments: readonly number[],
  offsetAt: (zone: string, at: number) => number | undefined,
): Difference[] => {
  const since = new Map<string, string[]>();
  for (const zone of zones) {
    const first = moments.find((at) => {
      const offset = offsetAt(zone, at);
      return offset !== undefined && offset !== clocksAt(zone, at).offset;
    });
    if (first === undefined) continue;
    const month = new Date(first).toISOString().slice(0, 7);
    since.set(month, [...(since.get(month) ?? []), zone]);
  }
  return [...since].map(([month, named]) => ({ program, zones: named, since: month }));
};

const nodeZones = `Node's tz ${process.versions['tz'] ?? ''}`;

/** Where Node and PostgreSQL have other clocks than the portal's table, by which all local times are counted. */
export const compareZones = async (db: Database, now: Date): Promise<Difference[]> => {
  const moments = momentsAround(now);
  const own = await findOwnOffsets(db, zones, moments);
  const inPostgres = new Map(own.map(({ zone, at, minutes }) => [`${zone} ${Date.parse(at)}`, minutes]));
  return [
    ...differencesOf(nodeZones, moments, (zone, at) => programClocks(zone, at).offset),
    ...differencesOf('PostgreSQL', moments, (zone, at) => inPostgres.get(`${zone} ${at}`)),
  ];
};

/** Whether Node knows a newer tz database than the table is made of. */
export const isTableOlder = (): boolean => (process.versions['tz'] ?? '') > zoneRelease;

/** "Node's tz 2026c: America/Winnipeg since 2026-11". */
export const differenceText = ({ program, zones: named, since }: Difference): string =>
  `${program}: ${named.join(', ')} since ${since}`;
