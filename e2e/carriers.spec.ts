import { apiOf } from './support/api.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

/** A SCAC that no other run of these journeys has. */
const newScac = (): string =>
  `Z${Array.from({ length: 3 }, () => String.fromCharCode(65 + Math.floor(Math.random() * 26))).join('')}`;

for (const language of inTurn('carriers', ['en', 'es'])) {
  const { settings } = wordsOf(language);
  const { form } = settings;
  const { connections } = settings.carriers;
  const button = (name: string) => ['button', { name, exact: true }] as const;

  test.describe(`the operator (${language})`, () => {
    test.use({ as: people.operator, language });

    test('adds a carrier, tests its connection, gets its secret once and suspends it', async ({ page }) => {
      const scac = newScac();
      await page.goto('/settings/carriers');
      await page.getByRole(...button(connections.new)).click();
      const drawer = page.getByRole('dialog').first();
      await drawer.getByLabel(connections.fields.scac, { exact: true }).fill(scac);
      await drawer.getByLabel(connections.fields.short_name, { exact: true }).fill(`Line ${scac}`);
      await drawer.getByLabel(connections.fields.name, { exact: true }).fill(`Line ${scac} Freight`);
      // Only within Canada, so that no load of another journey is quoted by it.
      await drawer.getByLabel(connections.countries.CA, { exact: true }).check();
      await drawer.getByLabel(connections.countries.US, { exact: true }).uncheck();
      await drawer.getByLabel(connections.fields.rating, { exact: true }).selectOption('api');
      await drawer.getByRole(...button(form.save)).click();
      await expect(drawer.getByText(wordsOf(language).carriers.errors.address_missing)).toBeVisible();
      await drawer.getByLabel(connections.fields.api_address, { exact: true }).fill('/carriers/SAIA/v1');
      await drawer.getByLabel(connections.fields.api_key, { exact: true }).fill('a wrong one');
      await drawer.getByRole(...button(form.save)).click();

      await drawer.getByRole(...button(connections.test.button)).click();
      await expect(drawer.getByText(connections.test.key_refused)).toBeVisible();
      await drawer.getByLabel(connections.fields.api_key, { exact: true }).fill('demo-carrier-saia');
      await drawer.getByRole(...button(form.save)).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);

      const row = page.getByRole('listitem').filter({ hasText: `Line ${scac} Freight` });
      const edit = row.getByRole(...button(fill(connections.change, { carrier: `Line ${scac} Freight` })));
      await edit.click();
      await drawer.getByRole(...button(connections.test.button)).click();
      const [connected = ''] = connections.test.none.split('{{');
      await expect(drawer.getByText(connected)).toBeVisible();

      await drawer.getByRole(...button(connections.webhook.make)).click();
      const shown = page.getByRole('dialog').last();
      await expect(shown.getByText(`/api/carrier-events/${scac}`)).toBeVisible();
      await shown.getByRole(...button(connections.webhook.close)).click();
      await expect(drawer.getByRole(...button(connections.webhook.renew))).toBeVisible();

      await drawer.getByRole(...button(form.cancel)).click();
      await edit.click();
      await drawer.getByRole(...button(connections.suspend.suspend)).click();
      await page
        .getByRole('dialog')
        .last()
        .getByRole(...button(connections.suspend.suspend))
        .click();
      await expect(row).toContainText(connections.row.suspended);

      const api = await apiOf(people.agent);
      const { items } = (await (await api.get('/api/carrier-db')).json()) as { items: { scac: string }[] };
      expect(items.map((one) => one.scac)).not.toContain(scac);
    });
  });
}
