import { people } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

/** Prices of the list that are wider than the cell they stand in. */
const cutPrices = (): string[] =>
  [...document.querySelectorAll('td')]
    .filter((cell) => cell.textContent.startsWith('$'))
    .filter((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getBoundingClientRect().right > cell.getBoundingClientRect().right + 0.5;
    })
    .map((cell) => cell.textContent);

test.use({ as: people.agent, language: 'en' });

test('every price of My Loads is shown whole, on small desks and wide ones', async ({ page }) => {
  await page.goto('/my-loads');
  const table = page.getByRole('table', { name: wordsOf('en').loads.my_loads.title });
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(table.getByText(/^\$\d/).first()).toBeVisible();
    expect(await page.evaluate(cutPrices), `at ${width} px`).toEqual([]);
  }
});
