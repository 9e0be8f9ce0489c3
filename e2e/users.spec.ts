import { randomUUID } from 'node:crypto';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { fill, wordsOf } from './support/words.ts';

for (const language of ['en', 'es'] as const) {
  test.describe(`an account admin (${language})`, () => {
    test.use({ as: people.admin, language });

    test('invites somebody, limits what they may book, suspends and deletes them', async ({ page }) => {
      const { users, accounts, settings } = wordsOf(language);
      const { manage } = users;
      const email = `eva-${randomUUID()}@acme.test`;
      await page.goto('/settings/audit');
      await page.getByRole('link', { name: settings.screens.users.title, exact: true }).click();
      await page.getByRole('button', { name: manage.invite, exact: true }).click();
      await page.getByLabel(manage.fields.first_name, { exact: true }).fill('Eva');
      await page.getByLabel(manage.fields.last_name, { exact: true }).fill('Soto');
      await page.getByLabel(manage.fields.email, { exact: true }).fill(email);
      await page.getByRole('button', { name: accounts.save, exact: true }).click();
      await expect(page.getByText(fill(manage.invited, { email }))).toBeVisible();

      await page
        .getByRole('searchbox')
        .or(page.getByLabel(manage.search, { exact: true }))
        .first()
        .fill(email);
      const row = page.getByRole('row').filter({ hasText: email });
      await expect(row).toContainText(manage.states.invited);
      const eva = row.getByRole('link', { name: fill(manage.open_user, { name: 'Eva Soto' }) });
      await eva.click();
      await page.getByLabel(accounts.modes.flatbed, { exact: true }).uncheck();
      await page.getByRole('button', { name: accounts.save, exact: true }).click();
      await expect(page.getByText(manage.saved).first()).toBeVisible();

      await eva.click();
      await expect(page.getByLabel(accounts.modes.flatbed, { exact: true })).not.toBeChecked();
      await page.getByRole('button', { name: manage.suspend, exact: true }).click();
      await expect(row).toContainText(manage.states.suspended);

      await eva.click();
      await page.getByRole('button', { name: manage.remove, exact: true }).click();
      await page.getByRole('dialog').last().getByRole('button', { name: manage.remove, exact: true }).click();
      await expect(page.getByText(manage.removed).first()).toBeVisible();
      await expect(eva).toHaveCount(0);
    });
  });
}
