import type { Page } from '@playwright/test';
import { violationsOf } from './support/accessible.ts';
import { demoLoads } from './support/demo-loads.ts';
import type { ScreenState } from './support/screen.ts';
import { outermostStatesFor, statesFor, visit, type Visitor, visitors } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { type View, views } from './support/views.ts';
import { wordsOf } from './support/words.ts';

const isSeenIn =
  ({ phone }: View) =>
  ({ only }: ScreenState): boolean =>
    !only || (only === 'phone') === phone;

const checkAll = async (page: Page, states: readonly ScreenState[], view: View): Promise<void> => {
  const loads = await demoLoads();
  for (const screen of states) {
    await visit(page, screen, loads, wordsOf(view.language));
    expect.soft(await violationsOf(page), screen.name).toEqual([]);
  }
};

const schemeOf = ({ language }: View) => (language === 'en' ? 'light' : 'dark');

/**
 * Each screen as it usually is and in its last state, each in one of the views, the next state in the next one.
 * `npm run axe` sees every state in every view.
 */
const statesIn = (view: View, visitor: Visitor): readonly ScreenState[] => {
  if (process.env['AXE_VIEWS'] === 'all') return statesFor(visitor).filter(isSeenIn(view));
  return outermostStatesFor(visitor).filter((state, index) => {
    const possible = views.filter((one) => isSeenIn(one)(state));
    return possible[index % possible.length] === view;
  });
};

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
        const states = statesIn(view, visitor);
        // Two halves run side by side.
        const half = Math.ceil(states.length / 2);
        test('first half', ({ page }) => checkAll(page, states.slice(0, half), view));
        test('second half', ({ page }) => checkAll(page, states.slice(half), view));
      });
    }
  });
}
