import type { BrowserContext, Page } from '@playwright/test';
import { allThemes, type Theme } from '@portal/contract/settings/themes.ts';
import { violationsOf } from './support/accessible.ts';
import { demoLoads } from './support/demo-loads.ts';
import type { ScreenState } from './support/screen.ts';
import { statesFor, usualStatesFor, visitEach, type Visitor, visitors } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { type View, views } from './support/views.ts';
import { wordsOf } from './support/words.ts';

const isSeenIn =
  ({ phone }: View) =>
  ({ only }: ScreenState): boolean =>
    !only || (only === 'phone') === phone;

const checkAll = async (page: Page, states: readonly ScreenState[], view: View): Promise<void> =>
  visitEach(page, states, await demoLoads(), wordsOf(view.language), async ({ name }) => {
    expect.soft(await violationsOf(page), name).toEqual([]);
  });

/** `AXE_THEMES=all`: those built in, one after the other; else the default one alone. */
const [usual, ...others] = allThemes([]);
const themes = process.env['AXE_THEMES'] === 'all' ? [usual, ...others] : [usual];

/** Lets whoever signs in have chosen a theme. */
const wear = async (context: BrowserContext, { key, light, dark }: Theme): Promise<void> => {
  await context.route('**/api/users/me/complete', async (route) => {
    const response = await route.fetch();
    const me = (await response.json()) as { settings: object };
    const settings = { ...me.settings, chosen_theme: key, theme_colors: { light, dark } };
    await route.fulfill({ response, json: { ...me, settings } });
  });
};

/** What one browser looks at after the other; further states are looked at beside it. */
const statesATest = 12;

const schemeOf = ({ language }: View) => (language === 'en' ? 'light' : 'dark');

/**
 * Each screen once, as it usually is: in one of the views, the next screen in the next one. `npm run axe` sees every
 * state in every view.
 */
const statesIn = (view: View, visitor: Visitor): readonly ScreenState[] => {
  if (process.env['AXE_VIEWS'] === 'all') return statesFor(visitor).filter(isSeenIn(view));
  return usualStatesFor(visitor).filter((state, index) => {
    const possible = views.filter((one) => isSeenIn(one)(state));
    return possible[index % possible.length] === view;
  });
};

for (const view of views) {
  for (const theme of themes) {
    test.describe(`axe finds nothing: ${view.name}, ${schemeOf(view)}, ${theme?.name}`, () => {
      test.use({
        language: view.language,
        viewport: view,
        colorScheme: schemeOf(view),
        contextOptions: { reducedMotion: 'reduce' },
      });
      if (theme && theme !== usual) test.beforeEach(({ context }) => wear(context, theme));

      for (const visitor of visitors) {
        test.describe(visitor.name, () => {
          test.use({ as: visitor.as });
          const states = statesIn(view, visitor);
          for (let at = 0; at < states.length; at += statesATest) {
            const some = states.slice(at, at + statesATest);
            test(`from ${some[0]?.name}`, ({ page }) => checkAll(page, some, view));
          }
        });
      }
    });
  }
}
