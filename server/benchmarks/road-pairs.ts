import { readFileSync } from 'node:fs';
import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { roadMiles } from '../src/features/places/roads/road-miles.ts';

// Holds the network's miles against printed ones: node server/benchmarks/road-pairs.ts, `--all` for every pair and a list
// of all beyond 8 percent. Roads between cities (data/printed-miles.txt) make pairs of cities by the shortest way. A pair
// counts from 100 miles on; one whose printed way is over 1.3 times the straight line has a nearer road not in the list.
// Beside them the whole lengths of interstates as the Federal Highway Administration publishes them (data/interstate-miles.txt).

const least = 100;
const straightest = 1.3;
const near = 0.08;
const far = 0.15;
/** Of a whole interstate. The log counts miles that two of them share for one alone, which I-90 lacks most of. */
const nearWhole = 0.05;
const wantedShare = 0.98;
const sampled = 5000;
const isWhole = process.argv.includes('--all');

type City = { name: string; lat: number; lng: number };
type Pair = { from: City; to: City; printed: number };

/** The places of a list, and its other lines. */
const readList = (file: string): { cities: City[]; lines: string[] } => {
  const cities: City[] = [];
  const lines: string[] = [];
  for (const line of readFileSync(new URL(`./data/${file}`, import.meta.url), 'utf8').split('\n')) {
    const [, name, lat, lng] = /^@ (.+) (-?[\d.]+) (-?[\d.]+)$/.exec(line) ?? [];
    if (name) cities.push({ name, lat: Number(lat), lng: Number(lng) });
    else if (line !== '' && !line.startsWith('#')) lines.push(line);
  }
  return { cities, lines };
};

const readPrinted = () => {
  const { cities, lines } = readList('printed-miles.txt');
  const roads: [from: string, miles: number, to: string][] = [];
  for (const line of lines) {
    const [first = '', ...rest] = line.slice(line.indexOf(': ') + 2).split(/ (\d+)(?= ) /);
    let from = first;
    for (let at = 0; at < rest.length; at += 2) {
      const to = rest[at + 1] ?? '';
      roads.push([from, Number(rest[at]), to]);
      from = to;
    }
  }
  return { cities, roads };
};

/** The shortest printed way between any two cities (Floyd and Warshall). */
const printedWays = (): { cities: City[]; ways: Float64Array[] } => {
  const { cities, roads } = readPrinted();
  const numbers = new Map(cities.map(({ name }, index) => [name, index]));
  const ways = cities.map((_city, index) => {
    const row = new Float64Array(cities.length).fill(Number.POSITIVE_INFINITY);
    row[index] = 0;
    return row;
  });
  const shorten = (from: number, to: number, miles: number): void => {
    const row = ways[from];
    if (row && miles < (row[to] ?? 0)) row[to] = miles;
  };
  for (const [from, miles, to] of roads) {
    const [a = 0, b = 0] = [numbers.get(from), numbers.get(to)];
    shorten(a, b, miles);
    shorten(b, a, miles);
  }
  for (const [by, onward] of ways.entries()) {
    for (const [from, row] of ways.entries()) {
      const first = row[by] ?? 0;
      if (first < Number.POSITIVE_INFINITY)
        for (const [to, miles] of onward.entries()) shorten(from, to, first + miles);
    }
  }
  return { cities, ways };
};

const pairsOf = ({ cities, ways }: ReturnType<typeof printedWays>): Pair[] =>
  cities.flatMap((from, row) =>
    cities.slice(row + 1).flatMap((to, column) => {
      const printed = ways[row]?.[row + 1 + column] ?? 0;
      return printed < least || printed > straightest * greatCircleMiles(from, to) ? [] : [{ from, to, printed }];
    }),
  );

const pairs = pairsOf(printedWays());
const stride = isWhole ? 1 : Math.max(1, Math.floor(pairs.length / sampled));
const measured = pairs
  .filter((_pair, index) => index % stride === 0)
  .map((pair) => {
    const miles = roadMiles(pair.from, pair.to, 'US');
    return { ...pair, miles, off: miles / pair.printed - 1 };
  })
  .toSorted((one, other) => Math.abs(other.off) - Math.abs(one.off));
const beyond = (limit: number) => measured.filter(({ off }) => Math.abs(off) > limit);
const share = 1 - beyond(near).length / measured.length;
const middle = Math.abs(measured[measured.length >> 1]?.off ?? 0);

if (isWhole)
  for (const { from, to, printed, miles, off } of beyond(near))
    console.log(`${(off * 100).toFixed(1)} %: ${miles} for ${printed}, ${from.name} to ${to.name}`);
console.log(
  `${measured.length} of ${pairs.length} pairs: ${(share * 100).toFixed(2)} % within ${near * 100} % (wanted ${wantedShare * 100}), ` +
    `${beyond(far).length} beyond ${far * 100} % (wanted none), half within ${(middle * 100).toFixed(1)} %`,
);
/** Miles of an interstate from end to end by the network, beside those published. */
const interstates = () => {
  const { cities, lines } = readList('interstate-miles.txt');
  const places = new Map([...readPrinted().cities, ...cities].map((city) => [city.name, city]));
  return lines.map((line) => {
    const [, name = '', published, way = ''] = /^(\S+) ([\d.]+): (.+)$/.exec(line) ?? [];
    const stops = way.split(' > ').map((stop) => {
      const place = places.get(stop);
      if (!place) throw new Error(`no list has ${stop}`);
      return place;
    });
    const miles = stops.slice(1).reduce((sum, to, index) => sum + roadMiles(stops[index] ?? to, to, 'US'), 0);
    return { name, miles, published: Number(published), off: miles / Number(published) - 1 };
  });
};

const whole = interstates();
for (const { name, miles, published, off } of whole)
  console.log(`${name}: ${miles} of ${published} published miles (${(off * 100).toFixed(1)} %)`);
const widest = Math.max(...whole.map(({ off }) => Math.abs(off)));
console.log(
  `${whole.length} interstates from end to end: the farthest off by ${(widest * 100).toFixed(1)} % (wanted at most ${nearWhole * 100} %)`,
);
process.exitCode = widest <= nearWhole && share >= wantedShare && beyond(far).length === 0 ? 0 : 1;
