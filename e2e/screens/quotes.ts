import type { Page } from '@playwright/test';
import { calls, details, expired, expiredPrices, fail, never } from '../support/answers.ts';
import { openDialog } from '../support/open-dialog.ts';
import type { Rarely, Screen, ScreenState, Words } from '../support/screen.ts';
import { anyOf } from '../support/words.ts';

const carriers: ScreenState['address'] = async ({ quoted }) => `/quote-book/carrier-selection/${await quoted()}`;

/** Presses a carrier's "choose"; on wide screens its price lines open with it. */
const chooseCarrier = async (page: Page, { quotes }: Words): Promise<void> => {
  const { list, details: lines } = quotes;
  await page
    .getByRole('button', { name: anyOf(list.choose_carrier) })
    .first()
    .click();
  const button = page.getByRole('button', { name: lines.lines, exact: true }).filter({ visible: true });
  if (await button.isVisible()) await button.click();
  await page.getByText(lines.expires, { exact: true }).waitFor();
};

/** No carrier gave a price. */
const noPrices: Rarely = {
  call: calls.quotes,
  says: (quotes) => ({ ...quotes, items: [], pending: [], declined: [], closed: true }),
};

/** Operations make its price. */
const withOperations = {
  status: 'quotes requested',
  status_group: 'quoted',
  distance_miles: null,
  operations_since: '2026-11-27T15:20:00Z',
};

/** Carriers beyond thresholds of each kind. */
const alerts: Rarely = {
  call: /\/api\/carriers-alert(\?|$)/,
  says: () => ({
    items: Array.from({ length: 12 }, (_, at) => ({
      id: at + 1,
      carrier_id: at + 1,
      kind: (['on_time', 'transit', 'claims'] as const)[at % 3],
      days: 90,
      threshold_percent: at % 3 === 1 ? null : 90,
      threshold_days: at % 3 === 1 ? 1 : null,
      min_deliveries: 5,
      message: {
        en: 'Below what was agreed in the last 90 days.',
        es: 'Por debajo de lo acordado en los últimos 90 días.',
      },
      crossed: true,
      figures: null,
      version: 1,
    })),
  }),
};

/** The caller sells the load on. */
const ownMarkup: readonly Rarely[] = [
  { call: calls.quotes, says: (quotes) => ({ ...quotes, markup: { markup_percent: 5, markup_min: 25 } }) },
  { call: /\/carriers\/markups/, says: () => ({ items: [] }) },
];

/** The list's tools are buttons where there is room, and one menu on phones. */
const openTool = async (page: Page, { quotes }: Words, tool: 'markup' | 'download'): Promise<void> => {
  const menu = page.getByRole('button', { name: quotes.selection.tools });
  if (await menu.isVisible()) await menu.click();
  await openDialog(page, quotes[tool].title, true);
};

export const quotesScreens: readonly Screen[] = [
  {
    path: 'quote-book/carrier-selection/{-$loadId}',
    states: [
      { name: 'carriers', address: carriers },
      { name: 'carriers-chosen', address: carriers, open: chooseCarrier },
      {
        name: 'carriers-exclude',
        address: carriers,
        open: (page, { quotes }) => page.getByRole('button', { name: quotes.selection.exclude }).click(),
      },
      { name: 'carriers-no-load', address: () => '/quote-book/carrier-selection' },
      {
        name: 'carriers-container-received',
        address: async ({ withOperations }) => `/quote-book/carrier-selection/${await withOperations()}`,
        // Its part of the page is fetched by itself.
        open: (page, { drayage }) => page.getByRole('heading', { name: drayage.book.received.title }).waitFor(),
      },
      { name: 'carriers-with-operations', address: carriers, rarely: [details(withOperations)] },
      { name: 'carriers-unpriced', address: carriers, rarely: [noPrices, details({ status: 'unassigned' })] },
      { name: 'carriers-alerts', address: carriers, rarely: [alerts] },
      { name: 'carriers-none', address: carriers, rarely: [noPrices] },
      { name: 'carriers-expired', address: carriers, rarely: [expiredPrices(), details(expired)] },
      { name: 'carriers-some-expired', address: carriers, rarely: [expiredPrices(3)] },
      {
        name: 'carriers-before-tax',
        address: carriers,
        rarely: [details({ is_before_tax: true })],
        open: chooseCarrier,
      },
      { name: 'carriers-requote', address: carriers, rarely: [details({ requote_needed: true })] },
      { name: 'carriers-quote-file', address: carriers, open: (page, words) => openTool(page, words, 'download') },
      {
        name: 'carriers-markup',
        address: carriers,
        rarely: ownMarkup,
        open: (page, words) => openTool(page, words, 'markup'),
      },
    ],
    broken: [
      { name: 'carriers-loading', address: carriers, call: calls.quotes, answer: never },
      { name: 'carriers-failing', address: carriers, call: calls.quotes, answer: fail },
    ],
  },
];
