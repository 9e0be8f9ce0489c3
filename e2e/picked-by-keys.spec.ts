import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { median } from '@portal/contract/values/median.ts';
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

/** How often each is picked: once, or as often as is measured. */
const picks = Number(process.env['PICKS'] ?? 1);
/** Between the keys of a practised person, where the time of a pick is measured. */
const keyMs = picks > 1 ? 150 : 0;
const mostMs = 2000;

/** Types as a person does, counts, and says how long ago the first key was. */
const keysOf = (page: Page) => {
  let pressed = 0;
  let began = 0;
  return {
    type: async (text: string) => {
      if (pressed === 0) began = performance.now();
      pressed += text.length;
      await page.keyboard.type(text, { delay: keyMs });
    },
    press: async (key: string) => {
      pressed += 1;
      await page.keyboard.press(key);
    },
    pressed: () => pressed,
    took: () => performance.now() - began,
  };
};

/** Waits by the frames of the page: to the millisecond, where an expectation looks every tenth of a second. */
const untilIncludes = (field: Locator, wanted: string): Promise<void> =>
  field.evaluate(
    (input: HTMLInputElement, value) =>
      new Promise<void>((resolve) => {
        const look = (): unknown => (input.value.includes(value) ? resolve() : requestAnimationFrame(look));
        look();
      }),
    wanted,
  );

type Pick = (code: string, keys: ReturnType<typeof keysOf>) => Promise<void>;

/** Picks what is asked for, by few keys; measured, ten different ones, of which the median is printed. */
const pickAmongMany = async (page: Page, what: string, pick: Pick): Promise<void> => {
  const took: number[] = [];
  for (let at = 0; at < picks; at += 1) {
    const keys = keysOf(page);
    const code = codes[(at * 37 + 511) % codes.length] ?? '';
    await pick(code, keys);
    took.push(keys.took());
    expect(keys.pressed()).toBeLessThanOrEqual(mostKeys);
  }
  const usual = median(took);
  if (picks > 1) {
    process.stdout.write(`${what}: median of ${picks} picks among ${codes.length}: ${Math.round(usual)} ms\n`);
    expect(usual).toBeLessThan(mostMs);
  }
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
      await pickAmongMany(page, `a location, ${language}`, async (code, keys) => {
        await location.fill('');
        await location.focus();
        await keys.type(code);
        await stop
          .getByRole('option')
          .filter({ hasText: `${code} dock` })
          .waitFor();
        await keys.press('Enter');
        await untilIncludes(location, `${code} dock`);
      });
      await expect(stop.getByLabel(words.places.fields.zip, { exact: true })).toHaveValue('75207');

      const row = page.getByRole('listitem', { name: fill(cargo.item, { number: 1 }) });
      const commodity = row.getByRole('combobox', { name: cargo.commodity });
      const weight = row.getByLabel(cargo.weight, { exact: false });
      await pickAmongMany(page, `a line item, ${language}`, async (code, keys) => {
        await commodity.fill('');
        await commodity.focus();
        await keys.type(code);
        await row
          .getByRole('option')
          .filter({ hasText: `${code} parts` })
          .waitFor();
        await keys.press('Enter');
        await untilIncludes(weight, String(300 + codes.indexOf(code)));
      });

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
