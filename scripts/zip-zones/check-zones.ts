import { countries, type Country } from '@portal/contract/places/zip-code.ts';
import { clocksAt } from '@portal/contract/values/zones/zone-clocks.ts';
import { find } from 'geo-tz/all';
import { zonesOfStates } from '../../server/src/features/places/data/zones-of-states.ts';
import { placeOfZip } from '../../server/src/features/places/zip-lookup.ts';
import type { ZipRecord } from '../../server/src/features/places/zip-record.ts';
import { eachZipRecord } from '../../server/src/features/places/zip-records.ts';

// `npm run zip-zones:check`: compares the zone the portal gives each postal code with the borders of the zones at its
// point: one code in twenty, all of them with `-- --long`. Fails where a code has no legal zone of its state, or where
// the border names a legal zone with other clocks. Mexico's law goes by municipality: what its borders say is counted.
const step = process.argv.includes('--long') ? 1 : 20;

type Outcome = 'same' | 'same clocks' | 'border is no zone of the state' | 'law by municipality' | 'no point' | 'WRONG';

const day = 86_400_000;
const year = Date.UTC(2027, 0, 1);

/** Whether two zones show the same time on each day of a year. */
const haveSameClocks = (one: string, other: string): boolean =>
  Array.from({ length: 365 }, (_, i) => year + i * day).every(
    (instant) => clocksAt(one, instant).offset === clocksAt(other, instant).offset,
  );

const outcomeOf = ({ country, state, lat, lng }: ZipRecord, zone: string): Outcome => {
  const legal: readonly string[] = zonesOfStates[country][state] ?? [];
  if (!legal.includes(zone)) return 'WRONG';
  if (lat === null || lng === null) return 'no point';
  const borders = find(lat, lng);
  if (borders.includes(zone)) return 'same';
  if (borders.some((one) => haveSameClocks(one, zone))) return 'same clocks';
  if (!borders.some((one) => legal.includes(one))) return 'border is no zone of the state';
  return country === 'MX' ? 'law by municipality' : 'WRONG';
};

const counts = new Map<Country, Map<Outcome, number>>(countries.map((country) => [country, new Map()]));
const wrong: string[] = [];
let seen = 0;
eachZipRecord((record) => {
  seen += 1;
  if (seen % step !== 0) return;
  const { code, country, state } = record;
  const zone = placeOfZip(code, country)?.timezone ?? '';
  const outcome = outcomeOf(record, zone);
  const ofCountry = counts.get(country);
  ofCountry?.set(outcome, (ofCountry.get(outcome) ?? 0) + 1);
  if (outcome === 'WRONG') wrong.push(`${code} ${country} ${state} ${zone}`);
});
for (const [country, outcomes] of counts) {
  const said = [...outcomes].toSorted((a, b) => b[1] - a[1]).map(([outcome, count]) => `${count} ${outcome}`);
  console.log(`${country}: ${said.join(', ')}`);
}
for (const one of wrong.slice(0, 40)) console.log(`  ${one}`);
if (wrong.length > 0) process.exitCode = 1;
