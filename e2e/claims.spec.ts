import { readFile } from 'node:fs/promises';
import type { ClaimEvent } from '@portal/contract/claims/claim-status.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Download, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { apiOf } from './support/api.ts';
import { addPaper, fileCase, operatorAt } from './support/claims.ts';
import { goWithin } from './support/go-within.ts';
import { deliveredLoad, truckedLoad } from './support/held-load.ts';
import { pdfPage } from './support/paper-files.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { type View, views } from './support/views.ts';
import { anyOf, fill, wordsOf } from './support/words.ts';

const [english, , , spanishPhone] = views as [View, View, View, View];
const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** Presses the button of an act, answers what its dialog asks for, and does it. */
const act = async (
  page: Page,
  language: Language,
  event: ClaimEvent,
  answer: (dialog: Locator) => Promise<void> = async () => undefined,
): Promise<void> => {
  const { acts } = wordsOf(language).claims.screens;
  const name = acts.names[event];
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name, exact: true });
  await answer(dialog);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText(acts.done[event], { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
};

/** The answer to "Status". */
const standing = (page: Page, language: Language): Locator =>
  page.getByRole('heading', { name: wordsOf(language).claims.screens.page.where, exact: true }).locator('..');

const moneyOf = (page: Page, language: Language): Locator =>
  page.locator('section').filter({
    has: page.getByRole('heading', { name: wordsOf(language).claims.screens.page.money, exact: true }),
  });

const download = async (page: Page, language: Language, format: 'pdf' | 'zip'): Promise<Buffer> => {
  const words = wordsOf(language).claims.screens.page;
  await page.getByRole('button', { name: words.packet, exact: true }).click();
  const coming: Promise<Download> = page.waitForEvent('download');
  await page.getByRole('button', { name: words[`packet_${format}`], exact: true }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(new RegExp(String.raw`^Claim-\d+\.${format}$`));
  return readFile(await file.path());
};

test.describe('a damage claim, English, desktop', () => {
  test.use({
    as: people.agent,
    language: 'en',
    viewport: english,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('is filed with its evidence, answered, settled and paid, and the shipper sees it live', async ({
    page,
    browser,
    complaints,
  }) => {
    const { screens, statuses } = wordsOf('en').claims;
    const { acts, page: words } = screens;
    const load = await deliveredLoad(await apiOf(people.agent));
    const claim = await fileDamageClaim(page, load);
    await expect(standing(page, 'en')).toContainText(statuses.submitted);

    const operator = await operatorAt(browser, '/claims?show=mine', english);
    await operator.getByRole('link', { name: fill(screens.list.open, { number: claim, load }) }).waitFor();
    await assignChosen(operator, claim);
    await operator.getByRole('link', { name: fill(screens.list.open, { number: claim, load }) }).press('Enter');
    await answerAndOffer(operator);

    // Nobody reloads the shipper's page.
    await expect(page.getByText('Saia looks at the photos.', { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: anyOf(screens.messages.arrived) })).toHaveCount(1);
    const accept = fill(acts.names.accept_offer, { amount: '$900.00' });
    await page.getByRole('button', { name: accept, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: accept, exact: true }).click();
    await expect(standing(operator, 'en')).toContainText(statuses.settled);
    await act(operator, 'en', 'pay', (dialog) =>
      dialog.getByLabel(acts.recovered_amount, { exact: true }).fill('890.50'),
    );

    await expect(standing(page, 'en')).toContainText(statuses.paid);
    await expect(moneyOf(page, 'en')).toContainText('$890.50');
    await expect(page.getByText('Carrier’s claim number: SA-88213', { exact: true })).toBeVisible();
    await expectAccessible(operator);
    const letter = await download(operator, 'en', 'pdf');
    expect(letter.subarray(0, 5).toString()).toBe('%PDF-');
    const zip = await download(page, 'en', 'zip');
    for (const name of [`Claim-${claim}.pdf`, '01 bol-signed.pdf', '02 invoice-4471.pdf', '03 photos.pdf']) {
      expect(zip.includes(name), name).toBe(true);
    }
    await act(operator, 'en', 'close');
    await expect(page.getByText(words.over, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: acts.names.appeal, exact: true })).toHaveCount(0);
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
  await page.getByRole('toolbar').getByRole('button', { name: acts.assign, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(acts.representative, { exact: true }).selectOption({ index: 1 });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: acts.save, exact: true }).click();
  await expect(page.getByText(fill(list.bulk.assigned_one, { count: 1 }), { exact: true })).toBeVisible();
};

/** Acknowledges the case, writes to the shipper, and offers less than was claimed. */
const answerAndOffer = async (page: Page): Promise<void> => {
  const { acts, messages } = wordsOf('en').claims.screens;
  await act(page, 'en', 'acknowledge', (dialog) =>
    dialog.getByLabel(acts.carrier_claim_number, { exact: true }).fill('SA-88213'),
  );
  await page.getByLabel(messages.label, { exact: true }).fill('Saia looks at the photos.');
  await page.getByRole('button', { name: messages.send, exact: true }).click();
  await act(page, 'en', 'offer', async (dialog) => {
    await dialog.getByLabel(acts.offer_amount, { exact: true }).fill('900');
    await expectAccessible(page);
  });
};

/** A dispute about the fuel on a bill, filed by the agent; answers its number. */
const filedDispute = async (): Promise<number> => {
  const api = await apiOf(people.agent);
  const filed = {
    type: 'billing_dispute',
    category: 'rate',
    reason: 'fuel',
    amount: 127.77,
    invoice_number: 'INV-881',
    invoice_received_on: yesterday,
    supporting_text: 'El combustible no es el cotizado.',
  };
  const { id } = await fileCase(api, await truckedLoad(api), filed, [
    ['carrier_invoice', 'freight_bill', 'factura-881.pdf'],
  ]);
  return id;
};

test.describe('a dispute, Spanish, phone', () => {
  test.use({
    as: people.agent,
    language: 'es',
    viewport: spanishPhone,
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('is declined, appealed with one more document, and withdrawn', async ({ page, browser, complaints }) => {
    const words = wordsOf('es');
    const { acts, list, page: said } = words.claims.screens;
    const claim = await filedDispute();
    await page.goto(`/claims/${claim}`);
    await expect(standing(page, 'es')).toContainText(words.claims.statuses.submitted);

    const operator = await operatorAt(browser, `/claims/${claim}`, spanishPhone, 'es');
    await act(operator, 'es', 'decline', async (dialog) => {
      await dialog.getByLabel(acts.decline_reason, { exact: true }).selectOption('other');
      await dialog.getByRole('button', { name: acts.names.decline, exact: true }).click();
      await expect(dialog.getByText(acts.note_missing, { exact: true })).toBeVisible();
      await expectAccessible(operator);
      await dialog.getByLabel(acts.note.decline, { exact: true }).fill('La cotización no fija el combustible.');
    });
    const reason = fill(said.declined_because, { reason: words.claims.decline_reasons.other });
    await expect(standing(page, 'es')).toContainText(reason);

    await addDocument(page, 'cotizacion.pdf');
    await act(page, 'es', 'appeal', (dialog) =>
      dialog.getByLabel(acts.note.appeal, { exact: true }).fill('La cotización adjunta dice 29.5 %.'),
    );
    await expect(operator.getByText('La cotización adjunta dice 29.5 %.', { exact: true })).toBeVisible();
    await expect(operator.getByText('cotizacion.pdf', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const letter = await download(page, 'es', 'pdf');
    expect(letter.subarray(0, 5).toString()).toBe('%PDF-');
    await act(page, 'es', 'withdraw');
    await expect(standing(operator, 'es')).toContainText(words.claims.statuses.withdrawn);
    await expect(page.getByRole('button', { name: acts.names.withdraw, exact: true })).toHaveCount(0);
    await operator.context().close();

    await goWithin(page, '/claims');
    await page
      .getByRole('link', { name: anyOf(list.open) })
      .first()
      .waitFor();
    // The order in full, and not the beginning of it.
    await expect(page.getByText(list.sorts['-id'], { exact: true }).first()).toBeInViewport({ ratio: 1 });
    expect(complaints).toEqual([]);
  });
});

/** From the drawer of a case: a file that is not uploaded yet is not forgotten, one that is uploaded is attached. */
const addDocument = async (page: Page, name: string): Promise<void> => {
  const words = wordsOf('es');
  const { page: said, form } = words.claims.screens;
  await page.getByRole('button', { name: said.add_papers, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: said.add_papers, exact: true });
  await drawer.getByRole('checkbox', { name: /^BOL/ }).check();
  await drawer
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdfPage('29.5') });
  await expect(drawer.getByRole('button', { name: said.attach, exact: true })).toHaveAccessibleDescription(
    form.not_uploaded,
  );
  await expectAccessible(page);
  await drawer.getByRole('button', { name: fill(words.documents.files.send_one, { count: 1 }) }).click();
  await expect(drawer.getByRole('checkbox', { name })).toBeChecked();
  await drawer.getByLabel(fill(form.shows, { name }), { exact: true }).selectOption('quote');
  await drawer.getByRole('button', { name: said.attach, exact: true }).click();
  await expect(page.getByText(said.attached, { exact: true })).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
};
