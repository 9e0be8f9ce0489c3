import { sampleLoadRow } from '@portal/contract/samples/sample-load.ts';
import type { SavedView } from '@portal/contract/loads/saved-views.contract.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storedKeys } from '../../../../platform/session/stored.ts';
import { aPage, openMyLoads } from '../my-loads.fixture.tsx';

vi.mock('../../../../platform/live/socket.ts', () => ({ watchLoads: () => () => undefined }));

const texas: SavedView = {
  id: 7,
  name: 'Texas',
  filters: { mode: ['ltl'], sort: '-price' },
  columns: { order: ['load', 'price', 'status'], shown: ['load', 'price'] },
  is_default: false,
};
let views: SavedView[] = [];
let sent: { method: string; path: string; body: unknown }[] = [];
let requests: URL[] = [];
const lastQuery = () => requests.filter(({ pathname }) => pathname === '/api/loads').at(-1)?.searchParams;

/** A small in-memory version of the saved view calls. */
const serveViews = (method: string, path: string, body: Partial<SavedView>): unknown => {
  const id = Number(path.split('/').at(-1));
  if (method === 'POST') views = [...views, { ...texas, ...body, id: 8 }];
  if (method === 'PATCH') views = views.map((view) => (view.id === id ? { ...view, ...body } : view));
  if (method === 'DELETE') views = views.filter((view) => view.id !== id);
  return method === 'GET' ? { items: views } : views.at(-1);
};

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  [views, sent, requests] = [[texas], [], []];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    const url = new URL(path, 'http://portal.test');
    requests.push(url);
    const received = body ? (JSON.parse(body) as Partial<SavedView>) : {};
    if (method !== 'GET') sent.push({ method, path, body: received });
    const isViews = url.pathname.startsWith('/api/loads/views');
    return Promise.resolve(
      new Response(JSON.stringify(isViews ? serveViews(method, url.pathname, received) : aPage([sampleLoadRow()]))),
    );
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const openMenu = async (name: RegExp | string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('group', { name: 'View' }));
};

it('opens a saved view with its filters, order and columns, and marks it as edited', async () => {
  const router = openMyLoads('/my-loads?group=delivered');
  await userEvent.click(await (await openMenu('All loads')).findByRole('button', { name: 'Texas' }));
  await waitFor(() => expect(lastQuery()?.toString()).toBe('mode=ltl&sort=-price&skip=0&limit=25'));
  expect(router.state.location.search).toMatchObject({ view: 7 });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['', 'Load', 'Price']);
  expect(await screen.findByRole('button', { name: 'Texas' })).toBeInTheDocument();
  expect(screen.queryByText('Edited')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('tab', { name: /Delivered/ }));
  expect(await screen.findByText('Edited')).toBeInTheDocument();
  await userEvent.click(await (await openMenu('Texas')).findByRole('button', { name: 'Save changes to Texas' }));
  await waitFor(() => expect(screen.queryByText('Edited')).not.toBeInTheDocument());
  expect(sent).toMatchObject([
    { method: 'PATCH', path: '/api/loads/views/7', body: { filters: { mode: ['ltl'], group: 'delivered' } } },
  ]);
});

it('saves the list as it is under a name, as the view that opens first', async () => {
  const router = openMyLoads('/my-loads?status=delivered&price_min=500');
  await userEvent.click(await (await openMenu(/All loads/)).findByRole('button', { name: 'Save as a view…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as a view' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText(/ is required\.$/)).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText('Name', { exact: false }), 'Dear ones');
  await userEvent.click(dialog.getByLabelText('My Loads opens with this view'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ view: 8 }));
  expect(sent[0]?.body).toMatchObject({
    name: 'Dear ones',
    filters: { status: ['delivered'], price_min: 500 },
    is_default: true,
  });
  await waitFor(() => expect(localStorage.getItem(storedKeys.myLoadsView)).toContain('"price_min":500'));
});

it('renames, deletes and sets the default view', async () => {
  openMyLoads();
  await userEvent.click(await (await openMenu('All loads')).findByRole('button', { name: 'Manage views…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your views' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Rename Texas' }));
  await userEvent.clear(dialog.getByLabelText('Name'));
  await userEvent.type(dialog.getByLabelText('Name'), 'South{Enter}');
  await userEvent.click(await dialog.findByRole('button', { name: 'My Loads opens with South' }));
  await waitFor(() => expect(views[0]).toMatchObject({ name: 'South', is_default: true }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete South' }));
  expect(await dialog.findByText(/None yet/)).toBeInTheDocument();
});

it('says "all loads" in the address where another view would open first', async () => {
  views = [{ ...texas, is_default: true }];
  localStorage.setItem(storedKeys.myLoadsView, '{"view":7}');
  const router = openMyLoads('/my-loads?view=7&mode=ltl&sort=-price');
  await userEvent.click((await openMenu('Texas')).getByRole('button', { name: 'All loads' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ view: 'all' }));
});
