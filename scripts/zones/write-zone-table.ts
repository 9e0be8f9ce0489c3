import { foldZone } from './fold-zone.ts';
import { readZoneSource } from './read-zone-source.ts';

const head = (
  version: string,
): string => `// Made by npm run zone-table of the tz database; a test holds it to that. How a line is read: zone-table.ts.

/** The release of the tz database the lines are of. */
export const zoneRelease = '${version}';

/** Zones by their clocks: the names of each, and its distances from UTC in minutes since 2007. */
export const zoneLines: readonly (readonly [names: string, clocks: string])[] = [
`;

/** The source text of the table: one line for each different clock of the places the portal hauls to. */
export const writeZoneTable = (): string => {
  const { version, zones } = readZoneSource();
  const lines = [...Map.groupBy(zones, ({ periods }) => foldZone(periods))]
    .map(([clocks, named]): [string, string] => [named.map(({ name }) => name).join(' '), clocks])
    .map(([names, clocks]) => `  ['${names}', '${clocks}'],\n`);
  return `${head(version)}${lines.join('')}];\n`;
};
