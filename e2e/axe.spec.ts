import type { BrowserContext, Page } from '@playwright/test';
import { allThemes, type Theme } from '@portal/contract/settings/themes.ts';
import { type Language, languages } from '@portal/contract/words/language.ts';
import { violationsOf } from './support/accessible.ts';
import { expectWholeFigures } from './support/figure-walk.ts';
import { giveLongestValues } from './support/longest-values.ts';
import { statesFor, usualStatesFor, type Visited, type Visitor, visitors, visitsIn } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { type View, views } from './support/views.ts';
import { wordsOf } from './support/words.ts';

/** A state, and how wide the window is in which it is looked at. */
type Look = { state: Visited; view: View };

/** `npm run axe` sees every state in every view. */
const isEveryLook = process.env['AXE_VIEWS'] === 'all';

const checkAll = async (page: Page, looks: readonly Look[], language: Language): Promise<void> => {
  const visit = visitsIn(page, wordsOf(language));
  for (const { state, view } of looks) {
    if (page.viewportSize()?.width !== view.width) await page.setViewportSize(view);
    await visit(state);
    expect.soft(await violationsOf(page), `${state.name}, ${view.name}`).toEqual([]);
    if (!isEveryLook) await expectWholeFigures(page, state, language);
  }
  // An answer that is still changed when the page closes is no failure.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};

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
const looksATest = 12;

const schemeOf = (language: Language) => (language === 'en' ? 'light' : 'dark');

const isSeenIn =
  ({ phone }: View) =>
  ({ only }: Visited): boolean =>
    !only || (only === 'phone') === phone;

/** Every state in every view. */
const everyLook = (visitor: Visitor): Look[] =>
  views.flatMap((view) =>
    statesFor(visitor)
      .filter(isSeenIn(view))
      .map((state) => ({ state, view })),
  );

/** From states that leave the portal as it was to those after which it is started again, each at one width and the other. */
const order = ({ state: { open, rarely }, view: { phone } }: Look): number =>
  [open, rarely, phone].reduce<number>((sum, part) => 2 * sum + Number(Boolean(part)), 0);

/** Each screen once, as it usually is: in one of the views, the next screen in the next one. */
const usualLooks = (visitor: Visitor): Look[] =>
  usualStatesFor(visitor)
    .flatMap((state, index) => {
      const possible = views.filter((view) => isSeenIn(view)(state));
      return possible.slice(index % possible.length, (index % possible.length) + 1).map((view) => ({ state, view }));
    })
    .toSorted((one, other) => order(one) - order(other));

const looksOf = isEveryLook ? everyLook : usualLooks;

for (const language of languages) {
  for (const theme of themes) {
    test.describe(`axe finds nothing, and figures are read whole: ${language}, ${schemeOf(language)}, ${theme?.name}`, () => {
      test.use({ language, colorScheme: schemeOf(language), contextOptions: { reducedMotion: 'reduce' } });
      if (!isEveryLook) test.beforeEach(({ page }) => page.addInitScript(giveLongestValues));
      if (theme && theme !== usual) test.beforeEach(({ context }) => wear(context, theme));

      for (const visitor of visitors) {
        test.describe(visitor.name, () => {
          test.use({ as: visitor.as });
          const looks = looksOf(visitor).filter(({ view }) => view.language === language);
          for (let at = 0; at < looks.length; at += looksATest) {
            const some = looks.slice(at, at + looksATest);
            const first = `${some[0]?.state.name}, ${some[0]?.view.name}`;
            test(`from ${first}`, ({ page }) => checkAll(page, some, language));
          }
        });
      }
    });
  }
}
