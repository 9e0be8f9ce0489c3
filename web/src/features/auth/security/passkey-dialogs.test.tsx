import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { SecurityPage } from './security-page.tsx';

const { startRegistration } = vi.hoisted(() => ({ startRegistration: vi.fn<() => Promise<{ id: string }>>() }));
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }));

/** Milliseconds the browser may take. */
let timeout: number;
let added: unknown[];

const answer = (url: string, init: { method?: string; body?: string } = {}): Response => {
  if (url.includes('/users/me')) return Response.json(aPerson());
  if (url.includes('/second-factor')) return Response.json({ is_on: false, is_required: false, recovery_codes: 0 });
  if (url.endsWith('/access')) return Response.json({ api_keys: [], passkeys: [], other_sessions: 0 });
  if (url.endsWith('/passkeys/options')) return Response.json({ challenge: 'c', timeout });
  if (init.method !== 'POST') return Response.json({ passkeys: [] });
  added.push(JSON.parse(init.body ?? ''));
  return Response.json({ id: 1, recovery_codes: [] }, { status: 201 });
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  timeout = 300_000;
  added = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => Promise.resolve(answer(url, init as never)));
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('isSecureContext', true);
});
afterEach(() => vi.unstubAllGlobals());

const open = () => openPage('/security', { me: aPerson(), path: 'security', component: SecurityPage });

/** Opens the dialog and types name and password. */
const openDialog = async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add passkey' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Name'), 'Laptop');
  await userEvent.type(dialog.getByLabelText('Password'), 'Test-Freight-2026!');
  return dialog;
};

const failure = (name: string): Error => Object.assign(new Error(name), { name });

it.each([
  ['NotAllowedError', 300_000, /browser prompt was closed/],
  ['NotAllowedError', 0, /browser prompt timed out/],
  ['InvalidStateError', 300_000, /has a passkey of yours already/],
  ['ConstraintError', 300_000, /cannot keep passkeys/],
])('says in the dialog why there is no passkey (%s, %i ms), and makes one when tried again', async (name, ms, text) => {
  timeout = ms;
  startRegistration.mockRejectedValueOnce(failure(name)).mockResolvedValueOnce({ id: 'k' });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveValue('Laptop');
  expect(added).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(added).toEqual([{ name: 'Laptop', credential: { id: 'k' } }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says where the browser has no passkeys, and offers none', async () => {
  vi.stubGlobal('isSecureContext', false);
  open();
  expect(await screen.findByText(/^Passkeys don’t work in this browser/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add passkey' })).toBeNull();
});
