import type { HistoryEntry } from '@portal/contract/loads/history.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aPerson, aQuotedLoad } from '../../quotes/quotes.fixture.tsx';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { LoadPage } from '../load-page.tsx';

vi.mock('../../../platform/live/socket.ts', () => ({ watchLoad: () => () => undefined }));

const line = (id: number, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id,
  at: `2026-11-${String(10 + (id % 18)).padStart(2, '0')}T15:00:00Z`,
  kind: 'edit',
  source: 'person',
  event: 'change',
  from_status: null,
  to_status: null,
  actor: `Person ${id}`,
  reason: null,
  changes: [],
  details: {},
  ...more,
});

let lines: HistoryEntry[] = [];
let failing = false;

/** Replies like the server: one page of the entries of one source. */
const historyPage = (path: string) => {
  const query = new URL(path, 'http://portal').searchParams;
  const source = query.get('source');
  const wanted = lines.filter((one) => !source || one.source === source);
  const skip = Number(query.get('skip') ?? 0);
  return { items: wanted.slice(skip, skip + Number(query.get('limit'))), total: wanted.length };
};

const load = aQuotedLoad({ tracking: [], price_lines: [], status: 'quoted' });
const answer = (path: string): Response => {
  if (path.includes('/history') && failing) return new Response('{}', { status: 500 });
  if (path.includes('/history')) return Response.json(historyPage(path));
  return Response.json(/\/(docs|earlier)/.test(path) ? { items: [] } : load);
};

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  lines = [];
  failing = false;
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(answer(path)));
});
afterEach(() => vi.unstubAllGlobals());

const open = () => openPage('/my-loads/100517', { me: aPerson(), path: 'my-loads/$loadId', component: LoadPage });
const openWhole = async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: /\d+ events?$/ }));
  const drawer = await screen.findByRole('dialog', { name: 'History' });
  await within(drawer).findAllByRole('listitem');
  return within(drawer);
};

it('loads a long history page by page, and continues where the new entries begin', async () => {
  lines = Array.from({ length: 30 }, (_, i) => line(30 - i));
  const drawer = await openWhole();
  expect(drawer.getAllByRole('listitem')).toHaveLength(25);
  expect(drawer.getByText('25 of 30')).toBeInTheDocument();
  await userEvent.click(drawer.getByRole('button', { name: 'Show earlier' }));
  await vi.waitFor(() => expect(drawer.getAllByRole('listitem')).toHaveLength(30), 30_000);
  expect(drawer.queryByRole('button', { name: 'Show earlier' })).not.toBeInTheDocument();
  expect(document.activeElement).toHaveRole('listitem');
});

it('separates the actions of people from the reports of the carrier', async () => {
  lines = [
    line(2, { kind: 'carrier_event', source: 'carrier', event: 'PICKED_UP', details: { city: 'Laredo', state: 'TX' } }),
    line(1),
  ];
  const drawer = await openWhole();
  expect(drawer.getByText('Picked up, Laredo, TX')).toBeInTheDocument();
  await userEvent.click(drawer.getByRole('radio', { name: 'People' }));
  expect(await drawer.findByText('By Person 1')).toBeInTheDocument();
  expect(drawer.queryByText('Picked up, Laredo, TX')).not.toBeInTheDocument();
  lines = lines.slice(1);
  await userEvent.click(drawer.getByRole('radio', { name: 'Carrier' }));
  expect(await drawer.findByText('No carrier updates yet.')).toBeInTheDocument();
});

it('groups events by day, with formatted values', async () => {
  const item = { type: 'line_item', position: 2, name: 'Pumps' } as const;
  const pumps = { commodity: 'Pumps', handling_unit: 'CRT', handling_unit_count: 1, weight: 400, weight_unit: 'lb' };
  lines = [
    line(4, {
      changes: [
        { part: null, field: 'pickup_date', before: '2026-11-20', after: '2026-12-01' },
        { part: null, field: 'cargo_value_for_insurance', before: 0, after: 25_000 },
        { part: { type: 'accessorial', position: null, name: 'LFTD' }, field: 'accessorial', before: null, after: {} },
      ],
    }),
    line(3, { event: 'add_line_item', changes: [{ part: item, field: 'line_item', before: null, after: pumps }] }),
    line(2, { event: 'tender', details: { carrier: 'Saia', price: 512.38 } }),
    line(1, { event: 'create', details: { origin: 'import' } }),
  ];
  const drawer = await openWhole();
  expect(drawer.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
    'Sat 11-14-2026',
    'Fri 11-13-2026',
    'Thu 11-12-2026',
    'Wed 11-11-2026',
  ]);
  const [changed, added] = drawer.getAllByRole('listitem');
  const values = [...(changed?.querySelectorAll('del, ins') ?? [])].map((value) => value.textContent);
  expect(values).toEqual(['11-20-2026', '12-01-2026', '$0.00', '$25,000.00', 'Not asked for', 'Asked for']);
  expect(changed).toHaveTextContent('Liftgate at delivery');
  expect(added).toHaveTextContent(/Item 2: Pumps.*1 crate, Pumps, 400 lb/);
  expect(drawer.getByText('By Person 2. Saia, $512.38')).toBeInTheDocument();
  expect(drawer.getByText('By Person 1. From a sheet')).toBeInTheDocument();
});

it('collapses many values behind their count, and marks restricted entries', async () => {
  const changes = ['name', 'address', 'city', 'state', 'reference'].map((field) => ({
    part: null,
    field,
    before: 'old',
    after: 'new',
  }));
  lines = [line(1, { is_internal: true, changes })];
  const drawer = await openWhole();
  expect(drawer.getByText('Internal')).toBeInTheDocument();
  expect(drawer.getByText('Street address')).not.toBeVisible();
  await userEvent.click(drawer.getByText('5 values'));
  expect(drawer.getByText('Street address')).toBeVisible();
});

it('shows a failure to load, and retries', async () => {
  failing = true;
  open();
  const card = (await screen.findByRole('heading', { name: 'History' })).closest('section') as HTMLElement;
  const again = await within(card).findByRole('button', { name: 'Try again' });
  failing = false;
  await userEvent.click(again);
  expect(await within(card).findByText('Nothing has happened yet.')).toBeInTheDocument();
});

it('names what was filed by its kind of paper, and shows no code', async () => {
  lines = [
    line(1, { kind: 'document', source: 'portal', event: 'invoice' }),
    line(2, { kind: 'document', source: 'portal', event: 'insurance' }),
    line(3, { source: 'portal', event: 'something_of_another_version' }),
  ];
  open();
  expect(await screen.findByText('Invoice filed')).toBeVisible();
  expect(screen.getByText('Insurance document filed')).toBeVisible();
  expect(screen.queryByText(/something_of_another_version/)).toBeNull();
});
