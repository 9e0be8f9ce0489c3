import { companies } from '@portal/simulators/freight-system/data/companies.ts';
import { people } from './support/people.ts';
import { baseURL, freightSystemURL } from './support/product.ts';
import { signIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { wordsOf } from './support/words.ts';

const [company] = companies;
const [employee, colleague] = company?.employees ?? [];
if (!company || !employee || !colleague) throw new Error('a company with people is simulated');

/** What somebody presses within the freight system to open the portal. */
const linkOf = (user: string): string =>
  `${freightSystemURL}/companies/${company.guid}/employees/${user}/portal?portal=${encodeURIComponent(baseURL)}`;

test('a link signs in and leaves nothing in the address', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) requested.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
  });
  await page.goto(linkOf(employee.guid));
  await expect(page).toHaveURL(/\/my-loads$/);
  await expect(page.locator('nav a[href="/my-loads"]').first()).toBeVisible();
  expect(requested.filter((one) => one.includes('magaya_'))).toEqual([]);
  await page.goBack().catch(() => null);
  expect(page.url()).not.toContain('magaya_');
});

for (const language of inTurn('from the freight system', ['en', 'es'])) {
  const words = wordsOf(language);

  test.describe(`from the freight system (${language})`, () => {
    test('a link of somebody unknown is refused, and says where to go', async ({ page }) => {
      await page.goto(linkOf(colleague.guid));
      await page.getByText(language === 'es' ? 'Español' : 'English', { exact: true }).click();
      await expect(page.getByText(words.freight_system.errors.sign_in_refused)).toBeVisible();
      expect(page.url()).not.toContain('magaya_');
      await page.getByRole('link', { name: words.freight_system.sign_in.to_login }).click();
      await expect(page.getByRole('heading', { name: words.auth.sign_in.title })).toBeVisible();
    });
  });
}

test('an admin of a linked account has no API keys', async ({ page }) => {
  const words = wordsOf('en');
  await signIn(page, people.freightSystem);
  await page.goto('/settings/account-api-key');
  await expect(page).not.toHaveURL(/account-api-key/);
  await expect(page.getByRole('link', { name: words.settings.screens.api_keys.title })).toHaveCount(0);
});
