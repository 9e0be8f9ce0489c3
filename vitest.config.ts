import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { SpreadWaits } from './scripts/test-order.ts';

const testsOfServer = {
  globalSetup: [path.join(import.meta.dirname, 'server/src/testing/global-setup.ts')],
  setupFiles: ['locks/check-lock-order.ts', 'after-file.ts'].map((file) =>
    path.join(import.meta.dirname, 'server/src/testing', file),
  ),
  // Files of one worker share its modules and, where they can, its server (testing/test-app.ts).
  isolate: false,
  // What they share stays to the end: to look through it again and again took a twentieth of the processors' time.
  execArgv: ['--initial-old-space-size=1000', '--min-semi-space-size=16'],
  // For what hangs; how fast something is, is measured and never tested.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

/** Tests of servers that are killed or lose what they need, which take long: `npm run faults` runs them (FAULTS). */
const faultTests = '**/*.fault.test.ts';

/** A project for each package, so that each has its own surroundings: a database for the server, a page for the web. */
const project = (name: string, settings = {}) => ({
  test: {
    name,
    root: `./${name}`,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', faultTests],
    // As long as `waitFor` of the page waits; one second is over before a busy machine has come back to the test.
    expect: { poll: { timeout: 30_000 } },
    ...settings,
  },
});

const faults = {
  ...testsOfServer,
  name: 'faults',
  include: [faultTests],
  exclude: ['**/node_modules/**', '**/dist/**'],
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

const isShuffled = process.argv.some((word) => word.startsWith('--sequence.shuffle'));

export default defineConfig({
  test: {
    // Two more than CI has processors: many server tests wait for a clock, a socket or a process.
    maxWorkers: 4,
    // `--sequence.shuffle.files` shuffles only where no order is set.
    sequence: isShuffled ? {} : { sequencer: SpreadWaits },
    projects: [
      project('contract', { isolate: false }),
      project('server', testsOfServer),
      ...(process.env['FAULTS'] === undefined ? [] : [project('server', faults)]),
      {
        ...project('web', {
          // A process serves many files, each in a context of its own: the page is not set up from its files again.
          pool: 'vmForks',
          environment: 'jsdom',
          // The React that browsers get; its development build takes a quarter more of the time.
          env: { NODE_ENV: 'production' },
          testTimeout: 60_000,
          setupFiles: [path.join(import.meta.dirname, 'web/src/testing/setup.ts')],
        }),
        resolve: { conditions: ['browser'] },
        // Elements as that React makes them.
        oxc: { jsx: { development: false } },
      },
      project('simulators', { isolate: false, testTimeout: 60_000 }),
      project('scripts', { testTimeout: 60_000 }),
    ],
  },
});
