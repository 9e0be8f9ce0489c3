import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';

const address = () => '/settings/operator';

export const settingsScreens: readonly Screen[] = [
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
