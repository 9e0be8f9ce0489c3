import { typedDay } from './support/days.ts';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

// One setting holds all versions: two languages at once would refuse each other's change.
test.describe.configure({ mode: 'default' });

const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
const written = typedDay(day);

for (const [language, width] of inTurn('insurance rates', [
  ['en', 1440],
  ['es', 390],
])) {
  test.describe(`insurance rates (${language}, ${width} px)`, () => {
    test.use({ as: people.operator, language, viewport: { width, height: 900 } });

    test('are entered from a day on, exported, imported and taken away again', async ({ page }) => {
      const { insurance, settings } = wordsOf(language);
      const { tariffs } = insurance;
      await page.goto('/settings/insurance-tariffs');
      const insurer = page.getByLabel(tariffs.fields.insurer_name, { exact: true });
      await expect(insurer).toBeDisabled();
      await page.getByRole('button', { name: tariffs.new, exact: true }).click();
      await page.getByLabel(tariffs.fields.effective_from, { exact: true }).fill(written);
      await insurer.fill('Lone Star Marine');

      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: tariffs.export, exact: true }).click();
      expect((await download).suggestedFilename()).toBe(`insurance-rates-${day}.csv`);
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: tariffs.import, exact: true }).click();
      await (
        await chooser
      ).setFiles({ name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from('field,value\npolicy_fee,7.5\n') });
      await expect(page.getByLabel(tariffs.fields.policy_fee, { exact: true })).toHaveValue(/^7\.5/);

      await page.getByRole('button', { name: settings.form.save, exact: true }).click();
      const row = page.getByRole('listitem').filter({ hasText: fill(tariffs.from, { date: written }) });
      await expect(row).toContainText('Lone Star Marine');
      await page.reload();
      await expect(row).toContainText(tariffs.states.later);
      await row.getByRole('button', { name: settings.form.remove, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: settings.form.remove, exact: true }).click();
      await expect(row).toHaveCount(0);
    });
  });
}
