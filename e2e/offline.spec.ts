import { apiOf, uniquePo } from './support/api.ts';
import { fillBooking } from './support/book-load.ts';
import { goWithin } from './support/go-within.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { anyOf, wordsOf } from './support/words.ts';

test.use({ as: people.agent });

for (const language of inTurn('offline', ['en', 'es'])) {
  const { frame, loads } = wordsOf(language);
  test.describe(`without a network: ${language}`, () => {
    test.use({ language });

    test('what was typed survives reloads, a load is sent once the network is back, and a list appears by itself', async ({
      page,
      context,
    }) => {
      const { cargo } = loads.book;
      const item = page.getByRole('listitem', { name: cargo.item.replace('{{number}}', '1') });
      const commodity = item.getByLabel(cargo.commodity, { exact: true });
      await page.goto('/quote-book/ltl');
      for (const milliseconds of [0, 100, 200, 400]) {
        const text = `Pumps, reloaded after ${milliseconds} ms`;
        await commodity.fill(text);
        // The time between the last key and the reload is what is tried here.
        await page.waitForTimeout(milliseconds);
        await page.reload();
        await expect(commodity).toHaveValue(text);
      }

      const po = uniquePo();
      await fillBooking(page, wordsOf(language), po);
      await context.setOffline(true);
      await expect(page.getByText(frame.offline.bar)).toBeVisible();
      await page.getByRole('button', { name: anyOf(loads.book.summary.get_quotes_from_other) }).click();
      await expect(page.getByText(loads.book.summary.waiting.quote)).toBeVisible();
      await context.setOffline(false);
      await page.waitForURL(/\/quote-book\/carrier-selection\/\d+/);
      await expect(page.getByText(frame.offline.bar)).toBeHidden();
      const api = await apiOf(people.agent);
      const { total } = (await (await api.get(`/api/loads?search=${po}`)).json()) as { total: number };
      expect(total).toBe(1);

      await goWithin(page, '/my-loads?group=quoted');
      await expect(page.locator('tbody tr').first()).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('tab', { name: new RegExp(`^${loads.groups.delivered}`) }).click();
      await expect(page.getByText(frame.offline.list_title)).toBeVisible();
      await context.setOffline(false);
      await expect(page.locator('tbody tr').first()).toBeVisible();
      await expect(page.getByText(frame.offline.list_title)).toBeHidden();
    });
  });
}
