import type { Country } from '@portal/contract/places/zip-code.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import { nextBusinessDay, typedDay } from './days.ts';
import type { View } from './views.ts';
import { wordsOf } from './words.ts';

type Words = ReturnType<typeof wordsOf>;

/** Where a load begins or ends, as it is typed. */
export type TypedPlace = { country: Country; code: string; city: string };

const dallas: TypedPlace = { country: 'US', code: '75207', city: 'Dallas' };
const atlanta: TypedPlace = { country: 'US', code: '30318', city: 'Atlanta' };

/** Fills Book a Load with two pallets from Dallas to Atlanta; `dayLabel` names the first day of pickup. */
export const fillBooking = async (
  page: Page,
  words: Words,
  po: string,
  dayLabel = words.loads.book.stops.pickup_date,
): Promise<void> => {
  await fillPlaces(page, words, dallas, atlanta);
  await fillCargo(page, words, po, dayLabel);
};

/** Says where the load goes from and to. */
export const fillPlaces = async (page: Page, words: Words, from: TypedPlace, to: TypedPlace): Promise<void> => {
  const { stops } = words.loads.book;
  await fillPlace(page.getByRole('group', { name: stops.pickup, exact: true }), words, from);
  await fillPlace(page.getByRole('group', { name: stops.delivery, exact: true }), words, to);
};

/** The postal code alone: its city has to appear by itself. */
const fillPlace = async (stop: Locator, { places }: Words, { country, code, city }: TypedPlace): Promise<void> => {
  const { fields } = places;
  if (country !== 'US') await stop.getByLabel(fields.country, { exact: true }).selectOption(country);
  await stop.getByLabel(country === 'US' ? fields.zip : fields.postal_code, { exact: true }).fill(code);
  await expect(stop.getByLabel(fields.city, { exact: true })).toHaveValue(city);
};

/** Two pallets, their first day of pickup and their PO number. */
export const fillCargo = async (
  page: Page,
  words: Words,
  po: string,
  dayLabel = words.loads.book.stops.pickup_date,
): Promise<void> => {
  const { stops, cargo, summary } = words.loads.book;
  const pickup = page.getByRole('group', { name: stops.pickup, exact: true });
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

/** Whom to ask for at a stop of a booking. */
export type TypedStop = { name: string; address: string; contact: string; phone: string };

const usualStop = { address: '2800 Irving Blvd', contact: 'Dana Whitfield', phone: '214 555 0163' };

/** Fills the stops of a booking with whom to ask for and when. */
export const fillStops = async (
  page: Page,
  words: Words,
  places: readonly (string | TypedStop)[] = ['Acme Plant 4', 'Peach Depot'],
): Promise<void> => {
  const { stops } = words.tendering;
  const { from, to } = words.frame.kit;
  for (const [index, place] of places.entries()) {
    const { name, address, contact, phone } = typeof place === 'string' ? { ...usualStop, name: place } : place;
    await page.getByLabel(stops.name, { exact: true }).nth(index).fill(name);
    await page.getByLabel(stops.address, { exact: true }).nth(index).fill(address);
    await page.getByLabel(stops.contact, { exact: true }).nth(index).fill(contact);
    await page.getByLabel(stops.phone, { exact: true }).nth(index).fill(phone);
    await page.getByLabel(from, { exact: true }).nth(index).fill('8:00');
    await page.getByLabel(to, { exact: true }).nth(index).fill('17:00');
  }
};

/** The status on a load's page. Where it was delivered its invoice may follow at once, which completes it. */
export const statusOf = (
  page: Page,
  { language }: Pick<View, 'language'>,
  status: 'pending' | 'assigned' | 'in transit' | 'delivered',
): Locator => {
  const { statuses } = wordsOf(language).loads;
  const header = page.getByRole('main').locator('header');
  const shown = header.getByText(statuses[status], { exact: true });
  return status === 'delivered' ? shown.or(header.getByText(statuses.completed, { exact: true })) : shown;
};
