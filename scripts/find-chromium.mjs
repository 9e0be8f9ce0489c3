import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './pinned-node.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The browser the journeys run in: CHROME_PATH, one found on the machine, Debian's package (as root),
 * else Playwright's own download. Ends the process with one line when there is none to be had.
 */
export async function findChromium() {
  const found = process.env.CHROME_PATH || onMachine() || debianPackage() || (await playwrightDownload());
  if (found && existsSync(found)) return found;
  console.error('No Chromium: set CHROME_PATH to one, or install it (for example: apt-get install chromium)');
  process.exit(1);
}

function onMachine() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...files, MAC].find((file) => existsSync(file));
}

function debianPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium from Debian');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) => spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  run('update', '-q');
  run('install', '-qy', '--no-install-recommends', 'chromium');
  return onMachine();
}

async function playwrightDownload() {
  console.log("Downloading Playwright's Chromium");
  const cli = path.join(root, 'node_modules', 'playwright-core', 'cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}
