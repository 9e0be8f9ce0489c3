import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { apiOf } from './support/api.ts';
import { addPaper, deliveredLoad, operatorAt } from './support/claims.ts';
import { typedDay } from './support/days.ts';
import { pdfPage } from './support/paper-files.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { type View, views } from './support/views.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

const [english, , , spanishPhone] = views as [View, View, View, View];

test.describe('a damage claim, English, desktop', () => {
  test.use({
    as: people.agent,
    language: 'en',
    viewport: english,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('is filed with its evidence, answered by the operator, and the shipper sees it live', async ({
    page,
    browser,
    complaints,
  }) => {
    const { screens, statuses } = wordsOf('en').claims;
    const load = await deliveredLoad(await apiOf(people.agent));
    const claim = await fileDamageClaim(page, load);
    await expectAccessible(page);

    const operator = await operatorAt(browser, '/claims?show=mine', english);
    await operator.getByRole('link', { name: fill(screens.list.open, { number: claim, load }) }).waitFor();
    await assignChosen(operator, claim);
    await operator.getByRole('link', { name: fill(screens.list.open, { number: claim, load }) }).press('Enter');
    await answerAndOffer(operator);
    await expectAccessible(operator);

    // Nobody reloads the shipper's page.
    await expect(page.getByText('Saia looks at the photos.', { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: anyOf(screens.messages.arrived) })).toHaveCount(1);
    const accept = fill(screens.acts.names.accept_offer, { amount: '$900.00' });
    await page.getByRole('button', { name: accept, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: accept, exact: true }).click();
    const turn = operator.getByRole('heading', { name: screens.page.where }).locator('..');
    await expect(turn).toContainText(statuses.settled);
    expect(complaints).toEqual([]);
    await operator.context().close();
  });
});

/** Chooses an answer by its title; the sentence behind it may name others. */
const choose = (page: Page, title: string): Promise<void> =>
  page.getByRole('radio', { name: new RegExp(`^${title}`) }).check();

/** From the load's page to the case: the kind, the reason, the amount, the story, three papers of which one is uploaded here. */
const fileDamageClaim = async (page: Page, load: number): Promise<number> => {
  const words = wordsOf('en');
  const { form } = words.claims.screens;
  const { button } = words.claims.load;
  const api = await apiOf(people.agent);
  await addPaper(api, load, 'bol', 'bol-signed.pdf');
  await addPaper(api, load, 'commercial_invoice', 'invoice-4471.pdf');
  await page.goto(`/my-loads/${load}`);
  await page.getByRole('link', { name: button.start }).click();
  await choose(page, words.claims.types.cargo_claim);
  await choose(page, words.claims.categories.concealed_damage);
  await page.getByRole('button', { name: form.submit, exact: true }).click();
  await expect(page.getByText(form.story_missing, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(form.amount_label, { exact: true }).fill('1250');
  await page.getByLabel(words.claims.screens.page.story, { exact: true }).fill('Ten cartons are crushed.');
  for (const name of ['bol-signed.pdf', 'invoice-4471.pdf']) await page.getByRole('checkbox', { name }).check();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'photos.pdf', mimeType: 'application/pdf', buffer: pdfPage('photos') });
  const { files } = words.documents;
  await page.getByLabel(fill(files.type_of, { name: 'photos.pdf' })).selectOption('photo');
  await page.getByRole('button', { name: fill(files.send_one, { count: 1 }) }).click();
  // What is uploaded here is chosen at once.
  await expect(page.getByRole('checkbox', { name: 'photos.pdf' })).toBeChecked();
  await page.getByRole('button', { name: form.submit, exact: true }).click();
  await page.waitForURL(/\/claims\/\d+$/);
  return Number(page.url().split('/').at(-1));
};

/** From the list: the case is chosen and given to whoever may look after it. */
const assignChosen = async (page: Page, claim: number): Promise<void> => {
  const { list, acts } = wordsOf('en').claims.screens;
  await page.getByRole('checkbox', { name: fill(list.bulk.select, { number: claim }) }).check();
  await expectAccessible(page);
  await page.getByRole('toolbar').getByRole('button', { name: acts.assign, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(acts.representative, { exact: true }).selectOption({ index: 1 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: acts.save, exact: true }).click();
  await expect(page.getByText(fill(list.bulk.assigned_one, { count: 1 }), { exact: true })).toBeVisible();
};

const answerAndOffer = async (page: Page): Promise<void> => {
  const { acts, messages } = wordsOf('en').claims.screens;
  await page.getByRole('button', { name: acts.names.acknowledge, exact: true }).click();
  const acknowledge = page.getByRole('dialog');
  await acknowledge.getByLabel(acts.carrier_claim_number, { exact: true }).fill('SA-88213');
  await acknowledge.getByRole('button', { name: acts.names.acknowledge, exact: true }).click();
  await expect(page.getByText(acts.done.acknowledge, { exact: true })).toBeVisible();
  await page.getByLabel(messages.label, { exact: true }).fill('Saia looks at the photos.');
  await page.getByRole('button', { name: messages.send, exact: true }).click();
  await page.getByRole('button', { name: acts.names.offer, exact: true }).click();
  const offer = page.getByRole('dialog');
  await offer.getByLabel(acts.offer_amount, { exact: true }).fill('900');
  await expectAccessible(page);
  await offer.getByRole('button', { name: acts.names.offer, exact: true }).click();
  await expect(page.getByText(acts.done.offer, { exact: true })).toBeVisible();
};

test.describe('an invoice inquiry, Spanish, phone', () => {
  test.use({
    as: people.agent,
    language: 'es',
    viewport: spanishPhone,
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('is refused with one document and taken with two', async ({ page, complaints }) => {
    const words = wordsOf('es');
    const { form } = words.claims.screens;
    const api = await apiOf(people.agent);
    const load = await deliveredLoad(api);
    await addPaper(api, load, 'carrier_invoice', 'factura-77.pdf');
    await addPaper(api, load, 'other', 'correo.pdf');
    await page.goto(`/claims/new?load=${load}`);
    await choose(page, words.claims.types.invoice_inquiry);
    await choose(page, words.claims.categories.rate);
    await page.getByLabel(form.reason, { exact: true }).selectOption('fuel');
    await page.getByLabel(form.invoice, { exact: true }).fill('INV-77');
    await page
      .getByLabel(form.invoice_received, { exact: true })
      .fill(typedDay(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)));
    await page.getByLabel(words.claims.screens.page.story, { exact: true }).fill('El combustible no es el cotizado.');
    await page.getByRole('checkbox', { name: 'factura-77.pdf' }).check();
    await page.getByRole('button', { name: form.submit, exact: true }).click();
    await expect(page.getByText(words.claims.errors.inquiry_documents)).toBeVisible();
    await expectAccessible(page);

    await expect(page.getByText(anyOf(form.kept))).toBeVisible();
    await page.reload();
    await expect(page.getByLabel(form.invoice, { exact: true })).toHaveValue('INV-77');
    await page.getByRole('checkbox', { name: 'correo.pdf' }).check();
    await page.getByRole('button', { name: form.submit, exact: true }).click();
    await page.waitForURL(/\/claims\/\d+$/);
    await expect(page.getByText(words.claims.statuses.submitted, { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/claims');
    await page
      .getByRole('link', { name: anyOf(words.claims.screens.list.open) })
      .first()
      .waitFor();
    // The order in full, and not the beginning of it.
    await expect(page.getByText(words.claims.screens.list.sorts['-id'], { exact: true }).first()).toBeInViewport({
      ratio: 1,
    });
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
});
