import { randomUUID } from 'node:crypto';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { inTurn } from './support/views.ts';
import { fill, wordsOf } from './support/words.ts';

/** One point of 1 by 1, as a PNG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

for (const language of inTurn('freight settings', ['en', 'es'])) {
  const { settings } = wordsOf(language);
  const { trucks, form } = settings;

  test.describe(`the operator (${language})`, () => {
    test.use({ as: people.operator, language });

    test('adds a truck with a picture and takes it away', async ({ page }) => {
      const code = `T_${randomUUID().slice(0, 8).toUpperCase()}`;
      await page.goto('/settings/trucks');
      await page.getByRole('button', { name: trucks.new, exact: true }).click();
      const dialog = page.getByRole('dialog');
      const save = dialog.getByRole('button', { name: form.save, exact: true });
      await dialog.getByLabel(trucks.fields.code, { exact: true }).fill(code);
      await dialog.getByLabel(trucks.fields.label_en, { exact: true }).fill(`${code} en`);
      await dialog.getByLabel(trucks.fields.label_es, { exact: true }).fill(`${code} es`);
      await dialog.getByLabel(trucks.fields.max_weight_lb, { exact: true }).fill('12000');
      await save.click();

      await dialog.getByLabel(trucks.fields.picture, { exact: true }).setInputFiles({
        name: 'truck.png',
        mimeType: 'image/png',
        buffer: png,
      });
      await expect(page.getByText(trucks.picture_changed)).toBeVisible();
      await save.click();
      await expect(dialog).toHaveCount(0);

      const row = page.getByRole('listitem').filter({ hasText: `${code} ${language}` });
      await expect(row.locator('img')).toHaveCount(1);
      await row.getByRole('button', { name: fill(trucks.change, { truck: `${code} ${language}` }) }).click();
      await dialog.getByRole('button', { name: form.remove, exact: true }).click();
      await page.getByRole('dialog').last().getByRole('button', { name: form.remove, exact: true }).click();
      await expect(row).toHaveCount(0);
    });
  });
}

for (const language of inTurn('thresholds of carriers', ['en', 'es'])) {
  const { carriers, form } = wordsOf(language).settings;

  test.describe(`thresholds of carriers (${language})`, () => {
    test.use({ as: people.operator, language });

    test('sets a threshold, changes it and takes it away', async ({ page }) => {
      const { thresholds } = carriers;
      const notice = `Notice ${randomUUID()}`;
      await page.goto('/settings/carrier-thresholds');
      await page.getByRole('button', { name: thresholds.new, exact: true }).click();
      const dialog = page.getByRole('dialog');
      const save = dialog.getByRole('button', { name: form.save, exact: true });
      await dialog.getByLabel(thresholds.carrier, { exact: true }).selectOption({ index: 1 });
      await dialog.getByLabel(thresholds.values.on_time, { exact: true }).fill('1');
      await dialog.getByLabel(thresholds.message_en, { exact: true }).fill(notice);
      await dialog.getByLabel(thresholds.message_es, { exact: true }).fill(notice);
      await save.click();
      const row = page.getByRole('listitem').filter({ hasText: notice });
      await expect(row).toContainText(fill(thresholds.limits.on_time, { limit: '1', days: '30' }));

      await row.getByRole('button').click();
      await dialog.getByLabel(thresholds.values.on_time, { exact: true }).fill('2');
      await dialog.getByRole('radio', { name: fill(thresholds.days, { days: '90' }) }).check({ force: true });
      await save.click();
      await expect(row).toContainText(fill(thresholds.limits.on_time, { limit: '2', days: '90' }));

      await row.getByRole('button').click();
      await dialog.getByRole('button', { name: form.remove, exact: true }).click();
      await page.getByRole('dialog').last().getByRole('button', { name: form.remove, exact: true }).click();
      await expect(row).toHaveCount(0);
    });

    test('sees which carriers a threshold of days late and of claims would cross', async ({ page }) => {
      const { thresholds } = carriers;
      await page.goto('/settings/carrier-thresholds');
      await page.getByRole('button', { name: thresholds.new, exact: true }).click();
      const dialog = page.getByRole('dialog');
      const preview = dialog.getByRole('region', { name: thresholds.preview });
      await dialog.getByLabel(thresholds.kind, { exact: true }).selectOption('transit');
      await dialog.getByLabel(thresholds.values.transit, { exact: true }).fill('0.1');
      await expect(preview.getByText(thresholds.crossed_now).first()).toBeVisible();
      await dialog.getByLabel(thresholds.min_deliveries, { exact: true }).fill('10000');
      await expect(preview.getByText(thresholds.would_zero)).toBeVisible();
      await dialog.getByLabel(thresholds.min_deliveries, { exact: true }).fill('1');
      await expect(preview.getByText(thresholds.crossed_now).first()).toBeVisible();
      await dialog.getByLabel(thresholds.values.transit, { exact: true }).fill('99');
      await expect(preview.getByText(thresholds.would_zero)).toBeVisible();
      await dialog.getByLabel(thresholds.kind, { exact: true }).selectOption('claims');
      await expect(preview.getByRole('status')).toBeVisible();
    });
  });
}

test.describe('an account admin', () => {
  test.use({ as: people.admin, language: 'es' });

  test('makes a carrier a favorite, which stays one until it is none again', async ({ page }) => {
    const first = page.getByRole('switch').first();
    await page.goto('/settings/favorite-carriers');
    const before = (await first.getAttribute('aria-checked')) ?? '';
    for (const expected of [before === 'true' ? 'false' : 'true', before]) {
      const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
      await first.click();
      await saved;
      await page.reload();
      await expect(first).toHaveAttribute('aria-checked', expected);
    }
  });
});
