import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';

export const jobsScreens: readonly Screen[] = [
  {
    path: 'settings/failed-jobs',
    as: people.operator,
    states: [{ name: 'settings-failed-jobs', address: () => '/settings/failed-jobs' }],
  },
];
