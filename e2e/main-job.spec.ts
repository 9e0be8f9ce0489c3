import type { Page } from '@playwright/test';
import { uniquePo } from './support/api.ts';
import { fillBooking, fillStops, statusOf } from './support/book-load.ts';
import { people } from './support/people.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { journeyViews, type View } from './support/views.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

/** A carrier that takes every load it is offered. */
const willing = /Estes Express Lines|Saia LTL Freight/;

/** After a minute the portal itself waits for no carrier any more. */
const answersMs = 60_000;
const deliveryMs = 90_000;

for (const view of journeyViews) {
  test(`a load is quoted, booked and followed to its delivery: ${view.name}`, async ({ page, complaints }) => {
    await page.setViewportSize(view);
    const words = wordsOf(view.language);
    const po = uniquePo();
    await signIn(page, people.agent, view.language);
    await askCarriers(page, view, po);
    await watchQuotesArrive(page, view);
    await choose(page, view);
    const loadId = await bookLoad(page, view);
    await openBillOfLading(page, view);

    await page.getByRole('link', { name: words.tendering.waiting.go_to_load }).click();
    await expect(page).toHaveTitle(`${fill(words.loads.page.title, { load: loadId })} | Portal`);
    await followToDelivery(page, view);
    await expect(page.getByText(po, { exact: true }).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

const askCarriers = async (page: Page, { language }: View, po: string): Promise<void> => {
  const words = wordsOf(language);
  await page.goto('/quote-book/ltl');
  await fillBooking(page, words, po);
  await page.getByRole('button', { name: anyOf(words.loads.book.summary.get_quotes_from_other) }).click();
  await page.waitForURL(/\/quote-book\/carrier-selection\/\d+/);
};

/** Nothing is reloaded: the answers come over the socket until all nine are in. */
const watchQuotesArrive = async (page: Page, { language }: View): Promise<void> => {
  const { progress } = wordsOf(language).quotes;
  const heading = page.getByRole('heading', { name: anyOf(progress.answered_other) });
  await expect(heading).toContainText(/\b9\b/);
  await expect(heading).toHaveText(fill(progress.answered_other, { answered: 9, count: 9 }), { timeout: answersMs });
};

const choose = async (page: Page, { language, phone }: View): Promise<void> => {
  const { list, choice } = wordsOf(language).quotes;
  await page
    .getByRole('button', { name: anyOf(list.choose_carrier) })
    .and(page.getByRole('button', { name: willing }))
    .first()
    .click();
  await expect(page.getByRole('button', { name: anyOf(list.chosen_carrier) })).toBeVisible();
  await page.getByRole('button', { name: phone ? choice.continue_short : choice.continue, exact: true }).click();
  await page.waitForURL(/\/quote-book\/load-tendering\/\d+\/\d+/);
};

/** Both steps of the booking; answers the load's number. */
const bookLoad = async (page: Page, { language }: View): Promise<number> => {
  const words = wordsOf(language);
  const { booking, confirm, waiting } = words.tendering;
  const loadId = Number(/load-tendering\/(\d+)/.exec(page.url())?.[1]);
  await fillStops(page, words);
  await page.getByRole('button', { name: booking.continue, exact: true }).click();
  await expect(page.getByText(confirm.documents, { exact: true })).toBeVisible();
  await page.getByLabel(confirm.terms).check();
  await page.getByRole('button', { name: anyOf(confirm.book) }).click();
  await expect(page.getByRole('heading', { name: anyOf(waiting.accepted) })).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('dl > div', { hasText: waiting.pro })).toContainText(/\d/);
  return loadId;
};

const openBillOfLading = async (page: Page, { language }: View): Promise<void> => {
  const link = page.getByRole('link', { name: wordsOf(language).tendering.waiting.bol_open });
  const paper = await page.request.get((await link.getAttribute('href')) ?? '');
  expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-');
};

const followToDelivery = async (page: Page, view: View): Promise<void> => {
  const { documents, loads } = wordsOf(view.language);
  await expect(statusOf(page, view, 'delivered')).toBeVisible({ timeout: deliveryMs });
  const pod = page.getByRole('link', { name: fill(loads.page.download, { name: documents.types.pod }) });
  await expect(pod).toBeVisible({ timeout: 30_000 });
};
