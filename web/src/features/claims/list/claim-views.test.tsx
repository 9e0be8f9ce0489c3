import type { ClaimView } from '@portal/contract/claims/claim-views.contract.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aClaim, openClaims } from '../claims.fixture.tsx';

vi.mock('../../../platform/live/socket.ts', () => ({ watchLoads: () => () => undefined }));

const offers: ClaimView = { id: 7, name: 'Offers', filters: { status: ['offered'], sort: 'due' }, columns: null };
let views: ClaimView[];
let sent: { method: string; path: string; body: unknown }[];
let asked: string[];

beforeAll(startWithAllWords);
beforeEach(() => {
  [views, sent, asked] = [[offers], [], []];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') sent.push({ method, path, body: body && JSON.parse(body) });
    if (method === 'POST') views = [...views, { ...offers, ...(JSON.parse(body ?? '{}') as ClaimView), id: 8 }];
    if (path.includes('/claims/views'))
      return Promise.resolve(Response.json(method === 'GET' ? { items: views } : views.at(-1)));
    asked.push(path);
    const counts = { all: 1, open: 1, mine: 0, overdue: 0 };
    return Promise.resolve(Response.json({ items: [aClaim()], total: 1, sums: [], counts }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const openMenu = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('group', { name: 'View' }));
};

it('opens a saved view, and has it keep what was changed', async () => {
  const router = openClaims('/claims?type=damage');
  await userEvent.click(await (await openMenu('All cases')).findByRole('button', { name: 'Offers' }));
  await waitFor(() => expect(router.history.location.href).toBe('/claims?status=offered&view=7&sort=due'));
  await waitFor(() => expect(asked.at(-1)).toBe('/api/claims?status=offered&sort=due&skip=0&limit=50'));
  expect(screen.queryByText('Edited')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: /Open/ }));
  expect(await screen.findByText('Edited')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    method: 'PATCH',
    path: '/api/claims/views/7',
    body: { filters: { show: 'open', status: ['offered'], sort: 'due' } },
  });
});

it('saves days of opening under a name, and offers no view to open first', async () => {
  const router = openClaims('/claims?opened_from=2026-11-01');
  await userEvent.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }));
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'November');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.history.location.href).toBe('/claims?opened_from=2026-11-01&view=8'));
  expect(sent[0]).toMatchObject({ method: 'POST', body: { name: 'November', filters: { opened_from: '2026-11-01' } } });
  expect(await screen.findByRole('button', { name: 'November' })).toBeInTheDocument();
});
