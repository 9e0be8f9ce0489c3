import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { goWithin } from './support/go-within.ts';
import { people } from './support/people.ts';
import type { Words } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

/** A residential dock in Laredo, closed on Fridays and at the weekend. */
const fillLocation = async (drawer: Locator, name: string, { settings: { locations }, places }: Words) => {
  const { fields, flags } = places;
  const workweek = fill(locations.day_range, { from: places.days_short.mon, to: places.days_short.fri });
  await drawer.getByLabel(locations.name, { exact: false }).first().fill(name);
  await drawer.getByLabel(locations.street, { exact: true }).fill('8602 Mines Rd');
  await drawer.getByLabel(fields.zip, { exact: false }).fill('78045');
  await expect(drawer.getByLabel(fields.city, { exact: true })).toHaveValue('Laredo');
  await expect(
    drawer.getByRole('status').filter({ hasText: fill(locations.verified, { zone: '' }).slice(0, 10) }),
  ).toBeVisible();
  await drawer.getByLabel(locations.contact_fields.name, { exact: true }).fill('Elena Quiroz');
  await drawer.getByLabel(locations.contact_fields.phone, { exact: true }).fill('(956) 555-0129');
  await drawer.getByRole('button', { name: fill(locations.split_days, { days: workweek }) }).click();
  await drawer.getByRole('checkbox', { name: fill(locations.open_on, { days: locations.days.fri }) }).uncheck();
  await drawer.getByLabel(locations.dock_notes, { exact: false }).fill('Gate B');
  await drawer.getByLabel(flags.residential, { exact: true }).check();
  await drawer.getByLabel(flags.liftgate, { exact: true }).check();
};

/** A file of two locations, one of which is nowhere. */
const fileWith = (name: string) => ({
  name: 'locations.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`name,zip_code,city,state\n${name},43228,Columbus,OH\nNowhere,00000,Dallas,TX`),
});

/** The text of the file that the list is saved as for other programs. */
const exportedCsv = async (page: Page, words: { open: string; csv: string; go: string }): Promise<string> => {
  await page.getByRole('button', { name: words.open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(words.csv, { exact: true }).click();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: words.go, exact: true }).click();
  return readFile(await (await download).path(), 'utf8');
};

for (const language of inTurn('locations', ['en', 'es'])) {
  const words = wordsOf(language);
  const { locations, saved, form } = words.settings;
  const { fields } = words.places;

  test.describe(`a customer agent (${language})`, () => {
    test.use({ as: people.agent, language });

    test('saves a location by keyboard, books from it, and removes it', async ({ page, complaints }) => {
      const name = `Altamira Cross-Dock ${randomUUID().slice(0, 8)}`;
      await page.goto('/settings/my-locations');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.settings.screens.locations.title);
      await page.keyboard.press('n');
      const drawer = page.getByRole('dialog', { name: locations.new });
      await fillLocation(drawer, name, words);
      await drawer.getByRole('button', { name: locations.save }).click();
      await expect(drawer).toHaveCount(0);

      await goWithin(page, '/quote-book/ltl');
      const pickup = page.getByRole('group', { name: words.loads.book.stops.pickup, exact: true });
      await pickup.getByRole('combobox', { name: fields.location }).pressSequentially(name);
      await expect(pickup.getByRole('option', { name })).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(pickup.getByLabel(fields.city, { exact: true })).toHaveValue('Laredo');
      await expect(pickup.getByLabel(words.loads.book.stops.residential, { exact: true })).toBeChecked();
      await expect(pickup.getByText(fill(words.places.notes.dock, { notes: 'Gate B' }))).toBeVisible();

      await goWithin(page, `/settings/my-locations?search=${encodeURIComponent(name)}`);
      await page.getByRole('link', { name }).click();
      const opened = page.getByRole('dialog', { name });
      await opened.getByRole('button', { name: fill(locations.change_contact, { name: 'Elena Quiroz' }) }).click();
      await expect(opened.getByLabel(locations.contact_fields.phone, { exact: true })).toHaveValue('(956) 555-0129');
      await opened.getByRole('button', { name: fill(saved.options, { name }) }).click();
      await page.getByRole('button', { name: form.remove, exact: true }).click();
      const question = page.getByRole('dialog', { name: form.remove_title });
      await expect(question).toContainText(locations.remove_text_zero);
      await question.getByRole('button', { name: form.remove, exact: true }).click();
      await expect(page.getByRole('link', { name })).toHaveCount(0);
      expect(complaints).toEqual([]);
    });

    test('tries a file out, takes it in and saves one with the same columns', async ({ page }) => {
      const name = `Buckeye Assembly ${randomUUID().slice(0, 8)}`;
      await page.goto('/settings/my-locations');
      await page.getByRole('button', { name: saved.import, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: locations.import_title });
      await dialog.getByLabel(saved.file).setInputFiles(fileWith(name));
      await expect(dialog.getByRole('status')).toHaveText(
        fill(saved.outcome, { added: 1, changed: 0, unchanged: 0, faulty: 1 }),
      );
      await expect(dialog.getByText(fill(saved.line, { line: 3, name: 'Nowhere' }))).toBeVisible();
      await dialog.getByRole('button', { name: fill(saved.import_rows_one, { count: 1 }) }).click();
      await expect(dialog).toHaveCount(0);

      await page.getByRole('searchbox', { name: locations.search }).fill(name);
      await expect(page.getByRole('link', { name })).toBeVisible();
      await expect(page).toHaveURL(/search=/);
      const file = await exportedCsv(page, words.lists.export);
      expect(file).toContain(words.places.file.zip_code);
      expect(file).toContain(name);
    });
  });
}
