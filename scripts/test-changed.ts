// `npm run test:changed`: the tests that the changes since the merge base with origin/main (else HEAD) can touch, those not
// committed included. `-- --base REF` compares with another commit; `-- --list` only says what would run.
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { pickTests, type TestPick } from './changed/pick-tests.ts';
import { readWorkspace } from './laws/workspace.ts';
import { makeScratchFolder } from './scratch-folder.mjs';

const root = path.join(import.meta.dirname, '..');
const { values } = parseArgs({ options: { base: { type: 'string' }, list: { type: 'boolean', default: false } } });

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** What is compared with: a commit that is named has to exist. */
function findBase(named: string | undefined): string {
  if (named) return git('merge-base', 'HEAD', named);
  try {
    return git('merge-base', 'HEAD', 'origin/main');
  } catch {
    return git('rev-parse', 'HEAD');
  }
}

const changedSince = (base: string): string[] =>
  [git('diff', '--name-only', '--no-renames', '-z', base), git('ls-files', '--others', '--exclude-standard', '-z')]
    .flatMap((names) => names.split('\0'))
    .filter((name) => name !== '');

/** One line for each reason: how many files of which suite. */
function countByReason(picks: readonly TestPick[]): string[] {
  const groups = Map.groupBy(picks, ({ suite, because }) => `${suite}: ${because}`);
  return [...groups].map(([reason, files]) => `  ${String(files.length).padStart(4)} ${reason}`);
}

const print = (title: string, lines: readonly string[]): void => {
  if (lines.length > 0) console.log([title, ...lines].join('\n'));
};

function run(script: string, ...args: string[]): number {
  const { status } = spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit' });
  return status ?? 1;
}

const base = findBase(values.base);
const { changes, run: picked, left } = pickTests(readWorkspace(root), changedSince(base));
const places = Map.groupBy(changes, ({ where }) => where);
print(
  `Changed since ${base.slice(0, 8)}:`,
  [...places].map(([where, files]) => `  ${String(files.length).padStart(4)} in ${where}`),
);
print('Runs:', countByReason(picked));
print('Left to a run of all tests, beyond three minutes for each changed feature:', countByReason(left));
if (picked.length === 0) console.log('No test can be touched.');

const journeys = picked.filter(({ suite }) => suite === 'journeys').map(({ file }) => file);
const others = picked.filter(({ suite }) => suite !== 'journeys').map(({ file }) => path.join(root, file));
if (values.list) {
  print(
    'Files:',
    picked.map(({ file }) => `  ${file}`),
  );
} else {
  makeScratchFolder();
  const vitest = others.length === 0 ? 0 : run('node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...others);
  const playwright =
    journeys.length === 0 ? 0 : run('scripts/browse.mjs', '--config=e2e/playwright.config.ts', ...journeys);
  process.exitCode = vitest || playwright;
}
