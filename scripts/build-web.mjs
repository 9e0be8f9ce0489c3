import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { root, run } from './pinned-node.mjs';
import { sourcesStamp } from './sources-stamp.mjs';

const DIST = path.join(root, 'web', 'dist');
const STAMP = path.join(DIST, '.sources');
const SMALLEST = path.join(DIST, '.smallest');
const SOURCES = ['web', 'contract', 'package-lock.json'];

/** Builds the web package when it was never built or its sources are no longer those it was built from. */
export async function buildWeb() {
  const sources = sourcesStamp(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  const vite = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const code = await run(process.execPath, [vite, 'build', '--logLevel', 'error'], {
    cwd: path.join(root, 'web'),
    // The database of a first start takes longer, a step after the other: what can wait gives way to it.
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    // A build is rare: compiled sources kept for the next one would only cost time.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' },
  });
  if (code !== 0) throw new Error('The web could not be built');
  writeFileSync(STAMP, sources);
}

/**
 * Compresses what was built as far as it goes, into a folder that servers look at when they start, where that has not been
 * done. It takes as long as the build itself, so the first start does it once the portal answers, for the next one; until
 * then the files are a tenth larger.
 */
export async function compressWeb() {
  if (existsSync(SMALLEST)) return;
  const code = await run(process.execPath, [path.join(root, 'scripts', 'compress-web.mjs'), DIST, SMALLEST]);
  if (code) throw new Error('The web could not be compressed');
}
