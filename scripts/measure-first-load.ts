// `npm run measure:first-load`: JavaScript and CSS that each screen makes an empty browser fetch, as they travel.
// With names of screens behind `--`, these alone, and file by file.
import { type Browser, chromium, type Request } from '@playwright/test';
import { demoLoads } from '../e2e/support/demo-loads.ts';
import { watchNetwork } from '../e2e/support/quiet-network.ts';
import { storedSession, withPortal } from '../e2e/support/running-portal.ts';
import { statesByAddress, type Visitor } from '../e2e/support/screens.ts';
import { buildWeb, compressWeb } from './build-web.mjs';
import { findChromium } from './find-browser.mjs';

type Sums = { js: number; css: number; files: { name: string; size: number }[] };
type Opened = { baseURL: string; address: string; visitor: Visitor };

const limits: Record<string, number> = { login: 140, 'my-loads': 200 };
const limitOfAll = 300;

/** Of the page's own time, less than after which it opens its connection for news, however slow the machine is. */
const firstMs = 1500;
/** Short, since each may set off the next: what comes after a paint, and what that fetches. */
const stepMs = 100;
const quietMs = 300;

/** Opens one screen in a browser that has nothing yet; a text asset that travels uncompressed is a fault. */
const measure = async (browser: Browser, { baseURL, address, visitor }: Opened): Promise<Sums> => {
  const session = visitor.as && (await storedSession(baseURL, visitor.as));
  const localStorage = session ? [{ name: session.item[0], value: session.item[1] }] : [];
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  });
  const page = await context.newPage();
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  const untilQuiet = watchNetwork(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto(`${baseURL}${address}`, { waitUntil: 'networkidle' });
  for (let passed = 0; passed < firstMs; passed += stepMs) {
    await page.clock.runFor(stepMs);
    await untilQuiet(quietMs);
  }
  const sums: Sums = { js: 0, css: 0, files: [] };
  for (const request of finished) {
    const name = new URL(request.url()).pathname;
    const kind = /\.(js|css)$/.exec(name)?.[1] as 'js' | 'css' | undefined;
    if (!kind) continue;
    const size = (await request.sizes()).responseBodySize;
    sums[kind] += size;
    sums.files.push({ name, size });
  }
  await context.close();
  return sums;
};

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

const wanted = process.argv.slice(2);

// A first start compresses what it has built while it answers already: until then files are a tenth larger.
await buildWeb();
await compressWeb();
await withPortal(async (baseURL) => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  console.log(`${'screen'.padEnd(36)}     js     css     sum   limit (kB, brotli)`);
  for (const { name, address, visitor, only } of statesByAddress(wanted)) {
    if (only === 'phone') continue;
    const limit = limits[name] ?? limitOfAll;
    const { js, css, files } = await measure(browser, { baseURL, address: await address(demoLoads), visitor });
    const over = js + css > limit * 1000;
    if (over) process.exitCode = 1;
    const sums = [js, css, js + css].map(kB).join(' ');
    console.log(`${name.padEnd(36)}${sums} ${String(limit).padStart(7)}${over ? ' OVER' : ''}  ${files.length} files`);
    if (wanted.length === 0) continue;
    for (const file of files.toSorted((a, b) => b.size - a.size)) console.log(`${kB(file.size)}  ${file.name}`);
  }
  await browser.close();
});
