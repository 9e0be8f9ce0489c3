import { readFileSync } from 'node:fs';
import { greatCircleMiles } from '@portal/contract/places/distance.ts';
import { roadMiles } from '../src/features/places/roads/road-miles.ts';

// Holds the network's miles against a whole printed chart, none of which it was made of (data/chart-of-1949.txt):
// node server/benchmarks/road-chart.ts, `--all` for a list of all beyond 15 percent. Many of its cities lie beside no
// freeway. Lanes whose roads have changed since are left out: those over the Chesapeake Bay and the Straits of Mackinac,
// which had no bridge, and those that the chart leads through the other country, as loads within one do not go.

const least = 100;
const near = 0.08;
const far = 0.15;
/** Without local roads 91 % were as near, and 97 % not as far off. */
const wantedNear = 0.96;
const wantedFar = 0.99;

type City = { name: string; lat: number; lng: number; miles: number[] };

const cities = readFileSync(new URL('./data/chart-of-1949.txt', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line): City[] => {
    const [, name, lat, lng, miles = ''] = /^@ (.+) (-?[\d.]+) (-?[\d.]+):(.*)$/.exec(line) ?? [];
    if (!name) return [];
    return [{ name, lat: Number(lat), lng: Number(lng), miles: miles.split(' ').filter(Boolean).map(Number) }];
  });

/** Salisbury lies east of the Chesapeake Bay; the bridge at Annapolis opened in 1952. */
const isOverChesapeake = (from: City, to: City): boolean =>
  [from, to].some(({ name }) => name === 'Salisbury, MD') && [from, to].some(({ lng }) => lng < -76.4);

/** From the north of Michigan to the south one took a ferry until 1957, and to the east the way through Canada. */
const isByMichigan = (from: City, to: City): boolean =>
  [from, to].some(({ name }) => /^(Sault Sainte Marie|Traverse City|Saginaw), MI$/.test(name)) &&
  [from, to].some(({ name }) => /, (NY|VT|MI|WI|ON|QC|NH|MA|CT)$/.test(name));

const isCanadian = ({ name }: City): boolean => /, (ON|QC|MB|SK|BC|AB)$/.test(name);

const pairs = cities.flatMap((from, row) =>
  from.miles.flatMap((printed, back) => {
    const to = cities[row - 1 - back];
    if (!to || printed < least || isCanadian(from) !== isCanadian(to)) return [];
    if (isOverChesapeake(from, to) || isByMichigan(from, to)) return [];
    const miles = roadMiles(from, to, isCanadian(from) ? 'CA-US' : 'US');
    return [{ from, to, printed, miles, off: miles / printed - 1 }];
  }),
);
const share = (limit: number): number => pairs.filter(({ off }) => Math.abs(off) <= limit).length / pairs.length;

if (process.argv.includes('--all'))
  for (const { from, to, printed, miles, off } of pairs.toSorted((a, b) => b.off - a.off))
    if (Math.abs(off) > far) {
      const straight = greatCircleMiles(from, to);
      console.log(
        `${(off * 100).toFixed(1)} %: ${miles} for ${printed} (straight ${straight.toFixed(0)}), ${from.name} to ${to.name}`,
      );
    }
console.log(
  `${pairs.length} printed pairs: ${(share(near) * 100).toFixed(2)} % within ${near * 100} % (wanted ${wantedNear * 100}), ` +
    `${(share(far) * 100).toFixed(2)} % within ${far * 100} % (wanted ${wantedFar * 100})`,
);
process.exitCode = share(near) >= wantedNear && share(far) >= wantedFar ? 0 : 1;
