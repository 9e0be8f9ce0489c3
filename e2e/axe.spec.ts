import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { demoLoads } from './support/demo-loads.ts';
import { people } from './support/people.ts';
import type { Screen } from './support/screen.ts';
import { guestStates, signedInStates, visit } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { type View, views } from './support/views.ts';
import { wordsOf } from './support/words.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What is wrong with the page as it stands, a line each. */
const violationsOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
};

const checkAll = async (page: Page, states: readonly Screen[], view: View): Promise<void> => {
  const loads = await demoLoads();
  const atThisWidth = states.filter(({ only }) => !only || (only === 'phone') === view.phone);
  for (const screen of atThisWidth) {
    await visit(page, screen, loads, wordsOf(view.language));
    expect.soft(await violationsOf(page), screen.name).toEqual([]);
  }
};

/** Over the four views every language meets every width and scheme, and every width every scheme. */
const schemeOf = ({ language, phone }: View) => ((language === 'en') === phone ? 'dark' : 'light');

for (const view of views) {
  test.describe(`axe finds nothing: ${view.name}, ${schemeOf(view)}`, () => {
    test.use({
      language: view.language,
      viewport: view,
      colorScheme: schemeOf(view),
      contextOptions: { reducedMotion: 'reduce' },
    });

    test('before the sign-in', ({ page }) => checkAll(page, guestStates, view));

    test.describe('signed in', () => {
      test.use({ as: people.agent });
      const half = Math.ceil(signedInStates.length / 2);
      test('first half', ({ page }) => checkAll(page, signedInStates.slice(0, half), view));
      test('second half', ({ page }) => checkAll(page, signedInStates.slice(half), view));
    });
  });
}
