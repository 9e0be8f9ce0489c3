import type { Account, Contact } from '@portal/contract/accounts/account.ts';
import type { SingleSignOn } from '@portal/contract/single-sign-on/single-sign-on.contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../platform/session/session.ts';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { aPerson } from '../quotes/quotes.fixture.tsx';
import { sampleAccount, sampleAccountRow } from '@portal/contract/samples/sample-account.ts';
import { NewAccountPage } from './form/new-account-page.tsx';
import { AccountsPage } from './list/accounts-page.tsx';
import { AccountPage } from './page/account-page.tsx';
import { answerStatement } from './statement.fixture.ts';

const contact: Contact = {
  id: 7,
  account_id: 2,
  name: 'Elena Quiroz',
  title: 'Traffic',
  email: '',
  phone: '2145550129',
  phone_extension: '',
  note: '',
};

const noProvider: SingleSignOn = {
  account_id: 2,
  is_on: false,
  issuer: '',
  client_id: '',
  has_client_secret: false,
  domains: [],
  redirect_uri: 'http://x/single-sign-on/return',
  sign_in_url: null,
  version: 3,
};

const markup = { markup_percent: 12, markup_min: 35 };
const markups = { new_accounts: markup, freight_system: markup };

type Call = { method: string; url: URL; body: unknown };
let calls: Call[];
let account: Account;
/** What a change is answered with instead of the changed account. */
let refusal: Response | null;

const answer = ({ method, url, body }: Call): Response => {
  if (method === 'POST') return Response.json(sampleAccount({ id: 9, name: 'New Co' }), { status: 201 });
  if (method === 'PATCH') {
    if (refusal) return refusal;
    const { can_dispatch_modes, ...change } = body as Partial<Account>;
    const changedModes = { ...account.can_dispatch_modes, ...can_dispatch_modes };
    account = { ...account, ...change, can_dispatch_modes: changedModes, version: account.version + 1 };
    return Response.json(account);
  }
  if (url.pathname.endsWith('/users')) return Response.json({ items: [], total: 0 });
  if (url.pathname.endsWith('/contacts')) return Response.json({ items: [contact] });
  if (url.pathname.includes('/verify-stop/')) return Response.json({ items: [] });
  if (url.pathname.endsWith('/accounts.default_markups')) return Response.json({ value: markups, version: 1 });
  if (url.pathname.endsWith('/single-sign-on')) return Response.json(noProvider);
  if (url.pathname.endsWith('/get-statement')) return answerStatement(url);
  if (!url.pathname.endsWith('/v2')) return Response.json(account);
  const below = sampleAccountRow({
    id: 3,
    name: 'Acme West',
    children: 0,
    level: 1,
    parent: { id: 2, name: 'Acme Industrial' },
  });
  if (url.searchParams.has('search')) return Response.json({ items: [], total: 0 });
  return Response.json({ items: [sampleAccountRow(), ...(url.searchParams.has('open') ? [below] : [])], total: 1 });
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  calls = [];
  account = sampleAccount();
  refusal = null;
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = { method, url: new URL(url, 'http://x'), body: body ? JSON.parse(body as string) : undefined };
    calls.push(call);
    return Promise.resolve(answer(call));
  });
});
afterEach(() => vi.unstubAllGlobals());

const list = '/account-management/accounts';
const openList = (address = list) =>
  openPage(address, { me: aPerson(), path: 'account-management/accounts', component: AccountsPage });
const openAccount = () =>
  openPage(`${list}/2`, { me: aPerson(), path: 'account-management/accounts/$account', component: AccountPage });
/** The questions of the list itself, beside those that only count. */
const listed = () => calls.map(({ url }) => url.searchParams).filter((query) => query.has('skip'));
const sent = (method: string) => calls.filter((call) => call.method === method).map(({ body }) => body);

