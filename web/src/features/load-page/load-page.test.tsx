import type { HistoryEntry } from '@portal/contract/loads/history.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { act, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aPerson, aQuotedLoad } from '../quotes/quotes.fixture.tsx';
import type { LoadHandlers } from '../../platform/live/socket.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { LoadPage } from './load-page.tsx';

let news: LoadHandlers = {};
vi.mock('../../platform/live/socket.ts', () => ({
  watchLoad: (_id: number, handlers: LoadHandlers) => {
    news = handlers;
    return () => undefined;
  },
}));

const saia = { id: 7, name: 'Saia LTL Freight', short_name: 'Saia', scac: 'SAIA', logo_url: null };
const report = (id: number, type: string, city: string, state: string, occurred_at: string, reason_code?: string) => ({
  id,
  type,
  city,
  state,
  occurred_at,
  timezone: null,
  lat: null,
  lng: null,
  reason_code: reason_code ?? null,
  note: null,
});

const onTheRoad = (changed: Partial<LoadDetails> = {}): LoadDetails =>
  aQuotedLoad({
    status: 'in transit',
    status_group: 'in_transit',
    carrier: saia,
    pro_number: '10482917340',
    delivery_date: '2026-11-20',
    due_date: '2026-11-19',
    late_days: 1,
    actual_delivery_at: null,
    booked_at: '2026-11-12T21:16:00Z',
    actual_pickup_at: '2026-11-13T20:40:00Z',
    out_for_delivery_at: null,
    cubic_feet: 488.9,
    distance_miles: 2104,
    route_line: null,
    bol_number: '06141000482917346',
    billing_reference: 'CC 2210',
    price: 1064.15,
    cheapest_price: 1064.15,
    cancel_reason: null,
    quotes_requested: 9,
    quotes_answered: 9,
    price_lines: [
      { code: 'BASE', label: { en: 'Linehaul', es: 'Flete base' }, amount: 2838.25 },
      { code: 'DISC', label: { en: 'Discount', es: 'Descuento' }, amount: -2043.54 },
      { code: 'FUEL', label: { en: 'Fuel surcharge', es: 'Combustible' }, amount: 269.44 },
    ],
    tracking: [
      report(1, 'PICKED_UP', 'Phoenix', 'AZ', '2026-11-13T20:40:00Z'),
      report(2, 'DELAY', 'Dallas', 'TX', '2026-11-16T22:05:00Z', '390-1'),
      report(3, 'DEPARTED_TERMINAL', 'Memphis', 'TN', '2026-11-18T12:12:00Z'),
    ],
    ...changed,
  });

const entry = (id: number, event: string, at: string): HistoryEntry => ({
  id,
  at,
  kind: 'status',
  source: event === 'tender' ? 'person' : 'carrier',
  event,
  from_status: null,
  to_status: null,
  actor: 'Daniela Ríos',
  reason: null,
  changes: [],
  details: {},
});

/** A tracking event as a history entry. */
const historyEntryOf = ({
  id,
  type,
  occurred_at,
  reason_code,
  city,
  state,
}: LoadDetails['tracking'][number]): HistoryEntry => ({
  ...entry(id, type, occurred_at),
  kind: 'carrier_event',
  source: 'carrier',
  reason: reason_code,
  details: { city, state },
});

let load: LoadDetails;
let papers: unknown[] = [];
let requestedPaths: string[] = [];

