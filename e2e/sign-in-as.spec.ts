import { goWithin } from './support/go-within.ts';
import { people } from './support/people.ts';
import { journeyViewsOf } from './support/views.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

for (const { language, phone: isPhone, width, height } of journeyViewsOf('sign-in-as')) {
  const viewport = { width, height };
  test.describe(`the operator (${language}, ${viewport.width} px)`, () => {
    test.use({ as: people.operator, language, viewport });

    test('acts for an account in one tab and goes back', async ({ page, context }) => {
      const { accounts, auth, frame, audit, settings } = wordsOf(language);
      const nova = { name: /Nova Foods/ };
      // Other journeys open accounts of their own, more than a page of them.
      const list = '/account-management/accounts?search=Nova';
      await page.goto(list);
      await page.getByRole('link', nova).first().click();
      // What the account ships often is its own: the way to it is to act for the account.
      await page.getByRole('link', { name: accounts.page.commodities, exact: true }).click();
      await page.getByRole('button', { name: accounts.page.commodities_open, exact: true }).click();
      await page.getByRole('button', { name: auth.sign_in_as.confirm, exact: true }).click();
      await expect(page).toHaveURL(/\/settings\/my-line-items/);
      await expect(page.getByRole('heading', { name: settings.screens.line_items.title, exact: true })).toBeVisible();

      const back = page.getByRole('button', { name: frame.signed_in_as.back, exact: true });
      await expect(back).toBeVisible();
      await page.goto('/settings/audit');
      await expect(page.getByRole('link', { name: audit.actions.auth['signed-in-as'] }).first()).toBeVisible();
      // The operator's own screens are closed meanwhile, and another tab stays the operator's.
      await goWithin(page, '/account-management/accounts');
      await expect(page).not.toHaveURL(/account-management/);
      const other = await context.newPage();
      await other.goto(list);
      await expect(other.getByRole('link', nova).first()).toBeVisible();

      await back.click();
      if (!isPhone) await expect(page.getByRole('navigation').first()).toBeVisible();
      await expect(back).toHaveCount(0);
      await goWithin(page, list);
      await expect(page.getByRole('link', nova).first()).toBeVisible();
    });
  });
}
