import { screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { hasSession } from '../../platform/session/session.ts';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { aPerson } from '../quotes/quotes.fixture.tsx';

vi.mock('../../platform/session/sign-in-link.ts', () => ({
  spendSignInLink: () => ({
    magaya_company_guid: 'c-1',
    magaya_network_id: '36120',
    magaya_user_guid: 'u-1',
    magaya_ticket: 'a-secret-ticket',
  }),
}));

beforeAll(startWithAllWords);
afterEach(() => vi.unstubAllGlobals());

/** Opens the screen in front of a server that refuses the link. */
const openRefused = async (status: number, code: string) => {
  await switchLanguage('en');
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const detail = [{ msg: { en: 'Try again.', es: 'Intente de nuevo.' }, code }];
    return Promise.resolve(Response.json({ detail, request_id: 'q1' }, { status }));
  });
  const { SignInLinkPage } = await import('./sign-in-link-page.tsx');
  openPage('/freight-system', { me: aPerson(), path: 'freight-system', component: SignInLinkPage });
  await screen.findByRole('heading', { name: 'You are not signed in' });
  return asked;
};

it.each([
  [503, 'freight_system.unavailable', /or sign in with your password/, /inicie sesión con su contraseña/],
  [401, 'auth.second_factor_needed', /your password and your code/, /su contraseña y su código/],
  // What the server says of somebody unknown.
  [401, 'freight_system.sign_in_refused', /Try again\./, /Intente de nuevo\./],
])('says what to do after %s %s in both languages, and tries nothing again', async (status, code, en, es) => {
  const asked = await openRefused(status, code);
  expect(screen.getByText(en)).toBeVisible();
  await switchLanguage('es');
  expect(await screen.findByText(es)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir a iniciar sesión' })).toHaveAttribute('href', '/login');
  expect(asked).toHaveLength(1);
  expect(hasSession()).toBe(false);
});
