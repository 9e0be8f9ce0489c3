import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiOf, bookedLoad } from './support/api.ts';
import { people } from './support/people.ts';
import { createPapers } from './support/create-papers.ts';
import type { Words } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { fill, wordsOf } from './support/words.ts';

test.use({ as: people.agent });

/** Opens the dialog on the page of a load that was just booked. */
const openLabels = async (page: Page, { documents }: Words) => {
  const { id } = await bookedLoad(await apiOf(people.agent));
  await page.goto(`/my-loads/${id}`);
  await page.getByRole('button', { name: documents.labels.screen.title }).click();
  const dialog = page.getByRole('dialog', { name: documents.labels.screen.title });
  const { preview } = documents.labels.screen;
  await expect(dialog.getByRole('img', { name: fill(preview, { unit: 1, units: 2 }) })).toBeVisible();
  return { id, dialog };
};

const choose = (scope: ReturnType<Page['getByRole']>, name: string | RegExp) =>
  scope.getByRole('radio', { name }).check({ force: true });

const saved = async (page: Page, press: () => Promise<void>) => {
  const waiting = page.waitForEvent('download');
  await press();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

test.describe('at a desk, in English', () => {
  test.use({ language: 'en', viewport: { width: 1440, height: 900 } });

  test('prints the labels of a load on what a sheet has left, chosen by keyboard', async ({ page, complaints }) => {
    const words = wordsOf('en');
    const { screen } = words.documents.labels;
    const { id, dialog } = await openLabels(page, words);
    await choose(dialog, new RegExp(screen.formats.avery));
    await dialog.getByRole('radio', { name: fill(screen.position, { position: 1 }) }).focus();
    for (let i = 0; i < 5; i += 1) await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: fill(screen.position, { position: 6 }) })).toBeChecked();
    await expect(dialog.getByText(fill(screen.sheets_other, { count: 2 }))).toBeVisible();
    await dialog.getByRole('button', { name: screen.next }).click();
    await expect(dialog.getByRole('img', { name: fill(screen.preview, { unit: 2, units: 2 }) })).toBeVisible();
    const press = () => dialog.getByRole('button', { name: screen.download }).click();
    const { name, bytes } = await saved(page, press);
    expect(name).toBe(`Labels-${id}-avery.pdf`);
    expect(bytes.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(complaints).toEqual([]);
  });
});

test.describe('on the dock, by phone, in Spanish', () => {
  test.use({ language: 'es', viewport: { width: 390, height: 844 }, hasTouch: true });

  test('sends the label of the second pallet to a label printer, and creates papers', async ({ page, complaints }) => {
    const words = wordsOf('es');
    const { screen } = words.documents.labels;
    const { id, dialog } = await openLabels(page, words);
    await choose(dialog, screen.units_some);
    await dialog.getByLabel(screen.first, { exact: true }).fill('3');
    await expect(dialog.getByRole('alert')).toContainText(fill(screen.range, { units: 2 }));
    await dialog.getByLabel(screen.first, { exact: true }).fill('2');
    await choose(dialog, new RegExp(screen.formats.zpl.replaceAll(/[()]/g, '.')));
    const press = () => dialog.getByRole('button', { name: screen.download_zpl }).click();
    const { name, bytes } = await saved(page, press);
    const zpl = bytes.toString();
    expect(name).toBe(`Etiquetas-${id}-2-2.zpl`);
    expect(zpl.match(/\^XA/g)).toHaveLength(1);
    expect(zpl).toContain(fill(words.documents.labels.of, { unit: 2, units: 2 }));
    expect(zpl).toContain('DESTINATARIO');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await createPapers(page, words, ['bol', 'delivery_receipt']);
    await expect(page.getByText(words.documents.types.delivery_receipt, { exact: true }).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
});
