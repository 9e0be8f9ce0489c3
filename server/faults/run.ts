import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';

// Usage: npm run faults [script [its words …]] [--long]
// Runs one script of this folder, or all of them one after the other; fails where one of them does.
const own = path.basename(import.meta.filename);
const scripts = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== own)
  .map((name) => name.slice(0, -'.ts'.length));
const words = process.argv.slice(2);
const [name, ...more] = words.filter((word) => word !== '--long');
if (name !== undefined && !scripts.includes(name)) throw new Error(`${name} is none of ${scripts.join(', ')}`);
const flags = words.includes('--long') ? ['--long'] : [];

for (const script of name === undefined ? scripts : [name]) {
  const file = path.join(import.meta.dirname, `${script}.ts`);
  const [code] = await once(spawn(process.execPath, [file, ...more, ...flags], { stdio: 'inherit' }), 'exit');
  if (code !== 0) {
    console.log(`${script} FAILED`);
    process.exitCode = 1;
  }
}
