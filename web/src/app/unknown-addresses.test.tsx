import { createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startWithAllWords } from '../testing/words.fixture.ts';
import { addAllScreens } from './all-screens.ts';
import './router.tsx';

beforeAll(startWithAllWords);

const routerAt = (address: string) =>
  createRouter({ routeTree: addAllScreens(), history: createMemoryHistory({ initialEntries: [address] }) });

const router = routerAt('/');
const screenAt = (address: string) => router.getMatchedRoutes(address)[0].at(-1)?.fullPath;

/** The address of every screen in the frame, with something in the place of each id. */
const addresses = Object.keys(router.routesByPath)
  .filter((path) => router.routesByPath[path as '/'].parentRoute.id === '/frame' && path !== '/$')
  .map((path) => path.replaceAll(/\{-\$\w+\}|\$\w+/g, '7').replace(/\/$/, ''));

describe('an address that goes on behind a screen', () => {
  it('is not found, whichever screen it is', () => {
    expect(addresses.length).toBeGreaterThan(40);
    expect(addresses.filter((address) => screenAt(`${address}/no/such/page`) !== '/$')).toEqual([]);
  });

  it.each(['/settings/xyz', '/settings/2', '/home/x', '/my-loads/100771/x', '/settings/logos/x', '/insurance/x'])(
    'such as %s is not found',
    (address) => expect(screenAt(address)).toBe('/$'),
  );

  it('is not found without a session either, while a screen asks to sign in', async () => {
    const [unknown, known] = [routerAt('/settings/xyz'), routerAt('/settings/logos')];
    render(<RouterProvider router={unknown as never} />);
    await screen.findByRole('heading', { name: 'Page not found' });
    await known.load();
    expect([unknown, known].map(({ state }) => state.location.pathname)).toEqual(['/settings/xyz', '/login']);
  });
});

it.each([
  ['/account-management', '/account-management'],
  ['/account-management/roles/permissions', '/account-management/roles/permissions'],
  ['/account-management/roles/4/permissions', '/account-management/roles/$role/permissions'],
])('%s is a screen or leads to one', (address, path) => expect(screenAt(address)).toBe(path));
