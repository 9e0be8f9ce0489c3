import type { ApiKey } from '@portal/contract/api-keys/api-keys.contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../platform/session/session.ts';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { aPerson } from '../quotes/quotes.fixture.tsx';
import { AccountApiKeysPage } from './api-keys-page.tsx';

const key = (changed: Partial<ApiKey> = {}): ApiKey => ({
  id: 5,
  name: 'Warehouse',
  prefix: 'fpk_abcd1234',
  status: 'active',
  rights: null,
  is_company: false,
  account: { id: 2, name: 'Acme Industrial' },
  created_by: { id: 1, name: 'Ana Ruiz' },
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: null,
  last_used_ip: null,
  ...changed,
});

let keys: ApiKey[];
let sent: { method: string; path: string; body: unknown }[];
let asked: string[];
let isDown: boolean;

const answer = (address: string, init: RequestInit = {}): Response => {
  const { pathname, search } = new URL(address, 'http://portal.test');
  if (pathname.startsWith('/api/users/me')) return Response.json(aPerson());
  if (isDown) return Response.json({ detail: [], request_id: 'q' }, { status: 503 });
  const method = init.method ?? 'GET';
  if (method === 'GET') {
    asked.push(search);
    const switched_off = keys.filter(({ status }) => status === 'disabled').length;
    return Response.json({ items: keys, total: keys.length, accounts: 1, switched_off });
  }
  sent.push({ method, path: pathname, body: init.body ? (JSON.parse(init.body as string) as unknown) : undefined });
  if (method === 'DELETE') return new Response(null, { status: 204 });
  if (method === 'PATCH') return Response.json(key({ status: 'disabled' }));
  return Response.json({ ...key({ id: 6, name: 'Dock' }), key: 'fpk_secret' }, { status: 201 });
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  keys = [key()];
  sent = [];
  asked = [];
  isDown = false;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => Promise.resolve(answer(url, init)));
});
afterEach(() => vi.unstubAllGlobals());

const open = () =>
  openPage('/settings/account-api-key', {
    me: aPerson(),
    path: 'settings/account-api-key',
    component: AccountApiKeysPage,
  });

it('says how many keys there are, and shows those that are switched off', async () => {
  keys = [key(), key({ id: 6, name: 'Dock', status: 'disabled' })];
  open();
  expect(await screen.findByText('2 keys, 1 switched off')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Active' }));
  await userEvent.selectOptions(await screen.findByLabelText('Active'), 'Switched off');
  await waitFor(() => expect(asked.at(-1)).toBe('?status=disabled&skip=0&limit=25'));
});

it('shows a new key until the person has stored it', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'New key' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText(/ is required\.$/)).toBeVisible();
  await userEvent.type(screen.getByLabelText('Name'), 'Dock');
  await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByLabelText('Key')).toHaveValue('fpk_secret');
  expect(screen.getByText('1,200 calls a minute')).toBeInTheDocument();
  expect(sent).toEqual([{ method: 'POST', path: '/api/api-key', body: { name: 'Dock', rights: null } }]);
  await userEvent.click(screen.getByRole('button', { name: 'I have stored it' }));
  expect(screen.queryByLabelText('Key')).not.toBeInTheDocument();
});

it('limits a key to what the person may read', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'New key' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Reader');
  await userEvent.selectOptions(screen.getByLabelText('Rights'), 'Read only');
  await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ name: 'Reader', rights: expect.arrayContaining(['get:carriers']) as unknown });
  expect(JSON.stringify(sent[0]?.body)).not.toMatch(/(post|patch|delete):/);
});

it('gives a key the rights that were chosen, all own ones before', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'New key' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Chosen');
  await userEvent.selectOptions(screen.getByLabelText('Rights'), 'What I choose');
  const carriers = within(screen.getByRole('group', { name: 'Carrier quotes' }));
  expect(carriers.getByLabelText('See')).toBeChecked();
  await userEvent.click(carriers.getByLabelText('See'));
  await userEvent.click(screen.getByRole('button', { name: 'Create key' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).not.toEqual({ name: 'Chosen', rights: null });
  expect(sent[0]?.body).toEqual({ name: 'Chosen', rights: expect.not.arrayContaining(['get:carriers']) as unknown });
});

it('shows the rights of a key', async () => {
  keys = [key({ rights: ['get:carriers', 'post:quote'] })];
  open();
  await userEvent.click(await screen.findByRole('button', { name: '2 rights. Rights of the key “Warehouse”' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('group', { name: 'Carrier quotes' })).toHaveTextContent('See');
});

it('switches a key off at once', async () => {
  open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Key “Warehouse” is active' }));
  await waitFor(() =>
    expect(sent).toEqual([{ method: 'PATCH', path: '/api/api-key/5/status', body: { status: 'disabled' } }]),
  );
});

it('deletes a key once its name was typed', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete the key “Warehouse”' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this key?' }));
  const remove = () => dialog.getByRole('button', { name: 'Delete' });
  await userEvent.click(remove());
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Name of the key'), 'Warehouse');
  await userEvent.click(remove());
  await waitFor(() => expect(sent).toEqual([{ method: 'DELETE', path: '/api/api-key/5', body: undefined }]));
});

it('says when the list cannot be read, and tries again', async () => {
  isDown = true;
  open();
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByText('Warehouse')).toBeInTheDocument();
});
