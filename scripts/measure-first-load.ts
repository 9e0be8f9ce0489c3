// `npm run measure:first-load`: JavaScript and CSS that each screen makes an empty browser fetch, as they travel.
import { type Browser, chromium, type Request } from '@playwright/test';
import { demoLoads } from '../e2e/support/demo-loads.ts';
import { storedSession, withPortal } from '../e2e/support/running-portal.ts';
import { statesFor, type Visitor, visitors } from '../e2e/support/screens.ts';
import { buildWeb, compressWeb } from './build-web.mjs';
import { findChromium } from './find-browser.mjs';

type Sums = { js: number; css: number; files: number };
type Opened = { baseURL: string; address: string; visitor: Visitor };

const limits: Record<string, number> = { login: 140, 'my-loads': 200 };
const limitOfAll = 300;
const settledMs = 500;

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
  await page.goto(`${baseURL}${address}`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(settledMs);
  const sums: Sums = { js: 0, css: 0, files: 0 };
  for (const request of finished) {
    const kind = /\.(js|css)$/.exec(new URL(request.url()).pathname)?.[1] as 'js' | 'css' | undefined;
    if (!kind) continue;
    sums[kind] += (await request.sizes()).responseBodySize;
    sums.files += 1;
  }
  await context.close();
  return sums;
};

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

/** Every state that an address alone leads to, and that is no rarer moment. */
const statesByAddress = visitors.flatMap((visitor) =>
  statesFor(visitor)
    .filter(({ open, rarely, only }) => !open && !rarely && only !== 'phone')
    .map(({ name, address }) => ({ name, address, visitor })),
);

// A first start compresses what it has built while it answers already: until then files are a tenth larger.
await buildWeb();
await compressWeb();
await withPortal(async (baseURL) => {
  const loads = await demoLoads();
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  console.log(`${'screen'.padEnd(36)}     js     css     sum   limit (kB, brotli)`);
  for (const { name, address, visitor } of statesByAddress) {
    const limit = limits[name] ?? limitOfAll;
    const { js, css, files } = await measure(browser, { baseURL, address: address(loads), visitor });
    const over = js + css > limit * 1000;
    if (over) process.exitCode = 1;
    const sums = [js, css, js + css].map(kB).join(' ');
    console.log(`${name.padEnd(36)}${sums} ${String(limit).padStart(7)}${over ? ' OVER' : ''}  ${files} files`);
  }
  await browser.close();
});
