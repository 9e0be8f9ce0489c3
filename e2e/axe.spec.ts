import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demoLoads } from './support/demo-loads.ts';
import { people } from './support/people.ts';
import { guestStates, type Screen, signedInStates, visit } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { type View, views } from './support/views.ts';
import { wordsOf } from './support/words.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What is wrong with the page as it stands, a line each. Colours are all that another scheme changes. */
const violationsOf = async (page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const axe = new AxeBuilder({ page });
  const { violations } = await (
    colorScheme === 'light' ? axe.withTags(rules) : axe.withRules('color-contrast')
  ).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};

/** Opens each screen once and looks at it in both schemes. */
const checkAll = async (page: Page, states: readonly Screen[], view: View): Promise<void> => {
  const loads = await demoLoads();
  const atThisWidth = states.filter(({ only }) => !only || (only === 'phone') === view.phone);
  for (const screen of atThisWidth) {
    await visit(page, screen, loads, wordsOf(view.language));
    for (const scheme of ['light', 'dark'] as const) {
      expect.soft(await violationsOf(page, scheme), `${screen.name}, ${scheme}`).toEqual([]);
    }
  }
};

for (const view of views) {
  test.describe(`axe finds nothing: ${view.name}`, () => {
    test.use({ language: view.language, viewport: view, contextOptions: { reducedMotion: 'reduce' } });

    test('before the sign-in', ({ page }) => checkAll(page, guestStates, view));

    test.describe('signed in', () => {
      test.use({ as: people.agent });
      const half = Math.ceil(signedInStates.length / 2);
      test('first half', ({ page }) => checkAll(page, signedInStates.slice(0, half), view));
      test('second half', ({ page }) => checkAll(page, signedInStates.slice(half), view));
    });
  });
}
