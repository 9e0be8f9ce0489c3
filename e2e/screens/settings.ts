import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';

const address = () => '/settings/operator';

export const settingsScreens: readonly Screen[] = [
  {
    path: 'settings',
    as: people.operator,
    states: [
      { name: 'settings', address: () => '/settings' },
      {
        name: 'settings-none-found',
        address: () => '/settings',
        open: (page, { settings }) => page.getByRole('searchbox', { name: settings.index.search }).fill('zzz'),
      },
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
];
