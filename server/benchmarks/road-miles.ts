import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { median } from '@portal/contract/values/median.ts';
import { search } from '../src/features/places/roads/build-hubs.ts';
import { roadGraph } from '../src/features/places/roads/build-road-network.ts';
import { embeddedRoads, openRoads, roadNetworkFile } from '../src/features/places/roads/embedded-roads.ts';
import { decodeRoadNetwork } from '../src/features/places/roads/road-network.ts';

// Lanes a second by the embedded network, beside a plain search by Dijkstra along the same roads in the same run.
// Every lane is between two new places, so that nothing is answered from what is kept: node server/benchmarks/road-miles.ts
// The network of the commit before, or of the one named, is asked the same in turn with the present one, `-- HEAD~3`.
// What counts is the time of one core, garbage collection included, which other work on the machine does not change.

const lanes = 5000;
const wanted = 1000;
const searches = 200;

/** The same places in each run, spread over the states. */
const placeOf = (number: number) => ({
  lat: 33 + ((number * 0.618_034) % 1) * 10,
  lng: -115 + ((number * 0.754_878) % 1) * 35,
});

/** How often work is done in a second of a core. */
const aSecond = (times: number, work: (at: number) => void): number => {
  const before = process.cpuUsage();
  for (let at = 0; at < times; at += 1) work(at);
  const { user, system } = process.cpuUsage(before);
  return (times / (user + system)) * 1e6;
};

const memory = process.memoryUsage.rss();
const begun = performance.now();
const roads = embeddedRoads();
const opened = performance.now() - begun;
const megabytes = (process.memoryUsage.rss() - memory) / 2 ** 20;

const newPlaces = aSecond(lanes, (at) => roads.metresBetween(placeOf(2 * at), placeOf(2 * at + 1)));
const keptPlaces = aSecond(lanes, (at) => roads.metresBetween(placeOf(at % 100), placeOf((at * 7) % 100)));
const lines = aSecond(searches, (at) => roads.routeBetween(placeOf(2 * at), placeOf(2 * at + 1)));

const graph = roadGraph();
const plain = aSecond(searches, (at) => {
  const goal = (at * 7919 + 4241) % graph.length;
  search(graph, (at * 104_729) % graph.length, (node) => node !== goal);
});

const before = process.argv[2] ?? 'HEAD~1';
const file = roadNetworkFile().pathname;
const former = execFileSync('git', ['show', `${before}:./${file.slice(file.lastIndexOf('/') + 1)}`], {
  cwd: file.slice(0, file.lastIndexOf('/')),
  maxBuffer: 2 ** 26,
});
const rounds = Array.from({ length: 5 }, (_, round) => {
  const placesOf = (at: number) => [placeOf(2 * (at + round * lanes)), placeOf(2 * (at + round * lanes) + 1)] as const;
  const ask = ({ metresBetween }: ReturnType<typeof openRoads>) =>
    aSecond(lanes, (at) => metresBetween(...placesOf(at)));
  const [was, is] = [openRoads(decodeRoadNetwork(former)), openRoads(decodeRoadNetwork(readFileSync(file)))];
  return ask(is) / ask(was);
});

console.log(`opened in ${opened.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`);
console.log(
  `lanes a second of a core: ratio ${(newPlaces / wanted).toFixed(2)} (wanted at least 1 of ${wanted}); ` +
    `${newPlaces.toFixed(0)} between new places, ${keptPlaces.toFixed(0)} between known ones`,
);
console.log(`lines for a map a second of a core: ${lines.toFixed(0)}`);
console.log(`plain searches: ${plain.toFixed(0)}; the network is ${(newPlaces / plain).toFixed(0)} times as fast`);
console.log(
  `beside the network of ${before}: ${median(rounds).toFixed(2)} times as fast, the median of ${rounds.length} rounds`,
);
