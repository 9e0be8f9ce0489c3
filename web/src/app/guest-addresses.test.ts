import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { guestAddresses } from '../../build/data/guest-addresses.ts';
import { addAllScreens } from './all-screens.ts';
import './router.tsx';

it('the page knows which screens stand without the frame', () => {
  const { routesByPath } = createRouter({ routeTree: addAllScreens(), history: createMemoryHistory() });
  const paths = Object.keys(routesByPath) as (keyof typeof routesByPath)[];
  const without = paths.filter((path) => !routesByPath[path].id.startsWith('/frame'));
  const beginnings = without.map((path) => path.split('/')[1] ?? '').filter(Boolean);
  expect([...new Set(beginnings)].toSorted()).toEqual(guestAddresses);
});
