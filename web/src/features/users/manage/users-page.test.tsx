import type { ListedUser, OpenSession } from '@portal/contract/users/managed-user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { listed, manager, modes, noAccess, withRights } from './listed-users.fixture.ts';
import { UsersPage } from './users-page.tsx';

const dockRole = { id: 9, name: 'Dock clerk', description: '', kind: 'customer_agent', is_built_in: false };

/** Who may read the roles of the operator's own too. */
const readerOfRoles = () => withRights('patch:user', 'get:role');

/** May book everything but drayage. */
const account = { id: 2, country: 'MX', can_dispatch: true, can_dispatch_modes: { ...modes, drayage: false } };

let users: ListedUser[];
let sent: { method: string; path: string; body: unknown }[];
let isDown: boolean;
let queries: string[];
let sessions: OpenSession[];

const answer = (address: string, init: RequestInit = {}): Response => {
  const { pathname, searchParams } = new URL(address, 'http://portal.test');
  const method = init.method ?? 'GET';
  if (pathname.startsWith('/api/users/me')) return Response.json(aPerson());
  if (pathname === '/api/accounts/2') return Response.json(account);
  if (pathname === '/api/roles') return Response.json({ items: [dockRole], total: 1 });
  if (pathname.endsWith('/access')) return Response.json(noAccess);
  if (pathname.endsWith('/sessions') && method === 'GET') return Response.json({ items: sessions });
  if (isDown) return Response.json({ detail: [], request_id: 'q' }, { status: 503 });
  if (method !== 'GET') {
    sent.push({ method, path: pathname, body: init.body ? (JSON.parse(init.body as string) as unknown) : undefined });
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json(listed());
  }
  queries.push(searchParams.toString());
  const id = searchParams.get('user_id');
  const items = users.filter((user) => id === null || String(user.id) === id);
  return Response.json({ items, total: items.length });
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  users = [listed(), listed({ id: 42, email: 'ben@acme.test', first_name: 'Ben', role: 'account_admin', role_id: 2 })];
  sent = [];
  isDown = false;
  queries = [];
  sessions = [];
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => Promise.resolve(answer(url, init)));
});
afterEach(() => vi.unstubAllGlobals());

const open = (address = '/settings/2/users', me = manager()) =>
  openPage(address, { me, path: 'settings/$account/users/{-$user}', component: UsersPage });
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const chooseForAna = async (action: string) => {
  await userEvent.click((await drawer('Ana Ruiz')).getByRole('button', { name: 'More for Ana Ruiz' }));
  await userEvent.click(await screen.findByRole('button', { name: action }));
};

it('lists the users with role and state', async () => {
  open();
  const row = (await screen.findByRole('link', { name: 'Open Ben Ruiz' })).closest('tr');
  expect(within(row as HTMLTableRowElement).getByText('Account admin')).toBeInTheDocument();
  expect(screen.getByText('2 users')).toBeInTheDocument();
});

