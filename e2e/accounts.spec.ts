import { type Language, languages } from '@portal/contract/words/language.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { goWithin } from './support/go-within.ts';
import { people } from './support/people.ts';
import { baseURL } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { wordsOf } from './support/words.ts';

const list = '/account-management/accounts';

for (const language of inTurn('accounts', languages)) {
  test.describe(`the operator, ${language}`, () => {
    test.use({ as: people.operator, language });
    const { accounts: words } = wordsOf(language);
    const filled = (text: string, values: Record<string, string>) =>
      text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

    test('opens an account, switches a mode, moves it below another one, closes it, and opens one for a request', async ({
      page,
    }) => {
      const name = `Journey ${language} ${Date.now()}`;
      await page.goto(list);
      await page.getByRole('link', { name: words.new.title, exact: true }).click();
      const field = (label: string) => page.getByLabel(label, { exact: true }).first();
      await field(words.fields.website).fill('https://journey.test');
      await page.getByRole('button', { name: words.new.open, exact: true }).click();
      await expect(field(words.fields.email)).toHaveAttribute('aria-invalid', 'true');

      await field(words.contact.name).fill(name);
      await fillCompany(page, language, { city: 'Dallas', state: 'TX', zip_code: '75207', phone: '2145550177' });
      const person = page.locator('section').filter({ hasText: words.new.user_text });
      await person.getByLabel(words.fields.first_name, { exact: true }).fill('Ana');
      await person.getByLabel(words.fields.last_name, { exact: true }).fill('Ruiz');
      await person.getByLabel(words.fields.email, { exact: true }).fill(`ana-${language}-${Date.now()}@journey.test`);
      await page.getByRole('button', { name: words.new.open, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

      const reefer = page.getByRole('switch', { name: words.modes.reefer, exact: true });
      await reefer.click();
      await expect(reefer).not.toBeChecked();
      await expect(page.getByText(filled(words.page.switched_off, { name: words.modes.reefer }))).toBeVisible();

      await page.getByRole('button', { name: words.page.move, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').fill('Nova');
      await dialog.getByRole('option', { name: /Nova Foods/ }).click();
      await dialog.getByRole('button', { name: words.page.move, exact: true }).click();
      await expect(page.getByRole('link', { name: 'Nova Foods', exact: true })).toBeVisible();

      await goWithin(page, list);
      await page.getByRole('button', { name: filled(words.show_below, { name: 'Nova Foods' }) }).click();
      await page.getByRole('link', { name: filled(words.open_account, { name }) }).click();
      await expect(reefer).not.toBeChecked();

      await keepsView(page, name, language);
      await page.getByRole('link', { name: filled(words.open_account, { name }) }).click();

      await page.getByRole('button', { name: words.page.more, exact: true }).click();
      await page.getByRole('button', { name: words.page.close, exact: true }).click();
      await dialog.getByRole('button', { name: words.page.close, exact: true }).click();
      await expect(page.getByText(words.statuses.closed, { exact: true })).toBeVisible();
      await goWithin(page, `${list}?search=${encodeURIComponent(name)}`);
      await expect(page.getByText(words.none_found)).toBeVisible();

      await opensAccountForRequest(page, language);
    });
  });
}

/** Fills what has to be known of a company before its account is opened. */
const fillCompany = async (
  page: Page,
  language: Language,
  company: { city: string; state: string; zip_code: string; phone?: string },
): Promise<void> => {
  const { accounts, places } = wordsOf(language);
  const { fields } = accounts;
  const { city, state, zip_code, phone: number } = company;
  const field = (label: string) => page.getByLabel(label, { exact: true }).first();
  await field(fields.address).fill('100 Main St');
  await field(places.fields.city).fill(city);
  await field(places.fields.state).fill(state);
  // In Mexico and Canada it is no ZIP code.
  await field(places.fields.zip).or(field(places.fields.postal_code)).fill(zip_code);
  await field(fields.markup_percent).fill('12');
  if (number) await field(fields.phone).fill(number);
};

/** Keeps a search for the name as a view, and opens the list by it. */
const keepsView = async (page: Page, name: string, language: Language): Promise<void> => {
  const { accounts: words, lists } = wordsOf(language);
  await goWithin(page, `${list}?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: words.views.all }).click();
  await page.getByRole('button', { name: lists.views.save, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: lists.views.save_title });
  await dialog.getByLabel(lists.views.name).fill(name);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: lists.views.save_go, exact: true }).click();
  await expect(page).toHaveURL(/view=\d+/);
  await goWithin(page, list);
  await page.getByRole('button', { name: words.views.all }).click();
  await page.getByRole('button', { name, exact: true }).click();
};

/** Opens an account for a demo request in one step. */
const opensAccountForRequest = async (page: Page, language: Language): Promise<void> => {
  const { accounts: words, guests } = wordsOf(language);
  const company_name = `Prospect ${language} ${Date.now()}`;
  const asked = await page.request.post('/api/request-demo', {
    headers: { origin: baseURL },
    data: {
      company_name,
      website: 'prospect.example',
      phone: '8183456789',
      country: 'MX',
      full_name: 'Lucía Peña Soto',
      email: `lucia-${language}-${Date.now()}@prospect.example`,
      preferred_date: '2099-12-03',
      terms: true,
      language,
    },
  });
  expect(asked.status()).toBe(202);
  await goWithin(page, `/account-management/demo-requests?search=${encodeURIComponent(company_name)}`);
  await expect(page.getByText(company_name)).toBeVisible();
  await page.getByRole('link', { name: guests.requests.open_account, exact: true }).click();
  await expect(page.getByLabel(words.fields.name, { exact: true }).first()).toHaveValue(company_name);
  await fillCompany(page, language, { city: 'Monterrey', state: 'NL', zip_code: '64000' });
  await page.getByRole('button', { name: words.new.open, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: company_name })).toBeVisible();
  await goWithin(page, `/account-management/demo-requests?search=${encodeURIComponent(company_name)}`);
  await expect(page.getByRole('link', { name: guests.requests.statuses.account_opened })).toBeVisible();
};

const phone = { width: 390, height: 844 };

for (const language of inTurn('users of an account', languages)) {
  const { accounts: words, auth, frame } = wordsOf(language);
  // One language on a desktop, the other on a phone.
  const width = language === 'es' ? { viewport: phone } : {};

  test.describe(`an administrator with accounts below, ${language}`, () => {
    test.use({ as: people.admin, language, ...width });

    test('keeps whom to call there, signs in as one and comes back', async ({ page }) => {
      const name = `Call ${language} ${Date.now()}`;
      await page.goto('/accounts?search=Acme%20West');
      await page.getByRole('link', { name: words.open_account.replace('{{name}}', 'Acme West') }).click();
      await page.getByRole('button', { name: words.page.add_contact, exact: true }).click();
      const form = page.getByRole('dialog', { name: words.page.add_contact });
      await form.getByLabel(words.contact.name, { exact: true }).fill(name);
      await form.getByRole('button', { name: words.save, exact: true }).click();
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

      await goWithin(page, '/accounts?search=Acme%20West');
      await page.getByRole('button', { name: auth.sign_in_as.open, exact: true }).click();
      await page.getByRole('button', { name: auth.sign_in_as.confirm, exact: true }).click();
      const back = page.getByRole('button', { name: frame.signed_in_as.back, exact: true });
      await expect(back).toBeVisible();
      await back.click();
      await expect(back).toHaveCount(0);
      await goWithin(page, '/accounts');
      await expect(page.getByRole('link', { name: /Acme Industrial/ })).toBeVisible();
    });
  });
}
