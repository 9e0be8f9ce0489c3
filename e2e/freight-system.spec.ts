import { companies } from '@portal/simulators/freight-system/data/companies.ts';
import { baseURL, freightSystemURL } from './support/product.ts';
import { expect, test } from './support/test.ts';

const [company] = companies;
const [employee] = company?.employees ?? [];
if (!company || !employee) throw new Error('a company with somebody is simulated');

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
