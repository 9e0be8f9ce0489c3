import type { APIRequestContext, Page } from '@playwright/test';
import { apiOf } from './support/api.ts';
import { payAtProvider } from './support/payments.ts';
import { giveTruck, heldLoad } from './support/held-load.ts';
import { people } from './support/people.ts';
import { qrOn } from './support/read-qr.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

for (const [language, width] of inTurn('cargo insurance', [
  ['en', 1440],
  ['es', 390],
])) {
  test.describe(`cargo insurance (${language}, ${width} px)`, () => {
    test.use({ as: people.admin, language, viewport: { width, height: 900 } });

    test('a cargo is quoted, bought, verified signed out, paid, and cancelled for its money', async ({
      page,
      browser,
    }) => {
      const { insurance, billing } = wordsOf(language);
      const { selection, certify, page: words, verify } = insurance.screens;
      await page.goto('/insurance');
      await askForOffers(page, language);

      await expect(page.getByRole('heading', { level: 1 })).toContainText('Phoenix, AZ');
      await page.getByRole('button', { name: selection.choose, exact: true }).last().click();
      await addWarAndTakeItOff(page, language);
      await page.getByLabel(selection.terms).check();
      await page.getByRole('button', { name: selection.continue, exact: true }).click();

      await page.getByLabel(certify.packing, { exact: true }).fill('8 pallets');
      await page.getByRole('button', { name: new RegExp(certify.buy.replace(/\{\{.*/, '')) }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(certifiedTitle(insurance.screens));
      await expect(page.getByText('8 pallets')).toBeVisible();
      await expect(page.getByText(insurance.states.in_force).first()).toBeVisible();

      await page.getByRole('button', { name: words.start_claim, exact: true }).click();
      const loss = page.getByRole('dialog', { name: words.loss_title });
      await expect(
        loss.getByRole('link', { name: new RegExp(fill(words.loss_mail, { email: '\\S+@\\S+' })) }),
      ).toBeVisible();
      await loss.getByRole('button', { name: words.loss_close, exact: true }).click();

      const code = await codeOnCertificate(page, language);
      expect(code).toBe(await page.getByRole('link', { name: words.open_page }).getAttribute('href'));
      expect(await qrOn(page.getByRole('img', { name: words.verification_code }))).toBe(code);
      const guest = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: language });
      const check = `${new URL(page.url()).origin}${new URL(code).pathname}?lang=${language}`;
      await guest.goto(check);
      await expect(guest.getByText(verify.in_force)).toBeVisible();
      await expect(guest.getByText('Brake rotors')).toBeVisible();

      await payPremium(page, language);
      await page.getByRole('button', { name: words.cancel, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: words.cancel, exact: true }).click();
      await expect(dialog.getByText(insurance.errors.reason_missing)).toBeVisible();
      await dialog.getByLabel(words.reason).selectOption('bought_in_error');
      await dialog.getByRole('button', { name: words.cancel, exact: true }).click();
      await expect(page.getByText(insurance.states.cancelled).first()).toBeVisible();
      await guest.reload();
      await expect(guest.getByText(verify.in_force)).toHaveCount(0);
      await guest.close();
      await page.getByRole('link', { name: /^\d{5,}$/ }).click();
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(billing.statuses.refunded, { exact: true }).first()).toBeVisible({ timeout: 3000 });
      }).toPass({ timeout: 30_000 });
    });
  });
}

