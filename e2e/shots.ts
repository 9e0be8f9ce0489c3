import path from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { demoLoads } from './support/demo-loads.ts';
import { people } from './support/people.ts';
import type { Screen } from './support/screen.ts';
import { guestStates, signedInStates, visit } from './support/screens.ts';
import { type BrokenScreen, brokenStates } from './support/screens-broken.ts';
import { test } from './support/test.ts';
import { type View, views } from './support/views.ts';
import { wordsOf } from './support/words.ts';

const folder = path.resolve(import.meta.dirname, '../shots');
const schemes = ['light', 'dark'] as const;

/** The state as it is in both schemes: shots/<screen>-<language>-<scheme>-<width>.png. */
const draw = async (page: Page, { name }: Pick<Screen, 'name'>, { language, width }: View): Promise<void> => {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.screenshot({ path: path.join(folder, `${name}-${language}-${colorScheme}-${width}.png`) });
  }
};

/** A state that cannot be reached is reported, and the other pictures are still taken. */
const drawn = async (info: TestInfo, name: string, work: () => Promise<void>): Promise<void> => {
  await work().catch((error: unknown) => info.errors.push({ message: `${name}: ${String(error)}` }));
};

const drawAll = async (page: Page, states: readonly Screen[], view: View, info: TestInfo): Promise<void> => {
  const loads = await demoLoads();
  for (const screen of states.filter(({ only }) => !only || (only === 'phone') === view.phone)) {
    await drawn(info, screen.name, async () => {
      await visit(page, screen, loads, wordsOf(view.language));
      await draw(page, screen, view);
    });
  }
};

const drawBroken = async (page: Page, states: readonly BrokenScreen[], view: View, info: TestInfo): Promise<void> => {
  const loads = await demoLoads();
  for (const screen of states) {
    await drawn(info, screen.name, async () => {
      await page.route(screen.call, screen.answer);
      await page.goto(screen.address(loads));
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

    test('before the sign-in', ({ page }, info) => drawAll(page, guestStates, view, info));

    test.describe('signed in', () => {
      test.use({ as: people.agent });
      test('every state', ({ page }, info) => drawAll(page, signedInStates, view, info));
      test('loading and failing', ({ page }, info) => drawBroken(page, brokenStates, view, info));
    });
  });
}
