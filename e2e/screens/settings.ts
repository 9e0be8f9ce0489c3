import { noCarriers, openSaia, saveEmptyCalendar, saveEmptyCarrier, showSecret } from '../support/carrier-states.ts';
import { connectionStates } from '../support/wire-states.ts';
import { people } from '../support/people.ts';
import { shownInPreview, tryPaleTheme } from '../support/theme-preview.ts';
import type { Screen } from '../support/screen.ts';

const address = () => '/settings/operator';
const locations = () => '/settings/my-locations';
const theme = () => '/settings/themes/operator';
const carriers = () => '/settings/carriers';
const failing = { detail: [], request_id: 'r' };

/** A vector picture with empty edges. */
const svgLogo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect x="60" y="60" width="180" height="80" rx="12" fill="#d9480f"/></svg>',
  ),
};

export const settingsScreens: readonly Screen[] = [
  {
    path: 'settings',
    as: people.operator,
    states: [
      { name: 'settings', address: () => '/settings' },
      {
        name: 'settings-states',
        address: () => '/settings',
        // How each stands comes after the list.
        open: (page, { settings }) => page.getByText(settings.index.states.none).first().waitFor(),
      },
      {
        name: 'settings-none-found',
        address: () => '/settings',
        open: (page, { settings }) => page.getByRole('searchbox', { name: settings.index.search }).fill('zzz'),
      },
    ],
  },
  {
    path: 'settings/trucks',
    as: people.operator,
    states: [
      { name: 'settings-trucks', address: () => '/settings/trucks' },
      {
        name: 'settings-trucks-new',
        address: () => '/settings/trucks',
        open: async (page, { settings }) => {
          await page.getByRole('button', { name: settings.trucks.new, exact: true }).click();
          await page.getByRole('button', { name: settings.form.save, exact: true }).click();
        },
      },
    ],
    broken: [
      {
        name: 'settings-trucks-loading',
        address: () => '/settings/trucks',
        call: /trucks-types\?skip/,
        answer: () => undefined,
      },
      {
        name: 'settings-trucks-failing',
        address: () => '/settings/trucks',
        call: /trucks-types\?skip/,
        answer: (route) => route.fulfill({ status: 500, json: { detail: [], request_id: 'r' } }),
      },
    ],
  },
  {
    path: 'settings/carriers',
    as: people.operator,
    states: [
      { name: 'settings-carriers', address: carriers },
      { name: 'settings-carriers-none', address: carriers, rarely: [noCarriers] },
      { name: 'settings-carriers-new', address: carriers, open: saveEmptyCarrier },
      { name: 'settings-carriers-one', address: carriers, open: openSaia },
      { name: 'settings-carriers-secret', address: carriers, open: showSecret },
      { name: 'settings-carriers-calendar', address: carriers, open: saveEmptyCalendar },
    ],
    broken: [
      { name: 'settings-carriers-loading', address: carriers, call: /carrier-conn/, answer: () => undefined },
      {
        name: 'settings-carriers-failing',
        address: carriers,
        call: /api\/carrier-(connections|calendars)/,
        answer: (route) => route.fulfill({ status: 500, json: failing }),
      },
    ],
  },
  { path: 'settings/connections', as: people.operator, ...connectionStates },
  {
    path: 'settings/carrier-thresholds',
    as: people.operator,
    states: [
      { name: 'settings-thresholds', address: () => '/settings/carrier-thresholds' },
      {
        name: 'settings-thresholds-none',
        address: () => '/settings/carrier-thresholds',
        rarely: [{ call: /carriers-alert/, says: () => ({ items: [] }) }],
      },
      {
        name: 'settings-thresholds-new',
        address: () => '/settings/carrier-thresholds',
        open: async (page, { settings }) => {
          await page.getByRole('button', { name: settings.carriers.thresholds.new, exact: true }).click();
          await page.getByRole('button', { name: settings.form.save, exact: true }).click();
        },
      },
      {
        name: 'settings-thresholds-claims',
        address: () => '/settings/carrier-thresholds',
        open: async (page, { settings }) => {
          const { thresholds } = settings.carriers;
          await page.getByRole('button', { name: thresholds.new, exact: true }).click();
          await page.getByLabel(thresholds.kind, { exact: true }).selectOption('claims');
          await page.getByLabel(thresholds.values.claims, { exact: true }).fill('0.1');
        },
      },
    ],
  },
  {
    path: 'settings/favorite-carriers',
    states: [
      { name: 'settings-favorites', address: () => '/settings/favorite-carriers' },
      {
        name: 'settings-favorites-none-found',
        address: () => '/settings/favorite-carriers',
        open: (page, { settings }) => page.getByRole('searchbox', { name: settings.carriers.search }).fill('zzz'),
      },
    ],
  },
  {
    path: 'settings/my-locations/{-$location}',
    states: [
      { name: 'locations', address: locations },
      {
        name: 'locations-none',
        address: locations,
        rarely: [{ call: /api\/locations\?/, says: () => ({ items: [], total: 0, states: [] }) }],
      },
      { name: 'locations-none-found', address: () => '/settings/my-locations?search=zzz' },
      {
        name: 'locations-new-wrong',
        address: () => '/settings/my-locations/new',
        open: async (page, { notices, settings }) => {
          await page.getByRole('dialog').getByLabel(notices.location.on).check();
          await page.getByRole('dialog').getByRole('button', { name: settings.locations.save }).click();
        },
      },
      {
        name: 'locations-one',
        address: locations,
        open: async (page) => {
          await page.locator('a[data-load]').first().click();
          await page.getByRole('dialog').waitFor();
        },
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
    path: 'settings/mosaic-carousel',
    as: people.operator,
    states: [
      {
        name: 'settings-mosaic-empty',
        address: () => '/settings/mosaic-carousel',
        rarely: [{ call: /api\/(home|carousel)\?/, says: () => ({ items: [], total: 0 }) }],
      },
      {
        name: 'settings-mosaic',
        address: () => '/settings/mosaic-carousel',
        rarely: [
          {
            call: /api\/carousel\?/,
            says: () => ({
              items: [1, 2].map((id) => ({
                id,
                title: { en: `Spring fleet ${id}`, es: `Flota de primavera ${id}` },
                caption: { en: '', es: '' },
                language: id === 1 ? 'es' : null,
                starts_on: '2026-04-01',
                ends_on: null,
                active: true,
                media: null,
                is_shown: false,
                version: 1,
              })),
              total: 2,
            }),
          },
        ],
      },
      {
        name: 'settings-mosaic-new',
        address: () => '/settings/mosaic-carousel',
        open: async (page, { settings }) => {
          await page.getByRole('button', { name: settings.home.carousel.new, exact: true }).click();
          await page.getByRole('button', { name: settings.form.save, exact: true }).click();
        },
      },
    ],
  },
  {
    path: 'settings/themes',
    as: people.operator,
    states: [{ name: 'settings-themes', address: () => '/settings/themes' }],
  },
  {
    path: 'settings/themes/$theme',
    as: people.operator,
    states: [
      { name: 'settings-theme-maker', address: theme, open: (page) => shownInPreview(page, 'my_loads') },
      { name: 'settings-theme-maker-import', address: theme, open: tryPaleTheme },
    ],
  },
  {
    path: 'settings/operator',
    as: people.operator,
    states: [
      { name: 'settings-operator', address },
      {
        name: 'settings-operator-wrong',
        address,
        open: async (page, { settings }) => {
          await page.getByLabel(settings.operator.fields.name, { exact: true }).fill('');
          await page.getByRole('button', { name: settings.operator.save, exact: true }).click();
        },
      },
    ],
  },
  {
    path: 'settings/logos',
    as: people.admin,
    states: [
      { name: 'settings-logos', address: () => '/settings/logos' },
      {
        name: 'settings-logos-prepare',
        address: () => '/settings/logos',
        open: (page) => page.locator('input[type=file]').first().setInputFiles(svgLogo),
      },
    ],
    broken: [
      {
        name: 'settings-logos-failing',
        address: () => '/settings/logos',
        call: /\/api\/accounts\/settings$/,
        answer: (route) => route.fulfill({ status: 500, json: { detail: [], request_id: 'r' } }),
      },
    ],
  },
  {
    path: 'settings/email-notifications',
    as: people.admin,
    states: [
      { name: 'settings-notifications', address: () => '/settings/email-notifications' },
      {
        name: 'settings-notifications-people',
        address: () => '/settings/email-notifications',
        open: (page, { settings }) =>
          page.getByRole('button', { name: settings.notifications.carrier_alerts.choose, exact: true }).click(),
      },
      {
        name: 'settings-notifications-plain',
        address: () => '/settings/email-notifications',
        open: (page, { settings }) => page.getByText(settings.notifications.preview.plain, { exact: true }).click(),
      },
    ],
    broken: [
      {
        name: 'settings-notifications-failing',
        address: () => '/settings/email-notifications',
        call: /tracking-preferences/,
        answer: (route) => route.fulfill({ status: 500, json: { detail: [], request_id: 'r' } }),
      },
    ],
  },
];
