import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { AccessCard } from './access-card.tsx';

const key = { id: 1, name: 'ERP', prefix: 'fpk_ab', created_at: '2026-11-28T12:00:00Z', last_used_at: null };
const nothing = { api_keys: [], passkeys: [], other_sessions: 0, shared_links: 0 };

let access: { api_keys: (typeof key)[]; passkeys: object[]; other_sessions: number; shared_links: number } | null;
let sent: unknown[];

const wrong = {
  detail: [{ msg: { en: 'The password is wrong.', es: '' }, code: 'auth.password_wrong', field: 'password' }],
  request_id: 'r',
};

const answer = (url: string, { method, body }: { method?: string; body?: string } = {}): Response => {
  if (url.includes('/users/me')) return Response.json(aPerson());
  if (!url.includes('/auth/access')) return Response.json({ passkeys: [] });
  if (method !== 'POST') return access ? Response.json(access) : Response.json({ detail: [] }, { status: 500 });
  const given = JSON.parse(body ?? '') as { password: string };
  sent.push(given);
  if (given.password !== 'right') return Response.json(wrong, { status: 400 });
  access = nothing;
  return Response.json({ api_keys: 1, passkeys: 0, sessions: 2, shared_links: 3 });
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  sent = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => Promise.resolve(answer(url, init as never)));
});
afterEach(() => vi.unstubAllGlobals());

const open = () => openPage('/security', { me: aPerson(), path: 'security', component: AccessCard });

it('names what else there is, and ends it after the password alone', async () => {
  access = { ...nothing, api_keys: [key], other_sessions: 2, shared_links: 3 };
  open();
  expect(await screen.findByText('1 API key · 2 other sessions · 3 shared links')).toBeVisible();
  expect(screen.getByText(/^API key fpk_ab…, created /)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'End all other access' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^Your API keys are switched off/)).toBeVisible();
  const password = dialog.getByLabelText('Password');
  const end = dialog.getByRole('button', { name: 'End all other access' });
  await userEvent.type(password, 'other');
  await userEvent.click(end);
  expect(await dialog.findByText('The password is wrong.')).toBeVisible();
  await userEvent.clear(password);
  await userEvent.type(password, 'right');
  await userEvent.click(end);
  expect(await screen.findByText('There is none beyond this session.')).toBeVisible();
  expect(sent).toEqual([{ password: 'other' }, { password: 'right' }]);
});

it('says that it could not be read, and reads it again', async () => {
  access = null;
  open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  access = nothing;
  await userEvent.click(retry);
  expect(await screen.findByText('There is none beyond this session.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End all other access' })).toBeNull();
});
