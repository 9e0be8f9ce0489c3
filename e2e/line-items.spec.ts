import { randomUUID } from 'node:crypto';
import { goWithin } from './support/go-within.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

for (const language of inTurn('line items', ['en', 'es'])) {
  const words = wordsOf(language);
  const { line_items: items, form } = words.settings;
  const { file } = words.commodities;
  const { cargo } = words.loads.book;

  test.describe(`a customer agent (${language})`, () => {
    test.use({ as: people.agent, language });

    test('saves a line item, picks it by keyboard while booking, saves another from there and removes it', async ({
      page,
      complaints,
    }) => {
      const name = `Brake rotor kits ${randomUUID().slice(0, 8)}`;
      await page.goto('/settings/my-line-items');
      await expect(page.getByRole('button', { name: items.new })).toBeVisible();
      await page.keyboard.press('n');
      const drawer = page.getByRole('dialog', { name: items.new });
      await drawer.getByLabel(file.commodity, { exact: false }).fill(name);
      const [length, width, height] = await drawer.getByRole('group', { name: items.size }).getByRole('textbox').all();
      await length?.fill('48');
      await width?.fill('40');
      await height?.fill('36');
      await drawer.getByLabel(items.weight, { exact: false }).fill('640');
      await drawer.getByRole('button', { name: /92\.5|85|100|70|77\.5|65|110/ }).click();
      await drawer.getByLabel(file.hs_code, { exact: false }).fill('8708.30');
      await drawer.getByRole('button', { name: items.save }).click();
      await expect(drawer).toHaveCount(0);

      await goWithin(page, '/quote-book/ltl');
      const row = page.getByRole('listitem', { name: fill(cargo.item, { number: 1 }) });
      await row.getByRole('combobox', { name: cargo.commodity }).pressSequentially(name.slice(0, 24));
      await expect(row.getByRole('option', { name })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(row.getByLabel(cargo.weight, { exact: false })).toHaveValue('640');

      const other = `${name} II`;
      await row.getByRole('combobox', { name: cargo.commodity }).fill(other);
      await row.getByRole('button', { name: fill(cargo.more, { number: 1 }) }).click();
      await page.getByRole('button', { name: cargo.save_item, exact: true }).click();
      await expect(page.getByText(fill(cargo.item_saved, { name: other }))).toBeVisible();

      for (const one of [other, name]) {
        await goWithin(page, `/settings/my-line-items?search=${encodeURIComponent(one)}`);
        await page.getByRole('link', { name: one, exact: true }).click();
        await page.getByRole('button', { name: fill(words.settings.saved.options, { name: one }) }).click();
        await page.getByRole('button', { name: form.remove, exact: true }).click();
        const question = page.getByRole('dialog', { name: form.remove_title });
        await question.getByRole('button', { name: form.remove, exact: true }).click();
        await expect(page.getByRole('link', { name: one, exact: true })).toHaveCount(0);
      }
      expect(complaints).toEqual([]);
    });
  });
}
