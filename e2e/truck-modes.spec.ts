import type { Page } from '@playwright/test';
import { uniquePo } from './support/api.ts';
import { fillStops } from './support/book-load.ts';
import { chooseTruck, fillTruckBooking, keepBetween, stopInMemphis } from './support/book-truck.ts';
import { people } from './support/people.ts';
import type { Words } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { inTurn, type View, views } from './support/views.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

/** After a minute the portal itself waits for no carrier any more. */
const answersMs = 60_000;

const [english, spanish, , spanishPhone] = views as [View, View, View, View];

type Journey = {
  address: string;
  /** In English on a desktop, and in Spanish on this. */
  spanishView: View;
  /** What the mode asks for beyond stops and cargo. */
  ask: (page: Page, words: Words) => Promise<void>;
  /** What the chosen quote's row and the load's page must say. */
  says: (words: Words) => string;
  places?: readonly string[];
};

const journeys: Record<string, Journey> = {
  'a full truckload with a stop on the way': {
    address: '/quote-book/ftl',
    spanishView: spanish,
    ask: stopInMemphis,
    says: ({ equipment }) => equipment.truck_types.VAN_53,
    places: ['Acme Plant 4', 'Memphis Cross-Dock', 'Peach Depot'],
  },
  'a dedicated truck by its picture': {
    address: '/quote-book/dedicated',
    spanishView: spanish,
    ask: (page, words) => chooseTruck(page, words, 'VAN_48'),
    says: ({ equipment }) => equipment.truck_types.VAN_48,
  },
  'an expedited load with team drivers': {
    address: '/quote-book/expedited',
    spanishView: spanish,
    ask: (page, { loads }) => page.getByLabel(loads.book.truck.team).check(),
    says: ({ equipment }) => equipment.truck_types.CARGO_VAN,
  },
  'a refrigerated load': {
    address: '/quote-book/reefer',
    spanishView: spanish,
    ask: (page, words) => keepBetween(page, words, '34', '38'),
    says: ({ equipment }) => equipment.truck_types.REEFER_53,
  },
  'a flatbed load under tarps': {
    address: '/quote-book/flatbed',
    spanishView: spanishPhone,
    ask: (page, { loads }) =>
      page.getByLabel(fill(loads.book.truck.tarp_feet, { feet: 6 }), { exact: true }).check({ force: true }),
    says: ({ equipment }) => equipment.truck_types.FLATBED_48,
  },
};

const shown = Object.entries(journeys).flatMap(([name, journey]) =>
  inTurn(name, [english, journey.spanishView]).map((view) => ({ name, view, ...journey })),
);

for (const { name, view, address, ask, says, places } of shown) {
  test.describe(`${view.name}: ${name}`, () => {
    test.use({ as: people.agent, language: view.language });

    test('is quoted and booked', async ({ page, complaints }) => {
      const words = wordsOf(view.language);
      await page.setViewportSize(view);
      await page.goto(address);
      await fillTruckBooking(page, words, uniquePo());
      await ask(page, words);
      await getQuotes(page, words);
      await choose(page, view, new RegExp(escaped(says(words))));
      await book(page, words, places);
      await page.getByRole('link', { name: words.tendering.waiting.go_to_load }).click();
      await expect(page.getByRole('main').getByText(words.loads.book.truck.title, { exact: true })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

for (const view of inTurn('all modes at once', [english, spanish])) {
  test.describe(`${view.name}: all modes at once`, () => {
    test.use({ as: people.agent, language: view.language });

    test('are asked in one request, compared in one list, and one of them is booked', async ({ page, complaints }) => {
      const words = wordsOf(view.language);
      await page.goto('/quote-book/multi-service');
      await fillTruckBooking(page, words, uniquePo());
      await expect(page.getByText(words.equipment.errors.temperature_missing)).toBeVisible();
      await getQuotes(page, words);
      const { ltl, ftl, flatbed } = words.loads.modes;
      const filter = page.getByRole('group', { name: words.quotes.modes.label });
      for (const mode of [ltl, ftl, flatbed]) {
        await expect(filter.getByRole('button', { name: new RegExp(`^${escaped(mode)}\\s*[1-9]`) })).toBeVisible({
          timeout: answersMs,
        });
      }
      await filter.getByRole('button', { name: new RegExp(`^${escaped(ftl)}`) }).click();
      await expect(page).toHaveURL(/modes=ftl/);
      const rows = page.getByRole('table', { name: words.quotes.list.label }).locator('[data-quote]');
      await expect(rows.filter({ hasNotText: ftl })).toHaveCount(0);
      await choose(page, view, new RegExp(escaped(ftl)));
      await book(page, words);
      expect(complaints).toEqual([]);
    });
  });
}

const escaped = (text: string): string => text.replaceAll(/[()]/g, String.raw`\$&`);

const getQuotes = async (page: Page, { loads }: Words): Promise<void> => {
  await page.getByRole('button', { name: anyOf(loads.book.summary.get_quotes_from_other) }).click();
  await page.waitForURL(/\/quote-book\/carrier-selection\/\d+/);
};

/** Chooses the first quote whose row says what was asked for; on phones its button lies over the whole row. */
const choose = async (page: Page, { language, phone }: View, says: RegExp): Promise<void> => {
  const { list, choice } = wordsOf(language).quotes;
  const row = page.locator('[data-quote]').filter({ hasText: says }).first();
  await row.getByRole('button', { name: anyOf(list.choose_carrier) }).click({ timeout: answersMs });
  await page.getByRole('button', { name: phone ? choice.continue_short : choice.continue, exact: true }).click();
  await page.waitForURL(/\/quote-book\/load-tendering\/\d+\/\d+/);
};

/** Both steps of the booking. A truck without a carrier that answers by itself waits for operations. */
const book = async (page: Page, words: Words, places?: readonly string[]): Promise<void> => {
  const { booking, confirm } = words.tendering;
  await fillStops(page, words, places);
  await page.getByRole('button', { name: booking.continue, exact: true }).click();
  await expect(page.getByText(confirm.documents, { exact: true })).toBeVisible();
  await page.getByLabel(confirm.terms).check();
  await page.getByRole('button', { name: anyOf(confirm.book) }).click();
  await expect(page.getByRole('link', { name: words.tendering.waiting.go_to_load })).toBeVisible({ timeout: 30_000 });
};
