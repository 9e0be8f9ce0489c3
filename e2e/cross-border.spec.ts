import type { Page } from '@playwright/test';
import { apiOf, uniquePo } from './support/api.ts';
import { fillCargo, fillPlaces, fillStops, statusOf } from './support/book-load.ts';
import { type CrossBorderLane, crossBorderLanes } from './support/cross-border-lanes.ts';
import { clearCustoms } from './support/customs-data.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

const words = wordsOf('es');

/** Carriers that cross both borders and take every load they are offered. */
const willing = /Estes Express Lines|Saia LTL Freight/;

/** After a minute the portal itself waits for no carrier any more. */
const answersMs = 60_000;
const deliveryMs = 120_000;

const broker = { name: 'Agencia Aduanal del Valle', phone: '+52 867 711 2200' };

test.use({ as: people.agent, language: 'es' });

for (const lane of crossBorderLanes) {
  const { from, to } = lane;
  test(`${from.city} to ${to.city} is quoted, booked, cleared and delivered in Spanish`, async ({
    page,
    complaints,
  }) => {
    const loadId = await getQuotes(page, lane);
    await chooseCarrier(page);
    await book(page, lane);
    await page.getByRole('link', { name: words.tendering.waiting.go_to_load }).click();
    await expect(page).toHaveTitle(`${fill(words.loads.page.title, { load: loadId })} | Portal`);
    // Its carrier drives meanwhile.
    if (to.country === 'MX') await clearCustoms(page, words, await apiOf(people.agent), loadId);
    await followToDelivery(page, lane);
    expect(complaints).toEqual([]);
  });
}

/** Fills and sends the form, and waits for all carriers; answers the load's number. */
const getQuotes = async (page: Page, { from, to }: CrossBorderLane): Promise<number> => {
  await page.goto('/quote-book/ltl');
  await fillPlaces(page, words, from, to);
  await fillCargo(page, words, uniquePo());
  await page.getByRole('button', { name: anyOf(words.loads.book.summary.get_quotes_from_other) }).click();
  await page.waitForURL(/\/quote-book\/carrier-selection\/\d+/);
  const answered = fill(words.quotes.progress.answered_other, { answered: 9, count: 9 });
  await expect(page.getByRole('heading', { name: answered, exact: true })).toBeVisible({ timeout: answersMs });
  return Number(/carrier-selection\/(\d+)/.exec(page.url())?.[1]);
};

const chooseCarrier = async (page: Page): Promise<void> => {
  const { list, choice } = words.quotes;
  await page
    .getByRole('button', { name: anyOf(list.choose_carrier) })
    .and(page.getByRole('button', { name: willing }))
    .first()
    .click();
  await page.getByRole('button', { name: choice.continue, exact: true }).click();
  await page.waitForURL(/\/quote-book\/load-tendering\/\d+\/\d+/);
};

/** Both steps of the booking. Without a port and a broker the first one does not let go. */
const book = async (page: Page, { from, to, port }: CrossBorderLane): Promise<void> => {
  const { booking, confirm, waiting } = words.tendering;
  const { border } = words.places;
  await fillStops(page, words, [from.stop, to.stop]);
  await page.getByRole('button', { name: booking.continue, exact: true }).click();
  await expect(page.getByText(border.port_missing, { exact: true })).toBeVisible();
  await page.getByLabel(border.port, { exact: true }).fill(port.slice(0, 6));
  await page.getByRole('option', { name: port, exact: true }).click();
  await page.getByLabel(border.broker, { exact: true }).fill(broker.name);
  await page.getByLabel(border.broker_phone, { exact: true }).fill(broker.phone);
  await page.getByRole('button', { name: booking.continue, exact: true }).click();
  await expect(page.getByText(confirm.documents, { exact: true })).toBeVisible();
  await expect(page.getByText(confirm.invoice, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(port, { exact: true })).toBeVisible();
  await page.getByLabel(confirm.terms).check();
  await page.getByRole('button', { name: anyOf(confirm.book) }).click();
  await expect(page.getByRole('heading', { name: anyOf(waiting.accepted) })).toBeVisible({ timeout: 30_000 });
};

/** The load's page says where it crosses and who clears it, and reaches the delivery without being reloaded. */
const followToDelivery = async (page: Page, { port }: CrossBorderLane): Promise<void> => {
  const { documents, loads } = words;
  const main = page.getByRole('main');
  await expect(main.getByText(port).first()).toBeVisible();
  await expect(main.getByText(broker.name).first()).toBeVisible();
  await expect(statusOf(page, { language: 'es' }, 'delivered')).toBeVisible({ timeout: deliveryMs });
  const pod = page.getByRole('link', { name: fill(loads.page.download, { name: documents.types.pod }) });
  await expect(pod).toBeVisible({ timeout: 30_000 });
};
