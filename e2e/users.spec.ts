import { randomUUID } from 'node:crypto';
import { request } from '@playwright/test';
import { openSession } from './support/api.ts';
import { goWithin } from './support/go-within.ts';
import { acceptInvitation } from './support/invited-person.ts';
import { password, people } from './support/people.ts';
import { baseURL } from './support/product.ts';
import { journeyViewsOf } from './support/views.ts';
import { expect, test } from './support/test.ts';
import { fill, wordsOf } from './support/words.ts';

for (const { language, phone: isPhone, width, height } of journeyViewsOf('users')) {
  const viewport = { width, height };
  test.describe(`an account admin (${language}, ${viewport.width} px)`, () => {
    test.use({ as: people.admin, language, viewport });

    test('invites somebody, limits what they may book, ends their session, suspends and deletes them', async ({
      page,
    }) => {
      const { users, accounts, settings } = wordsOf(language);
      const { manage } = users;
      const since = new Date();
      // Other runs invite their Eva at the same time.
      const tag = randomUUID().slice(0, 8);
      const email = `eva-${tag}@acme.test`;
      const last_name = `Soto ${tag}`;
      const more = fill(manage.actions_of, { name: `Eva ${last_name}` });
      await page.goto('/settings/audit');
      await page.getByRole('link', { name: settings.screens.users.title, exact: true }).click();
      await page.getByRole('button', { name: manage.invite, exact: true }).click();
      await page.getByLabel(manage.fields.first_name, { exact: true }).fill('Eva');
      await page.getByLabel(manage.fields.last_name, { exact: true }).fill(last_name);
      await page.getByLabel(manage.fields.email, { exact: true }).fill(email);
      await page.getByRole('button', { name: accounts.save, exact: true }).click();
      await expect(page.getByText(fill(manage.invited, { email }))).toBeVisible();

      // Whoever is invited chooses a password and signs in.
      await acceptInvitation(email, since);
      const { access_token } = await openSession(email, password);
      const extraHTTPHeaders = { authorization: `Bearer ${access_token}` };
      const person = await request.newContext({ baseURL, extraHTTPHeaders });
      expect((await person.get('/api/users/me')).status()).toBe(200);
      await goWithin(page, `${new URL(page.url()).pathname}?search=${email}`);
      const eva = page.getByRole('link', { name: fill(manage.open_user, { name: `Eva ${last_name}` }) });
      const row = page.getByRole(isPhone ? 'listitem' : 'row').filter({ has: eva });
      await expect(row).toContainText(manage.states.active);
      await eva.click();
      await page.getByRole('button', { name: users.sessions.end, exact: true }).click();
      await expect(page.getByRole('button', { name: users.sessions.end, exact: true })).toHaveCount(0);
      await expect.poll(async () => (await person.get('/api/users/me')).status()).toBe(401);
      await page.keyboard.press('Escape');

      await eva.click();
      await page.getByLabel(accounts.modes.flatbed, { exact: true }).uncheck();
      await page.getByRole('button', { name: manage.save, exact: true }).click();
      await expect(page.getByText(manage.saved).first()).toBeVisible();

      await eva.click();
      await expect(page.getByLabel(accounts.modes.flatbed, { exact: true })).not.toBeChecked();
      await page.getByRole('button', { name: more, exact: true }).click();
      await page.getByRole('button', { name: manage.suspend, exact: true }).click();
      await expect(row).toContainText(manage.states.suspended);

      await eva.click();
      await page.getByRole('button', { name: more, exact: true }).click();
      await page.getByRole('button', { name: manage.remove, exact: true }).click();
      await page.getByRole('dialog').last().getByRole('button', { name: manage.remove, exact: true }).click();
      await expect(page.getByText(manage.removed).first()).toBeVisible();
      await expect(eva).toHaveCount(0);
    });
  });
}
