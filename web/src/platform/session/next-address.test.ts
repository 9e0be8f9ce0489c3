import { expect, it } from 'vitest';
import { loginAddress, nextAddress } from './next-address.ts';

it('leads back to the address that was asked for', () => {
  const requested = '/my-loads?status=quoted&search=a%20b#top';
  const login = new URL(loginAddress(requested), window.location.origin);
  expect(login.pathname).toBe('/login');
  expect(nextAddress(login.searchParams.get('next'))).toBe(requested);
});

it('leads to the start when nothing was asked for', () => {
  expect(loginAddress('/')).toBe('/login');
  expect(nextAddress(undefined)).toBe('/');
});

it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/login?next=/x', '', 7])(
  'never leads out of the portal or round in a circle: %j',
  (requested) => expect(nextAddress(requested)).toBe('/'),
);
