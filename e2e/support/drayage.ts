import { randomUUID } from 'node:crypto';
import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { nextBusinessDay, typedDay } from './days.ts';
import type { wordsOf } from './words.ts';

type Words = ReturnType<typeof wordsOf>;

/** What is entered about a container: which way, from or to which port, and its door. */
export type Haul = {
  direction: 'import' | 'export';
  port: string;
  zip: string;
  city: string;
};

/** Fills the form of a container; the port is chosen by keyboard. */
export const fillContainer = async (page: Page, words: Words, haul: Haul): Promise<void> => {
  const { book, directions, references } = words.drayage;
  await page.getByRole('radio', { name: directions[haul.direction], exact: true }).check();
  const port = page.getByRole('combobox', { name: book.place.field });
  await port.fill(haul.port);
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await port.press('Enter');
  const door = page.getByRole('group', { name: book.door[haul.direction], exact: true });
  await door.getByLabel(words.places.fields.zip, { exact: true }).fill(haul.zip);
  await expect(door.getByLabel(words.places.fields.city, { exact: true })).toHaveValue(haul.city);
  await page.getByLabel(book.move.pickup_date, { exact: true }).fill(typedDay(nextBusinessDay()));
  if (haul.direction === 'import') {
    await page.getByLabel(references.container_number, { exact: true }).fill('csqu 305438-3');
    await expect(page.getByText(book.container.number_right)).toBeVisible();
    await page.getByLabel(references.last_free_day, { exact: true }).fill(typedDay(nextBusinessDay()));
    await page.getByLabel(references.master_bl, { exact: true }).fill('MBL-4471');
  } else {
    await page.getByLabel(references.booking_number, { exact: true }).fill('BKG-4471');
  }
  await page.getByLabel(references.steamship_line, { exact: true }).selectOption('MAEU');
  await page.getByLabel(book.cargo.commodity, { exact: true }).fill('Furniture');
  await page.getByLabel(book.cargo.weight, { exact: true }).fill('32000');
};

/** A container at a port where no rate table has prices: operations make one. */
export const containerWithOperations = async (api: APIRequestContext): Promise<number> => {
  const response = await api.post('/api/drayage', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      direction: 'import',
      place: 'USBOS',
      door: { zip_code: '01608', city: 'Worcester', state: 'MA' },
      container: '40HC',
      commodity: 'Furniture',
      weight: 32_000,
      pickup_date: nextBusinessDay(),
    },
  });
  expect(response.status(), await response.text()).toBe(201);
  return ((await response.json()) as DrayageLoad).id;
};
