import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { listed, manager, noAccess } from './listed-users.fixture.ts';
import { UsersPage } from './users-page.tsx';

let users = [listed()];
let sent: unknown[] = [];

const answer = (address: string, { method = 'GET', body }: RequestInit = {}): Response => {
  const { pathname, searchParams } = new URL(address, 'http://portal.test');
  if (pathname.startsWith('/api/users/me')) return Response.json(aPerson());
  if (pathname === '/api/accounts/2') return Response.json({ id: 2, country: 'MX', can_dispatch_modes: {} });
  if (pathname.endsWith('/access')) return Response.json(noAccess);
  if (pathname.endsWith('/sessions')) return Response.json({ items: [] });
  if (method !== 'GET') {
    sent.push(JSON.parse(body as string));
    return Response.json(listed());
  }
  const id = searchParams.get('user_id');
  const items = users.filter((user) => id === null || String(user.id) === id);
  const isKnown = pathname === '/api/accounts/2/users' && (id === null || items.length > 0);
  return isKnown
    ? Response.json({ items, total: items.length })
    : Response.json({ detail: [], request_id: 'q' }, { status: 404 });
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  users = [listed(), listed({ id: 42, email: 'ben@acme.test', first_name: 'Ben', role: 'account_admin', role_id: 2 })];
  sent = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => Promise.resolve(answer(url, init)));
});
afterEach(() => vi.unstubAllGlobals());

const open = (address: string, me = manager()) =>
  openPage(address, { me, path: 'settings/$account/users/{-$user}', component: UsersPage });
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('gives an agent the payments', async () => {
  open('/settings/2/users/41');
  const form = await drawer('Ana Ruiz');
  await userEvent.click(form.getByLabelText('May see and pay invoices'));
  await userEvent.click(form.getByRole('button', { name: 'Save user' }));
  await waitFor(() => expect(sent).toEqual([{ can_pay: true }]));
});

it('says nothing of payments with an admin, who has them by the role', async () => {
  open('/settings/2/users/42');
  expect((await drawer('Ben Ruiz')).queryByLabelText('May see and pay invoices')).toBeNull();
});

it('shows who reads alone name, e-mail and role of the colleagues, and nothing to change', async () => {
  users = users.map(({ managed: _, ...seen }) => seen);
  open('/settings/2/users/41', aPerson());
  const row = (await screen.findByText('Ben Ruiz')).closest('tr');
  expect(within(row as HTMLTableRowElement).getByText('ben@acme.test')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('link', { name: /Ruiz/ })).toBeNull();
  for (const name of ['Invite user', 'Export', 'State'])
    expect(screen.queryByRole('button', { name: new RegExp(name) })).toBeNull();
});

it.each(['/settings/9/users', '/settings/abc/users', '/settings/2/users/99999', '/settings/2/users/x'])(
  '%s, of no account or user in sight, is not found',
  async (address) => {
    open(address);
    await screen.findByText('Page not found');
    expect(screen.queryByRole('button', { name: 'Invite user' })).toBeNull();
  },
);
