import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Check, checks, runCheck } from './checks.ts';

const AT_ONCE = 2;

/** Runs a check and prints its line, and what it said when it fails. */
async function report(check: Check): Promise<boolean> {
  const started = performance.now();
  const { ok, output } = await runCheck(check);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${check.name.padEnd(16)}${seconds.padStart(6)} s`);
  if (!ok) console.log(output.trim());
  return ok;
}

async function lane(waiting: Check[]): Promise<boolean> {
  let ok = true;
  for (let check = waiting.shift(); check; check = waiting.shift()) ok = (await report(check)) && ok;
  return ok;
}

const scratch = mkdtempSync(path.join(tmpdir(), 'portal-verify-'));
const waiting = checks(path.join(scratch, 'openapi.json'));
const results = await Promise.all(Array.from({ length: AT_ONCE }, () => lane(waiting)));
rmSync(scratch, { recursive: true, force: true });
process.exitCode = results.every(Boolean) ? 0 : 1;
