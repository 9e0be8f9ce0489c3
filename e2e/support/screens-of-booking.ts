import type { Page } from '@playwright/test';
import { fillBooking } from './book-load.ts';
import type { Screen, Words } from './screen.ts';
import { anyOf, fill } from './words.ts';

const openHazmat = async (page: Page, { loads }: Words): Promise<void> => {
  const { cargo } = loads.book;
  await page.getByLabel(cargo.contains_hazmat).check();
  await page.getByRole('button', { name: cargo.hazmat_unsaid }).click();
  await page.getByRole('dialog').waitFor();
};

/** Press a carrier's "choose"; on wide screens its price lines open with it. */
const chooseCarrier = async (page: Page, { quotes }: Words): Promise<void> => {
  const { list, details } = quotes;
  await page
    .getByRole('button', { name: anyOf(list.choose_carrier) })
    .first()
    .click();
  const lines = page.getByRole('button', { name: details.lines, exact: true }).filter({ visible: true });
  if (await lines.isVisible()) await lines.click();
  await page.getByText(details.expires, { exact: true }).waitFor();
};

const enterHeavyExport = async (page: Page, { drayage }: Words): Promise<void> => {
  await page.getByRole('radio', { name: drayage.directions.export, exact: true }).check();
  await page.getByRole('button', { name: anyOf(drayage.book.container.all) }).click();
  await page.getByRole('radio', { name: new RegExp(drayage.containers['20RF']) }).check();
  await page.getByLabel(drayage.book.cargo.weight, { exact: true }).fill('52500');
};

/** Book a Load, the carriers' answers and the booking. */
export const bookingScreens: readonly Screen[] = [
  { name: 'book', address: () => '/quote-book/ltl' },
  {
    name: 'book-missing',
    address: () => '/quote-book/ltl',
    open: (page, { loads }) =>
      page.getByRole('button', { name: new RegExp(`^${loads.book.summary.get_quotes}`) }).click(),
  },
  { name: 'book-hazmat', address: () => '/quote-book/ltl', open: openHazmat },
  {
    name: 'book-extras',
    address: () => '/quote-book/ltl',
    open: async (page, { loads }) => {
      await page.getByRole('button', { name: anyOf(loads.book.extras.all) }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'book-copy',
    address: () => '/quote-book/ltl',
    open: async (page, { loads }) => {
      await page.getByRole('button', { name: loads.book.copy.open }).click();
      await page.getByRole('dialog').getByRole('button').nth(2).waitFor();
    },
  },
  {
    name: 'book-calendar',
    address: () => '/quote-book/ltl',
    open: async (page, { frame }) => {
      await page.getByRole('button', { name: frame.kit.open_calendar }).first().click();
      await page.getByRole('button', { name: frame.kit.next_month }).waitFor();
    },
  },
  {
    name: 'book-item-menu',
    address: () => '/quote-book/ltl',
    open: (page, { loads }) => page.getByRole('button', { name: fill(loads.book.cargo.more, { number: 1 }) }).click(),
  },
  {
    name: 'book-filled',
    address: () => '/quote-book/ltl',
    open: (page, words) => fillBooking(page, words, 'PO-4500731'),
  },
  { name: 'container', address: () => '/quote-book/drayage' },
  {
    name: 'container-missing',
    address: () => '/quote-book/drayage',
    open: (page, { loads }) => page.getByRole('button', { name: loads.book.summary.get_quotes, exact: true }).click(),
  },
  { name: 'container-too-heavy', address: () => '/quote-book/drayage', open: enterHeavyExport },
  { name: 'container-with-operations', address: ({ withOperations }) => `/quote-book/drayage/${withOperations}` },
  {
    name: 'carriers-container-received',
    address: ({ withOperations }) => `/quote-book/carrier-selection/${withOperations}`,
  },
  { name: 'carriers', address: ({ quoted }) => `/quote-book/carrier-selection/${quoted}` },
  {
    name: 'carriers-chosen',
    address: ({ quoted }) => `/quote-book/carrier-selection/${quoted}`,
    open: chooseCarrier,
  },
  {
    name: 'carriers-exclude',
    address: ({ quoted }) => `/quote-book/carrier-selection/${quoted}`,
    open: (page, { quotes }) => page.getByRole('button', { name: quotes.selection.exclude }).click(),
  },
  { name: 'carriers-no-load', address: () => '/quote-book/carrier-selection' },
  { name: 'tender-stops', address: ({ booking }) => booking },
  { name: 'tender-confirm', address: ({ booking }) => `${booking}&step=confirm` },
  { name: 'tender-accepted', address: ({ accepted }) => accepted },
  // Last, because what is emptied here stays empty in the draft.
  {
    name: 'tender-missing',
    address: ({ booking }) => booking,
    open: async (page, { tendering }) => {
      await page.getByLabel(tendering.stops.name, { exact: true }).first().fill('');
      await page.getByRole('button', { name: tendering.booking.continue, exact: true }).click();
    },
  },
];
