import type { Page } from '@playwright/test';
import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { chooseTruck, fillTruckBooking, keepBetween, stopInMemphis } from './book-truck.ts';
import type { Screen, Words } from './screen.ts';
import { anyOf } from './words.ts';

const filled = (page: Page, words: Words) => fillTruckBooking(page, words, 'PO-4500732');

/** Asks the carriers of every mode and waits for the first price; what the draft asks of its truck narrows them. */
const askAll = async (page: Page, words: Words): Promise<void> => {
  await filled(page, words);
  await page.getByRole('button', { name: anyOf(words.loads.book.summary.get_quotes_from_other) }).click();
  await page.getByRole('group', { name: words.quotes.modes.label }).waitFor();
  await page.locator('[data-quote]').first().waitFor();
};

/** The way to quote by its tab: a draft of another way would lead there first. */
const inTab =
  (type: QuoteType, then?: (page: Page, words: Words) => Promise<unknown>) =>
  async (page: Page, words: Words): Promise<void> => {
    await page.locator(`[role=tab][data-value="${type}"]`).click();
    await page.waitForURL(new RegExp(`/quote-book/${type}$`));
    await then?.(page, words);
  };

const address = () => '/quote-book/multi-service';

/** Book a Load where a truck is asked for, and the prices of several modes in one list; what is sent ends the draft. */
export const truckScreens: readonly Screen[] = [
  {
    name: 'book-ftl',
    address,
    open: inTab('ftl', async (page, words) => {
      await filled(page, words);
      await stopInMemphis(page, words);
      await page.getByLabel(words.loads.book.truck.partial).check();
    }),
  },
  {
    name: 'book-dedicated',
    address,
    open: inTab('dedicated', (page, words) => chooseTruck(page, words, 'STEP_DECK_53')),
  },
  {
    name: 'book-reefer-missing',
    address,
    open: inTab('reefer', (page, { loads }) =>
      page.getByRole('button', { name: new RegExp(`^${loads.book.summary.get_quotes}`) }).click(),
    ),
  },
  {
    name: 'book-reefer',
    address,
    open: inTab('reefer', (page, words) => keepBetween(page, words, '-10', '0')),
  },
  { name: 'book-flatbed', address, open: inTab('flatbed') },
  { name: 'book-multi', address, open: inTab('multi-service', filled) },
  { name: 'carriers-multi', address, open: inTab('multi-service', askAll) },
];
