// `npm run measure:first-load`: JavaScript and CSS that each screen makes an empty browser fetch, as they travel.
import { type Browser, chromium, type Request } from '@playwright/test';
import { people } from '../e2e/support/people.ts';
import { storedSession, withPortal } from '../e2e/support/running-portal.ts';
import { findChromium } from './find-chromium.mjs';

type Screen = { name: string; address: string; signedIn: boolean; limit: number };
type Session = Awaited<ReturnType<typeof storedSession>>;
type Sums = { js: number; css: number; files: number };

const limits: Record<string, number> = { '/login': 140, '/my-loads': 200 };
const limitOfAll = 300;
const settledMs = 500;

const guestScreens = [
  '/login',
  '/forgot-password',
  '/recover-password',
  '/request-demo',
  '/terms',
  '/privacy',
  '/not-found',
];
const signedInScreens = ['/my-loads', '/quote-book/ltl', '/quote-book/drayage', '/change-password'];

const screen = (name: string, signedIn: boolean, address = name): Screen => ({
  name,
  address,
  signedIn,
  limit: limits[name] ?? limitOfAll,
});

/** A load of the demo that is in the right state. */
const loadIn = async (baseURL: string, { bearer }: Session, state: string): Promise<number | undefined> => {
  const response = await fetch(`${baseURL}/api/loads?${state}&limit=1`, {
    headers: { authorization: `Bearer ${bearer}` },
  });
  const { items } = (await response.json()) as { items: { id: number }[] };
  return items[0]?.id;
};

/** Every screen by its route; those of one load with a load of the demo. */
const screensOf = async (baseURL: string, session: Session): Promise<Screen[]> => {
  const id = await loadIn(baseURL, session, 'group=quoted&mode=ltl');
  const container = await loadIn(baseURL, session, 'group=in_transit&mode=drayage');
  const loadScreens = ['/my-loads/{id}', '/quote-book/ltl/{id}', '/quote-book/carrier-selection/{id}'];
  const filled = (name: string) => name.replace('{id}', String(id)).replace('{container}', String(container));
  return [
    ...guestScreens.map((name) => screen(name, false)),
    ...signedInScreens.map((name) => screen(name, true)),
    ...(id ? loadScreens.map((name) => screen(name, true, filled(name))) : []),
    ...(container ? [screen('/my-loads/{container}', true, filled('/my-loads/{container}'))] : []),
  ];
};

/** Opens one screen in a browser that has nothing yet; a text asset that travels uncompressed is a fault. */
const measure = async (browser: Browser, baseURL: string, { address, signedIn }: Screen, session: Session) => {
  const [name, value] = session.item;
  const localStorage = signedIn ? [{ name, value }] : [];
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

await withPortal(async (baseURL) => {
  const session = await storedSession(baseURL, people.admin);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  console.log(`${'screen'.padEnd(36)}     js     css     sum   limit (kB, brotli)`);
  for (const one of await screensOf(baseURL, session)) {
    const { js, css, files } = await measure(browser, baseURL, one, session);
    const over = js + css > one.limit * 1000;
    if (over) process.exitCode = 1;
    const sums = [js, css, js + css].map(kB).join(' ');
    console.log(`${one.name.padEnd(36)}${sums} ${String(one.limit).padStart(7)}${over ? ' OVER' : ''}  ${files} files`);
  }
  await browser.close();
});