it('sends what was changed of a user and nothing else', async () => {
  open('/settings/2/users/41');
  const form = await drawer('Ana Ruiz');
  await userEvent.type(form.getByLabelText('Phone'), '2145550177');
  await userEvent.click(form.getByLabelText('Flatbed'));
  await userEvent.click(form.getByRole('button', { name: 'Save user' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    method: 'PATCH',
    path: '/api/users/41',
    body: { phone: '2145550177', can_dispatch_modes: { ...modes, flatbed: false } },
  });
});

it('gives a user a role of the operator’s own', async () => {
  open('/settings/2/users/41', readerOfRoles());
  const form = await drawer('Ana Ruiz');
  const own = await form.findByRole('option', { name: 'Dock clerk' });
  expect(own.closest('optgroup')).toHaveAttribute('label', 'Roles of the operator');
  await userEvent.selectOptions(form.getByLabelText('Role'), 'Dock clerk');
  await userEvent.click(form.getByRole('button', { name: 'Save user' }));
  await waitFor(() => expect(sent).toEqual([{ method: 'PATCH', path: '/api/users/41', body: { role_id: 9 } }]));
});

it('shows a role of the operator’s own by its name, and finds by role and state of the address', async () => {
  users = [listed({ role_id: 9, role_name: 'Dock clerk' })];
  open('/settings/2/users?role_id=4,9&state=suspended');
  expect(await screen.findByRole('cell', { name: 'Dock clerk' })).toBeInTheDocument();
  expect(queries[0]).toContain('role_id=4&role_id=9&state=suspended');
});

it('keeps filters, order and page while a user is opened and closed', async () => {
  const list = '/settings/2/users?role_id=2%2C4&sort=-name&page=2';
  const router = open(list);
  const ana = await screen.findByRole('link', { name: 'Open Ana Ruiz' });
  expect(ana).toHaveAttribute('href', list.replace('users', 'users/41'));
  await userEvent.click(ana);
  const form = await drawer('Ana Ruiz');
  expect(router.history.location.href).toBe(list.replace('users', 'users/41'));
  await userEvent.click(form.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.history.location.href).toBe(list));
});

it('asks for a name before anything is sent', async () => {
  open('/settings/2/users/41');
  const form = await drawer('Ana Ruiz');
  await userEvent.clear(form.getByLabelText('First name'));
  await userEvent.click(form.getByRole('button', { name: 'Save user' }));
  expect(await form.findByText(/ is required\.$/)).toBeVisible();
  expect(sent).toEqual([]);
});

it('suspends a user', async () => {
  open('/settings/2/users/41');
  await chooseForAna('Suspend');
  await waitFor(() =>
    expect(sent).toEqual([{ method: 'PATCH', path: '/api/users/41', body: { status: 'suspended' } }]),
  );
});

it('ends all sessions of a user', async () => {
  sessions = ['1', '2'].map((digit) => ({
    id: `0000000${digit}-0000-4000-8000-000000000000`,
    created_at: '2026-11-01T10:00:00.000Z',
    last_used_at: '2026-11-01T10:00:00.000Z',
    ip: '192.0.2.7',
    browser: 'Firefox',
    system: null,
    program: null,
    is_own: false,
  }));
  open('/settings/2/users/41');
  const form = await drawer('Ana Ruiz');
  await userEvent.click(await form.findByRole('button', { name: 'End all sessions' }));
  await waitFor(() => expect(sent).toEqual([{ method: 'DELETE', path: '/api/users/41/sessions', body: undefined }]));
});

it('says in its head when the person last signed in', async () => {
  const { managed, ...ana } = listed();
  users = [{ ...ana, managed: managed && { ...managed, last_sign_in_at: '2026-01-05T18:00:00.000Z' } }];
  open('/settings/2/users/41');
  expect((await drawer('Ana Ruiz')).getByText('Last sign-in 01-05-2026')).toBeVisible();
});

it('removes the second factor of who lost it, after a question', async () => {
  const { managed, ...ana } = listed();
  users = [{ ...ana, managed: managed && { ...managed, has_second_factor: true, passkeys: 2 } }];
  open('/settings/2/users/41');
  expect((await drawer('Ana Ruiz')).getByText('Two-step sign-in is on. 2 passkeys.')).toBeVisible();
  const reset = 'Remove two-step sign-in';
  await chooseForAna(reset);
  const question = await drawer('Remove two-step sign-in of Ana Ruiz?');
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: reset }));
  await waitFor(() =>
    expect(sent).toEqual([{ method: 'DELETE', path: '/api/users/41/second-factor', body: undefined }]),
  );
});

