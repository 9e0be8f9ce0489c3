import type { RoleWithRights } from '@portal/contract/roles/role.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../platform/session/session.ts';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { aPerson } from '../quotes/quotes.fixture.tsx';
import { RolePage } from './role-page.tsx';

const always = { when_dispatch: null, when_branded: null };
const role: RoleWithRights = {
  id: 4,
  name: 'Customer Agent',
  description: '',
  kind: 'customer_agent',
  is_built_in: true,
  is_visible: true,
  created_at: '2026-01-01T00:00:00Z',
  last_modified: '2026-01-01T00:00:00Z',
  reach: { users: 41, accounts: 28, signed_in: 17, api_keys: 6 },
  rights: [
    { id: 11, role_id: 4, permission_id: 1, permission: 'get:claims', ...always },
    { id: 12, role_id: 4, permission_id: 2, permission: 'post:tender', when_dispatch: true, when_branded: null },
    { id: 13, role_id: 4, permission_id: 3, permission: 'get:history', ...always },
  ],
  built_in_rights: [
    { permission: 'get:claims', ...always },
    { permission: 'post:claims', ...always },
    { permission: 'get:payments', ...always },
    { permission: 'post:tender', when_dispatch: true, when_branded: null },
  ],
};

/** Holds neither the right to payments nor that to histories. */
const operator = () => {
  const person = aPerson();
  const permissions = ['get:claims', 'post:claims', 'patch:claims', 'post:tender'];
  return { ...person, settings: { ...person.settings, permissions, capabilities: ['act_for_operator'] } };
};

let sent: unknown[];
beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  sent = [];
  vi.stubGlobal('fetch', (url: string, init: { method?: string; body?: string } = {}) => {
    if (url.includes('/api/users/me')) return Promise.resolve(Response.json(operator()));
    if (init.method === 'PATCH') sent.push(JSON.parse(init.body ?? ''));
    return Promise.resolve(Response.json(role));
  });
  openPage('/account-management/roles/4/permissions', {
    me: operator(),
    path: 'account-management/roles/$role/permissions',
    component: RolePage,
  });
  await screen.findByRole('heading', { name: 'Customer agent' });
});
afterEach(() => vi.unstubAllGlobals());

const box = (name: string) => screen.getByRole('checkbox', { name });

it('says what each change means before it is saved, and sends only what differs', async () => {
  expect(screen.getByText('Create: Can book')).toBeVisible();
  await userEvent.click(box('Claims and disputes: Create'));
  await userEvent.click(box('Claims and disputes: See'));
  expect(screen.getByText('May create: Claims and disputes')).toBeVisible();
  expect(screen.getByText('No longer sees: Claims and disputes')).toBeVisible();
  expect(screen.getByText('API keys of theirs').nextSibling).toHaveTextContent('6');
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 changes' }));
  expect(sent).toEqual([{ add: [{ permission: 'post:claims', ...always }], remove: [11] }]);
});

it('changes where a right counts', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Tender' }));
  await userEvent.selectOptions(screen.getByLabelText('Where it counts: Create'), 'Not branded');
  expect(screen.getByText('Counts elsewhere: Tender')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }));
  expect(sent).toEqual([
    { add: [{ permission: 'post:tender', when_dispatch: null, when_branded: false }], remove: [12] },
  ]);
});

it('keeps a right out of reach that the reader does not hold, given or taken', async () => {
  expect(box('Payments: See')).toBeDisabled();
  expect(box('History: See')).toBeDisabled();
  expect(box('History: See')).toHaveAttribute('title', 'You can neither give nor take a right that you do not hold.');
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  expect(screen.getByLabelText('Where it counts: See')).toBeDisabled();
  expect(box('Claims and disputes: Change')).toBeEnabled();
});

it('lists the built-in set as changes, without rights the reader does not hold; one that is taken back is none', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Restore built-in set' }));
  expect(screen.getByText('1 change, not saved')).toBeVisible();
  const gained = screen.getByText('May create: Claims and disputes').closest('li');
  await userEvent.click(within(gained ?? document.body).getByRole('button'));
  expect(screen.getByText('No changes')).toBeVisible();
  expect(sent).toEqual([]);
});

it('moves among rights with the arrow keys, and Tab leaves the table in one step', async () => {
  const grid = screen.getByRole('grid', { name: 'Rights' });
  const stops = () => [...grid.querySelectorAll('[data-cell]')].filter((cell) => cell.getAttribute('tabindex') === '0');
  expect(stops()).toHaveLength(1);
  box('Claims and disputes: See').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(box('Claims and disputes: Create')).toHaveFocus();
  expect(stops()).toEqual([box('Claims and disputes: Create')]);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(within(grid).getByRole('button', { name: 'Claims and disputes' })).toHaveFocus();
  await userEvent.keyboard('{End} {ArrowUp}');
  expect(screen.getByText('May change: Claims and disputes')).toBeVisible();
  await userEvent.tab();
  expect(grid.contains(document.activeElement)).toBe(false);
});

it('folds a group, and opens it for a search', async () => {
  const fold = screen.getByRole('button', { name: /^Documents and claims/ });
  await userEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('checkbox', { name: 'Claims and disputes: See' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Find a right'), 'claims');
  expect(box('Claims and disputes: See')).toBeVisible();
});
