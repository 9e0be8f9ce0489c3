import type { AccountView } from '@portal/contract/accounts/account-views.contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { sampleAccountRow } from '@portal/contract/samples/sample-account.ts';
import { AccountsPage } from './accounts-page.tsx';

const large: AccountView = { id: 7, name: 'Large ones', filters: { size: ['large'], sort: '-loads' }, columns: null };
let views: AccountView[];
let sent: { method: string; path: string; body: unknown }[];
let asked: string[];

beforeAll(startWithAllWords);
beforeEach(() => {
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  [views, sent, asked] = [[large], [], []];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') sent.push({ method, path, body: body && JSON.parse(body) });
    if (method === 'POST') views = [...views, { ...large, ...(JSON.parse(body ?? '{}') as AccountView), id: 8 }];
    if (path.includes('/accounts/views'))
      return Promise.resolve(Response.json(method === 'GET' ? { items: views } : views.at(-1)));
    if (path.includes('/api/accounts/v2')) asked.push(path);
    return Promise.resolve(Response.json({ items: [sampleAccountRow()], total: 1 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (query = '') =>
  openPage(`/account-management/accounts${query}`, {
    me: aPerson(),
    path: 'account-management/accounts',
    component: AccountsPage,
  });

const openMenu = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('group', { name: 'View' }));
};

it('opens a view there is for everybody, says which it is, and leaves the layout', async () => {
  const router = open('?layout=flat');
  await userEvent.click((await openMenu('All customers')).getByRole('button', { name: 'Suspended' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ layout: 'flat', status: 'suspended' }));
  await userEvent.click((await openMenu('Suspended')).getByRole('button', { name: 'No loads in 30 days' }));
  await waitFor(() => expect(asked.at(-1)).toContain('/api/accounts/v2?size=none'));
  expect(await screen.findByRole('button', { name: 'No loads in 30 days' })).toBeInTheDocument();
  expect(screen.queryByText('Edited')).not.toBeInTheDocument();
});

it('opens a saved view with its order, has it keep what was changed, and leaves it with its order', async () => {
  const router = open('?mode=ltl');
  await userEvent.click(await (await openMenu('All customers')).findByRole('button', { name: 'Large ones' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ size: 'large', sort: '-loads', view: 7 }));
  expect(screen.queryByText('Edited')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Mode Any' }));
  await userEvent.click(await screen.findByLabelText('Reefer'));
  expect(await screen.findByText('Edited')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    method: 'PATCH',
    path: '/api/accounts/views/7',
    body: { filters: { size: ['large'], mode: ['reefer'], sort: '-loads' } },
  });
  await userEvent.click((await openMenu('Large ones')).getByRole('button', { name: 'All customers' }));
  await waitFor(() => expect(router.history.location.href).toBe('/account-management/accounts'));
});

it('saves what is on screen under a name', async () => {
  const router = open('?search=laredo&open=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Laredo');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ search: 'laredo', view: 8 }));
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/api/accounts/views',
    body: { name: 'Laredo', filters: { search: 'laredo' } },
  });
  expect(await screen.findByRole('button', { name: 'Laredo' })).toBeInTheDocument();
});
