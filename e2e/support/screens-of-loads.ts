import type { Page } from '@playwright/test';
import type { Screen, Words } from './screen.ts';
import { anyOf, fill } from './words.ts';

const dialogIsOpen = (page: Page): Promise<void> => page.getByRole('dialog').first().waitFor();

const pressAndSeeDialog = async (page: Page, name: string | RegExp): Promise<void> => {
  await page.getByRole('button', { name }).first().click();
  await dialogIsOpen(page);
};

const openFilter = async (page: Page, { loads, lists }: Words): Promise<void> => {
  await page.getByRole('button', { name: lists.filters.add, exact: true }).click();
  const menu = page.getByRole('group', { name: lists.filters.add_label });
  await menu.getByRole('button', { name: loads.my_loads.filters.pickup, exact: true }).click();
};

/** The list, one load, and the frame around them. */
export const loadScreens: readonly Screen[] = [
  { name: 'my-loads', address: () => '/my-loads' },
  { name: 'my-loads-filtered', address: () => '/my-loads?group=delivered&mode=ltl' },
  { name: 'my-loads-nothing-found', address: () => '/my-loads?search=nothing-has-this-name' },
  {
    name: 'my-loads-columns',
    address: () => '/my-loads',
    open: async (page, { lists: { columns } }) => {
      await page.getByRole('button', { name: columns.label, exact: true }).click();
      await page.getByRole('button', { name: columns.reset }).waitFor();
    },
    only: 'desktop',
  },
  { name: 'my-loads-filter', address: () => '/my-loads', open: openFilter, only: 'desktop' },
  {
    name: 'my-loads-filters',
    address: () => '/my-loads',
    open: (page, { lists }) => pressAndSeeDialog(page, lists.filters.open),
    only: 'phone',
  },
  {
    name: 'my-loads-views',
    address: () => '/my-loads',
    open: (page, { loads }) =>
      page.getByRole('button', { name: loads.my_loads.views.all }).filter({ visible: true }).click(),
  },
  {
    name: 'my-loads-selected',
    address: () => '/my-loads',
    open: (page, { loads }) => page.getByRole('checkbox', { name: loads.my_loads.select_page }).check(),
    only: 'desktop',
  },
  {
    name: 'my-loads-export',
    address: () => '/my-loads?group=cancelled',
    open: (page, { lists }) => pressAndSeeDialog(page, anyOf(lists.export.open_total)),
    only: 'desktop',
  },
  {
    name: 'search',
    address: () => '/my-loads',
    open: async (page, { frame }) => {
      await pressAndSeeDialog(page, frame.search.open);
      await page.getByRole('combobox', { name: frame.search.placeholder }).fill('Dallas');
      await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  },
  {
    name: 'profile',
    address: () => '/my-loads',
    open: (page, { frame }) =>
      page.getByRole('button', { name: fill(frame.profile.open, { name: '' }).trim() }).click(),
  },
  {
    name: 'navigation',
    address: () => '/my-loads',
    open: (page, { frame }) => pressAndSeeDialog(page, frame.navigation.open_menu),
    only: 'phone',
  },
  { name: 'load-quoted', address: ({ quoted }) => `/my-loads/${quoted}` },
  { name: 'load-in-transit', address: ({ inTransit }) => `/my-loads/${inTransit}` },
  { name: 'load-delivered', address: ({ delivered }) => `/my-loads/${delivered}` },
  {
    name: 'load-history',
    address: ({ delivered }) => `/my-loads/${delivered}`,
    open: (page, { loads }) => pressAndSeeDialog(page, loads.history.whole),
  },
  {
    name: 'load-references',
    address: ({ delivered }) => `/my-loads/${delivered}`,
    open: (page, { loads }) => pressAndSeeDialog(page, loads.page.edit_references),
  },
  {
    name: 'load-cancel',
    address: ({ quoted }) => `/my-loads/${quoted}`,
    open: async (page, { tendering }) => {
      await pressAndSeeDialog(page, tendering.cancel.button);
      await page.getByRole('dialog').getByText(tendering.cancel.free).waitFor();
    },
  },
  { name: 'load-container', address: ({ container }) => `/my-loads/${container}` },
  {
    name: 'load-container-references',
    address: ({ container }) => `/my-loads/${container}`,
    open: (page, { drayage }) => pressAndSeeDialog(page, new RegExp(`${drayage.load.edit}|${drayage.load.add}`)),
  },
  { name: 'load-container-with-operations', address: ({ withOperations }) => `/my-loads/${withOperations}` },
  { name: 'load-not-found', address: () => '/my-loads/999999999' },
  { name: 'change-password', address: () => '/change-password' },
];
