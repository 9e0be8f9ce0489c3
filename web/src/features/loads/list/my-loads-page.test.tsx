import { sampleLoadRow } from '@portal/contract/samples/sample-load.ts';
import type { LoadHint } from '@portal/contract/live/room-events.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { storedKeys } from '../../../platform/session/stored.ts';
import { aPage, openMyLoads } from './my-loads.fixture.tsx';

const handlers: ((hint: LoadHint) => void)[] = [];
vi.mock('../../../platform/live/socket.ts', () => ({
  watchLoads: (handler: (hint: LoadHint) => void) => {
    handlers.push(handler);
    return () => undefined;
  },
}));

type Answer = { status?: number; body: unknown };
let requests: URL[] = [];
let answer: (url: URL) => Answer = () => ({ body: aPage([]) });

/** The query of the last list request. */
const lastQuery = () => requests.filter(({ pathname }) => pathname === '/api/loads').at(-1)?.searchParams;

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  requests = [];
  handlers.length = 0;
  vi.stubGlobal('fetch', (path: string) => {
    const url = new URL(path, 'http://portal.test');
    requests.push(url);
    const { status = 200, body } = answer(url);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const row = (id: number) => screen.findByRole('row', { name: new RegExp(`Load ${id}|${id}`) });

it('shows status, route, lateness, carrier and price of each load', async () => {
  answer = () => ({
    body: aPage([
      sampleLoadRow({ late_days: 2, exception: 'damaged' }),
      sampleLoadRow({
        id: 100517,
        status: 'quotes received',
        status_group: 'quoted',
        carrier: null,
        price: null,
        cheapest_price: 512.38,
        quotes_answered: 7,
      }),
      sampleLoadRow({ id: 100516, status: 'pending', status_group: 'pending', carrier: null }),
      sampleLoadRow({ id: 100515, freight_terms: 'collect', price: 0 }),
      sampleLoadRow({ id: 100514, freight_terms: 'collect', price: 35 }),
    ]),
  });
  openMyLoads();
  const late = within(await row(100482));
  for (const text of ['In Transit', 'Phoenix, AZ', 'Charlotte, NC', '+2 days', 'Saia', '$1,064.15']) {
    expect(late.getByText(text)).toBeInTheDocument();
  }
  expect(late.getByRole('img', { name: 'Damaged' })).toBeInTheDocument();
  expect(await row(100517)).toHaveTextContent('7 of 9 answered');
  expect(await row(100517)).toHaveTextContent('from $512.38');
  expect(await row(100516)).toHaveTextContent('Finding truck');
  expect(await row(100515)).toHaveTextContent('by carrier');
  expect(await row(100515)).not.toHaveTextContent('$0.00');
  expect(await row(100514)).toHaveTextContent('$35.00');
  expect(screen.getByRole('tab', { name: 'All 6' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('columnheader', { name: 'Account' })).toBeNull();
});

it('keeps status, order and page in the address, and reads them from it', async () => {
  answer = () => ({ body: aPage([sampleLoadRow()], 214) });
  const router = openMyLoads('/my-loads?mode=ltl,nonsense&pickup_from=2026-10-19&carrier_id=5&sort=price&page=3');
  await row(100482);
  expect(lastQuery()?.toString()).toBe('mode=ltl&pickup_from=2026-10-19&carrier_id=5&sort=price&skip=50&limit=25');
  await userEvent.click(screen.getByRole('tab', { name: /Delivered/ }));
  await waitFor(() => expect(lastQuery()?.get('group')).toBe('delivered'));
  expect(lastQuery()?.get('skip')).toBe('0');
  await userEvent.click(screen.getByRole('button', { name: 'Delivery' }));
  await waitFor(() => expect(lastQuery()?.get('sort')).toBe('-delivery_date'));
  expect(router.state.location.search).toMatchObject({ group: 'delivered', sort: '-delivery_date', mode: 'ltl' });
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(lastQuery()?.get('skip')).toBe('25'));
});

it('searches a moment after the last key, and takes all filters off at once', async () => {
  answer = (url) => ({ body: aPage(url.searchParams.has('search') ? [] : [sampleLoadRow()]) });
  openMyLoads();
  await row(100482);
  await userEvent.type(screen.getByRole('searchbox'), 'mcallen');
  expect(await screen.findByText('No load matches these filters.')).toBeInTheDocument();
  expect(requests.filter(({ searchParams }) => searchParams.has('search'))).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await row(100482);
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it('offers to book a load when there are none yet', async () => {
  answer = () => ({ body: aPage([]) });
  openMyLoads();
  expect(await screen.findByText(/Quote your first one/)).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Book a Load' })) {
    expect(link).toHaveAttribute('href', '/quote-book/ltl');
  }
});

it('shows the failure and retries on request', async () => {
  answer = () => ({ status: 500, body: { detail: [], request_id: 'r-1' } });
  openMyLoads();
  expect(await screen.findByRole('alert')).toHaveTextContent('Request r-1');
  answer = () => ({ body: aPage([sampleLoadRow()]) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await row(100482);
});

it('refuses to export more than 200 loads without a request to the server', async () => {
  answer = () => ({ body: aPage([sampleLoadRow()], 214) });
  openMyLoads();
  await userEvent.click(await screen.findByRole('button', { name: 'Export (200 at most)' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('alert')).toHaveTextContent('You may export at most 200 records');
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  expect(requests.some(({ pathname }) => pathname.endsWith('/export'))).toBe(false);
});

it('exports the selected loads, and shows the refusal of the server', async () => {
  const refusal = { en: 'You may export at most 200 records.', es: 'Puede exportar como máximo 200 registros.' };
  answer = ({ pathname }) =>
    pathname.endsWith('/export')
      ? { status: 400, body: { detail: [{ msg: refusal, code: 'lists.export_too_many' }], request_id: 'r' } }
      : { body: aPage([sampleLoadRow(), sampleLoadRow({ id: 100490 })]) };
  openMyLoads();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select load 100490' }));
  await userEvent.click(
    within(await screen.findByRole('toolbar', { name: '1 selected' })).getByRole('button', { name: 'Export' }),
  );
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByText('Excel (XLSX)'));
  await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(refusal.en);
  expect(requests.at(-1)?.search).toBe('?ids=100490&format=xlsx&language=en');
});

it('copies one load alone, and lets filters untick what is selected', async () => {
  answer = () => ({ body: aPage([sampleLoadRow(), sampleLoadRow({ id: 100490 })]) });
  const router = openMyLoads();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select load 100490' }));
  const copy = within(await screen.findByRole('toolbar', { name: '1 selected' })).getByRole('link', { name: 'Copy' });
  expect(copy).toHaveAttribute('href', '/quote-book/ltl?clone=100490');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select load 100482' }));
  const bar = within(screen.getByRole('toolbar', { name: '2 selected' }));
  expect(bar.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription('Select one load to copy it.');
  await act(() => router.navigate({ to: '/my-loads', search: { mode: 'ltl' } }));
  await waitFor(() => expect(screen.queryByRole('toolbar')).not.toBeInTheDocument());
});

it('remembers which columns are shown, and their order, until they are reset', async () => {
  answer = () => ({ body: aPage([sampleLoadRow()]) });
  openMyLoads();
  await row(100482);
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const first = heads();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'PO number' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Weight' }));
  screen.getByRole('button', { name: 'Move Carrier' }).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(heads()).toEqual([
    '',
    'Load',
    'Status',
    'Origin',
    'Destination',
    'Carrier',
    'Pickup',
    'Delivery',
    'PRO',
    'Price',
    'PO number',
  ]);
  expect(await row(100482)).toHaveTextContent('PO-7781');
  expect(localStorage.getItem(storedKeys.myLoadsTable)).toContain('"po"');
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(heads()).toEqual(first);
});

it('shows the account column to the operator', async () => {
  answer = () => ({ body: aPage([sampleLoadRow()]) });
  openMyLoads('/my-loads', 'platform_admin');
  expect(await screen.findByRole('columnheader', { name: 'Account' })).toBeInTheDocument();
});

it('can be operated by the keys j, k, x, / and Enter', async () => {
  answer = () => ({ body: aPage([sampleLoadRow(), sampleLoadRow({ id: 100490 })]) });
  const router = openMyLoads();
  await row(100482);
  await userEvent.keyboard('jjjkjx');
  expect(screen.getByRole('checkbox', { name: 'Select load 100490' })).toBeChecked();
  await userEvent.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  screen.getByRole('link', { name: '100490' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-loads/100490'));
});

it('refetches the list in the background when one of its loads changes', async () => {
  answer = () => ({ body: aPage([sampleLoadRow()]) });
  openMyLoads();
  await row(100482);
  answer = () => ({ body: aPage([sampleLoadRow({ status: 'delivered', status_group: 'delivered' })]) });
  // The page subscribes to live events shortly after its list is rendered.
  await waitFor(() => expect(handlers).toHaveLength(1));
  handlers[0]?.({ load_id: 100482, event: 'load-changed' });
  await waitFor(async () => expect(within(await row(100482)).getByText('Delivered')).toBeInTheDocument());
});

it('exports from a phone too while a filter is on', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => 0, removeEventListener: () => 0 }));
  answer = () => ({ body: aPage([sampleLoadRow()]) });
  openMyLoads('/my-loads?mode=ltl');
  await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(drawer.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: /^Export/ }));
  expect(await screen.findByRole('dialog', { name: 'Export loads' })).toBeVisible();
});
