// Serves the built screens as a server does after a deployment: with a script of other contents, and so of another version.
// For the journey that lives through a deployment: sends its address to the process that started it, and ends with it.
import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile, cp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveScreens } from '../server/src/testing/serve-screens.ts';
import { nameVersion } from '../web/build/version-file.ts';
import { root } from './pinned-node.mjs';

const built = path.join(root, 'web', 'dist');
const folder = mkdtempSync(path.join(tmpdir(), 'portal-next-version-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('disconnect', () => process.exit());

const isServed = (file) => !path.basename(file).startsWith('.') && !/\.(br|gz)$/.test(file);
await cp(built, folder, { recursive: true, filter: (file) => file === built || isServed(file) });
const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
await appendFile(path.join(folder, manifest['paint-first.js'].file), '// the next version\n');
await nameVersion(folder, new Date());
process.send(await serveScreens(folder));
