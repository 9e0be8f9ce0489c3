import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';

export const auditScreens: readonly Screen[] = [
  {
    path: 'settings/audit',
    as: people.operator,
    states: [
      { name: 'settings-audit', address: () => '/settings/audit' },
      { name: 'settings-audit-none', address: () => '/settings/audit?search=nothing-is-called-so' },
    ],
  },
];
