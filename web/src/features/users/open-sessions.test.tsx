import type { OpenSession } from '@portal/contract/users/managed-user.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../platform/session/session.ts';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { aPerson } from '../quotes/quotes.fixture.tsx';
import { OwnSessionsPage } from './own-sessions-page.tsx';

let sessions: OpenSession[];

const session = (digit: number, changed: Partial<OpenSession>): OpenSession => ({
  id: `0000000${digit}-0000-4000-8000-000000000000`,
  created_at: new Date().toISOString(),
  last_used_at: new Date().toISOString(),
  ip: '192.0.2.7',
  browser: null,
  system: null,
  program: null,
  is_own: false,
  ...changed,
});

beforeAll(startWithAllWords);
beforeEach(() => {
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json(url.includes('/sessions') ? { items: sessions } : aPerson())),
  );
});
afterEach(() => vi.unstubAllGlobals());

const linesOf = async (language: 'en' | 'es') => {
  await switchLanguage(language);
  sessions = [
    session(1, { browser: 'Chrome', system: 'Windows', is_own: true }),
    session(2, { program: 'curl' }),
    session(3, { program: '' }),
    session(4, { last_used_at: '2026-01-05T18:00:00.000Z' }),
  ];
  openPage('/sessions', { me: aPerson(), path: 'sessions', component: OwnSessionsPage });
  return (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
};

it('names browsers and programs, and says which are in use now', async () => {
  expect(await linesOf('en')).toEqual([
    expect.stringMatching(/^Chrome on WindowsNow, since today .+, 192\.0\.2\.7This one$/),
    expect.stringMatching(/^A program \(curl\)Now, since/),
    expect.stringMatching(/^A programNow, since/),
    'Unknown browser01-05-2026, 192.0.2.7End session',
  ]);
});

it('says the same in Spanish', async () => {
  expect(await linesOf('es')).toEqual([
    expect.stringMatching(/^Chrome en WindowsAhora, desde hoy /),
    expect.stringMatching(/^Un programa \(curl\)/),
    expect.stringMatching(/^Un programaAhora/),
    expect.stringMatching(/^Navegador desconocido/),
  ]);
});
