import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiOf, makeQuotedLoad, quotesOf } from './support/api.ts';
import { people } from './support/people.ts';
import { expect, signedIn, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

const { quotes } = wordsOf('es');

test.use({ language: 'es', viewport: { width: 1440, height: 900 } });

const download = async (page: Page, format: string): Promise<{ name: string; start: string }> => {
  await page.getByRole('button', { name: quotes.download.title }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(format, { exact: true }).click();
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: quotes.download.go }).click();
  const saved = await file;
  const bytes = await readFile(await saved.path());
  await expect(dialog).toBeHidden();
  return { name: saved.suggestedFilename(), start: bytes.subarray(0, 4).toString('latin1') };
};

test.describe('a sales agent', () => {
  test.use({ as: people.sales });

  test('marks a load below up; its owner sees the prices at once, and saves them as PDF and as Excel, in Spanish', async ({
    page,
    browser,
    complaints,
  }) => {
    const owner = await apiOf(people.below);
    const load = await makeQuotedLoad(owner);
    const [cheapest] = (await quotesOf(owner, load.id)).items;
    const address = `/quote-book/carrier-selection/${load.id}`;
    const context = await browser.newContext({ storageState: await signedIn(people.below, 'es') });
    const theirs = await context.newPage();
    await theirs.goto(address);
    await page.goto(address);
    const dearer = `$${((cheapest?.price ?? 0) + 100).toFixed(2)}`;
    await page.getByRole('button', { name: quotes.markup.title }).click();
    await page.getByLabel(quotes.markup.min).fill('100');
    const row = page.getByRole('dialog').getByRole('row').nth(1);
    await expect(row).toContainText(dearer);
    await page.getByRole('button', { name: quotes.markup.save }).click();
    const lowest = theirs.locator('[data-quote]').first();
    await expect(lowest).toContainText(dearer);
    await expect(theirs.getByRole('button', { name: quotes.markup.title })).toHaveCount(0);
    expect(await download(theirs, quotes.download.pdf)).toEqual({ name: `Cotizacion-${load.id}.pdf`, start: '%PDF' });
    const sheet = await download(theirs, quotes.download.excel);
    expect(sheet.name).toMatch(/\.xlsx$/);
    expect(sheet.start.startsWith('PK')).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
