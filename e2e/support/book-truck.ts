import { expect, type Page } from '@playwright/test';
import { fillBooking } from './book-load.ts';
import type { Words } from './screen.ts';
import { fill } from './words.ts';

/** Chooses a truck by its picture. */
export const chooseTruck = (page: Page, { equipment }: Words, code: keyof Words['equipment']['truck_types']) =>
  page.getByRole('radio', { name: equipment.truck_types[code] }).first().check({ force: true });

/** Says what the first item must be kept at, in degrees Fahrenheit. */
export const keepBetween = async (page: Page, { loads }: Words, min: string, max: string): Promise<void> => {
  const { from, to } = loads.book.truck.temperature;
  await page.getByLabel(fill(from, { number: 1 })).fill(min);
  await page.getByLabel(fill(to, { number: 1 })).fill(max);
};

/** Adds a delivery in Memphis on the way. */
export const stopInMemphis = async (page: Page, words: Words): Promise<void> => {
  const { stops } = words.loads.book.truck;
  await page.getByRole('button', { name: stops.add, exact: true }).click();
  const stop = page.getByRole('listitem', { name: fill(stops.stop, { number: 2 }), exact: true });
  await stop.getByLabel(words.places.fields.zip, { exact: true }).fill('38118');
  await expect(stop.getByLabel(words.places.fields.city, { exact: true })).toHaveValue('Memphis');
};

/** Fills the form of a truck mode with two pallets from Dallas to Atlanta; its first day has another name than LTL's. */
export const fillTruckBooking = (page: Page, words: Words, po: string): Promise<void> =>
  fillBooking(page, words, po, words.loads.book.stops.pickup_from);
