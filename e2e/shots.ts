import path from 'node:path';
import type { Page } from '@playwright/test';
import { demoLoads } from './support/demo-loads.ts';
import { baseURL } from './support/product.ts';
import type { BrokenState, ScreenState } from './support/screen.ts';
import { brokenStatesFor, statesFor, visit, visitors } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { type View, views } from './support/views.ts';
import { wordsOf } from './support/words.ts';

const folder = path.resolve(import.meta.dirname, '../shots');
const schemes = ['light', 'dark'] as const;

/** SHOTS names the states to draw, as a regular expression; all without it. */
const wanted = new RegExp(process.env['SHOTS'] ?? '');
const isWanted = ({ name }: Pick<ScreenState, 'name'>): boolean => wanted.test(name);

/** The state as it is in both schemes: shots/<screen>-<language>-<scheme>-<width>.png. */
const draw = async (page: Page, { name }: Pick<ScreenState, 'name'>, { language, width }: View): Promise<void> => {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: path.join(folder, `${name}-${language}-${colorScheme}-${width}.png`) });
  }
};

/** A state that cannot be reached fails the run, and the other pictures are still taken. */
const drawn = async (name: string, work: () => Promise<void>): Promise<void> => {
  const fault = await work().then(() => '', String);
  expect.soft(fault, name).toBe('');
};

/** What a state typed into a form is kept as a draft on the device: the next one would open the form with it. */
const forgetDrafts = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'indexeddb' });
  await devtools.detach();
};

const drawAll = async (page: Page, states: readonly ScreenState[], view: View): Promise<void> => {
  for (const screen of states.filter(isWanted).filter(({ only }) => !only || (only === 'phone') === view.phone)) {
    await drawn(screen.name, async () => {
      await visit(page, screen, wordsOf(view.language));
      await draw(page, screen, view);
    });
    await page.goto('about:blank');
    await forgetDrafts(page);
  }
};

const drawBroken = async (page: Page, states: readonly BrokenState[], view: View): Promise<void> => {
  for (const screen of states.filter(isWanted)) {
    await drawn(screen.name, async () => {
      await page.route(screen.call, screen.answer);
      await page.goto(await screen.address(demoLoads));
      // Busy servers are asked three times; what stays away for good has nothing to wait for but time.
      await page.waitForTimeout(screen.name.endsWith('failing') ? 6000 : 1500);
      await draw(page, screen, view);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
  }
};

for (const view of views) {
  test.describe(view.name, () => {
    test.use({ language: view.language, viewport: view, deviceScaleFactor: view.phone ? 2 : 1 });

    for (const visitor of visitors) {
      test.describe(visitor.name, () => {
        test.use({ as: visitor.as });
        test('every state', ({ page }) => drawAll(page, statesFor(visitor), view));
        test('loading and failing', ({ page }) => drawBroken(page, brokenStatesFor(visitor), view));
      });
    }
  });
}