for (const [language, width] of inTurn('a load booked with insurance', [
  ['en', 390],
  ['es', 1440],
])) {
  test.describe(`a load booked with insurance (${language}, ${width} px)`, () => {
    test.use({ as: people.agent, language, viewport: { width, height: 900 } });

    test('shows its policy, its certificate among its papers, and the way to a claim', async ({ page }) => {
      const { insurance, claims } = wordsOf(language);
      const { id } = await heldLoad(people.agent, true);
      await giveTruck(id);
      await hasCertificate(await apiOf(people.agent), id);
      await page.goto(`/my-loads/${id}`);
      await expect(page.getByRole('heading', { name: insurance.load.title, exact: true })).toBeVisible();
      await expect(page.getByTitle(new RegExp(`^Certificate-AC-.*${language}.pdf`)).first()).toBeVisible();
      await page.getByRole('link', { name: /^AC-/ }).click();
      await expect(page.getByText(insurance.states.in_force).first()).toBeVisible();
      await expect(page.getByRole('link', { name: String(id), exact: true })).toBeVisible();

      await page.getByRole('link', { name: insurance.screens.page.start_claim, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/claims/new\\?.*load=${id}`));
      await expect(page.getByRole('radio', { name: new RegExp(claims.types.cargo_claim) })).toBeVisible();
    });
  });
}

/** The certificate is drawn a moment after the booking. */
const hasCertificate = (api: APIRequestContext, load: number): Promise<void> =>
  expect
    .poll(async () => (await api.get(`/api/docs/${load}`)).text(), { timeout: 30_000, intervals: [250] })
    .toMatch(/Certificate-AC-[^"]*en\.pdf/);

/** "Certificate " without its number. */
const certifiedTitle = (screens: { certificate_number: string }): string =>
  fill(screens.certificate_number, { number: '' }).trim();

/** A cargo from Phoenix to Charlotte, asked for once without its facts. */
const askForOffers = async (page: Page, language: 'en' | 'es'): Promise<void> => {
  const { form } = wordsOf(language).insurance.screens;
  const seeOffers = page.getByRole('button', { name: form.see_offers, exact: true });
  await seeOffers.click();
  await expect(page.getByLabel(form.commodity, { exact: true })).toBeFocused();
  await page.getByLabel(form.commodity, { exact: true }).fill('Brake rotors');
  await page.getByLabel(form.value, { exact: true }).fill('48000');
  for (const [end, zip, city] of [
    [form.from, '85043', 'Phoenix'],
    [form.to, '28208', 'Charlotte'],
  ] as const) {
    const place = page.getByRole('group', { name: end, exact: true });
    await place.getByLabel(form.zip, { exact: true }).fill(zip);
    await place.getByLabel(form.city, { exact: true }).fill(city);
  }
  await seeOffers.click();
};

/** War and strikes on the chosen offer, whose total the server counts again, and off it. */
const addWarAndTakeItOff = async (page: Page, language: 'en' | 'es'): Promise<void> => {
  const { selection, perils, stays, offers } = wordsOf(language).insurance.screens;
  await expect(page.getByRole('heading', { name: stays.title, exact: true })).toBeVisible();
  const name = (text: string) => fill(selection.add_on_of, { text, what: perils.war, offer: offers.A });
  await page.getByRole('button', { name: name(fill(selection.add, { price: '$24.00' })), exact: true }).click();
  const off = page.getByRole('button', { name: name(selection.take_off), exact: true });
  await expect(off).toBeVisible();
  await expect(page.getByText('$96.20')).not.toHaveCount(0);
  await off.click();
  await expect(off).toHaveCount(0);
  await expect(page.getByText('$72.20')).not.toHaveCount(0);
};

/** What the code on the certificate says, read from the page of the PDF as it is drawn. */
const codeOnCertificate = async (page: Page, language: 'en' | 'es'): Promise<string> => {
  const { viewer } = wordsOf(language).documents;
  const paper = page.getByRole('img', { name: fill(viewer.page, { page: '1', pages: '1' }) });
  // A phone does not show the paper, but scans it where it lies.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 1000 });
  await expect(paper).toBeVisible({ timeout: 30_000 });
  await paper.scrollIntoViewIfNeeded();
  let code: string | undefined;
  await expect(async () => {
    code = await qrOn(paper);
    expect(code).toBeDefined();
  }).toPass({ timeout: 30_000 });
  if (size) await page.setViewportSize(size);
  return code ?? '';
};

/** From the page of a policy to its invoice, which is paid online, and back by the number of the certificate. */
const payPremium = async (page: Page, language: 'en' | 'es'): Promise<void> => {
  const { billing } = wordsOf(language);
  const certificate = (await page.getByRole('heading', { level: 1 }).textContent())?.split(' ').at(-1) ?? '';
  await page.getByRole('link', { name: /^\d{5,}$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    fill(billing.screens.invoice.title, { number: '' }).trim(),
  );
  await page.getByRole('button', { name: billing.pay.pay_this, exact: true }).click();
  await payAtProvider(page, 'card');
  await page.waitForURL(/outcome=made/);
  await expect(page.getByText(billing.statuses.paid, { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: certificate, exact: true }).click();
};
