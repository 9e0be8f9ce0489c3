import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One check: the commands it runs, one after the other. */
type Step = { name: string; commands: string[][] };

type Outcome = { ok: boolean; output: string };

const root = path.dirname(import.meta.dirname);
const AT_ONCE = 2;
const scratch = mkdtempSync(path.join(tmpdir(), 'portal-verify-'));
const document = path.join(scratch, 'openapi.json');

/** Longest first, so that the two lanes end together. */
const STEPS: Step[] = [
  { name: 'types', commands: [['tsc', '-b']] },
  {
    name: 'OpenAPI 3.1',
    commands: [
      ['node', 'server/src/openapi.ts', document],
      ['redocly', 'lint', document, '--format=summary'],
    ],
  },
  { name: 'lint', commands: [['oxlint', '.']] },
  { name: 'database types', commands: [['node', 'scripts/db-types.ts', '--check']] },
  { name: 'dead code', commands: [['knip', '--no-progress', '--no-config-hints']] },
  { name: 'laws', commands: [['node', 'scripts/laws/check-laws.ts']] },
  { name: 'format', commands: [['oxfmt', '--check', '.']] },
];

const environment = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

function run([program = '', ...args]: string[]): Promise<Outcome> {
  const file = program === 'node' ? process.execPath : path.join(root, 'node_modules', '.bin', program);
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs a check and prints its line, and what it said when it fails. */
async function check({ name, commands }: Step): Promise<boolean> {
  const started = performance.now();
  let outcome: Outcome = { ok: true, output: '' };
  for (const command of commands) if (outcome.ok) outcome = await run(command);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${outcome.ok ? 'ok    ' : 'FAILED'} ${name.padEnd(16)}${seconds.padStart(6)} s`);
  if (!outcome.ok) console.log(outcome.output.trim());
  return outcome.ok;
}

async function lane(waiting: Step[]): Promise<boolean> {
  let ok = true;
  for (let step = waiting.shift(); step; step = waiting.shift()) ok = (await check(step)) && ok;
  return ok;
}

const waiting = [...STEPS];
const results = await Promise.all(Array.from({ length: AT_ONCE }, () => lane(waiting)));
rmSync(scratch, { recursive: true, force: true });
process.exitCode = results.every(Boolean) ? 0 : 1;
