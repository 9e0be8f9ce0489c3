import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Language, languages } from '@portal/contract/words/language.ts';
import { uniquePo } from './support/api.ts';
import { nextBusinessDay } from './support/days.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { anyOf, fill, type wordsOf as WordsOf, wordsOf } from './support/words.ts';

type Words = ReturnType<typeof WordsOf>;
type Column = keyof Words['loads']['sheet']['columns'];

/** A template that was downloaded: its headings and its example, by column. */
type Template = { headings: string[]; example: string[] };

const cellsOf = (line: string): string[] => line.split(',').map((cell) => cell.replaceAll('"', ''));

/** The words of the template itself stay on the server. */
const templateNames: Record<Language, string> = { en: 'loads-template.csv', es: 'plantilla-de-cargas.csv' };

const downloadTemplate = async (page: Page, words: Words, language: Language): Promise<Template> => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: words.loads.import_screen.template_csv }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(templateNames[language]);
  const text = (await readFile(await download.path(), 'utf8')).replace('\uFEFF', '');
  const [headings = '', example = ''] = text.split('\r\n');
  return { headings: cellsOf(headings), example: cellsOf(example) };
};

/** The template with rows like its example, each changed in some columns. */
const fileOf = ({ headings, example }: Template, words: Words, rows: readonly Partial<Record<Column, string>>[]) => {
  const names = words.loads.sheet.columns;
  const lines = rows.map((row) => {
    const changed = new Map(Object.entries(row).map(([column, text]) => [names[column as Column], text]));
    return headings.map((heading, at) => changed.get(heading) ?? example[at] ?? '');
  });
  const text = [headings, ...lines].map((cells) => cells.join(',')).join('\r\n');
  return { name: 'loads.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
};

const fieldOf = (page: Page, words: Words, row: number, column: Column) =>
  page
    .getByRole('region', { name: fill(words.loads.import_screen.row, { row }), exact: true })
    .getByText(words.loads.sheet.columns[column], { exact: true })
    .locator('..');

for (const language of inTurn('import', languages)) {
  test.describe(`in ${language}`, () => {
    test.use({ as: people.agent, language });

    test('loads come in from a file: template, faults, correction, import', async ({ page, complaints }) => {
      const words = wordsOf(language);
      const { import_screen: screen, my_loads: list } = words.loads;
      await page.goto('/my-loads');
      await page.getByRole('link', { name: list.import, exact: true }).click();
      await page.waitForURL('/my-loads/import');
      const template = await downloadTemplate(page, words, language);

      const [first, second] = [uniquePo(), uniquePo()];
      const good = { load_key: 'E-1', po_number: first, pickup_date: nextBusinessDay() };
      const bad = { load_key: 'E-2', po_number: second, pickup_date: nextBusinessDay() };
      const chooser = page.locator('input[type=file]');
      await chooser.setInputFiles(
        fileOf(template, words, [good, { ...bad, delivery_zip_code: '00001', weight: 'heavy' }]),
      );
      await expect(page.getByText(fill(screen.summary.ready_one, { count: 1 }))).toBeVisible();
      await expect(fieldOf(page, words, 3, 'delivery_zip_code')).toContainText(words.places.errors.zip_unknown);
      await expect(fieldOf(page, words, 3, 'weight')).toContainText(words.http.errors.not_a_number);
      await expect(page.getByRole('button', { name: fill(screen.import_count_one, { count: 1 }) })).toBeVisible();

      await chooser.setInputFiles(fileOf(template, words, [good, bad]));
      await page.getByRole('button', { name: fill(screen.import_count_other, { count: 2 }) }).click();
      // The notice says the same while it stands.
      await expect(page.getByText(fill(screen.done_title_other, { count: 2 })).first()).toBeVisible();
      await expect(page.getByRole('link', { name: anyOf(screen.open_load) })).toHaveCount(2);

      await page.getByRole('link', { name: screen.to_list }).click();
      for (const po of [first, second]) {
        await page.getByRole('searchbox', { name: anyOf(list.filters.search) }).fill(po);
        await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
      }

      await page.getByRole('link', { name: list.import, exact: true }).click();
      await page.waitForURL('/my-loads/import');
      await chooser.setInputFiles(fileOf(template, words, [good, bad]));
      await expect(page.getByText(fill(screen.summary.repeated_other, { count: 2 }))).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}
