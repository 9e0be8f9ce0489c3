import type { Browser, Page } from '@playwright/test';
import { fillStops, statusOf } from './support/book-load.ts';
import { assignTruck, fillContainer, type Haul, report } from './support/drayage.ts';
import { people } from './support/people.ts';
import { expect, signedIn, test } from './support/test.ts';
import { type View, views } from './support/views.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

const journeys: { view: View; haul: Haul }[] = [
  {
    view: views[0] as View,
    haul: { direction: 'import', port: 'Los Ang', zip: '92335', city: 'Fontana' },
  },
  {
    view: views[3] as View,
    haul: { direction: 'export', port: 'USSAV', zip: '31201', city: 'Macon' },
  },
];

for (const { view, haul } of journeys) {
  test.describe(`${haul.direction}, ${view.name}`, () => {
    test.use({ as: people.agent, language: view.language, viewport: view });

    test('a container is quoted, booked, fetched, delivered and returned, and its clock runs', async ({
      page,
      browser,
      complaints,
    }) => {
      const words = wordsOf(view.language);
      const { clock } = words.drayage;
      const id = await askForPrice(page, view, haul);
      await expect(page.getByText(wordsOf('en').drayage.service).first()).toBeVisible();
      await book(page, view);
      await page.goto(`/my-loads/${id}`);
      await expect(statusOf(page, view, 'pending')).toBeVisible();

      const operator = await operatorOf(browser, view);
      await assignTruck(operator, words, id);
      await expect(statusOf(page, view, 'assigned')).toBeVisible();
      await operator.goto(`/my-loads/${id}`);

      await report(operator, words, 'GATE_OUT', '0:05');
      await expect(page.getByText(anyOf(clock.deadline.per_diem))).toBeVisible();
      await report(operator, words, 'PICKED_UP', '0:06');
      await report(operator, words, 'DELIVERED', '0:07');
      await expect(statusOf(page, view, 'delivered')).toBeVisible();
      await report(operator, words, 'GATE_IN', '0:08');
      await expect(page.getByText(clock.states.stopped, { exact: true })).toBeVisible();
      await expect(page.getByText(clock.stopped_note, { exact: true })).toBeVisible();
      expect(complaints).toEqual([]);
    });
  });
}

test.describe('a container no rate table prices', () => {
  const view = views[0] as View;
  test.use({ as: people.agent, language: view.language, viewport: view });

  test('is received, read but not changed, and quoted by hand', async ({ page, browser, complaints }) => {
    const words = wordsOf(view.language);
    const { book: form, load } = words.drayage;
    const haul: Haul = { direction: 'import', port: 'Bost', zip: '01608', city: 'Worcester' };
    const id = await askForPrice(page, view, haul);
    await expect(page.getByRole('heading', { name: form.received.title })).toBeVisible();

    await page.goto(`/quote-book/drayage/${id}`);
    await expect(page.getByText(form.blocked.text, { exact: true })).toBeVisible();
    await expect(page.getByLabel(form.cargo.commodity, { exact: true })).toBeDisabled();
    await page.goto(`/quote-book/carrier-selection/${id}`);
    await expect(page.getByRole('heading', { name: form.received.title })).toBeVisible();

    const operator = await operatorOf(browser, view);
    await operator.goto(`/my-loads/${id}`);
    await operator.getByRole('button', { name: load.by_hand.open }).click();
    const drawer = operator.getByRole('dialog');
    await drawer.getByLabel(load.by_hand.amount, { exact: true }).nth(0).fill('800');
    await drawer.getByLabel(load.by_hand.amount, { exact: true }).nth(1).fill('200');
    await drawer.getByRole('button', { name: load.by_hand.send }).click();
    await expect(operator.getByText(fill(load.by_hand.sent, { id }), { exact: true })).toBeVisible();

    await expect(page.getByRole('button', { name: anyOf(words.quotes.list.choose_carrier) })).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe('a container operations cannot price as it is', () => {
  const view = views[3] as View;
  test.use({ as: people.agent, language: view.language, viewport: view });

  test('is handed back with what has to change, and its form is open again', async ({ page, browser, complaints }) => {
    const words = wordsOf(view.language);
    const { hand_back } = words.drayage.load;
    const id = await askForPrice(page, view, { direction: 'import', port: 'Bost', zip: '01608', city: 'Worcester' });
    await expect(page.getByRole('heading', { name: words.drayage.book.received.title })).toBeVisible();

    const operator = await operatorOf(browser, view);
    await operator.goto(`/my-loads/${id}`);
    await operator.getByRole('button', { name: hand_back.open, exact: true }).click();
    const dialog = operator.getByRole('dialog');
    await dialog.getByRole('button', { name: hand_back.send, exact: true }).click();
    await expect(dialog.getByText(hand_back.no_reason, { exact: true })).toBeVisible();
    await dialog.getByRole('textbox').fill('La terminal no coincide con el booking.');
    await dialog.getByRole('button', { name: hand_back.send, exact: true }).click();
    await expect(operator.getByText(fill(hand_back.done, { id }), { exact: true })).toBeVisible();

    await page.goto(`/my-loads/${id}`);
    await expect(page.getByText(words.loads.events.hand_back, { exact: true })).toBeVisible();
    await expect(page.getByText(/La terminal no coincide con el booking/)).toBeVisible();
    await page.goto(`/quote-book/drayage/${id}`);
    await expect(page.getByLabel(words.drayage.book.cargo.commodity, { exact: true })).toBeEnabled();
    expect(complaints).toEqual([]);
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
