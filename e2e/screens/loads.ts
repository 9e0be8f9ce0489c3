import type { Page } from '@playwright/test';
import { calls, emptyList, fail, never } from '../support/answers.ts';
import { openDialog } from '../support/open-dialog.ts';
import type { Rarely, Screen, ScreenState, Words } from '../support/screen.ts';
import { anyOf } from '../support/words.ts';

const myLoads = (): string => '/my-loads';
const found = (): string => '/my-loads?status=delivered,in+transit&origin_state=TX&weight_min=500&price_max=2000';

const unapproved = {
  approval_id: 7,
  missing: [{ field: 'approval_id', words: { en: 'an approval', es: 'una aprobación' } }],
};

/** Each second booking waits for an approval. */
const toApprove: Rarely = {
  call: calls.list,
  says: (list) => ({
    ...list,
    items: (list as { items: object[] }).items.map((load, at) => ({ ...load, ...(at % 2 === 0 && unapproved) })),
  }),
};

const openFilter = async (page: Page, { loads, lists }: Words): Promise<void> => {
  await page.getByRole('button', { name: lists.filters.add, exact: true }).click();
  const menu = page.getByRole('group', { name: lists.filters.add_label });
  await menu.getByRole('button', { name: loads.my_loads.filters.pickup, exact: true }).click();
};

const openSaveView = async (page: Page, { loads, lists }: Words): Promise<void> => {
  const allLoads = loads.my_loads.views.all;
  await page.getByRole('button', { name: allLoads }).filter({ visible: true }).first().click();
  await openDialog(page, lists.views.save);
};

/** The list and its tools. */
const listStates: readonly ScreenState[] = [
  { name: 'my-loads', address: myLoads },
  { name: 'my-loads-to-approve', address: () => '/my-loads?group=quoted', rarely: [toApprove] },
  { name: 'my-loads-filtered', address: () => '/my-loads?group=delivered&mode=ltl' },
  { name: 'my-loads-containers', address: () => '/my-loads?mode=drayage&sort=last_free_day' },
  { name: 'my-loads-nothing-found', address: () => '/my-loads?search=nothing-has-this-name' },
  { name: 'my-loads-empty', address: myLoads, rarely: [emptyList(calls.list, { late: 0 })] },
  {
    name: 'my-loads-columns',
    address: myLoads,
    open: async (page, { lists: { columns } }) => {
      await page.getByRole('button', { name: columns.label, exact: true }).click();
      await page.getByRole('button', { name: columns.reset }).waitFor();
    },
    only: 'desktop',
  },
  { name: 'my-loads-filter', address: myLoads, open: openFilter, only: 'desktop' },
  {
    name: 'my-loads-filters',
    address: myLoads,
    open: (page, { lists }) => openDialog(page, lists.filters.open),
    only: 'phone',
  },
  {
    name: 'my-loads-views',
    address: myLoads,
    open: (page, { loads }) =>
      page.getByRole('button', { name: loads.my_loads.views.all }).filter({ visible: true }).click(),
  },
  {
    name: 'my-loads-selected',
    address: myLoads,
    open: (page, { loads }) => page.getByRole('checkbox', { name: loads.my_loads.select_page }).check(),
    only: 'desktop',
  },
  {
    name: 'my-loads-export',
    address: () => '/my-loads?group=cancelled',
    open: (page, { lists }) => openDialog(page, anyOf(lists.export.open_total)),
    only: 'desktop',
  },
  { name: 'my-loads-advanced', address: found },
  {
    name: 'my-loads-advanced-form',
    address: found,
    open: (page, { loads }) => openDialog(page, loads.my_loads.advanced.change),
  },
  { name: 'my-loads-save-view', address: found, open: openSaveView },
];

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

const importStates: readonly ScreenState[] = [
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
];

export const loadsScreens: readonly Screen[] = [
  {
    path: 'my-loads',
    states: listStates,
    broken: [
      { name: 'my-loads-loading', address: myLoads, call: calls.list, answer: never },
      { name: 'my-loads-failing', address: myLoads, call: calls.list, answer: fail },
    ],
  },
  { path: 'my-loads/import', states: importStates },
];
