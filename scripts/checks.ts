import { spawn } from 'node:child_process';
import path from 'node:path';

/** One check of `npm run verify`: the commands it runs, one after the other, until one fails. */
export type Check = { name: string; commands: string[][]; env?: NodeJS.ProcessEnv };

export type Outcome = { ok: boolean; output: string };

const root = path.dirname(import.meta.dirname);
const script = (name: string) => path.join(root, 'scripts', name);

export const lintDocument = (document: string) => ['redocly', 'lint', document, '--format=summary'];

/**
 * Two packages at a time, each by one checker: several checkers of one package each infer the same types again, which
 * costs two cores more than it saves them.
 */
const typeCheck = ['tsc', '-b', '--checkers', '1', '--builders', '2'];

/** The rules that need types have a checker for each processor, and all of them infer the same types again. */
const oneChecker = { GOMAXPROCS: '1' };

/** Every check, longest first, so that lanes end together. `document` is where the OpenAPI document may be written. */
export const checks = (document: string): Check[] => [
  { name: 'types', commands: [typeCheck] },
  { name: 'lint', commands: [['oxlint', '.']], env: oneChecker },
  { name: 'laws', commands: [['node', script('laws/check-laws.ts')]] },
  { name: 'dead code', commands: [['knip', '--no-progress', '--no-config-hints']] },
  { name: 'OpenAPI 3.1', commands: [['node', 'server/src/openapi.ts', document], lintDocument(document)] },
  {
    name: 'database types',
    commands: [['node', script('db-types.ts'), '--check', 'server/src/platform/database/db.types.ts']],
  },
  { name: 'order', commands: [['node', script('measure-house.ts'), '--list']] },
  { name: 'client', commands: [['node', 'client/build.ts']] },
  { name: 'format', commands: [['oxfmt', '--check', '.']] },
];

const gibibyte = 1024 ** 3;
/** Above what either of the programs in Go was seen to take when it tidies nothing. */
const memoryOfEach = 7 * gibibyte;

/**
 * Types and lint are checked by programs in Go, which tidy their memory by default whenever it has doubled, though most
 * of it lives to the end. Where the machine has room for both at once they need not tidy it, which saves up to a fifth.
 */
const goMemory = (): { GOGC: string; GOMEMLIMIT?: string } =>
  process.availableMemory() > 2 * memoryOfEach ? { GOGC: 'off', GOMEMLIMIT: String(memoryOfEach) } : { GOGC: '400' };

const environment = {
  ...process.env,
  ...goMemory(),
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
};

function run([program = '', ...args]: string[], cwd: string, env?: NodeJS.ProcessEnv): Promise<Outcome> {
  const file = program === 'node' ? process.execPath : path.join(root, 'node_modules', '.bin', program);
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env: { ...environment, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Holds one check against the repository in `cwd`. */
export async function runCheck({ commands, env }: Check, cwd = root): Promise<Outcome> {
  let outcome: Outcome = { ok: true, output: '' };
  for (const command of commands) if (outcome.ok) outcome = await run(command, cwd, env);
  return outcome;
}
