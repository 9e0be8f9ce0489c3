import type { APIRequestContext, Page } from '@playwright/test';
import { ownAccountTest as test } from './support/own-account.ts';
import { expect } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

const letters = [...'BCDFGHJK'];
/** 512 words of three letters, none like another. */
const codes = letters.flatMap((one) => letters.flatMap((two) => letters.map((three) => `${one}${two}${three}`)));
const mostKeys = 6;

const importFile = async (api: APIRequestContext, path: string, lines: readonly string[]): Promise<void> => {
  const file = { name: 'many.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  const reply = await api.post(path, { multipart: { file, dry_run: 'false' } });
  expect(await reply.json()).toMatchObject({ added: codes.length, faulty: 0 });
};

/** Types as a person does, and counts. */
const keysOf = (page: Page) => {
  let pressed = 0;
  return {
    type: async (text: string) => {
      pressed += text.length;
      await page.keyboard.type(text);
    },
    press: async (key: string) => {
      pressed += 1;
      await page.keyboard.press(key);
    },
    pressed: () => pressed,
  };
};

for (const [language, width] of inTurn('among five hundred saved things', [
  ['en', 1440],
  ['es', 390],
])) {
  const words = wordsOf(language);
  const { stops, cargo } = words.loads.book;

  test.describe(`among five hundred saved things (${language}, ${width} px)`, () => {
    test.use({ language, viewport: { width, height: 900 } });

    test('a location and a line item are picked by six keys at most', async ({ page, own }) => {
      const streets = codes.map((code, at) => `${code} dock,${100 + at} Irving Blvd,75207,Dallas,TX`);
      await importFile(own.api, '/api/locations/import', ['Name,Street,ZIP,City,State', ...streets]);
      const goods = codes.map((code, at) => `${code} parts,70,48,40,36,${300 + at}`);
      const heads = 'Commodity,Class,Length,Width,Height,Weight of one unit';
      await importFile(own.api, '/api/account-commodity/import', [heads, ...goods]);
      await page.goto('/quote-book/ltl');

      const stop = page.getByRole('group', { name: stops.pickup, exact: true });
      const location = stop.getByRole('combobox', { name: words.places.fields.location, exact: true });
      await location.focus();
      const first = keysOf(page);
      await first.type('HJK');
      await expect(stop.getByRole('listbox').getByRole('option')).toHaveCount(1);
      await expect(stop.getByRole('listbox').getByRole('option')).toContainText('HJK dock');
      await first.press('Enter');
      await expect(stop.getByLabel(words.places.fields.zip, { exact: true })).toHaveValue('75207');
      await expect(location).toHaveValue(/HJK dock/);
      expect(first.pressed()).toBeLessThanOrEqual(mostKeys);

      const row = page.getByRole('listitem', { name: fill(cargo.item, { number: 1 }) });
      await row.getByRole('combobox', { name: cargo.commodity }).focus();
      const second = keysOf(page);
      await second.type('KJH');
      await expect(row.getByRole('option', { name: /KJH parts/ })).toBeVisible();
      await second.press('Enter');
      await expect(row.getByLabel(cargo.weight, { exact: false })).toHaveValue(String(300 + codes.indexOf('KJH')));
      expect(second.pressed()).toBeLessThanOrEqual(mostKeys);

      // The list of saved items: its button, the text, and the first that is found.
      await page.getByRole('button', { name: words.commodities.form.add_saved, exact: true }).focus();
      const third = keysOf(page);
      await third.press('Enter');
      await expect(page.getByPlaceholder(words.commodities.form.search_saved)).toBeFocused();
      await third.type('FGH');
      await expect(page.locator('[data-first]')).toContainText('FGH parts');
      await third.press('Enter');
      const added = page.getByRole('listitem', { name: fill(cargo.item, { number: 2 }) });
      await expect(added.getByLabel(cargo.weight, { exact: false })).toHaveValue(String(300 + codes.indexOf('FGH')));
      expect(third.pressed()).toBeLessThanOrEqual(mostKeys);
    });
  });
}
