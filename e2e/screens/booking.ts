import { randomUUID } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import type { QuoteType } from '@portal/contract/modes/quote-types.ts';
import { recordOf } from '@portal/contract/values/records.ts';
import { languages } from '@portal/contract/words/language.ts';
import { fail } from '../support/answers.ts';
import { fillBooking, fillCargo, fillPlaces } from '../support/book-load.ts';
import { chooseTruck, fillTruckBooking, keepBetween, stopInMemphis } from '../support/book-truck.ts';
import type { Screen, ScreenState, Words } from '../support/screen.ts';
import { anyOf, fill, wordsOf } from '../support/words.ts';

const bookLtl = (): string => '/quote-book/ltl';
const bookContainer = (): string => '/quote-book/drayage';

const openHazmat = async (page: Page, { loads }: Words): Promise<void> => {
  const { cargo } = loads.book;
  await page.getByLabel(cargo.contains_hazmat).check();
  await page.getByRole('dialog').waitFor();
};

const pressGetQuotes = (page: Page, { loads }: Words): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${loads.book.summary.get_quotes}`) }).click();

/** Asks for prices over the sea, and is offered to ask operations. */
const askOverTheSea = async (page: Page, words: Words): Promise<void> => {
  const places = [
    { country: 'US', code: '90021', city: 'Los Angeles' },
    { country: 'US', code: '96813', city: 'Honolulu' },
  ] as const;
  await fillPlaces(page, words, ...places);
  await fillCargo(page, words, 'PO-4500733');
  await pressGetQuotes(page, words);
  await page.getByRole('button', { name: words.loads.book.summary.ask_operations }).waitFor();
};

const alongTheLake = [
  { country: 'US', code: '14201', city: 'Buffalo' },
  { country: 'US', code: '48201', city: 'Detroit' },
] as const;

/** A load within the country that is offered the shorter way through Canada, and takes it. */
const goThroughCanada = async (page: Page, words: Words): Promise<void> => {
  await fillPlaces(page, words, ...alongTheLake);
  await page.getByRole('checkbox', { name: anyOf(words.places.transit.choose) }).check();
};

/** A load within the country that has no other way than through Canada, as from Seattle to Anchorage where trucks go there. */
const goTheOnlyWay = async (page: Page, words: Words): Promise<void> => {
  const params = { origin: 'Buffalo, NY', destination: 'Detroit, MI' };
  const msg = recordOf(languages, (language) => fill(wordsOf(language).places.errors.transit_needed, params));
  const refusal = { detail: [{ code: 'places.transit_needed', msg }], request_id: randomUUID() };
  const refuse = (route: Route) => route.fulfill({ status: 400, json: refusal });
  await page.route(/\/api\/distance\/(?!.*in_transit=true)/, refuse);
  await page.route('**/api/loads', (route) => (route.request().method() === 'POST' ? refuse(route) : route.fallback()));
  await fillPlaces(page, words, ...alongTheLake);
  await page.getByRole('checkbox', { name: anyOf(words.places.transit.choose) }).waitFor();
};

/** The look-up of a lane that no road leads along. */
const distance = /\/api\/distance\//;

const ltlStates: readonly ScreenState[] = [
  { name: 'book', address: bookLtl },
  { name: 'book-missing', address: bookLtl, open: pressGetQuotes },
  {
    name: 'book-third-party',
    address: bookLtl,
    open: (page, { places }) =>
      page.getByRole('radio', { name: new RegExp(`^${places.terms.names.third_party}`) }).check(),
  },
  { name: 'book-hazmat', address: bookLtl, open: openHazmat },
  {
    name: 'book-extras',
    address: bookLtl,
    open: async (page, { loads }) => {
      await page.getByRole('button', { name: anyOf(loads.book.extras.all) }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'book-copy',
    address: bookLtl,
    open: async (page, { loads }) => {
      await page.getByRole('button', { name: loads.book.copy.open }).click();
      await page.getByRole('dialog').getByRole('button').nth(2).waitFor();
    },
  },
  {
    name: 'book-calendar',
    address: bookLtl,
    open: async (page, { frame }) => {
      await page.getByRole('button', { name: frame.kit.open_calendar }).first().click();
      await page.getByRole('button', { name: frame.kit.next_month }).waitFor();
    },
  },
  {
    name: 'book-item-menu',
    address: bookLtl,
    open: (page, { loads }) => page.getByRole('button', { name: fill(loads.book.cargo.more, { number: 1 }) }).click(),
  },
  { name: 'book-filled', address: bookLtl, open: (page, words) => fillBooking(page, words, 'PO-4500731') },
  { name: 'book-no-road', address: bookLtl, open: askOverTheSea, refused: distance },
  { name: 'book-in-transit', address: bookLtl, open: goThroughCanada },
  { name: 'book-only-way', address: bookLtl, open: goTheOnlyWay, refused: distance },
  {
    name: 'book-transit-refused',
    address: bookLtl,
    open: async (page, words) => {
      await goTheOnlyWay(page, words);
      await fillCargo(page, words, 'PO-4500734');
      await pressGetQuotes(page, words);
      await page.getByRole('alert').waitFor();
    },
    refused: distance,
  },
  {
    name: 'book-third-party',
    address: bookLtl,
    open: async (page, { places }) => {
      await page.getByRole('radio', { name: places.terms.names.third_party }).check();
      await page.getByRole('combobox', { name: places.terms.bill_to }).fill('Buckeye Holdings');
    },
  },
  { name: 'book-edit', address: async ({ quoted }) => `/quote-book/ltl/${await quoted()}` },
];

const filled = (page: Page, words: Words) => fillTruckBooking(page, words, 'PO-4500732');

/** Requests quotes in every mode and waits for the first price; what the draft says of its truck narrows them. */
const requestAll = async (page: Page, words: Words): Promise<void> => {
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

/** Loads that need a truck, and the prices of several modes in one list; what is sent ends the draft. */
const truckStates: readonly ScreenState[] = [
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
  { name: 'book-reefer-missing', address, open: inTab('reefer', pressGetQuotes) },
  { name: 'book-reefer', address, open: inTab('reefer', (page, words) => keepBetween(page, words, '-10', '0')) },
  { name: 'book-flatbed', address, open: inTab('flatbed') },
  { name: 'book-multi', address, open: inTab('multi-service', filled) },
  { name: 'carriers-multi', address, open: inTab('multi-service', requestAll) },
];

const enterHeavyExport = async (page: Page, { drayage }: Words): Promise<void> => {
  await page.getByRole('radio', { name: drayage.directions.export, exact: true }).check();
  await page.getByRole('button', { name: anyOf(drayage.book.container.all) }).click();
  await page.getByRole('radio', { name: new RegExp(drayage.containers['20RF']) }).check();
  await page.getByLabel(drayage.book.cargo.weight, { exact: true }).fill('52500');
};

/** Drums of gasoline, looked up in the table; a draft of an earlier visit may have them already. */
const describeGasoline = async (page: Page, { commodities, drayage, loads }: Words): Promise<void> => {
  await page.getByLabel(drayage.book.cargo.hazmat_type, { exact: true }).selectOption('3');
  const { describe, change_description } = drayage.book.cargo;
  await page.getByRole('button', { name: new RegExp(`^(${describe}|${change_description})$`) }).click();
  const drawer = page.getByRole('dialog');
  const number = drawer.getByRole('combobox', { name: commodities.form.un_number, exact: true });
  await number.fill('');
  await number.fill('UN1203');
  await drawer
    .getByRole('option', { name: /UN1203/ })
    .first()
    .click();
  await drawer.getByLabel(loads.book.item.packaging_count, { exact: true }).fill('40');
};

/** From Los Angeles to Tijuana: the price has the crossing in it. A draft of an earlier visit may be of an export. */
const priceAcrossBorder = async (page: Page, { drayage, places }: Words): Promise<void> => {
  const { book } = drayage;
  await page.getByRole('radio', { name: drayage.directions.import, exact: true }).check();
  const port = page.getByRole('combobox', { name: book.place.field });
  await port.fill('Los Ang');
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await port.press('Enter');
  const door = page.getByRole('group', { name: book.door.import, exact: true });
  await door.getByLabel(places.fields.country, { exact: true }).selectOption('MX');
  await door.getByLabel(places.fields.postal_code, { exact: true }).fill('22010');
  await page.getByLabel(book.cargo.weight, { exact: true }).fill('32000');
  const prices = page.getByRole('region', { name: book.prices.title });
  await prices.getByText(book.prices.with_crossing).first().waitFor();
};

const containerStates: readonly ScreenState[] = [
  { name: 'container', address: bookContainer },
  {
    name: 'container-missing',
    address: bookContainer,
    open: (page, { loads }) => page.getByRole('button', { name: loads.book.summary.get_quotes, exact: true }).click(),
  },
  { name: 'container-too-heavy', address: bookContainer, open: enterHeavyExport },
  { name: 'container-price-across-border', address: bookContainer, open: priceAcrossBorder },
  { name: 'container-hazmat', address: bookContainer, open: describeGasoline },
  {
    name: 'container-hazmat-described',
    address: bookContainer,
    open: async (page, words) => {
      await describeGasoline(page, words);
      await page.getByRole('dialog').getByRole('button', { name: words.loads.book.item.done, exact: true }).click();
    },
  },
  {
    name: 'container-with-operations',
    address: async ({ withOperations }) => `/quote-book/drayage/${await withOperations()}`,
  },
];

const items = () => '/settings/my-line-items';

export const bookingScreens: readonly Screen[] = [
  {
    path: 'quote-book/$quoteType/{-$loadId}',
    states: [...ltlStates, ...truckStates],
    broken: [{ name: 'book-extras-failing', address: bookLtl, call: /\/api\/accessorials/, answer: fail }],
  },
  { path: 'quote-book/drayage/{-$loadId}', states: containerStates },
  {
    path: 'settings/my-line-items/{-$item}',
    states: [
      { name: 'line-items', address: items },
      {
        name: 'line-items-none',
        address: items,
        rarely: [{ call: /api\/account-commodity\?/, says: () => ({ items: [], total: 0 }) }],
      },
      { name: 'line-items-none-found', address: () => '/settings/my-line-items?search=zzz' },
      {
        name: 'line-items-new-hazardous',
        address: () => '/settings/my-line-items/new',
        open: async (page, { settings, loads }) => {
          await page.getByRole('dialog').getByLabel(loads.book.item.hazardous, { exact: true }).check();
          await page.getByRole('dialog').getByRole('button', { name: settings.line_items.save }).click();
        },
      },
      { name: 'line-items-one', address: items, open: (page) => page.locator('a[data-load]').first().click() },
    ],
    broken: [
      { name: 'line-items-loading', address: items, call: /api\/account-commodity\?/, answer: () => undefined },
      {
        name: 'line-items-failing',
        address: items,
        call: /api\/account-commodity\?/,
        answer: (route) => route.fulfill({ status: 500, json: { detail: [], request_id: 'r' } }),
      },
    ],
  },
];
