import type { Page } from '@playwright/test';
import { uniquePo } from './support/api.ts';
import { fillStops } from './support/book-load.ts';
import { fillTruckBooking, stopInMemphis } from './support/book-truck.ts';
import { people } from './support/people.ts';
import type { Words } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { inTurn, type View, views } from './support/views.ts';
import { anyOf, wordsOf } from './support/words.ts';

/** After a minute the portal itself waits for no carrier any more. */
const answersMs = 60_000;

const [english, , , spanishPhone] = views as [View, View, View, View];

for (const view of inTurn('a truckload with a stop on the way', [english, spanishPhone])) {
  test.describe(`${view.name}: a full truckload with a stop on the way`, () => {
    test.use({ as: people.agent, language: view.language, viewport: view });

    test('is quoted and booked', async ({ page, complaints }) => {
      const words = wordsOf(view.language);
      await page.goto('/quote-book/ftl');
      await fillTruckBooking(page, words, uniquePo());
      await stopInMemphis(page, words);
      await getQuotes(page, words);
      await choose(page, view, new RegExp(escaped(words.equipment.truck_types.VAN_53)));
      await book(page, words, ['Acme Plant 4', 'Memphis Cross-Dock', 'Peach Depot']);
      await page.getByRole('link', { name: words.tendering.waiting.go_to_load }).click();
      await expect(page.getByRole('main').getByText(words.loads.book.truck.title, { exact: true })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

for (const view of inTurn('all modes at once', [english, spanishPhone])) {
  test.describe(`${view.name}: all modes at once`, () => {
    test.use({ as: people.agent, language: view.language, viewport: view });

    test('are asked in one request, compared in one list, and one of them is chosen', async ({ page, complaints }) => {
      const words = wordsOf(view.language);
      await page.goto('/quote-book/multi-service');
      await fillTruckBooking(page, words, uniquePo());
      await expect(page.getByText(words.equipment.errors.temperature_missing)).toBeVisible();
      await getQuotes(page, words);
      const { ltl, ftl, flatbed } = words.loads.modes;
      const filter = page.getByRole('group', { name: words.quotes.modes.label });
      for (const mode of [ltl, ftl, flatbed]) {
        await expect(filter.getByRole('button', { name: new RegExp(`^${escaped(mode)}\\s*[1-9]`) })).toBeVisible({
          timeout: answersMs,
        });
      }
      await filter.getByRole('button', { name: new RegExp(`^${escaped(ftl)}`) }).click();
      await expect(page).toHaveURL(/modes=ftl/);
      const rows = page.getByRole('table', { name: words.quotes.list.label }).locator('[data-quote]');
      await expect(rows.filter({ hasNotText: ftl })).toHaveCount(0);
      await choose(page, view, new RegExp(escaped(ftl)));
      expect(complaints).toEqual([]);
    });
  });
}

const escaped = (text: string): string => text.replaceAll(/[()]/g, String.raw`\$&`);

const getQuotes = async (page: Page, { loads }: Words): Promise<void> => {
  await page.getByRole('button', { name: anyOf(loads.book.summary.get_quotes_from_other) }).click();
  await page.waitForURL(/\/quote-book\/carrier-selection\/\d+/);
};

/** Chooses the first quote whose row says what was asked for; on phones its button lies over the whole row. */
const choose = async (page: Page, { language, phone }: View, says: RegExp): Promise<void> => {
  const { list, choice } = wordsOf(language).quotes;
  const row = page.locator('[data-quote]').filter({ hasText: says }).first();
  await row.getByRole('button', { name: anyOf(list.choose_carrier) }).click({ timeout: answersMs });
  await page.getByRole('button', { name: phone ? choice.continue_short : choice.continue, exact: true }).click();
  await page.waitForURL(/\/quote-book\/load-tendering\/\d+\/\d+/);
};

/** Both steps of the booking. A truck without a carrier that answers by itself waits for operations. */
const book = async (page: Page, words: Words, places?: readonly string[]): Promise<void> => {
  const { booking, confirm } = words.tendering;
  await fillStops(page, words, places);
  await page.getByRole('button', { name: booking.continue, exact: true }).click();
  await expect(page.getByText(confirm.documents, { exact: true })).toBeVisible();
  await page.getByLabel(confirm.terms).check();
  await page.getByRole('button', { name: anyOf(confirm.book) }).click();
  await expect(page.getByRole('link', { name: words.tendering.waiting.go_to_load })).toBeVisible({ timeout: 30_000 });
};