const answer = (path: string): unknown => {
  if (path.includes('/history')) {
    const own = [entry(2, 'pick_up', '2026-11-13T20:40:00Z'), entry(1, 'tender', '2026-11-12T21:16:00Z')];
    const items = [...load.tracking.map(historyEntryOf).toReversed(), ...own];
    return { items, total: items.length };
  }
  return path.includes('/docs/') ? { items: papers } : load;
};

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  papers = [];
  requestedPaths = [];
  load = onTheRoad();
  vi.stubGlobal('fetch', (path: string) => {
    requestedPaths.push(path);
    return Promise.resolve(new Response(JSON.stringify(answer(path))));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = () => {
  const me = aPerson();
  me.settings.permissions.push('patch:loads', 'get:clone', 'get:cancellation', 'post:cancellation');
  openPage('/my-loads/100517', { me, path: 'my-loads/$loadId', component: LoadPage });
};

it('shows where the load is, when it arrives and how late it is', async () => {
  open();
  expect(await screen.findByText('Left Memphis, TN')).toBeInTheDocument();
  expect(await screen.findByText('1 day late')).toBeInTheDocument();
  expect(await screen.findByText(/Was due Thu/)).toHaveTextContent('Was due Thu 11-19-2026.');
  const steps = within(await screen.findByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('data-state'))).toEqual(['done', 'done', 'current', 'ahead', 'ahead']);
  await waitFor(() => expect(document.title).toBe('Load Details 100517 | Portal'));
});

it('says of a carrier that reports nothing itself that its loads are not tracked', async () => {
  load = onTheRoad({ tracking: [], tracking_available: false });
  open();
  expect(await screen.findByText('Tracking not available for this carrier')).toBeInTheDocument();
});

it('shows what was reported by hand for a carrier that reports nothing itself', async () => {
  load = onTheRoad({ tracking_available: false });
  open();
  expect(await screen.findByText('Left Memphis, TN')).toBeInTheDocument();
  expect(screen.queryByText('Tracking not available for this carrier')).not.toBeInTheDocument();
});

it('shows each event once, with the reason of a delay in words', async () => {
  open();
  expect(await screen.findByText('Tendered to the carrier')).toBeInTheDocument();
  expect(screen.getAllByText(/^Picked up/)).toHaveLength(2); // the step and the carrier's report, not the move it made
  expect(screen.getByText('Weather')).toBeInTheDocument();
});

it('shows the exception with reason and place where it says when the load arrives', async () => {
  load = onTheRoad({ exception: { kind: 'delayed', reason_code: '310-2', at: '2026-11-16T22:05:00Z' } });
  load.tracking = load.tracking.map((event) => ({ ...event, timezone: 'America/Chicago' }));
  open();
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent('Delayed: Breakdown in Dallas.');
});

it('shows how many hours late a load is when the carrier reports an exact time', async () => {
  load = onTheRoad({ late_days: 0, late_hours: 3, eta_at: '2026-11-20T23:30:00Z' });
  open();
  expect(await screen.findByText('3 hours late')).toBeInTheDocument();
  expect(screen.getByText(/^Expected at .+, after receiving hours\.$/)).toBeInTheDocument();
});

it.each([
  ['unclear', 'Waiting for Saia to confirm', /is not sent twice/],
  ['unreachable', 'Trying to reach Saia', /We keep trying/],
] as const)('shows that a tender is %s', async (tender_trouble, place, detail) => {
  load = onTheRoad({ status: 'tendered', status_group: 'assigned', tender_trouble, tracking: [] });
  open();
  expect(await screen.findByText(place)).toBeInTheDocument();
  expect(screen.getByText(detail)).toBeInTheDocument();
});

it('shows the price line by line, and neither cost nor margin where the reply has none', async () => {
  open();
  expect(await screen.findByText('Linehaul, 2,435 lb')).toBeInTheDocument();
  expect(screen.getByText('Discount 72%')).toBeInTheDocument();
  expect(screen.queryByText('Carrier cost')).not.toBeInTheDocument();
});

it('shows the operator the margin', async () => {
  load = onTheRoad({ cost: 950 });
  open();
  expect((await screen.findByText('Margin')).closest('div')).toHaveTextContent('$114.15');
});

it('links the documents on file and shows when the others come', async () => {
  const bol = { id: 1, type: 'bol', name: 'bol.pdf', content_type: 'application/pdf', size: 86_016, created_at: '' };
  const filed = {
    thumbnail_url: null,
    note: '',
    series_id: 1,
    version: 1,
    is_current: true,
    uploaded_by: null,
    filed_by: 'portal',
    language: 'en',
    form: '',
  };
  papers = [{ ...bol, ...filed, may_remove: false, url: '/api/files/signed' }];
  open();
  const link = await screen.findByRole('link', { name: 'Download Bill of lading' });
  expect(link).toHaveAttribute('href', '/api/files/signed');
  expect(screen.getByText('PDF, 84 KB')).toBeInTheDocument();
  expect(screen.getByText('After delivery')).toBeInTheDocument();
});

it('refetches the load when its room receives a change event', async () => {
  open();
  await screen.findByText('Left Memphis, TN');
  load = onTheRoad({
    status: 'delivered',
    status_group: 'delivered',
    late_days: 0,
    actual_delivery_at: '2026-11-20T18:00:00Z',
  });
  act(() => news['load-changed']?.({ load_id: 100517, status: 'delivered' }));
  expect(await screen.findByText('Delivered in Columbus, OH')).toBeInTheDocument();
  expect(screen.getByText('on time')).toBeInTheDocument();
});

it('says of what came early by how many days, and not that it was on time', async () => {
  load = onTheRoad({
    status: 'delivered',
    status_group: 'delivered',
    late_days: 0,
    due_date: '2026-11-24',
    delivery_date: '2026-11-20',
    actual_delivery_at: '2026-11-20T18:00:00Z',
  });
  open();
  expect(await screen.findByText('4 days early')).toBeVisible();
  expect(screen.queryByText('on time')).not.toBeInTheDocument();
});

it.each([
  ['quoted', 'Waiting for your choice', 'Choose a carrier'],
  ['declined', 'Declined by the carrier', 'Choose another carrier'],
  ['expired', 'Prices expired', 'Get quotes again'],
] as const)('offers the next step of a load that is %s', async (status, place, step) => {
  load = aQuotedLoad({
    status,
    tracking: [],
    price_lines: [],
    price: null,
    cheapest_price: 512.38,
    delivery_date: null,
  });
  open();
  expect(await screen.findByText(place)).toBeInTheDocument();
  expect(screen.getByText(step)).toBeInTheDocument();
  expect(screen.getByText('Edit load')).toBeInTheDocument();
});

it('lets accounting change the references and shows them', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit references' }));
  const field = await screen.findByLabelText(/PO number/);
  await userEvent.clear(field);
  await userEvent.type(field, '4500718823');
  load = onTheRoad({ po_number: '4500718823' });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('4500718823')).toBeInTheDocument();
  expect(requestedPaths.some((path) => path.endsWith('/billing-po'))).toBe(true);
});

it('links to the load it was copied from', async () => {
  load = onTheRoad({ copied_from: 100_401 });
  open();
  expect(await screen.findByText('Copied from load')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '100401' })).toHaveAttribute('href', '/my-loads/100401');
});

it('says of a truckload which truck goes, with whom, under what and at which temperature', async () => {
  const truck = { truck_type: 'FLATBED_48', team: true, partial: false, tarp_ft: 6 as const };
  const truck_name = { en: '48 ft flatbed', es: 'Plataforma de 48 pies' };
  const [item] = onTheRoad().line_items;
  const line_items = item ? [{ ...item, temperature: { min: 34, max: 38, unit: 'F' as const } }] : [];
  load = onTheRoad({ mode: 'flatbed', truck, truck_name, line_items });
  open();
  const title = await screen.findByRole('heading', { name: 'Truck' });
  expect(title.parentElement).toHaveTextContent(
    /48 ft flatbed\. Team drivers\. 6 ft tarps\. 34 to 38 °F\. Pickup Wed 11-15-2090\./,
  );
});
