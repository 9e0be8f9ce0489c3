import type { Screen } from '../support/screen.ts';

/** What is seen with a link, by whoever has it. */
export const sharingScreens: readonly Screen[] = [
  { path: 'track/$token', as: null, states: [{ name: 'tracking', address: ({ tracking }) => tracking() }] },
  {
    path: 'shared/$token',
    as: null,
    states: [{ name: 'shared-papers-closed', address: () => `/shared/${'a'.repeat(43)}` }],
  },
];
