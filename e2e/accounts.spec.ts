import { languages } from '@portal/contract/words/language.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const list = '/account-management/accounts';

for (const language of languages) {
  test.describe(`the operator, ${language}`, () => {
    test.use({ as: people.operator, language });
    const { accounts: words } = wordsOf(language);
    const filled = (text: string, values: Record<string, string>) =>
      text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

    test('opens an account, switches a mode, moves it below another one and closes it', async ({ page }) => {
      const name = `Journey ${language} ${Date.now()}`;
      await page.goto(list);
      await page.getByRole('link', { name: words.new.title, exact: true }).click();
      const field = (label: string) => page.getByLabel(label, { exact: true }).first();
      await field(words.fields.website).fill('https://journey.test');
      await page.getByRole('button', { name: words.new.open, exact: true }).click();
      await expect(field(words.fields.email)).toHaveAttribute('aria-invalid', 'true');

      await field(words.contact.name).fill(name);
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

      await page.goto(list);
      await page.getByRole('button', { name: filled(words.show_below, { name: 'Nova Foods' }) }).click();
      await page.getByRole('link', { name: filled(words.open_account, { name }) }).click();
      await expect(reefer).not.toBeChecked();

      await page.getByRole('button', { name: words.page.more, exact: true }).click();
      await page.getByRole('button', { name: words.page.close, exact: true }).click();
      await dialog.getByRole('button', { name: words.page.close, exact: true }).click();
      await expect(page.getByText(words.statuses.closed, { exact: true })).toBeVisible();
      await page.goto(`${list}?search=${encodeURIComponent(name)}`);
      await expect(page.getByText(words.none_found)).toBeVisible();
    });
  });
}

test.describe('a shipper', () => {
  test.use({ as: people.admin });

  test('is led away from account management', async ({ page }) => {
    for (const address of [list, `${list}/3`, '/account-management/new-account']) {
      await page.goto(address);
      await expect(page).not.toHaveURL(/account-management/);
    }
  });
});
