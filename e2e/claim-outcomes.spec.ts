import { readFile } from 'node:fs/promises';
import type { ClaimEvent } from '@portal/contract/claims/claim-status.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { Download, Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { apiOf, bookedLoad } from './support/api.ts';
import { collectedLoad, fileCase, operatorAt } from './support/claims.ts';
import { pdfPage } from './support/paper-files.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { type View, views } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

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

/** The answer to "Where it stands". */
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

test.describe('a claim that is paid, English, desktop', () => {
  test.use({ as: people.agent, language: 'en', viewport: english, contextOptions: { reducedMotion: 'reduce' } });

  test('is approved and its payment recorded, and the shipper reads along', async ({ page, browser, complaints }) => {
    const { acts, page: words } = wordsOf('en').claims.screens;
    const api = await apiOf(people.agent);
    const filed = { type: 'cargo_claim', category: 'full_loss', amount: 1250, supporting_text: 'None of it came.' };
    const claim = await fileCase(api, await collectedLoad(api), filed, [
      ['bol', 'bol', 'bol-signed.pdf'],
      ['commercial_invoice', 'commercial_invoice', 'invoice-4471.pdf'],
    ]);
    await page.goto(`/claims/${claim.id}`);
    await expect(standing(page, 'en')).toContainText('Submitted');

    const operator = await operatorAt(browser, `/claims/${claim.id}`, english);
    await operator.getByRole('button', { name: acts.assign, exact: true }).click();
    const assign = operator.getByRole('dialog', { name: acts.representative, exact: true });
    await assign.getByLabel(acts.representative, { exact: true }).selectOption({ label: 'Paula Navarro' });
    await assign.getByRole('button', { name: acts.save, exact: true }).click();
    await expect(assign).toBeHidden();
    await act(operator, 'en', 'acknowledge', (dialog) =>
      dialog.getByLabel(acts.carrier_claim_number, { exact: true }).fill('SA-90017'),
    );
    await act(operator, 'en', 'approve', async (dialog) => {
      await expect(dialog).toContainText('$1,250.00');
      await expectAccessible(operator);
    });
    await act(operator, 'en', 'pay', (dialog) =>
      dialog.getByLabel(acts.recovered_amount, { exact: true }).fill('1200.50'),
    );

    // Nobody reloads the shipper's page.
    await expect(standing(page, 'en')).toContainText('Paid');
    await expect(moneyOf(page, 'en')).toContainText('$1,200.50');
    await expect(page.getByText('Carrier’s claim number: SA-90017', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const letter = await download(operator, 'en', 'pdf');
    expect(letter.subarray(0, 5).toString()).toBe('%PDF-');
    const zip = await download(page, 'en', 'zip');
    for (const name of [`Claim-${claim.id}.pdf`, '01 bol-signed.pdf', '02 invoice-4471.pdf']) {
      expect(zip.includes(name), name).toBe(true);
    }
    await act(operator, 'en', 'close');
    await expect(page.getByText(words.over, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: acts.names.appeal, exact: true })).toHaveCount(0);
    await operator.goto(`/claims?search=${claim.id}`);
    await expect(operator.getByText('$1,200.50 recovered', { exact: true })).toBeVisible();
    expect(complaints).toEqual([]);
    await operator.context().close();
  });
});

test.describe('a dispute that is given up, Spanish, phone', () => {
  test.use({
    as: people.agent,
    language: 'es',
    viewport: spanishPhone,
    colorScheme: 'dark',
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('is declined, gets one more document, is appealed and withdrawn', async ({ page, browser, complaints }) => {
    const words = wordsOf('es');
    const { acts } = words.claims.screens;
    const api = await apiOf(people.agent);
    const { id: load } = await bookedLoad(api);
    const filed = {
      type: 'billing_dispute',
      category: 'rate',
      reason: 'fuel',
      amount: 127.77,
      invoice_number: 'INV-881',
      invoice_received_on: yesterday,
      supporting_text: 'El combustible no es el cotizado.',
    };
    const claim = await fileCase(api, load, filed, [['carrier_invoice', 'freight_bill', 'factura-881.pdf']]);
    await page.goto(`/claims/${claim.id}`);
    await expect(standing(page, 'es')).toContainText(words.claims.statuses.submitted);

    const operator = await operatorAt(browser, `/claims/${claim.id}`, spanishPhone, 'es');
    await act(operator, 'es', 'decline', async (dialog) => {
      await dialog.getByLabel(acts.decline_reason, { exact: true }).selectOption('other');
      await dialog.getByRole('button', { name: acts.names.decline, exact: true }).click();
      await expect(dialog.getByText(acts.note_missing, { exact: true })).toBeVisible();
      await expectAccessible(operator);
      await dialog.getByLabel(acts.note.decline, { exact: true }).fill('La cotización no fija el combustible.');
    });
    const reason = fill(words.claims.screens.page.declined_because, { reason: words.claims.decline_reasons.other });
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
    expect(complaints).toEqual([]);
    await operator.context().close();
  });
});

/** From the drawer of a case: a file that is not uploaded yet is not forgotten, one that is uploaded is attached. */
const addDocument = async (page: Page, name: string): Promise<void> => {
  const words = wordsOf('es');
  const { page: said, form } = words.claims.screens;
  await page.getByRole('button', { name: said.add_papers, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: said.add_papers, exact: true });
  await drawer
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdfPage('29.5') });
  await expect(drawer.getByRole('button', { name: said.attach, exact: true })).toHaveAccessibleDescription(
    form.not_uploaded,
  );
  await drawer.getByRole('button', { name: fill(words.documents.files.send_one, { count: 1 }) }).click();
  await expect(drawer.getByRole('checkbox', { name })).toBeChecked();
  await drawer.getByLabel(fill(form.shows, { name }), { exact: true }).selectOption('quote');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: said.attach, exact: true }).click();
  await expect(page.getByText(said.attached, { exact: true })).toBeVisible();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
};
