import type { Browser, Page } from '@playwright/test';
import { fillStops, statusOf } from './support/book-load.ts';
import { fillContainer, type Haul } from './support/drayage.ts';
import { goWithin } from './support/go-within.ts';
import { giveTruck, reportByPhone } from './support/held-load.ts';
import { people } from './support/people.ts';
import { expect, signedIn, test } from './support/test.ts';
import { type View, views } from './support/views.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

const [english, , , spanishPhone] = views as [View, View, View, View];

test.describe(`a container a rate table prices, ${english.name}`, () => {
  test.use({ as: people.agent, language: english.language, viewport: english });

  test('is quoted, booked, fetched, delivered and returned, and its clock runs', async ({ page, complaints }) => {
    const words = wordsOf(english.language);
    const { clock } = words.drayage;
    const haul: Haul = { direction: 'import', port: 'Los Ang', zip: '92335', city: 'Fontana' };
    const id = await askForPrice(page, english, haul);
    await expect(page.getByText(words.drayage.service).first()).toBeVisible();
    await book(page, english);
    await page.getByRole('link', { name: words.tendering.waiting.go_to_load }).click();
    await expect(statusOf(page, english, 'pending')).toBeVisible();

    await giveTruck(id);
    await expect(statusOf(page, english, 'assigned')).toBeVisible();
    await reportByPhone(id, 'GATE_OUT');
    await expect(page.getByText(anyOf(clock.deadline.per_diem))).toBeVisible();
    await reportByPhone(id, 'PICKED_UP');
    await reportByPhone(id, 'DELIVERED');
    await expect(statusOf(page, english, 'delivered')).toBeVisible();
    await reportByPhone(id, 'GATE_IN');
    await expect(page.getByText(clock.states.stopped, { exact: true })).toBeVisible();
    await expect(page.getByText(clock.stopped_note, { exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe(`a container no rate table prices, ${spanishPhone.name}`, () => {
  test.use({ as: people.agent, language: spanishPhone.language, viewport: spanishPhone });

  test('is handed back with what has to change, received again, and quoted by hand', async ({
    page,
    browser,
    complaints,
  }) => {
    const words = wordsOf(spanishPhone.language);
    const { book: form, load } = words.drayage;
    const haul: Haul = { direction: 'export', port: 'Bost', zip: '01608', city: 'Worcester' };
    const id = await askForPrice(page, spanishPhone, haul);
    await expect(page.getByRole('heading', { name: form.received.title })).toBeVisible();
    await goWithin(page, `/my-loads/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const operator = await operatorOf(browser, spanishPhone);
    await operator.goto(`/my-loads/${id}`);
    await operator.getByRole('button', { name: load.hand_back.open, exact: true }).click();
    const dialog = operator.getByRole('dialog');
    await dialog.getByRole('textbox').fill('La terminal no coincide con el booking.');
    await dialog.getByRole('button', { name: load.hand_back.send, exact: true }).click();
    await expect(operator.getByText(fill(load.hand_back.done, { id }), { exact: true })).toBeVisible();

    // Nobody reloads the shipper's page.
    await expect(page.getByText(words.loads.history.events.hand_back, { exact: true })).toBeVisible();
    await expect(page.getByText(/La terminal no coincide con el booking/)).toBeVisible();
    await page.getByRole('button', { name: words.loads.page.more_actions, exact: true }).click();
    await page.getByRole('link', { name: words.loads.page.edit, exact: true }).click();
    await page.waitForURL(`/quote-book/drayage/${id}`);
    const commodity = page.getByRole('textbox', { name: form.cargo.commodity, exact: true });
    await commodity.fill('Oak furniture');
    await page.getByRole('button', { name: words.loads.book.summary.save_and_quote, exact: true }).click();
    await expect(page.getByRole('heading', { name: form.received.title })).toBeVisible();

    await operator.getByRole('button', { name: load.by_hand.open }).click();
    const drawer = operator.getByRole('dialog');
    await drawer.getByLabel(load.by_hand.amount, { exact: true }).nth(0).fill('800');
    await drawer.getByLabel(load.by_hand.amount, { exact: true }).nth(1).fill('200');
    await drawer.getByRole('button', { name: load.by_hand.send }).click();
    await expect(operator.getByText(fill(load.by_hand.sent, { id }), { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: anyOf(words.quotes.list.choose_carrier) })).toBeVisible();
    expect(complaints).toEqual([]);
    await operator.context().close();
  });
});

/** Fills the form and asks; answers the load's number. */
const askForPrice = async (page: Page, { language }: View, haul: Haul): Promise<number> => {
  const words = wordsOf(language);
  await page.goto('/quote-book/drayage');
  await fillContainer(page, words, haul);
  await page.getByRole('button', { name: words.loads.book.summary.get_quotes, exact: true }).click();
  await page.waitForURL(/\/quote-book\/carrier-selection\/\d+/);
  return Number(/carrier-selection\/(\d+)/.exec(page.url())?.[1]);
};

/** Takes the first price and books it. */
const book = async (page: Page, { language, phone }: View): Promise<void> => {
  const words = wordsOf(language);
  const { list, choice } = words.quotes;
  const { booking, confirm } = words.tendering;
  await page
    .getByRole('button', { name: anyOf(list.choose_carrier) })
    .first()
    .click();
  await page.getByRole('button', { name: phone ? choice.continue_short : choice.continue, exact: true }).click();
  await page.waitForURL(/\/quote-book\/load-tendering\/\d+\/\d+/);
  await fillStops(page, words);
  await page.getByRole('button', { name: booking.continue, exact: true }).click();
  await expect(page.getByText(confirm.documents, { exact: true })).toBeVisible();
  await page.getByLabel(confirm.terms).check();
  await page.getByRole('button', { name: anyOf(confirm.book) }).click();
  await expect(page.getByRole('heading', { name: words.tendering.waiting.pending })).toBeVisible();
};

const operatorOf = async (browser: Browser, { width, height, language }: View): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width, height },
    baseURL: test.info().project.use.baseURL ?? '',
    storageState: await signedIn(people.operator, language),
  });
  return context.newPage();
};
