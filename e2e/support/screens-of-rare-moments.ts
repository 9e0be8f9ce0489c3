import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import type { Page } from '@playwright/test';
import type { Rarely, Screen, Words } from './screen.ts';

const details = (changes: object): Rarely => ({
  call: /\/api\/loads\/details\//,
  says: (load) => ({ ...load, ...changes }),
});

const longGone = '2026-01-02T00:00:00Z';
/** Prices that ran out: the first so many, or all of them. */
const expiredPrices = (count = Infinity): Rarely => ({
  call: /\/api\/loads\/\d+\/carriers$/,
  says: (quotes) => ({
    ...quotes,
    items: (quotes as CarrierQuotes).items.map((quote, at) =>
      at < count ? { ...quote, expiration_date: longGone } : quote,
    ),
  }),
});

/** Nobody gave a price. */
const noPrices: Rarely = {
  call: /\/api\/loads\/\d+\/carriers$/,
  says: (quotes) => ({ ...quotes, items: [], asking: [], declined: [], closed: true }),
};

/** The list of somebody who has made nothing yet. */
const emptyList = (call: RegExp, nothing: object): Rarely => ({
  call,
  says: (list) => ({ ...list, ...nothing, items: [], total: 0, counts: noneOf((list as Counted).counts) }),
});

type Counted = { counts: Record<string, number> };
const noneOf = (counts: Counted['counts']) => Object.fromEntries(Object.keys(counts).map((group) => [group, 0]));

const declineFor = (reason: string): Rarely => ({
  call: /\/api\/history/,
  says: () => ({
    items: [
      {
        id: 1,
        at: longGone,
        kind: 'status',
        source: 'carrier',
        event: 'decline',
        reason,
        changes: [],
        details: {},
      },
    ],
    total: 1,
  }),
});

/** The caller sells the load on. */
const ownMarkup: readonly Rarely[] = [
  {
    call: /\/api\/loads\/\d+\/carriers$/,
    says: (quotes) => ({ ...quotes, markup: { markup_percent: 5, markup_min: 25 } }),
  },
  { call: /\/carriers\/markups/, says: () => ({ items: [] }) },
];

const quotedLoad: Screen['address'] = ({ quoted }) => `/my-loads/${quoted}`;
const carriers: Screen['address'] = ({ quoted }) => `/quote-book/carrier-selection/${quoted}`;
const accepted: Screen['address'] = (loads) => loads.accepted;

const expired = { status: 'expired', status_group: 'cancelled' };
const declined = { status: 'declined', status_group: 'cancelled' };
const assigned = { status: 'assigned', status_group: 'assigned', actual_pickup_at: null, tracking: [] };

const pressFirst = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).first().click();
  await page.getByRole('dialog').first().waitFor();
};

/** The list's tools are buttons where there is room, and one menu on phones. */
const openTool = async (page: Page, { quotes }: Words, tool: 'markup' | 'download'): Promise<void> => {
  const menu = page.getByRole('button', { name: quotes.selection.tools });
  if (await menu.isVisible()) await menu.click();
  await pressFirst(page, quotes[tool].title);
};

/** What a load meets now and then: prices that ran out, a carrier that says no, a change after the booking. */
export const rareScreens: readonly Screen[] = [
  { name: 'my-loads-empty', address: () => '/my-loads', rarely: [emptyList(/\/api\/loads\?/, { late: 0 })] },
  { name: 'claims-empty', address: () => '/claims', rarely: [emptyList(/\/api\/claims(\?|$)/, { sums: [] })] },
  { name: 'carriers-none', address: carriers, rarely: [noPrices] },
  { name: 'load-requote', address: quotedLoad, rarely: [details({ requote_needed: true })] },
  { name: 'load-expired', address: quotedLoad, rarely: [details(expired)] },
  { name: 'load-declined', address: quotedLoad, rarely: [details(declined), declineFor('NO_CAPACITY')] },
  { name: 'load-pending', address: quotedLoad, rarely: [details({ status: 'pending', status_group: 'pending' })] },
  {
    name: 'load-earlier-quotes',
    address: ({ requoted }) => `/my-loads/${requoted}`,
    open: (page, { quotes }) =>
      page
        .locator('section', { has: page.getByRole('heading', { name: quotes.earlier.title }) })
        .locator('summary')
        .first()
        .click(),
  },
  {
    name: 'load-change-stop',
    address: ({ delivered }) => `/my-loads/${delivered}`,
    rarely: [details(assigned)],
    open: (page, { tendering }) => pressFirst(page, tendering.stop_change.title_delivery),
  },
  {
    name: 'load-quote-file',
    address: quotedLoad,
    open: (page, { quotes }) => pressFirst(page, quotes.download.title),
  },
  { name: 'carriers-expired', address: carriers, rarely: [expiredPrices(), details(expired)] },
  { name: 'carriers-some-expired', address: carriers, rarely: [expiredPrices(3)] },
  { name: 'carriers-requote', address: carriers, rarely: [details({ requote_needed: true })] },
  { name: 'carriers-quote-file', address: carriers, open: (page, words) => openTool(page, words, 'download') },
  {
    name: 'carriers-markup',
    address: carriers,
    rarely: ownMarkup,
    open: (page, words) => openTool(page, words, 'markup'),
  },
  { name: 'tender-expired', address: ({ booking }) => booking, rarely: [expiredPrices(), details(expired)] },
  { name: 'tender-waiting', address: accepted, rarely: [details({ status: 'tendered' })] },
  { name: 'tender-declined', address: accepted, rarely: [details(declined), declineFor('NO_CAPACITY')] },
  { name: 'tender-silent', address: accepted, rarely: [details(declined), declineFor('NO_ANSWER')] },
];
