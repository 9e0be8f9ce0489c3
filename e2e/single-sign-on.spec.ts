import { randomUUID } from 'node:crypto';
import {
  type IdentityProviderSimulator,
  startIdentityProviderSimulator,
} from '@portal/simulators/identity-provider/identity-provider-simulator.ts';
import { openAccount } from './support/own-account.ts';
import { people } from './support/people.ts';
import { baseURL } from './support/product.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { wordsOf } from './support/words.ts';

let provider: IdentityProviderSimulator;

test.beforeAll(async () => {
  provider = await startIdentityProviderSimulator(`${baseURL}/single-sign-on/return`);
});
test.afterAll(() => provider.close());

const variants = [
  { language: 'en', languageName: 'English', viewport: { width: 1440, height: 900 } },
  { language: 'es', languageName: 'Español', viewport: { width: 390, height: 844 } },
] as const;

for (const { language, languageName, viewport } of inTurn('single sign-on', variants)) {
  test.describe(`single sign-on (${language}, ${viewport.width} px)`, () => {
    test.use({ viewport });

    test('the operator sets a provider up, and a person signs in by it', async ({ page, browser }) => {
      const { auth, single_sign_on: words } = wordsOf(language);
      const { account: card } = wordsOf('en').single_sign_on;
      const domain = `${randomUUID().slice(0, 8)}.test`;
      const { id, email } = await openAccount({}, `ana@${domain}`);

      const operator = await browser.newPage({ baseURL });
      await signIn(operator, people.operator);
      await operator.goto(`/account-management/accounts/${id}`);
      const field = (label: string) => operator.getByLabel(label, { exact: true });
      await field(card.issuer).fill(provider.issuer);
      await operator.getByRole('button', { name: card.test, exact: true }).first().click();
      await expect(operator.getByText(card.faults.none)).toBeVisible();
      await field(card.client_id).fill(provider.clientId);
      await field(card.client_secret).fill(provider.clientSecret);
      await field(card.domains).fill(domain);
      await operator.getByText(card.is_on, { exact: true }).click();
      await operator.getByRole('button', { name: card.save, exact: true }).first().click();
      await expect(operator.getByText(card.saved)).toBeVisible();
      await operator.close();

      await page.goto('/login?next=%2Fsecurity');
      await page.getByText(languageName, { exact: true }).click();
      await page.getByRole('link', { name: auth.sign_in.single_sign_on }).click();
      await page.getByLabel(words.sign_in.email, { exact: true }).fill(email);
      await page.getByRole('button', { name: words.sign_in.submit, exact: true }).click();
      await page.getByRole('button', { name: 'Sign in at the company' }).click();
      await page.waitForURL(/\/security$/);
      expect(await page.evaluate(() => window.history.length)).toBeGreaterThan(1);
      await page.goBack().catch(() => null);
      expect(page.url()).not.toContain('code=');

      // Whoever the company knows and the account does not is refused.
      await page.context().clearCookies();
      await page.goto('/single-sign-on');
      await page.getByLabel(words.sign_in.email, { exact: true }).fill(email);
      await page.getByRole('button', { name: words.sign_in.submit, exact: true }).click();
      await page.getByLabel('Company e-mail').fill(`somebody-else@${domain}`);
      await page.getByRole('button', { name: 'Sign in at the company' }).click();
      await expect(page.getByText(words.errors.refused)).toBeVisible();
      expect(page.url()).not.toContain('code=');
    });
  });
}
