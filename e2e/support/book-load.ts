import { expect, type Locator, type Page } from '@playwright/test';
import { nextBusinessDay, typedDay } from './days.ts';
import type { wordsOf } from './words.ts';

type Words = ReturnType<typeof wordsOf>;

/** Fills Book a Load with two pallets from Dallas to Atlanta; `dayLabel` names the first day of pickup. */
export const fillBooking = async (
  page: Page,
  words: Words,
  po: string,
  dayLabel = words.loads.book.stops.pickup_date,
): Promise<void> => {
  const { stops, cargo, summary } = words.loads.book;
  const { zip, city } = words.places.fields;
  const pickup = page.getByRole('group', { name: stops.pickup, exact: true });
  const delivery = page.getByRole('group', { name: stops.delivery, exact: true });
  await pickup.getByLabel(zip, { exact: true }).fill('75207');
  await expect(pickup.getByLabel(city, { exact: true })).toHaveValue('Dallas');
  await delivery.getByLabel(zip, { exact: true }).fill('30318');
  await expect(delivery.getByLabel(city, { exact: true })).toHaveValue('Atlanta');
  await pickup.getByLabel(dayLabel, { exact: true }).fill(typedDay(nextBusinessDay()));

  const item = page.getByRole('listitem', { name: cargo.item.replace('{{number}}', '1') });
  await item.getByLabel(cargo.count, { exact: true }).fill('2');
  await fillDimensions(item, words, ['48', '40', '52']);
  await item.getByLabel(cargo.weight, { exact: true }).fill('1700');
  await item.getByLabel(cargo.commodity, { exact: true }).fill('Brake rotor kits');
  await page.getByLabel(summary.po_number, { exact: true }).fill(po);
};

const fillDimensions = async (item: Locator, words: Words, sizes: [string, string, string]): Promise<void> => {
  const { length, width, height } = words.frame.kit;
  for (const [index, side] of [length, width, height].entries()) {
    await item.getByLabel(side, { exact: true }).fill(sizes[index] ?? '');
  }
};

/** Fills the stops of a booking with whom to ask for and when. */
export const fillStops = async (
  page: Page,
  words: Words,
  places: readonly string[] = ['Acme Plant 4', 'Peach Depot'],
): Promise<void> => {
  const { stops } = words.tendering;
  const { from, to } = words.frame.kit;
  for (const [index, place] of places.entries()) {
    await page.getByLabel(stops.name, { exact: true }).nth(index).fill(place);
    await page.getByLabel(stops.address, { exact: true }).nth(index).fill('2800 Irving Blvd');
    await page.getByLabel(stops.contact, { exact: true }).nth(index).fill('Dana Whitfield');
    await page.getByLabel(stops.phone, { exact: true }).nth(index).fill('214 555 0163');
    await page.getByLabel(from, { exact: true }).nth(index).fill('8:00');
    await page.getByLabel(to, { exact: true }).nth(index).fill('17:00');
  }
};
