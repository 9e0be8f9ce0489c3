import type { Page } from '@playwright/test';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const { home } = wordsOf('en');

type Shown = 'mark' | 'frame' | 'shape' | 'screen' | 'nothing';

/** Notes at each picture what the page shows, from the first one on, and ends with what it has shown in turn. */
const noteShown = async (page: Page): Promise<() => Promise<Shown[]>> => {
  await page.addInitScript(() => {
    const shown: Shown[] = [];
    Object.assign(window, { shown });
    const nowShown = (root: Element): Shown => {
      if (root.querySelector('.opening')) return document.documentElement.dataset['opening'] ? 'frame' : 'mark';
      if (root.querySelector('main')) return 'screen';
      return root.querySelector('[role="status"]') ? 'shape' : 'nothing';
    };
    const note = (): void => {
      const root = document.querySelector('#root');
      // While the parser is within the root, what stands in it is still on its way.
      const isParsed = root?.nextSibling || document.readyState !== 'loading';
      const now = root && isParsed && nowShown(root);
      if (now && now !== shown.at(-1)) shown.push(now);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  return () => page.evaluate(() => (window as unknown as { shown: Shown[] }).shown);
};

const slow: readonly { what: string; address: RegExp; shown: RegExp }[] = [
  { what: 'who is signed in', address: /\/api\/users\/me\/complete$/, shown: /^(?:mark, )?frame, shape, screen$/ },
  // The shape as well where the answers before it are not quick.
  {
    what: 'the file of the screen',
    address: /\/assets\/home-page-[\w-]+\.js$/,
    shown: /^(?:mark, )?frame, (?:shape, )?screen$/,
  },
];

test.use({ as: people.admin, language: 'en' });

for (const { what, address, shown } of slow) {
  test(`the page is never empty while ${what} takes long`, async ({ page }) => {
    const allShown = await noteShown(page);
    await page.route(address, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2500));
      await route.continue();
    });
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1, name: home.screen.title })).toBeVisible();
    // The heading can be there before the next picture is noted.
    await expect.poll(async () => (await allShown()).join(', ')).toMatch(shown);
  });
}

test('the page brings the frame in the colours chosen, and the mark to whoever is not signed in', async ({ page }) => {
  await page.route(/\/assets\/index-[\w-]+\.js$/, (route) =>
    new Promise((resolve) => setTimeout(resolve, 2500)).then(() => route.continue()),
  );
  await page.addInitScript(() => localStorage.setItem('portal.color_scheme', 'dark'));
  await page.goto('/my-loads', { waitUntil: 'commit' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-opening', 'open');
  await expect(page.locator('.opening .top')).toBeVisible();
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await page.goto('/terms', { waitUntil: 'commit' });
  await expect(page.locator('.opening')).toBeVisible();
  await expect(page.locator('.opening .top')).toBeHidden();
});
