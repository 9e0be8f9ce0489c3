import { writeFileSync } from 'node:fs';
import { find } from 'geo-tz/all';
import { zonesOfStates } from '../../server/src/features/places/data/zones-of-states.ts';
import type { ZipRecord } from '../../server/src/features/places/zip-record.ts';
import { eachZipRecord } from '../../server/src/features/places/zip-records.ts';
import { zonesOfCodesFile } from '../../server/src/features/places/zone-of-record.ts';

// Finds the postal codes whose zone is not the usual one of their state, by the exact borders of the zones.

const head = `# Postal codes whose zone is not the usual one of their state: country, state, zone, codes. Made by npm run zip-zones.
# Borders: timezone-boundary-builder by geo-tz 8.1.9, of OpenStreetMap (ODbL): credit it where the data is shown or shipped.
`;

/** Points around one, nearer ones first, up to a degree and a half away: a river or a coast is no farther. */
const around = function* (lat: number, lng: number): Generator<[number, number]> {
  yield [lat, lng];
  for (let reach = 0.02; reach < 1.5; reach *= 1.5) {
    for (let turn = 0; turn < 16; turn += 1) {
      const angle = (turn * Math.PI) / 8;
      yield [lat + reach * Math.sin(angle), lng + (reach * Math.cos(angle)) / Math.cos((lat * Math.PI) / 180)];
    }
  }
};

/** The zone at a point that is one of the state's, else at the nearest point that has one. */
const zoneOf = ({ code, state, lat, lng }: ZipRecord, legal: readonly string[]): string => {
  if (lat === null || lng === null) return legal[0] ?? '';
  for (const point of around(lat, lng)) {
    const zone = find(...point).find((one) => legal.includes(one));
    if (zone) return zone;
  }
  throw new Error(`${code} lies in no zone of ${state}`);
};

const unusual = new Map<string, string[]>();
eachZipRecord((record) => {
  const { country, state } = record;
  const legal = zonesOfStates[country][state];
  if (!legal) throw new Error(`${record.code}: ${country} has no ${state}`);
  // Mexico's law names municipalities, which its codes have.
  if (legal.length === 1 || country === 'MX') return;
  const zone = zoneOf(record, legal);
  if (zone === legal[0]) return;
  const key = [country, state, zone].join('\t');
  const codes = unusual.get(key) ?? [];
  unusual.set(key, codes);
  // Copied, because a slice would keep the whole file it was read from.
  codes.push(Buffer.from(record.code).toString());
});

const lines = [...unusual].map(([key, codes]) => `${key}\t${codes.toSorted().join(' ')}\n`);
writeFileSync(zonesOfCodesFile, head + lines.toSorted().join(''));
