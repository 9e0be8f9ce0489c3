import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './pinned-node.mjs';
import { sourcesStamp } from './sources-stamp.mjs';

const DIST = path.join(root, 'server', 'dist');
const STAMP = path.join(DIST, '.sources');
const PROGRAM = path.join(DIST, 'main.mjs');
const SOURCES = ['server', 'contract', 'scripts/join-server.mjs', 'package-lock.json'];

/** The server to run: joined to a few files where that was done since the last change, else its sources. */
export function serverEntry() {
  const isFresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesStamp(SOURCES);
  return isFresh ? '../server/dist/main.mjs' : '../server/src/main.ts';
}

/**
 * Joins the server's two thousand modules, which take most of a start to find and read, to a few files.
 * The first start does it for the next one, once the portal answers. Answers with the file to start.
 */
export async function joinServer() {
  const sources = sourcesStamp(SOURCES);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return PROGRAM;
  const code = await run(process.execPath, [path.join(root, 'scripts', 'join-server.mjs'), DIST, STAMP, sources]);
  if (code) throw new Error('The server could not be joined');
  return PROGRAM;
}