it('lists those at the top of the tree, and a branch opens in place', async () => {
  openList();
  const row = within((await screen.findByRole('rowheader', { name: /Acme Industrial/ })).closest('tr') as HTMLElement);
  expect(row.getByText('All 7')).toBeInTheDocument();
  expect(row.getByText('12%,', { exact: false })).toBeInTheDocument();
  expect(listed().at(-1)?.get('parent_id')).toBe('none');
  await userEvent.click(row.getByRole('button', { name: 'Show accounts below Acme Industrial' }));
  expect(await screen.findByRole('rowheader', { name: /Acme West/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Hide accounts below Acme Industrial' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

it('opens, walks and closes branches by keys, with one stop for Tab', async () => {
  openList();
  const first = await screen.findByRole('link', { name: 'Open Acme Industrial' });
  const row = first.closest('tr') as HTMLElement;
  expect(screen.getByRole('treegrid')).toContainElement(row);
  expect(row).toHaveAttribute('aria-level', '1');
  first.focus();
  await userEvent.keyboard('{ArrowRight}');
  const below = await screen.findByRole('link', { name: 'Open Acme West' });
  expect(row).toHaveAttribute('aria-expanded', 'true');
  expect(below.closest('tr')).toHaveAttribute('aria-level', '2');
  await userEvent.keyboard('{ArrowRight}');
  expect(below).toHaveFocus();
  expect(below).toHaveProperty('tabIndex', 0);
  expect(first).toHaveProperty('tabIndex', -1);
  await userEvent.keyboard('{Home}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(below).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(row).toHaveAttribute('aria-expanded', 'false'));
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Acme Industrial' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Move' }));
  expect(await screen.findByRole('dialog', { name: 'Move Acme Industrial' })).toBeInTheDocument();
});

it('says that nothing matches, and clears the filters', async () => {
  openList(`${list}?search=nobody`);
  expect(await screen.findByText('No account matches.')).toBeInTheDocument();
  expect(listed().at(-1)?.has('parent_id')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('rowheader', { name: /Acme Industrial/ })).toBeInTheDocument();
});

it('switches a mode off at once, with the version it was read in', async () => {
  openAccount();
  await userEvent.click(await screen.findByRole('switch', { name: 'Reefer' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Reefer' })).not.toBeChecked());
  expect(sent('PATCH')).toEqual([{ can_dispatch_modes: { reefer: false }, version: 3 }]);
});

it('leaves a switch as it was where the change is refused, and reads the account again', async () => {
  openAccount();
  const reefer = await screen.findByRole('switch', { name: 'Reefer' });
  const msg = { en: 'Somebody else changed this account.', es: 'x' };
  refusal = Response.json({ detail: [{ msg, code: 'accounts.changed_meanwhile' }], request_id: 'q' }, { status: 409 });
  const reads = () => calls.filter(({ url }) => url.pathname === '/api/accounts/2').length;
  const before = reads();
  await userEvent.click(reefer);
  // The refused change and the reading after it.
  await waitFor(() => expect(reads()).toBe(before + 2));
  expect(screen.getByRole('switch', { name: 'Reefer' })).toBeChecked();
});

it('shows what a markup comes to while it is typed, and saves it only on Save', async () => {
  openAccount();
  const least = await screen.findByLabelText('At least');
  expect(screen.getByText('$448.00')).toBeInTheDocument();
  await userEvent.clear(least);
  await userEvent.type(least, '100');
  expect(await screen.findByText('$500.00')).toBeInTheDocument();
  expect(sent('PATCH')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('PATCH')).toEqual([{ markup_percent: 12, markup_min: 100, markups_by_mode: {}, version: 3 }]),
  );
});

it('keeps a markup that was typed while somebody else saved another, and shows both', async () => {
  openAccount();
  const least = await screen.findByLabelText('At least');
  await userEvent.clear(least);
  await userEvent.type(least, '100');
  account = { ...account, markup_percent: 15, markup_min: 40, version: 4 };
  const msg = { en: 'Somebody else changed this account.', es: 'x' };
  refusal = Response.json({ detail: [{ msg, code: 'accounts.changed_meanwhile' }], request_id: 'q' }, { status: 409 });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Someone else saved this while you were typing/)).toBeInTheDocument();
  expect(screen.getByText('$40.00')).toBeInTheDocument();
  expect(least).toHaveValue('100');
  expect(screen.getByLabelText('Of cost')).toHaveValue('15');
  refusal = null;
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PATCH').at(-1)).toMatchObject({ markup_percent: 15, markup_min: 100, version: 4 }));
});

it('adds a markup for a single mode, names what is missing of it, and saves it', async () => {
  openAccount();
  await userEvent.selectOptions(await screen.findByLabelText('Add a mode'), 'Reefer');
  const reefer = within(screen.getByRole('group', { name: 'Reefer' }));
  await userEvent.clear(reefer.getByLabelText('Of cost'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await reefer.findByText(/ is required\.$/)).toBeInTheDocument();
  expect(sent('PATCH')).toEqual([]);
  await userEvent.type(reefer.getByLabelText('Of cost'), '20');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('PATCH')).toMatchObject([{ markups_by_mode: { reefer: { markup_percent: 20, markup_min: 25 } } }]),
  );
});

it('saves the markup of an account with a freight system by the call made for it', async () => {
  account = sampleAccount({ has_freight_system: true });
  openAccount();
  const least = await screen.findByLabelText('At least');
  await userEvent.clear(least);
  await userEvent.type(least, '30');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent('PATCH')).toEqual([
      { account_id: 2, markup_percent: 12, markup_min: 30, markups_by_mode: {}, version: 3 },
    ]),
  );
  expect(calls.some(({ url }) => url.pathname === '/api/accounts/magaya/markups')).toBe(true);
});

