import type { AuditEntry } from '@portal/contract/audit/audit.contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../platform/session/session.ts';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { aPerson } from '../quotes/quotes.fixture.tsx';
import { AuditPage } from './audit-page.tsx';

const entry = (changed: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 12,
  at: '2026-11-20T10:00:00.000Z',
  action: 'setting.changed',
  actor: { kind: 'user', user: { id: 4, name: 'Olivia Ortiz' }, is_operator: true },
  account: { id: 1, name: 'Northline' },
  object_type: 'setting',
  object_id: 'operator.identity',
  object_name: null,
  before: { name: 'Northline', phone: '214' },
  after: { name: 'Northline Freight', phone: '214' },
  ip: '10.0.0.1',
  request_id: 'request-1',
  ...changed,
});

let entries: AuditEntry[];
let requested: URL[];
let isDown: boolean;

const answer = (address: string): Response => {
  const url = new URL(address, 'http://portal.test');
  if (url.pathname.startsWith('/api/users/me')) return Response.json(aPerson());
  requested.push(url);
  if (isDown) return Response.json({ detail: [], request_id: 'q' }, { status: 503 });
  const subjects = url.searchParams.getAll('subject');
  const items = entries.filter(({ action }) => subjects.length === 0 || subjects.includes(action.split('.')[0] ?? ''));
  return Response.json({ items, total: items.length });
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  entries = [
    entry(),
    entry({
      id: 11,
      action: 'document.removed',
      object_type: 'document',
      object_id: '7',
      object_name: 'BOL-100517.pdf',
      before: null,
      after: null,
    }),
    entry({
      id: 10,
      action: 'old.action',
      actor: { kind: 'user', user: null, is_operator: true },
    }),
  ];
  requested = [];
  isDown = false;
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(answer(url)));
});
afterEach(() => vi.unstubAllGlobals());

const open = (search = '') =>
  openPage(`/settings/audit${search}`, { me: aPerson(), path: 'settings/audit', component: AuditPage });
const rowOf = (name: string) => within(screen.getByRole('link', { name }).closest('tr') as HTMLTableRowElement);

it('lists who changed what, an action without words as it is', async () => {
  open();
  await screen.findByRole('link', { name: 'Setting changed' });
  expect(rowOf('Setting changed').getByText('Olivia Ortiz')).toBeInTheDocument();
  expect(rowOf('Setting changed').getByText('Setting operator.identity')).toBeInTheDocument();
  expect(rowOf('old.action').getByText('The operator')).toBeInTheDocument();
});

it('shows the values of an entry, those that changed first', async () => {
  open();
  await userEvent.click(await screen.findByRole('link', { name: 'Setting changed' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Entry 12' }));
  const rows = drawer.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['nameNorthlineNorthline Freight', 'phone214214']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says where an entry holds no values', async () => {
  open('?entry=11');
  expect(await screen.findByText('This entry holds no values.')).toBeVisible();
});

it('asks for the days of the address from midnight to midnight', async () => {
  open('?from=2026-11-01&until=2026-11-02&subject=document');
  await screen.findByRole('link', { name: 'Document removed' });
  const query = requested.at(-1)?.searchParams;
  expect(query?.get('from')).toBe(new Date(2026, 10, 1).toISOString());
  expect(query?.get('until')).toBe(new Date(2026, 10, 3).toISOString());
  expect(screen.queryByRole('link', { name: 'Setting changed' })).not.toBeInTheDocument();
});

it('offers to clear filters that nothing matches', async () => {
  open('?subject=share');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('link', { name: 'Setting changed' })).toBeInTheDocument();
});

it('says when the list cannot be read, and tries again', async () => {
  isDown = true;
  open();
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 20_000 });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Setting changed' })).toBeInTheDocument();
});
