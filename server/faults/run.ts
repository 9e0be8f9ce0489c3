import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';

// Usage: npm run faults [script or test [its words …]] [--long]
// Runs one script of this folder or one test of what takes long (x.fault.test.ts, anywhere in the server), or all of them
// one after the other; fails where one of them does.
const root = path.join(import.meta.dirname, '../..');
const own = path.basename(import.meta.filename);
const nameOf = (file: string, end: string): string => path.basename(file).slice(0, -end.length);

const scripts = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== own)
  .map((name) => nameOf(name, '.ts'));
const tests = globSync('server/{src,faults,benchmarks}/**/*.fault.test.ts', { cwd: root });
const testNames = tests.map((file) => nameOf(file, '.fault.test.ts'));

const words = process.argv.slice(2);
const [name, ...more] = words.filter((word) => word !== '--long');
const known = [...scripts, ...testNames];
if (name !== undefined && !known.includes(name)) throw new Error(`${name} is none of ${known.join(', ')}`);
const flags = words.includes('--long') ? ['--long'] : [];

const run = async (what: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<void> => {
  const [code] = await once(spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' }), 'exit');
  if (code === 0) return;
  console.log(`${what} FAILED`);
  process.exitCode = 1;
};

for (const script of scripts.filter((one) => name === undefined || one === name)) {
  await run(script, [path.join(import.meta.dirname, `${script}.ts`), ...more, ...flags]);
}
const files = tests.filter((_, at) => name === undefined || testNames[at] === name);
if (files.length > 0) {
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  // The project of these tests is there where the variable is set.
  await run('a test', [vitest, 'run', '--project', 'faults', ...files], { ...process.env, FAULTS: 'on' });
}
