import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { noAccess } from './listed-users.fixture.ts';
import { UserAccess } from './user-access.tsx';

const created = { created_at: '2026-11-28T12:00:00Z', last_used_at: null };
const key = { id: 1, name: 'ERP', prefix: 'fpk_ab', ...created };
const passkey = { id: 2, name: 'Laptop', is_stopped: false, ...created };

type Access = { api_keys: object[]; passkeys: object[]; sessions: number; shared_links: number };
let access: Access;
let sent: string[];

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  sent = [];
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: { method?: string } = {}) => {
    if (!url.includes('/access')) return Promise.resolve(Response.json(aPerson()));
    if (method === 'GET') return Promise.resolve(Response.json(access));
    sent.push(`${method} ${url}`);
    access = noAccess;
    return Promise.resolve(Response.json({ api_keys: 1, passkeys: 1, sessions: 2, shared_links: 0 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (isOneself = false) =>
  openPage('/user', {
    me: aPerson(),
    path: 'user',
    component: () => <UserAccess userId={7} name="Ana Ruiz" isOneself={isOneself} />,
  });

it('names the keys and passkeys of a person, and ends everything after one question', async () => {
  access = { ...noAccess, api_keys: [key], passkeys: [passkey], sessions: 2 };
  open();
  expect(await screen.findByText('API key ERP (fpk_ab…)')).toBeVisible();
  expect(screen.getByText('Passkey Laptop')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'End all access' }));
  const dialog = within(await screen.findByRole('dialog', { name: /access to Ana Ruiz’s user/ }));
  expect(sent).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'End all access' }));
  expect(await screen.findByText('No API key and no passkey.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End all access' })).toBeNull());
  expect(sent).toEqual([expect.stringMatching(/^POST .*\/api\/users\/7\/access\/end$/)]);
});

it('leaves one’s own to the security page', async () => {
  access = { ...noAccess, api_keys: [key] };
  open(true);
  expect(await screen.findByText('API key ERP (fpk_ab…)')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End all access' })).toBeNull();
});
