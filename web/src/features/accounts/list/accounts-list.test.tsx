import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { sampleAccountRow } from '@portal/contract/samples/sample-account.ts';
import { AccountsPage } from './accounts-page.tsx';

let row: ReturnType<typeof sampleAccountRow>;
let asked: URL[];

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  row = sampleAccountRow();
  asked = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address, 'http://x');
    asked.push(url);
    if (url.pathname.endsWith('/export')) {
      return Promise.resolve(
        new Response('Account', { headers: { 'content-disposition': 'attachment; filename="accounts.csv"' } }),
      );
    }
    if (url.pathname === '/api/roles') return Promise.resolve(Response.json({ items: [], total: 5 }));
    return Promise.resolve(Response.json({ items: [row], total: url.searchParams.has('parent_id') ? 1 : 7 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const may = (...more: string[]) => {
  const me = aPerson();
  return { ...me, settings: { ...me.settings, permissions: [...me.settings.permissions, ...more] } };
};

const open = (query = '', me = may('get:role', 'post:accounts')) =>
  openPage(`/account-management/accounts${query}`, {
    me,
    path: 'account-management/accounts',
    component: AccountsPage,
  });
const shownRow = async () => (await screen.findByRole('rowheader', { name: /Acme Industrial/ })).closest('tr');

it('shows what an account was billed, and by how much its loads rose', async () => {
  open();
  expect(await shownRow()).toHaveTextContent('$1,250.50');
  expect(await shownRow()).toHaveTextContent('+25%');
  expect(screen.getByTitle('61 in the 30 days before')).toBeInTheDocument();
});

it('shows no change where there was nothing before, and no amount to who may not read it', async () => {
  const { billed_30_days: _billed, ...rest } = sampleAccountRow({ loads_30_days_before: 0 });
  row = rest;
  open();
  expect(await shownRow()).not.toHaveTextContent('%,+');
  expect(screen.queryByTitle(/in the 30 days before/)).toBeEmptyDOMElement();
  expect(screen.queryByRole('columnheader', { name: 'Billed, 30 days' })).not.toBeInTheDocument();
});

it('counts accounts and roles on the tabs', async () => {
  open();
  const tabs = within(await screen.findByRole('navigation', { name: 'Account Management' }));
  expect(await tabs.findByRole('link', { name: 'Accounts 7' })).toBeInTheDocument();
  expect(await tabs.findByRole('link', { name: 'Roles 5' })).toBeInTheDocument();
});

it('says how many there are in all and below another one, and what its search looks in', async () => {
  open();
  expect(await screen.findByText('7 accounts')).toBeInTheDocument();
  expect(screen.getByText('6 of them below another account')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export 7' })).toBeInTheDocument();
  expect(screen.getByRole('searchbox')).toHaveAttribute('placeholder', 'Name, city, tax id, CRM id');
});

it('says which rows a filter has found, none of them below another', async () => {
  open('?mode=ftl');
  expect(await screen.findByText('1–1 of 7')).toBeInTheDocument();
  expect(screen.queryByText(/below another/)).not.toBeInTheDocument();
});

it('exports what the filters find, those below others included', async () => {
  open('?status=suspended&open=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Export 7' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export accounts' }));
  expect(await dialog.findByText('7 accounts')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(asked.some(({ pathname }) => pathname === '/api/accounts/export')).toBe(true));
  const sent = asked.find(({ pathname }) => pathname === '/api/accounts/export')?.searchParams;
  expect(sent?.toString()).toBe('status=suspended&format=xlsx&language=en');
});

it('shows each filter in its bar, off as on, and takes off one that is on', async () => {
  const router = open('?mode=ftl');
  expect(await screen.findByRole('button', { name: 'Status Not closed' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mode FTL' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Filter' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Remove Status' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Loads, 30 days Any' }));
  await userEvent.click(await screen.findByLabelText('Over 100'));
  await waitFor(() => expect(router.history.location.href).toContain('size=large'));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Mode' }));
  await waitFor(() => expect(router.history.location.href).not.toContain('mode='));
  expect(screen.getByRole('button', { name: 'Mode Any' })).toBeInTheDocument();
});
