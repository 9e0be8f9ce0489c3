import type { Screen } from '../support/screen.ts';

export const freightSystemScreens: readonly Screen[] = [
  {
    path: 'freight-system',
    as: null,
    // Without a link of the freight system it says how to sign in.
    states: [{ name: 'freight-system', address: () => '/freight-system' }],
  },
];
