import type { Page } from '@playwright/test';
import type { Language } from '@portal/contract/words/language.ts';
import { openAccount } from './support/own-account.ts';
import { password } from './support/people.ts';
import { expect, signedIn, test } from './support/test.ts';
import { totp } from './support/totp.ts';
import { inTurn } from './support/views.ts';
import { wordsOf } from './support/words.ts';

const variants = [
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'es', viewport: { width: 390, height: 844 } },
] as const;

/** Turns the app on: its secret, and the recovery codes that are shown once. */
const turnOn = async (page: Page, language: Language): Promise<{ secret: string; codes: string[] }> => {
  const { second_factor: words } = wordsOf(language).auth;
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  await page.goto('/security');
  await button(words.turn_on).click();
  await dialog.getByLabel(words.password, { exact: true }).fill(password);
  await button(words.go_on).click();
  await expect(dialog.getByRole('img', { name: words.qr })).toBeVisible();
  const secret = await dialog.locator('code').innerText();
  await dialog.getByLabel(words.code, { exact: true }).fill('000000');
  await button(words.confirm).click();
  await expect(dialog.getByLabel(words.code, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel(words.code, { exact: true }).fill(totp(secret));
  await button(words.confirm).click();
  await expect(dialog.getByText(words.codes_text)).toBeVisible();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await button(words.done).click();
  await expect(page.getByRole('heading', { name: words.is_on })).toBeVisible();
  return { secret, codes };
};

for (const { language, viewport } of inTurn('the second factor', variants)) {
  test.describe(`the second factor (${language}, ${viewport.width} px)`, () => {
    test.use({ viewport });

    test('a person turns an app on, signs in with it and with a recovery code, and turns it off', async ({
      browser,
    }) => {
      const { sign_in: signIn, second_factor: words } = wordsOf(language).auth;
      const { email } = await openAccount();
      const page = await (await browser.newContext({ storageState: await signedIn(email, language) })).newPage();
      const { secret, codes } = await turnOn(page, language);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const signInWith = async (code: string) => {
        await page.goto('/login?next=%2Fsecurity');
        await page.getByLabel(signIn.email, { exact: true }).fill(email);
        await page.getByLabel(signIn.password, { exact: true }).fill(password);
        await button(signIn.submit).click();
        await expect(page.getByRole('heading', { name: signIn.code_title })).toBeVisible();
        await page.getByLabel(signIn.code, { exact: true }).fill(code);
        await button(signIn.submit).click();
      };
      // The code that confirmed it counts once; the next one is good already.
      await signInWith(totp(secret, 30));
      await expect(page.getByRole('heading', { name: words.is_on })).toBeVisible();
      expect(codes.length).toBeGreaterThan(1);
      await signInWith(codes[0] ?? '');
      await expect(page.getByText(words.codes_left_other.replace('{{count}}', String(codes.length - 1)))).toBeVisible();
      await signInWith(codes[0] ?? '');
      await expect(page.getByLabel(signIn.code, { exact: true })).toHaveAttribute('aria-invalid', 'true');
      await page.getByLabel(signIn.code, { exact: true }).fill(codes[1] ?? '');
      await button(signIn.submit).click();
      await button(words.turn_off).click();
      await page.getByRole('dialog').getByLabel(words.password, { exact: true }).fill(password);
      await page.getByRole('dialog').getByRole('button', { name: words.turn_off, exact: true }).click();
      await expect(page.getByRole('heading', { name: words.is_off })).toBeVisible();
    });
  });
}
