import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const { operator } = wordsOf('en').settings;
const phone = operator.fields.phone;

test.describe('the operator', () => {
  test.use({ as: people.operator });

  test('changes who runs the portal, and whoever edits it at the same time is refused', async ({ page, context }) => {
    const other = await context.newPage();
    for (const one of [page, other]) {
      await one.goto('/settings/operator');
      await expect(one.getByLabel(phone, { exact: true })).toHaveValue(/\d/);
    }
    const save = { name: operator.save, exact: true };
    await page.getByLabel(phone, { exact: true }).fill('2145550177');
    await page.getByRole('button', save).click();
    await expect(page.getByText(operator.saved)).toBeVisible();

    await other.getByLabel(operator.fields.address, { exact: true }).fill('700 N Pearl St');
    await other.getByRole('button', save).click();
    await other.getByRole('button', { name: operator.read_again, exact: true }).click();
    await expect(other.getByLabel(phone, { exact: true })).toHaveValue('2145550177');
  });
});

test.describe('a shipper', () => {
  test.use({ as: people.admin });

  test('is led away from the operator’s settings', async ({ page }) => {
    await page.goto('/settings/operator');
    await expect(page).not.toHaveURL(/settings/);
  });
});
