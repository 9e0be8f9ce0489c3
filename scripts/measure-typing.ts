// `npm run measure:typing`: the script that a key starts in each booking form, in ms, beside what one starts in the form
// of two fields at sign-in: medians of rounds in which the forms take turns.
import { setTimeout as rest } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { median } from '@portal/contract/values/median.ts';
import { people, type Person } from '../e2e/support/people.ts';
import { storageOf, withPortal } from '../e2e/support/running-portal.ts';
import { wordsOf } from '../e2e/support/words.ts';
import { buildWeb } from './build-web.mjs';
import { findChromium } from './find-browser.mjs';

type Form = { address: string; field: string; person: Person | null };
type Opened = Form & { page: Page; session: CDPSession; perKey: number[] };

const { auth, loads } = wordsOf('en');
const ofBooking = { field: loads.book.summary.po_number, person: people.agent } as const;
/** The first is what the others are compared with. */
const forms: readonly Form[] = [
  { address: '/login', field: auth.sign_in.email, person: null },
  { address: '/quote-book/ltl', ...ofBooking },
  { address: '/quote-book/drayage', ...ofBooking },
];

const rounds = 5;
const keysARound = 40;
/** As fast as people type who type fast. */
const betweenKeysMs = 30;
/** What a form does after the last key: the draft is saved, prices are looked up. */
const afterKeysMs = 1000;

const open = async (browser: Browser, baseURL: string, form: Form): Promise<Opened> => {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    storageState: await storageOf(baseURL, form.person, 'en'),
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(`${baseURL}${form.address}`);
  await page.getByRole('textbox', { name: form.field }).waitFor();
  return { ...form, page, session, perKey: [] };
};

/** All script of the page since it was opened, in ms. */
const scriptOf = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0);
};

const type = async ({ page, session, field }: Opened): Promise<number> => {
  await page.bringToFront();
  await page.getByRole('textbox', { name: field }).focus();
  const before = await scriptOf(session);
  for (let key = 0; key < keysARound; key += 1) {
    await page.keyboard.press(key % 2 ? 'Backspace' : 'a');
    await rest(betweenKeysMs);
  }
  const after = await scriptOf(session);
  await rest(afterKeysMs);
  return (after - before) / keysARound;
};

await buildWeb();
await withPortal(async (baseURL) => {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const opened: Opened[] = [];
  for (const form of forms) opened.push(await open(browser, baseURL, form));
  // The first round is not counted: the browser compiles what a key runs.
  for (let round = 0; round <= rounds; round += 1)
    for (const form of opened) {
      const perKey = await type(form);
      if (round > 0) form.perKey.push(perKey);
    }
  const [baseline = Number.NaN] = opened.map(({ perKey }) => median(perKey));
  for (const { address, perKey } of opened) {
    const ms = median(perKey);
    console.log(
      `${address.padEnd(24)} ${ms.toFixed(1)} ms of script a key, ${(ms / baseline).toFixed(1)} times the first`,
    );
  }
  await browser.close();
});
