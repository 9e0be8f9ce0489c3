import type { Locator, Page } from '@playwright/test';
import { apiOf, bookedLoad } from './support/api.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { journeyViewsOf } from './support/views.ts';
import { wordsOf } from './support/words.ts';

type Words = ReturnType<typeof wordsOf>['documents'];

/** Creates a paper and answers what its link opens. */
const create = async (page: Page, dialog: Locator, { generate, types }: Words, type: 'bol' | 'delivery_receipt') => {
  await dialog.getByLabel(generate.what).selectOption({ label: types[type] });
  await dialog.getByRole('button', { name: generate.go, exact: true }).click();
  const link = dialog.getByRole('link', { name: generate.show });
  await expect(link).toBeVisible();
  const answer = await page.request.get((await link.getAttribute('href')) ?? '');
  return { status: answer.status(), start: (await answer.body()).subarray(0, 4).toString('latin1') };
};

for (const view of journeyViewsOf('papers')) {
  test.describe(view.name, () => {
    test.use({ as: people.agent, language: view.language, viewport: view });

    test('a booked load’s bill of lading and delivery receipt are created and opened', async ({ page, complaints }) => {
      const { documents: words } = wordsOf(view.language);
      const load = await bookedLoad(await apiOf(people.agent));
      await page.goto(`/my-loads/${load.id}`);
      await page.getByRole('button', { name: words.generate.open, exact: true }).click();
      const dialog = page.getByRole('dialog');
      for (const type of ['bol', 'delivery_receipt'] as const) {
        expect(await create(page, dialog, words, type)).toEqual({ status: 200, start: '%PDF' });
      }
      await dialog.getByRole('button', { name: words.generate.done, exact: true }).last().click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(words.types.delivery_receipt, { exact: true }).first()).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}
