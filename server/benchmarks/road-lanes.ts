import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { median } from '@portal/contract/values/median.ts';
import { findMiles } from '../src/features/places/roads/find-route.ts';
import { placeOfZip } from '../src/features/places/zip-lookup.ts';

// A lane of this build beside one of another, in turn in one run: node server/benchmarks/road-lanes.ts FOLDER, where the
// folder holds another commit with its packages. Either finds the miles between two postal codes as a load's are found,
// from place to place, without a route server. What counts is the time of one core, which other work does not change.

const lanes = 3000;
/** The first ones pass before either build is compiled. */
const rounds = 41;
/** As fast as the other build, but for what two runs of one build differ by. */
const wanted = 0.95;

const folder = process.argv[2];
if (folder === undefined) throw new Error('name the folder of another build');

type Finds = (ctx: unknown, from: unknown, to: unknown) => Promise<number | null>;
const otherFile = path.resolve(folder, 'server/src/features/places/roads/find-route.ts');
const other = (await import(pathToFileURL(otherFile).href)) as { findMiles: Finds };

const settings = { get: () => false };
const ctx = { services: { config: { routingUrl: null }, settings }, log: pino({ level: 'silent' }) };

/** Places with roads, of all parts of the country. */
const towns = Array.from({ length: 9000 }, (_, at) => placeOfZip(String(10_000 + at * 10), 'US')).filter(
  (place) => place !== null && place.lat !== null && !['AK', 'HI', 'PR', 'GU', 'VI'].includes(place.state),
);

/** How many lanes are found in a second of a core; each between two places that were not asked for just before. */
const aSecond = async (find: Finds, round: number): Promise<number> => {
  const before = process.cpuUsage();
  for (let at = 0; at < lanes; at += 1) {
    const from = towns[(at * 37 + round * 101) % towns.length];
    const to = towns[(at * 61 + round * 211 + 1) % towns.length];
    await find(ctx, from, to);
  }
  const { user, system } = process.cpuUsage(before);
  return (lanes / (user + system)) * 1e6;
};

const here = findMiles as Finds;
await Promise.all([aSecond(here, 0), aSecond(other.findMiles, 0)]);
const figures: { here: number; there: number }[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const first = round % 2 === 0 ? here : other.findMiles;
  const one = await aSecond(first, round);
  const two = await aSecond(first === here ? other.findMiles : here, round);
  figures.push(first === here ? { here: one, there: two } : { here: two, there: one });
}
const ratio = median(figures.map((figure) => figure.here / figure.there));
console.log(
  `a lane: ratio ${ratio.toFixed(2)} (wanted at least ${wanted}), the median of ${rounds} rounds; ` +
    `${median(figures.map((figure) => figure.here)).toFixed(0)} lanes a second of a core here, ` +
    `${median(figures.map((figure) => figure.there)).toFixed(0)} there; ${towns.length} places`,
);
process.exitCode = ratio >= wanted ? 0 : 1;
