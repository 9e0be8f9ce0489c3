import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './pinned-node.mjs';

const DIST = path.join(root, 'web', 'dist');
const STAMP = path.join(DIST, '.sources');
const SMALLEST = path.join(DIST, '.smallest');
const SOURCES = ['web', 'contract', 'package-lock.json'];
const IGNORED = new Set(['node_modules', 'dist']);

/** Builds the web package when it was never built or its sources are no longer those it was built from. */
export async function buildWeb() {
  const sources = hashOf(SOURCES.flatMap((name) => filesUnder(path.join(root, name))));
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const code = await run(process.execPath, [vite, 'build', '--logLevel', 'error'], { cwd: path.join(root, 'web') });
  if (code !== 0) throw new Error('The web could not be built');
  writeFileSync(STAMP, sources);
}

/**
 * Compresses what was built as far as it goes, where that has not been done. It takes as long as the build itself, so
 * the first start does it once the portal answers; until then the files are a tenth larger.
 */
export async function compressWeb() {
  if (existsSync(SMALLEST)) return;
  const code = await run(process.execPath, [path.join(root, 'scripts', 'compress-web.mjs'), DIST, SMALLEST]);
  if (code !== 0) throw new Error('The web could not be compressed');
}

function filesUnder(target) {
  if (statSync(target).isFile()) return target.includes('.test.') ? [] : [target];
  const names = readdirSync(target).filter((name) => !IGNORED.has(name));
  return names.toSorted().flatMap((name) => filesUnder(path.join(target, name)));
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
