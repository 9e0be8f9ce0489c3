import { expect, type Page } from '@playwright/test';
import { guestScreens } from './screens-for-guests.ts';
import { bookingScreens } from './screens-of-booking.ts';
import { listScreens } from './screens-of-lists.ts';
import { loadScreens } from './screens-of-loads.ts';
import { linkScreens, paperScreens } from './screens-of-papers.ts';
import { rareScreens } from './screens-of-rare-moments.ts';
import { truckScreens } from './screens-of-trucks.ts';
import type { DemoLoads } from './demo-loads.ts';
import type { Rarely, Screen, Words } from './screen.ts';

/** What people see before they sign in. */
export const guestStates: readonly Screen[] = [...guestScreens, ...linkScreens];

/** What a customer agent sees, dialogs and menus included. */
export const signedInStates: readonly Screen[] = [
  ...loadScreens,
  ...listScreens,
  ...bookingScreens,
  ...truckScreens,
  ...rareScreens,
  ...paperScreens,
];

/** Opens a screen and waits until it has its shape. */
export const visit = async (page: Page, screen: Screen, loads: DemoLoads, words: Words): Promise<void> => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const moment of screen.rarely ?? []) await bringAbout(page, moment);
  await page.goto(screen.address(loads));
  await settled(page, words);
  await screen.open?.(page, words);
  await settled(page, words);
};

const bringAbout = async (page: Page, { call, says }: Rarely): Promise<void> => {
  await page.route(call, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ status: 200, json: says((await response.json()) as object) });
  });
};

const settled = async (page: Page, { frame }: Words): Promise<void> => {
  // An open dialog hides the page behind it from screen readers.
  const title = page.getByRole('heading', { level: 1, includeHidden: true }).first();
  await expect(title).toBeVisible();
  await expect(page.locator('[class*="_skeletonBar"]')).toHaveCount(0);
  // A screen that fails does so once its content replaces the skeleton.
  await expect(title, 'the screen broke down').not.toHaveText(frame.failure.title);
  await page.evaluate(() => document.fonts.ready);
};
