import { setupSteps } from '@portal/contract/setup/setup.contract.ts';
import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';

export const setupScreens: readonly Screen[] = [
  {
    path: 'setup',
    as: people.operator,
    states: [
      { name: 'setup', address: () => '/setup' },
      {
        name: 'setup-new-portal',
        address: () => '/setup',
        rarely: [
          {
            call: /api\/setup$/,
            says: () => ({
              can_quote: false,
              is_complete: false,
              is_dismissed: false,
              items: setupSteps.map((name) => ({
                name,
                is_done: false,
                is_required: name === 'carriers',
                command: null,
              })),
            }),
          },
        ],
      },
    ],
  },
];
