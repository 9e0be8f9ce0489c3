import type { DispatchView } from '@portal/contract/tendering/dispatch-views.contract.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { today } from '../../../../platform/words/today.ts';
import { startWithAllWords } from '../../../../testing/words.fixture.ts';
import { aWaitingLoad, openDispatch } from '../dispatch.fixture.tsx';

vi.mock('../../../../platform/live/socket.ts', () => ({ watchLoads: () => () => undefined }));

const reefers: DispatchView = { id: 7, name: 'Reefers', filters: { mode: ['reefer'], sort: '-price' }, columns: null };
let views: DispatchView[];
let sent: { method: string; path: string; body: unknown }[];
let asked: string[];

beforeAll(startWithAllWords);
beforeEach(() => {
  [views, sent, asked] = [[reefers], [], []];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (method !== 'GET') sent.push({ method, path, body: body && JSON.parse(body) });
    if (method === 'POST') views = [...views, { ...reefers, ...(JSON.parse(body ?? '{}') as DispatchView), id: 8 }];
    if (path.includes('/assignments/views'))
      return Promise.resolve(Response.json(method === 'GET' ? { items: views } : views.at(-1)));
    if (path.includes('/api/assignments')) asked.push(path);
    return Promise.resolve(Response.json({ items: [aWaitingLoad()], total: 1 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const openMenu = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('group', { name: 'View' }));
};

it('opens a view there is for everybody, and says which it is', async () => {
  const router = openDispatch('/dispatch');
  await userEvent.click((await openMenu('All waiting loads')).getByRole('button', { name: 'Pickup by tomorrow' }));
  const until = addDays(today(), 1);
  await waitFor(() => expect(router.history.location.href).toBe(`/dispatch?pickup_to=${until}`));
  await userEvent.click((await openMenu('Pickup by tomorrow')).getByRole('button', { name: 'Containers' }));
  await waitFor(() => expect(asked.at(-1)).toContain('/api/assignments?mode=drayage&sort=last_free_day'));
  expect(await screen.findByRole('button', { name: 'Containers' })).toBeInTheDocument();
  expect(screen.queryByText('Edited')).not.toBeInTheDocument();
});

it('opens a saved view with its order, has it keep what was changed, and leaves it with its order', async () => {
  const router = openDispatch('/dispatch?pickup_from=2026-11-01');
  await userEvent.click(await (await openMenu('All waiting loads')).findByRole('button', { name: 'Reefers' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ mode: ['reefer'], view: 7, sort: '-price' }));
  await waitFor(() => expect(asked.at(-1)).toBe('/api/assignments?mode=reefer&sort=-price&skip=0&limit=50'));
  expect(screen.queryByText('Edited')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Weight' }));
  expect(await screen.findByText('Edited')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    method: 'PATCH',
    path: '/api/assignments/views/7',
    body: { filters: { mode: ['reefer'], sort: '-weight_lb' } },
  });
  await userEvent.click((await openMenu('Reefers')).getByRole('button', { name: 'All waiting loads' }));
  await waitFor(() => expect(router.history.location.href).toBe('/dispatch'));
});

it('saves what is on screen under a name', async () => {
  const router = openDispatch('/dispatch?search=laredo');
  await userEvent.click(await screen.findByRole('button', { name: 'Save view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Laredo');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.history.location.href).toBe('/dispatch?search=laredo&view=8'));
  expect(sent[0]).toMatchObject({
    method: 'POST',
    path: '/api/assignments/views',
    body: { name: 'Laredo', filters: { search: 'laredo' } },
  });
  expect(await screen.findByRole('button', { name: 'Laredo' })).toBeInTheDocument();
});
