import type { Screen } from '../support/screen.ts';

const locations = () => '/settings/my-locations';
const items = () => '/settings/my-line-items';
const failing = { detail: [], request_id: 'r' };
const nothing = () => ({ items: [], total: 0, states: [] });

/** What an account saves for reuse. */
export const savedScreens: readonly Screen[] = [
  {
    path: 'settings/my-locations/{-$location}',
    states: [
      { name: 'locations', address: locations },
      { name: 'locations-none', address: locations, rarely: [{ call: /api\/locations\?/, says: nothing }] },
      { name: 'locations-none-found', address: () => '/settings/my-locations?search=zzz' },
      {
        name: 'locations-new-wrong',
        address: () => '/settings/my-locations/new',
        open: (page, { settings }) =>
          page.getByRole('dialog').getByRole('button', { name: settings.locations.save }).click(),
      },
      {
        name: 'locations-one',
        address: locations,
        open: (page) => page.locator('a[data-load]').first().click(),
      },
      {
        name: 'locations-import',
        address: locations,
        open: async (page, { settings: { saved } }) => {
          await page.getByRole('button', { name: saved.import, exact: true }).click();
          await page.getByLabel(saved.file).setInputFiles({
            name: 'locations.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from('name,zip_code,city,state,color\nNorth,75207,Dallas,TX,red\nNowhere,00000,Dallas,TX,'),
          });
          await page.getByRole('dialog').getByRole('status').waitFor();
        },
      },
    ],
    broken: [
      { name: 'locations-loading', address: locations, call: /api\/locations\?/, answer: () => undefined },
      {
        name: 'locations-failing',
        address: locations,
        call: /api\/locations\?/,
        answer: (route) => route.fulfill({ status: 500, json: failing }),
      },
    ],
  },
  {
    path: 'settings/my-line-items/{-$item}',
    states: [
      { name: 'line-items', address: items },
      { name: 'line-items-none', address: items, rarely: [{ call: /api\/account-commodity\?/, says: nothing }] },
      { name: 'line-items-none-found', address: () => '/settings/my-line-items?search=zzz' },
      {
        name: 'line-items-new-hazardous',
        address: () => '/settings/my-line-items/new',
        open: async (page, { settings, loads }) => {
          await page.getByRole('dialog').getByLabel(loads.book.item.hazardous, { exact: true }).check();
          await page.getByRole('dialog').getByRole('button', { name: settings.line_items.save }).click();
        },
      },
      { name: 'line-items-one', address: items, open: (page) => page.locator('a[data-load]').first().click() },
    ],
    broken: [
      { name: 'line-items-loading', address: items, call: /api\/account-commodity\?/, answer: () => undefined },
      {
        name: 'line-items-failing',
        address: items,
        call: /api\/account-commodity\?/,
        answer: (route) => route.fulfill({ status: 500, json: failing }),
      },
    ],
  },
];
