import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './pinned-node.mjs';

/** Chromium without an interface of its own, which costs a window of a journey eight times less processor time. */
const headlessChromium = 'chromium-headless-shell';
const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const chromeOnMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const firefoxNames = ['firefox-esr', 'firefox'];
const firefoxOnMac = '/Applications/Firefox.app/Contents/MacOS/firefox';

/**
 * The browser the journeys run in: CHROME_PATH, Chromium's headless shell found on the machine or from Debian (as root),
 * another Chromium on the machine, else Playwright's own download. Ends the process with one line when there is none.
 */
export async function findChromium() {
  const headless = () => programOf([headlessChromium]);
  const found =
    process.env.CHROME_PATH ||
    headless() ||
    (await debianPackage(headlessChromium, headless)) ||
    programOf(chromiumNames, chromeOnMac) ||
    (await playwrightDownload());
  return found && existsSync(found) ? found : endWithout('Chromium', 'CHROME_PATH', headlessChromium);
}

/** The Firefox that `npm run firefox` drives: FIREFOX_PATH, one found on the machine, else Debian's package (as root). */
export async function findFirefox() {
  const onMachine = () => programOf(firefoxNames, firefoxOnMac);
  const found = process.env.FIREFOX_PATH || onMachine() || (await debianPackage('firefox-esr', onMachine));
  return found && existsSync(found) ? found : endWithout('Firefox', 'FIREFOX_PATH', 'firefox-esr');
}

function endWithout(browser, variable, debianName) {
  console.error(`No ${browser}: set ${variable} to one, or install it (for example: apt-get install ${debianName})`);
  process.exit(1);
}

function programOf(names, onMac) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...files, ...(onMac ? [onMac] : [])].find((file) => existsSync(file));
}

async function debianPackage(name, onMachine) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`Installing ${name} from Debian`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args) => once(spawn('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] }), 'close');
  await run('update', '-q');
  await run('install', '-qy', '--no-install-recommends', name);
  return onMachine();
}

async function playwrightDownload() {
  console.log("Downloading Playwright's Chromium");
  const cli = path.join(root, 'node_modules', 'playwright-core', 'cli.js');
  await once(spawn(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' }), 'close');
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}