it('agrees commission with sales agents alone, and shows which days overlap', async () => {
  const { managed, ...ana } = listed({ role: 'sales_agent', role_id: 3 });
  const agreed = { from: '2026-01-01', to: '2026-06-30', percent: 5 };
  users = [{ ...ana, managed: managed && { ...managed, commissions: [agreed] } }];
  open('/settings/2/users/41');
  const form = await drawer('Ana Ruiz');
  await userEvent.click(form.getByRole('button', { name: 'Add interval' }));
  const second = within(form.getByRole('group', { name: 'Commission 2' }));
  await userEvent.type(second.getByLabelText('From'), '06012026');
  await userEvent.type(second.getByLabelText('Percent'), '7.5');
  await userEvent.click(form.getByRole('button', { name: 'Save user' }));
  expect(await second.findByText('Overlaps 01-01-2026 to 06-30-2026')).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.clear(second.getByLabelText('From'));
  await userEvent.type(second.getByLabelText('From'), '07012026');
  await userEvent.click(form.getByRole('button', { name: 'Save user' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({ commissions: [agreed, { from: '2026-07-01', to: null, percent: 7.5 }] });
});

it('has no commission for other roles', async () => {
  open('/settings/2/users/41');
  expect((await drawer('Ana Ruiz')).queryByRole('button', { name: 'Add interval' })).toBeNull();
});

it('deletes a user after a question', async () => {
  open('/settings/2/users/41');
  await chooseForAna('Delete user');
  const question = await drawer('Delete Ana Ruiz?');
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Delete user' }));
  await waitFor(() => expect(sent).toEqual([{ method: 'DELETE', path: '/api/users/41', body: undefined }]));
});

it('invites somebody by e-mail', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Invite user' }));
  const form = await drawer('Invite user');
  await userEvent.type(form.getByLabelText('First name'), 'Eva');
  await userEvent.type(form.getByLabelText('Last name'), 'Soto');
  await userEvent.type(form.getByLabelText('E-mail, used to sign in'), 'eva@acme.test');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/api/accounts/2/users',
    body: { first_name: 'Eva', last_name: 'Soto', email: 'eva@acme.test', role_id: 4 },
  });
});

it('says when the list cannot be read, and tries again', async () => {
  isDown = true;
  open();
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Open Ana Ruiz' })).toBeInTheDocument();
});

it('exports the users that match the filters', async () => {
  open('/settings/2/users?state=active');
  await screen.findByText('ana@acme.test');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  const dialog = await screen.findByRole('dialog', { name: 'Export users' });
  expect(within(dialog).getByText('2 users')).toBeVisible();
  await userEvent.click(within(dialog).getByText('Excel (XLSX)'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(queries.at(-1)).toBe('state=active&format=xlsx&language=en'));
});

it('says where a right of the user does not count because the account lacks it', async () => {
  open('/settings/2/users/41');
  const form = await drawer('Ana Ruiz');
  const row = (name: string) => within(form.getByRole('row', { name: new RegExp(`^${name}`) }));
  expect(await row('Drayage').findByText('Off for account')).toBeVisible();
  expect(row('Flatbed').getByText('Yes')).toBeVisible();
  await userEvent.click(form.getByLabelText('Drayage'));
  expect(row('Drayage').getByText('Off for both')).toBeVisible();
  await userEvent.click(form.getByLabelText('Flatbed'));
  expect(row('Flatbed').getByText('Off for Ana')).toBeVisible();
});

it('checks a phone by the digits of the account’s country, and says them at the field', async () => {
  open('/settings/2/users/41');
  const form = await drawer('Ana Ruiz');
  const phone = form.getByLabelText('Phone');
  await waitFor(() => expect(phone).toHaveAccessibleDescription('10 digits, with the area code'));
  await userEvent.type(phone, '123');
  await userEvent.click(form.getByRole('button', { name: 'Save user' }));
  expect(phone).toHaveAccessibleDescription(/^Phone must have 10 digits\./);
  expect(sent).toEqual([]);
  await userEvent.selectOptions(form.getByLabelText('Country'), 'US, +1');
  await userEvent.click(form.getByRole('button', { name: 'Save user' }));
  expect(phone).toHaveAccessibleDescription(/^Phone must have 11 digits\./);
});
