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
  for (const screen of states) {
    await visit(page, screen, loads, wordsOf(view.language));
    expect.soft(await violationsOf(page), screen.name).toEqual([]);
  }
};

const schemeOf = ({ language }: View) => (language === 'en' ? 'light' : 'dark');

/** The views a state can be seen in: some states are of phones or of desktops only. */
const viewsOf = ({ only }: ScreenState): readonly View[] =>
  only ? views.filter(({ phone }) => phone === (only === 'phone')) : views;

/**
 * Each state is seen in one view, its neighbors in the others: all screens are seen in both languages, widths and schemes
 * in a quarter of the time. `npm run axe` sees all states in all views.
 */
const statesIn = (view: View, states: readonly ScreenState[]): readonly ScreenState[] =>
  states.filter((state, index) => {
    const seen = viewsOf(state);
    return process.env['AXE_VIEWS'] === 'all' ? seen.includes(view) : seen[index % seen.length] === view;
  });

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
