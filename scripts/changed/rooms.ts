/** What a set of tests is of: a project of vitest, or the journeys in the browser. */
export type Suite = 'contract' | 'server' | 'web' | 'simulators' | 'scripts' | 'journeys';

/** What a file that no feature owns can touch. `importers`: the tests that import it, by whatever way. */
export type Room = { name: string; touches: readonly Suite[] | 'importers'; isOfTests: boolean };

const everything: readonly Suite[] = ['contract', 'simulators', 'scripts', 'server', 'web', 'journeys'];
const screens: readonly Suite[] = ['web', 'journeys'];
const portal: readonly Suite[] = ['server', 'journeys'];

/** The first pattern that a file fits says its room. */
const ROOMS: readonly [pattern: RegExp, name: string, touches: Room['touches']][] = [
  [/\.md$|^docs\/|(^|\/)LICENSE$/, 'documents', []],
  [/\.fault\.test\.ts$|^server\/(?:faults|benchmarks)\//, 'faults and benchmarks', 'importers'],
  [/\.test\.tsx?$|^e2e\/[^/]+\.spec\.ts$/, 'tests', 'importers'],
  [/^e2e\/(?:firefox|lighthouse)\/|^e2e\/shots/, 'what is run by hand', []],
  [/^e2e\/(?:support|screens)\//, 'what journeys share', 'importers'],
  [/^e2e\//, 'settings of journeys', ['journeys']],
  [/^scripts\/(?:laws|changed|house|data)\//, 'the laws and what picks tests', ['scripts']],
  [/^scripts\//, 'scripts', everything],
  [/^contract\//, 'what the whole contract stands on', ['contract', 'simulators', 'server', 'web', 'journeys']],
  [/^server\/src\/(?:platform|integrations)\//, "the server's platform", portal],
  [/^server\/src\/migrations\//, 'migrations', portal],
  [/^server\/src\/(?:testing|backup|doctor|tables|setup)\//, "the server's rooms beside features", 'importers'],
  [/^server\//, 'what puts the server together', portal],
  [/^web\/src\/testing\//, "the web tests' surroundings", 'importers'],
  [/^web\//, 'what all screens stand on', screens],
  [/^client\//, 'the client of the API', ['server']],
  [/^simulators\//, 'simulators', ['simulators', 'server', 'journeys']],
  [/^(?:Dockerfile|compose\.yaml|redocly\.yaml|knip\.json|\..+)$/, 'what no test reads', []],
];

/** Rooms a file is in even where it stands in a feature's folder. */
const OF_TESTS = new Set(['faults and benchmarks', 'tests']);

/** Settings at the root, such as the lock file and vitest's, touch whatever runs. */
export const roomOf = (file: string): Room => {
  const [, name = 'settings of everything', touches = everything] = ROOMS.find(([pattern]) => pattern.test(file)) ?? [];
  return { name, touches, isOfTests: OF_TESTS.has(name) };
};

export const isJourney = (file: string): boolean => /^e2e\/[^/]+\.spec\.ts$/.test(file);

/** The tests that `npm test` runs: those of faults are `npm run faults`. */
export const isPicked = (file: string): boolean =>
  isJourney(file) || (/\.test\.tsx?$/.test(file) && !file.endsWith('.fault.test.ts'));

export const suiteOf = (file: string): Suite =>
  isJourney(file) ? 'journeys' : (file.slice(0, file.indexOf('/')) as Suite);
