import { invitedPerson } from './support/invited-person.ts';
import { expect, signedIn, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

const variants = [
  { language: 'en', other: 'es', otherName: 'Español', viewport: { width: 1440, height: 900 } },
  { language: 'es', other: 'en', otherName: 'English', viewport: { width: 390, height: 844 } },
] as const;

for (const { language, other, otherName, viewport } of inTurn('the own profile', variants)) {
  test.describe(`the own profile (${language}, ${viewport.width} px)`, () => {
    test.use({ viewport });

    test('a person changes name, phone and language, and finds them on the next visit', async ({ browser }) => {
      const { frame, users } = wordsOf(language);
      const { fields } = users.manage;
      const storageState = await signedIn(await invitedPerson('profile'), language);
      const page = await (await browser.newContext({ storageState })).newPage();
      const field = (name: string) => page.getByLabel(name, { exact: true });
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      await page.goto('/my-loads');
      await page.getByRole('button', { name: fill(frame.profile.open, { name: '' }).trim() }).click();
      await page.getByRole('link', { name: frame.profile.edit, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: users.profile.title, exact: true })).toBeVisible();

      await field(fields.phone).fill('12345');
      await button(users.profile.save).click();
      await expect(page.getByText(fill(users.manage.phone_digits, { digits: 11 }))).toBeVisible();
      await expect(field(fields.phone)).toBeFocused();
      await field(fields.phone_country).selectOption('MX');
      await field(fields.phone).fill('81 8358 1234');
      await field(fields.phone_extension).fill('77');
      await field(fields.first_name).fill('Amalia');
      await button(users.profile.save).click();
      await expect(page.getByText(users.profile.saved)).toBeVisible();

      const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await page.getByRole('main').getByText(otherName, { exact: true }).click();
      expect((await saved).ok()).toBe(true);
      const otherWords = wordsOf(other).users;
      await expect(page.getByRole('heading', { level: 1, name: otherWords.profile.title, exact: true })).toBeVisible();
      await page.reload();
      await expect(field(otherWords.manage.fields.first_name)).toHaveValue('Amalia');
      await expect(field(otherWords.manage.fields.phone_country)).toHaveValue('MX');
      await expect(field(otherWords.manage.fields.phone)).toHaveValue('81 8358 1234');
      await expect(field(otherWords.manage.fields.phone_extension)).toHaveValue('77');

      await page.getByRole('link', { name: otherWords.profile.sessions_change, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: otherWords.sessions.title, exact: true })).toBeVisible();
      await expect(page.getByText(otherWords.sessions.own, { exact: true })).toBeVisible();
    });
  });
}