it('asks before it suspends, and says whom that signs out', async () => {
  openAccount();
  await userEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Its 3 users are signed out/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await screen.findByRole('button', { name: 'Reactivate' })).toBeInTheDocument();
  expect(sent('PATCH')).toEqual([{ status: 'suspended', version: 3 }]);
});

it('names what is missing of a new account, then opens it with its first user', async () => {
  openPage('/account-management/new-account', {
    me: aPerson(),
    path: 'account-management/new-account',
    component: NewAccountPage,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Create account and invite' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true'));
  const required = ['E-mail', 'First name', 'Last name', 'Address', 'City', 'State', 'ZIP', 'Phone'];
  for (const label of required) expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true');
  for (const label of ['Website', 'Tax id', 'Accounting e-mail'])
    expect(screen.getByLabelText(label)).not.toHaveAttribute('aria-invalid', 'true');
  expect(sent('POST')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Name'), 'New Co');
  const company = { Address: '100 Main St', City: 'Dallas', State: 'TX', ZIP: '75207', Phone: '2145550177' };
  for (const [label, text] of Object.entries(company)) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.type(screen.getByLabelText('First name'), 'Ana');
  await userEvent.type(screen.getByLabelText('Last name'), 'Ruiz');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ana@new.test');
  await userEvent.click(screen.getByRole('button', { name: 'Create account and invite' }));
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  expect(sent('POST')[0]).toMatchObject({
    name: 'New Co',
    markup_percent: 12,
    markup_min: 35,
    tax_id: null,
    zip_code: '75207',
    parent_id: null,
    user: { first_name: 'Ana', last_name: 'Ruiz', email: 'ana@new.test', language: 'en' },
  });
});

it('opens an account at cost only for who means it, and offers the usual markup', async () => {
  openPage('/account-management/new-account', {
    me: aPerson(),
    path: 'account-management/new-account',
    component: NewAccountPage,
  });
  const percent = await screen.findByLabelText('Of cost');
  await waitFor(() => expect(percent).toHaveValue('12'));
  await userEvent.clear(percent);
  await userEvent.clear(screen.getByLabelText('At least'));
  await userEvent.click(screen.getByRole('button', { name: 'Create account and invite' }));
  await waitFor(() => expect(percent).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByRole('button', { name: /Markup/ })).toHaveTextContent('Sells at cost.');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I mean it' }));
  await waitFor(() => expect(percent).not.toHaveAttribute('aria-invalid', 'true'));
  await userEvent.click(screen.getByRole('button', { name: 'Use 12%, at least $35.00' }));
  expect(percent).toHaveValue('12');
  expect(screen.queryByRole('checkbox', { name: 'I mean it' })).toBeNull();
});
