import type { CDPSession, Page } from '@playwright/test';
import { invitedPerson } from './support/invited-person.ts';
import { password } from './support/people.ts';
import { baseURL } from './support/product.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

/** Browsers know no passkeys of an IP address. */
const portal = baseURL.replace('127.0.0.1', 'localhost');

/** An authenticator of the browser's own, which answers what is requested of it while it is touched. */
const withAuthenticator = async (page: Page): Promise<{ touch: (isTouched: boolean) => Promise<void> }> => {
  const client: CDPSession = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return {
    touch: async (enabled) => {
      await client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
};

const variants = [
  { language: 'en', languageName: 'English', viewport: { width: 1440, height: 900 } },
  { language: 'es', languageName: 'Español', viewport: { width: 390, height: 844 } },
] as const;

for (const { language, languageName, viewport } of inTurn('passkeys', variants)) {
  test.describe(`passkeys (${language}, ${viewport.width} px)`, () => {
    test.use({ viewport });

    test('a person adds one, signs in with it alone, and takes it away', async ({ page }) => {
      const { auth } = wordsOf(language);
      const person = await invitedPerson('passkey');
      const { sign_in: signIn, passkeys, second_factor: factor } = auth;
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const authenticator = await withAuthenticator(page);
      await page.goto(`${portal}/login`);
      await page.getByText(languageName, { exact: true }).click();
      await page.getByLabel(signIn.email, { exact: true }).fill(person);
      await page.getByLabel(signIn.password, { exact: true }).fill(password);
      await button(signIn.submit).click();
      await page.waitForURL((url) => url.pathname !== '/login');

      await page.goto(`${portal}/security`);
      await button(passkeys.add).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(passkeys.name, { exact: true }).fill('Laptop');
      await dialog.getByLabel(passkeys.password, { exact: true }).fill(password);
      await authenticator.touch(true);
      await button(passkeys.go_on).click();
      await button(factor.done).click();
      const remove = button(fill(passkeys.remove_named, { name: 'Laptop' }));
      await expect(remove).toBeVisible();
      await authenticator.touch(false);

      // The sign-in page forgets who was signed in; the password alone is no longer enough.
      await page.goto(`${portal}/login?next=%2Fsecurity`);
      await page.getByLabel(signIn.email, { exact: true }).fill(person);
      await page.getByLabel(signIn.password, { exact: true }).fill(password);
      await button(signIn.submit).click();
      await expect(page.getByRole('heading', { name: signIn.code_title })).toBeVisible();
      await button(signIn.code_back).click();
      // A request that waits already is not touched any more: only one made from now on.
      await authenticator.touch(true);
      await button(signIn.passkey).click();
      await expect(remove).toBeVisible();
      await expect(page).toHaveURL(/\/security$/);

      await remove.click();
      await dialog.getByLabel(passkeys.password, { exact: true }).fill(password);
      await dialog.getByRole('button', { name: passkeys.remove, exact: true }).click();
      await expect(page.getByText(passkeys.none)).toBeVisible();
    });
  });
}
