import { people } from '../support/people.ts';
import type { Screen } from '../support/screen.ts';

export const setupScreens: readonly Screen[] = [
  { path: 'setup', as: people.operator, states: [{ name: 'setup', address: () => '/setup' }] },
];
