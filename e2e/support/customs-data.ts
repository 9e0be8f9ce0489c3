import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { loadOf } from './api.ts';
import { createPapers } from './create-papers.ts';
import type { Words } from './screen.ts';

const importer = { name: 'Comercializadora Regia, S.A. de C.V.', tax_id: 'CRE010203AB1' };

const openDrawer = async (page: Page, button: string, { loads }: Words): Promise<Locator> => {
  await page.getByRole('button', { name: button, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: loads.customs.title });
  await expect(drawer).toBeVisible();
  return drawer;
};

const fillIn = async (drawer: Locator, { loads: { customs } }: Words): Promise<void> => {
  await drawer.getByLabel(customs.invoice_number, { exact: true }).fill('EXP-2026-0481');
  const party = drawer.getByRole('group', { name: customs.parties.importer });
  await party.getByLabel(customs.name, { exact: true }).fill(importer.name);
  await party.getByLabel(customs.tax_id, { exact: true }).fill(importer.tax_id);
  await drawer.getByLabel(customs.incoterm, { exact: true }).selectOption('DAP');
  await drawer.getByLabel(customs.incoterm_place, { exact: true }).fill('Laredo, TX');
  await drawer.getByLabel(customs.freight, { exact: true }).fill('99999999');
};

/** On the page of a load into Mexico: what customs ask for is entered, refused once, corrected, kept and printed. */
export const clearCustoms = async (page: Page, words: Words, api: APIRequestContext, load: number): Promise<void> => {
  const { customs } = words.loads;
  const drawer = await openDrawer(page, customs.enter, words);
  await fillIn(drawer, words);
  await drawer.getByRole('button', { name: customs.save, exact: true }).click();
  await expect(drawer.getByLabel(customs.freight, { exact: true })).toBeFocused();
  await drawer.getByLabel(customs.freight, { exact: true }).fill('1480');
  await drawer.getByRole('button', { name: customs.save, exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText(`EXP-2026-0481, DAP Laredo, TX, ${importer.name}`)).toBeVisible();
  const again = await openDrawer(page, customs.edit, words);
  await expect(again.getByLabel(customs.freight, { exact: true })).toHaveValue('1,480');
  await again.getByLabel(customs.insurance, { exact: true }).fill('92.50');
  await again.getByRole('button', { name: customs.save, exact: true }).click();
  await expect(again).toBeHidden();
  expect((await loadOf(api, load)).customs).toMatchObject({ freight: 1480, insurance: 92.5, importer });
  await createPapers(page, words, ['commercial_invoice']);
};
