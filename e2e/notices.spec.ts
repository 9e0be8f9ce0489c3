import { randomUUID } from 'node:crypto';
import { expectAccessible } from './support/accessible.ts';
import { apiOf, makeLoad } from './support/api.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

const variants = [
  { language: 'en', viewport: { width: 1440, height: 900 } },
  { language: 'es', viewport: { width: 390, height: 844 } },
] as const;

for (const { language, viewport } of inTurn('notices', variants)) {
  const words = wordsOf(language);

  test.describe(`notices to people outside (${language}, ${viewport.width} px)`, () => {
    test.use({ as: people.agent, language, viewport });

    test('a location names them, its loads have them, and each load may have others', async ({ page }) => {
      const { notices, settings } = words;
      const [name, dock, broker] = [0, 1, 2].map(() => randomUUID().slice(0, 8)) as [string, string, string];
      const admin = await apiOf(people.admin);
      const saved = await admin.post('/api/locations', {
        data: { name, zip_code: '60632', city: 'Chicago', state: 'IL' },
      });
      const { id } = (await saved.json()) as { id: number };
      await page.goto(`/settings/my-locations/${id}`);
      const form = page.getByRole('dialog');
      await form.getByLabel(notices.location.on).check();
      await form.getByLabel(notices.location.addresses, { exact: true }).fill(`${dock}@receiver.test`);
      await form.getByRole('button', { name: settings.locations.save, exact: true }).click();
      await expect(form).toBeHidden();

      const stops = [
        { type: 'pickup', zip_code: '75207' },
        { type: 'delivery', zip_code: '60632', location_id: id },
      ];
      const load = await makeLoad(await apiOf(people.agent), { draft: true, stops });
      await page.goto(`/my-loads/${load.id}`);
      await page.getByRole('button', { name: fill(notices.row_one, { count: 1 }) }).click();
      const drawer = page.getByRole('dialog', { name: notices.title });
      await expect(drawer.getByText(`${dock}@receiver.test`)).toBeVisible();
      await expect(drawer.getByText(notices.nothing_sent)).toBeVisible();
      await drawer.getByRole('button', { name: notices.add }).click();
      await drawer.getByRole('button', { name: notices.save }).click();
      await expect(drawer.getByLabel(notices.email)).toBeFocused();
      await drawer.getByLabel(notices.email).fill(`${broker}@broker.test`);
      await drawer.getByLabel(notices.part).selectOption('broker');
      await expectAccessible(page);
      await drawer.getByRole('button', { name: notices.save }).click();
      await expect(drawer).toBeHidden();
      await page.getByRole('button', { name: fill(notices.row_other, { count: 2 }) }).click();
      await expect(drawer.getByText(`${broker}@broker.test`)).toBeVisible();
      await drawer.getByRole('button', { name: fill(notices.remove, { email: `${dock}@receiver.test` }) }).click();
      await drawer.getByRole('button', { name: notices.save }).click();
      await expect(page.getByRole('button', { name: fill(notices.row_one, { count: 1 }) })).toBeVisible();
    });
  });
}
