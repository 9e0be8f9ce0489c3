import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { people } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { fill, wordsOf } from './support/words.ts';

/** One point of 1 by 1, as a PNG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A second of black, white and black, 16 by 16, as a WebM. */
const film = Buffer.from(
  'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZ0CiFUmpZpoq17GDD0JARImIQI9AAAAAAABNgIF4V0GBeBZUrmubrpnXgQFzxYEB' +
    'g4EBhoVWX1ZQOOCGsIEQuoEQH0O2dd7ngQCjo4EAAIAQAgCdASoQABAAAAcIhYWImYSIASQQAGBrAP7/uv9Ao5mBAPoAsQEAARAkABgAMD/0DAAAAP7/' +
    'MqgAo5mBAfQAsQEAARAcABgAMD/0DAAAAP7/mPcA',
  'base64',
);

/** Plays a film from its beginning to its end. */
const playWhole = async (video: Locator): Promise<void> => {
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.ended)).toBe(true);
};

test.describe('the operator in Spanish', () => {
  const { settings, home: homeWords } = wordsOf('es');
  const { home, form } = settings;
  test.use({ as: people.operator, language: 'es' });

  test('adds a picture and a film to the carousel, puts them in order by keys, and takes them away', async ({
    page,
  }) => {
    const tag = randomUUID().slice(0, 8);
    const [picture, video] = [`${tag} a`, `${tag} b`];
    const names = [picture, video];
    await page.goto('/settings/mosaic-carousel');
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: form.save, exact: true });
    for (const name of names) {
      await page.getByRole('button', { name: home.carousel.new, exact: true }).click();
      await dialog.getByLabel(home.fields.title_en, { exact: true }).fill(name);
      await dialog.getByLabel(home.fields.title_es, { exact: true }).fill(name);
      await save.click();
      const file = dialog.getByLabel(home.fields.media, { exact: true });
      await file.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film at all') });
      await expect(dialog.getByText(homeWords.errors.video_type)).toBeVisible();
      if (name === picture) {
        await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: png });
        await expect(dialog.locator('img')).toHaveCount(1);
      } else {
        await file.setInputFiles({ name: 'b.webm', mimeType: 'video/webm', buffer: film });
        await playWhole(dialog.locator('video'));
      }
      await save.click();
      await expect(dialog).toHaveCount(0);
    }
    const rows = page.getByRole('listitem').filter({ hasText: tag });
    await expect(rows).toContainText(names);
    const ordered = page.waitForResponse(/carousel\/order/);
    await page.getByRole('button', { name: fill(home.down, { title: picture }) }).press('Enter');
    expect((await ordered).status()).toBe(200);
    await page.reload();
    await expect(rows).toContainText(names.toReversed());

    for (const name of names) {
      await page.getByRole('button', { name: fill(home.change, { title: name }) }).click();
      await dialog.getByRole('button', { name: form.remove, exact: true }).click();
      await page.getByRole('dialog').last().getByRole('button', { name: form.remove, exact: true }).click();
      await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
    }
  });
});

test.describe('the operator in English', () => {
  const { home, form } = wordsOf('en').settings;
  test.use({ as: people.operator, language: 'en' });

  test('writes news, whose markup is shown as it was typed', async ({ page }) => {
    const title = `<b>${randomUUID()}</b>`;
    await page.goto('/settings/mosaic-carousel');
    await page.getByRole('button', { name: home.info.new, exact: true }).click();
    const dialog = page.getByRole('dialog');
    for (const field of ['title_en', 'title_es', 'text_en', 'text_es'] as const) {
      await dialog.getByLabel(home.fields[field], { exact: true }).fill(title);
    }
    await dialog.getByRole('button', { name: form.save, exact: true }).click();
    const row = page.getByRole('listitem').filter({ hasText: title });
    await row.getByRole('button').click();
    await dialog.getByRole('button', { name: form.remove, exact: true }).click();
    await page.getByRole('dialog').last().getByRole('button', { name: form.remove, exact: true }).click();
    await expect(row).toHaveCount(0);
  });
});
