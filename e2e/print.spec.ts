import type { Page } from '@playwright/test';
import { apiOf, bookedLoad, makeQuotedLoad } from './support/api.ts';
import { goWithin } from './support/go-within.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

const desk = { width: 1440, height: 900 };
/** A sheet of letter paper between margins of 0.4 inches, in CSS pixels. */
const sheet = { width: 739, height: 979 };

const onScreen = async (page: Page): Promise<void> => {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(desk);
};

const noControls = ['navigation', 'banner', 'textbox', 'searchbox', 'combobox', 'checkbox', 'tab'] as const;

/** The same sheet when it lies. */
const lying = { width: 979, height: 739 };

/** A list as paper shows it: a plain table on sheets that lie, with every column on them. */
const listOnPaper = async (page: Page): Promise<void> => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(lying);
  for (const role of noControls) await expect(page.getByRole('main').getByRole(role)).toHaveCount(0);
  // What a column is called is pressed to sort by it, and stays.
  await expect(page.locator('main button:visible:not(thead button)')).toHaveCount(0);
  const cut = await page.evaluate(() => {
    const { right = 0 } = document.querySelector('main table')?.getBoundingClientRect() ?? {};
    return right - window.innerWidth;
  });
  expect(cut).toBeLessThanOrEqual(0);
  const paper = await page.pdf({ format: 'letter', preferCSSPageSize: true });
  expect(paper.toString('latin1')).toContain('/MediaBox [0 0 792 612]');
};

/** The page as paper shows it: nothing to press, nothing of the frame, and nothing beyond the sheet. */
const onPaper = async (page: Page): Promise<void> => {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  for (const role of ['navigation', 'banner', 'textbox', 'switch', 'radiogroup'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  expect((await page.pdf({ format: 'letter' })).subarray(0, 4).toString('latin1')).toBe('%PDF');
};

for (const language of inTurn('on paper', ['en', 'es'])) {
  const { quotes, loads } = wordsOf(language);
  test.describe(`on paper, ${language}`, () => {
    test.use({ as: people.agent, language, viewport: desk });

    test('a comparison of quotes names the load, the carriers and what each of them costs', async ({ page }) => {
      const load = await makeQuotedLoad(await apiOf(people.agent));
      await page.goto(`/quote-book/carrier-selection/${load.id}`);
      const rows = page.getByRole('table', { name: quotes.list.label }).locator('[data-quote]');
      await expect(rows.first()).toBeVisible();
      await onPaper(page);
      await expect(page.getByText(fill(quotes.selection.printed, { load: load.id }))).toBeVisible();
      for (const row of await rows.all()) await expect(row.getByText(/\$\d/).first()).toBeVisible();
      await expect(page.getByText(quotes.list.lowest).first()).toBeVisible();
    });

    test('a list is a plain table on a sheet that lies', async ({ page }) => {
      await page.goto('/my-loads');
      await expect(page.getByRole('main').getByRole('table').getByRole('row').nth(2)).toBeVisible();
      await listOnPaper(page);
      await expect(page.getByRole('main').getByText(loads.my_loads.columns.pickup, { exact: true })).toBeVisible();
    });

    test('a load and a claim are pages of their own', async ({ page }) => {
      const api = await apiOf(people.agent);
      const [load, reply] = await Promise.all([bookedLoad(api), api.get('/api/claims?limit=1')]);
      const { items } = (await reply.json()) as { items: { id: number }[] };
      const id = items[0]?.id ?? 0;
      await page.goto(`/my-loads/${load.id}`);
      await page.getByRole('heading', { name: loads.page.where }).waitFor();
      await onPaper(page);
      await expect(page.getByText(fill(loads.page.title, { load: load.id }))).toBeVisible();

      await onScreen(page);
      await goWithin(page, `/claims/${id}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await onPaper(page);
      await expect(page.getByRole('main')).toContainText(String(id));
    });
  });
}
