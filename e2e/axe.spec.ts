import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessible.ts';
import { demoLoads } from './support/demo-loads.ts';
import type { ScreenState } from './support/screen.ts';
import { statesFor, visit, visitors } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { type View, views } from './support/views.ts';
import { wordsOf } from './support/words.ts';

const checkAll = async (page: Page, states: readonly ScreenState[], view: View): Promise<void> => {
  const loads = await demoLoads();
  const atThisWidth = states.filter(({ only }) => !only || (only === 'phone') === view.phone);
  for (const screen of atThisWidth) {
    await visit(page, screen, loads, wordsOf(view.language));
    expect.soft(await violationsOf(page), screen.name).toEqual([]);
  }
};

const schemeOf = ({ language }: View) => (language === 'en' ? 'light' : 'dark');

/**
 * Every other state in English on a desktop and in Spanish on a phone, the rest the other way round: each is seen in both
 * languages, widths and schemes in half the time. `npm run axe` sees all states in all views.
 */
const statesIn = ({ language, phone }: View, states: readonly ScreenState[]): readonly ScreenState[] =>
  process.env['AXE_VIEWS'] === 'all'
    ? states
    : states.filter((_, index) => (index % 2 === 0) === ((language === 'en') !== phone));

for (const view of views) {
  test.describe(`axe finds nothing: ${view.name}, ${schemeOf(view)}`, () => {
    test.use({
      language: view.language,
      viewport: view,
      colorScheme: schemeOf(view),
      contextOptions: { reducedMotion: 'reduce' },
    });

    for (const visitor of visitors) {
      test.describe(visitor.name, () => {
        test.use({ as: visitor.as });
        const states = statesIn(view, statesFor(visitor));
        // Two tests run side by side.
        const half = Math.ceil(states.length / 2);
        test('first half', ({ page }) => checkAll(page, states.slice(0, half), view));
        test('second half', ({ page }) => checkAll(page, states.slice(half), view));
      });
    }
  });
}
