import type { Law, Violation } from './law.ts';
import { isTest, lineAt, type Module } from './workspace.ts';

/** Where a clock of its own is right, with the reason. */
const exceptions: readonly (readonly [files: RegExp, reason: string])[] = [
  [/\/features\/(?:auth|users)\//, 'sessions, links and blocked attempts go by the database, which all servers share'],
  [/\/documents\/store\/sweep-files\.ts$/, 'files carry the time of the machine that stored them'],
  [/\/loads\/(?:list\/list-loads|load-summary)\.queries\.ts$/, 'statements kept as text, whose plans are measured'],
  [/\.fixture\.ts$/, 'rows of tests'],
];

const ownClock = /\bnew Date\(\)|\bDate\.now\(\)|\b(?:now|clock_timestamp)\(\)|\bcurrent_(?:date|timestamp)\b/gi;
/** How the settable clock is read. */
const settable = /clock\.now\(\)$/;

const clocksOf = (module: Module): Violation[] =>
  [...module.text.matchAll(ownClock)]
    .filter(({ 0: found, index }) => !settable.test(module.text.slice(0, index + found.length)))
    .map(({ 0: found, index }) => ({
      file: module.path,
      line: lineAt(module, index),
      message: `${found} cannot be set: services.clock, and nowByClock or nowByDatabase in SQL`,
    }));

const oneClock: Law = {
  name: 'features go by the clock that can be set',
  check: ({ modules }) =>
    modules
      .filter(({ path: file }) => file.startsWith('server/src/features/') && !isTest(file))
      .filter(({ path: file }) => !exceptions.some(([files]) => files.test(file)))
      .flatMap(clocksOf),
};

export const clockLaws: readonly Law[] = [oneClock];
