import { people } from './support/people.ts';
import { journeyViewsOf } from './support/views.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

for (const { language, phone: isPhone, width, height } of journeyViewsOf('role-rights')) {
  const viewport = { width, height };
  test.describe(`the operator (${language}, ${viewport.width} px)`, () => {
    test.use({ as: people.operator, language, viewport });

    test('makes a role of its own, sees what its changes mean, and restores it', async ({ page }) => {
      const { roles, frame } = wordsOf(language);
      const name = `Night desk ${language} ${viewport.width}`;
      await page.goto('/account-management/roles/4');
      await expect(page.getByRole('heading', { name: frame.roles.customer_agent, exact: true })).toBeVisible();
      await page.getByRole('button', { name: roles.copy, exact: true }).click();
      await page.getByRole('textbox', { name: roles.fields.name }).fill(name);
      await page.getByRole('button', { name: roles.save, exact: true }).click();
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();

      // On a phone groups are folded, and the changes stand in a drawer of their own.
      const money = page.getByRole('button', { name: new RegExp(`^${roles.groups.money}`) });
      const openGroup = async () => {
        if (isPhone && (await money.getAttribute('aria-expanded')) === 'false') await money.click();
      };
      const openChanges = async () => {
        const bar = page.getByRole('button', { name: roles.changes_one.replace('{{count}}', '1'), exact: true });
        if (isPhone) await bar.click();
      };
      const save = async () => {
        await openChanges();
        await page.getByRole('button', { name: roles.save_changes_one.replace('{{count}}', '1'), exact: true }).click();
        if (isPhone) await expect(page.getByRole('dialog')).toHaveCount(0);
        else await expect(page.getByText(roles.changes_none, { exact: true })).toBeVisible();
      };
      await openGroup();
      const sees = page.getByRole('checkbox', {
        name: `${roles.resources.payments}: ${roles.methods.get}`,
        exact: true,
      });
      await sees.check();
      const sentence = roles.gained.get.replace('{{what}}', roles.resources.payments);
      await openChanges();
      await expect(page.getByText(sentence, { exact: true })).toBeVisible();
      if (isPhone) await page.keyboard.press('Escape');
      await page.goBack();
      await page.getByRole('button', { name: roles.stay, exact: true }).click();
      await save();
      await page.reload();
      await openGroup();
      await expect(sees).toBeChecked();

      const restore = roles.restore_kind.replace('{{kind}}', frame.roles.customer_agent);
      await page.getByRole('button', { name: restore, exact: true }).click();
      await expect(sees).not.toBeChecked();
      await save();
      await page.getByRole('button', { name: roles.remove, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: roles.remove, exact: true }).click();
      await expect(page).toHaveURL(/\/account-management\/roles$/);
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    });
  });
}
