import type { Page } from '@playwright/test';
import type { Screen, Words } from './screen.ts';
import { anyOf } from './words.ts';

const headings = ['load_key', 'mode', 'pickup_date', 'pickup_zip_code', 'delivery_zip_code'];
const itemHeadings = ['commodity', 'handling_unit', 'handling_unit_count', 'weight', 'freight_class'];

/** A load that is ready, and two that are not. */
const sheet = [
  [...headings, ...itemHeadings],
  ['N-1', 'ltl', '2030-03-04', '75207', '60632', 'Machine parts', 'PAT', '2', '1300', '85'],
  ['N-2', 'ltl', 'tomorrow', '00001', '60632', 'Machine parts', 'heap', '2.5', 'heavy', '85'],
  ['N-3', 'ltl', '2030-03-04', '75207', '60632', 'Steel beams', 'BDL', '4', '38000', '50'],
];

const chooseSheet = async (page: Page, words: Words): Promise<void> => {
  const buffer = Buffer.from(sheet.map((cells) => cells.join(',')).join('\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'march.csv', mimeType: 'text/csv', buffer });
  await page.getByText(anyOf(words.loads.import_screen.summary.faulty_other)).waitFor();
};

const found = '/my-loads?status=delivered,in+transit&origin_state=TX&weight_min=500&price_max=2000';

const openForm = async (page: Page, { loads }: Words): Promise<void> => {
  await page.getByRole('button', { name: loads.my_loads.advanced.change }).click();
  await page.getByRole('dialog').waitFor();
};

const openViewTask = async (page: Page, { loads, lists }: Words): Promise<void> => {
  const allLoads = loads.my_loads.views.all;
  await page.getByRole('button', { name: allLoads }).filter({ visible: true }).first().click();
  await page.getByRole('button', { name: lists.views.save }).click();
  await page.getByRole('dialog').waitFor();
};

/** What is done with loads by the dozen: import, search, views. */
export const listScreens: readonly Screen[] = [
  { name: 'import', address: () => '/my-loads/import' },
  { name: 'import-faults', address: () => '/my-loads/import', open: chooseSheet },
  {
    name: 'import-all-values',
    address: () => '/my-loads/import',
    open: async (page, words) => {
      const { import_screen: screen } = words.loads;
      await chooseSheet(page, words);
      await page.getByText(screen.show_all, { exact: true }).click();
      await page.getByRole('button', { name: screen.all_values }).first().click();
    },
  },
  { name: 'my-loads-advanced', address: () => found },
  { name: 'my-loads-advanced-form', address: () => found, open: openForm },
  { name: 'my-loads-save-view', address: () => found, open: openViewTask },
];
