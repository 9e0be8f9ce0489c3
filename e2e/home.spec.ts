import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { fail } from './support/answers.ts';
import { apiOf } from './support/api.ts';
import { people } from './support/people.ts';
import type { Words } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

const billing = /\/api\/statistics\/billing/;

const downloadOf = async (page: Page, press: () => Promise<unknown>): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download.suggestedFilename();
};

const cardOf = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });

/** On a phone the figures are fetched once somebody reads on to them. */
const readFigures = async (page: Page, { home }: Words): Promise<void> => {
  await page.getByRole('heading', { name: home.screen.figures.title, exact: true }).waitFor();
  await page.mouse.wheel(0, 600);
};

/** A status opens as many loads as its figure says. */
const opensAsManyLoads = async (
  page: Page,
  { home: { screen }, loads }: Words,
  api: APIRequestContext,
): Promise<void> => {
  // Loads of other journeys arrive at any moment: where one came between figure and list, both are read again.
  await expect(async () => {
    await page.goto('/home');
    const link = page.getByRole('link', { name: loads.groups.delivered, exact: true });
    const row = cardOf(page, screen.status.title).getByRole('row').filter({ has: link });
    const count = Number((await row.getByRole('cell').first().textContent())?.replaceAll(',', ''));
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/\/my-loads\?.*group=delivered/);
    const filters = new URL(page.url()).searchParams;
    const list = await api.get(`/api/loads?group=delivered&pickup_from=${filters.get('pickup_from')}`);
    const { total, total_capped: isCapped } = (await list.json()) as { total: number; total_capped?: boolean };
    // A filtered list counts no further than its cap.
    expect(isCapped ? Math.min(count, total) : count).toBe(total);
  }).toPass({ timeout: 90_000 });
};

/** Figures that fail say so in their own place, and come with another try. */
const comesWithAnotherTry = async (page: Page, { frame, home: { screen } }: Words): Promise<void> => {
  // What lies below what is in view is not drawn yet.
  const [card, other] = [cardOf(page, screen.billing.title), cardOf(page, screen.monthly.title)];
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText(screen.figures.failed_billing)).toBeVisible();
  await expect(card.getByText(anyOf(frame.failure.request))).toBeVisible();
  await other.first().scrollIntoViewIfNeeded();
  await expect(other.getByRole('img', { name: anyOf(screen.monthly.sentence) })).toBeVisible();
  await page.unroute(billing);
  await card.getByRole('button', { name: frame.failure.retry }).click();
  await expect(card.getByText(screen.figures.failed_billing)).toHaveCount(0);
};

/** The figures of a month are read and opened by keys alone. */
const opensMonthByKeys = async (page: Page, { home: { screen } }: Words): Promise<void> => {
  const bars = page.getByRole('group', { name: screen.monthly.bars }).getByRole('link');
  await bars.last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(bars.nth(9)).toBeFocused();
  await page.keyboard.press('Enter');
  const open = page.getByRole('link', { name: anyOf(screen.figures.open_loads_other) });
  await expect(open).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bars.nth(9)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/my-loads\?.*pickup_from=/);
};

/** The period stands in the address; figures are shown as a table, remembered so, and taken along. */
const staysAsChosen = async (page: Page, words: Words): Promise<void> => {
  const {
    frame: { charts },
    home: { screen },
  } = words;
  const spans = (page.viewportSize()?.width ?? 0) < 768 ? screen.figures.months_short : screen.figures.months;
  await page.getByText(spans.m3, { exact: true }).click();
  await expect(page).toHaveURL(/months=3/);
  await expect(page.getByRole('group', { name: screen.monthly.bars }).getByRole('link')).toHaveCount(3);
  const card = cardOf(page, screen.monthly.title);
  const options = card.getByRole('button', { name: fill(charts.options, { title: screen.monthly.title }) });
  await options.click();
  expect(await downloadOf(page, () => page.getByRole('button', { name: charts.png }).click())).toMatch(/\.png$/);
  await options.click();
  expect(await downloadOf(page, () => page.getByRole('button', { name: charts.csv }).click())).toMatch(/\.csv$/);
  await options.click();
  await page.getByRole('button', { name: charts.as_table }).click();
  await page.reload();
  await readFigures(page, words);
  await expect(page.getByRole('radio', { name: spans.m3, exact: true })).toBeChecked();
  await expect(card.getByRole('img')).toHaveCount(0);
  await expect(card.getByRole('rowheader', { name: screen.monthly.all_modes })).toBeVisible();
};

for (const [language, width] of inTurn('the home screen', [
  ['en', 1440],
  ['es', 390],
])) {
  const words = wordsOf(language);
  const { home } = words;
  const { screen } = home;

  test.describe(`the home screen (${language}, ${width} px)`, () => {
    test.use({ as: people.admin, language, viewport: { width, height: 900 } });

    test('has figures that lead to their loads, by keys too, and stays as it was chosen', async ({ page }) => {
      await page.route(billing, fail);
      await opensAsManyLoads(page, words, await apiOf(people.admin));
      await page.goBack();
      await expect(page).toHaveURL('/home');
      await expect(page.getByRole('heading', { level: 1, name: screen.title })).toBeVisible();
      await readFigures(page, words);
      await comesWithAnotherTry(page, words);
      await opensMonthByKeys(page, words);
      await page.goBack();
      await readFigures(page, words);
      await staysAsChosen(page, words);
      await expectAccessible(page);
    });
  });

  test.describe(`the operator’s home (${language}, ${width} px)`, () => {
    test.use({ as: people.operator, language, viewport: { width, height: 900 } });

    test('answers for one mode and has the commissions behind the margin', async ({ page }) => {
      await page.goto('/home');
      const { answers, commissions } = home.operator;
      await expect(page.getByRole('heading', { name: answers.margin, exact: true })).toBeVisible();
      await page.getByLabel(screen.figures.mode, { exact: true }).selectOption('ltl');
      await expect(page).toHaveURL(/mode=ltl/);
      await page.getByRole('button', { name: answers.commissions, exact: true }).click();
      await expect(page.getByRole('dialog', { name: commissions.title })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
