import { readFile } from 'node:fs/promises';
import { goWithin } from './support/go-within.ts';
import { ownAccountTest } from './support/own-account.ts';
import { people } from './support/people.ts';
import { expect } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

const variants = [
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'es', viewport: { width: 390, height: 844 } },
] as const;

for (const { language, viewport } of inTurn('the audit of an account', variants)) {
  ownAccountTest.describe(`the audit of an account (${language}, ${viewport.width} px)`, () => {
    ownAccountTest.use({ language, viewport });

    ownAccountTest('an admin finds a change with both values, and saves the list', async ({ page, own }) => {
      const { audit: words } = wordsOf(language);
      const before = (await (await own.api.get('/api/accounts/settings')).json()) as { version: number };
      const data = { phone: '2145550188', version: before.version };
      expect((await own.api.patch('/api/accounts/settings', { data })).status()).toBe(200);
      await page.goto('/settings/audit');
      const changed = page.getByRole('link', { name: words.actions.account.changed, exact: true }).first();
      await expect(changed).toBeVisible();
      await expect(page.getByText(people.stranger)).toHaveCount(0);
      await changed.click();
      const entry = page.getByRole('dialog');
      await expect(entry.getByRole('row').filter({ hasText: 'phone' })).toContainText('2145550188');
      await page.keyboard.press('Escape');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: words.export, exact: true }).click();
      const file = await download;
      await expect(page.getByText(fill(words.exported, { name: file.suggestedFilename() }))).toBeVisible();
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toContain(words.actions.account.changed);
      expect(text).toContain('Ana Ruiz');

      await goWithin(page, '/settings/audit?search=nobody-has-this');
      await expect(page.getByText(words.none_found)).toBeVisible();
      await page.getByRole('button', { name: words.clear, exact: true }).click();
      await expect(changed).toBeVisible();
    });
  });
}
