import { eventsFrom, type LoadStatus, loadStatuses } from '@portal/contract/loads/load-status.ts';
import type { HistoryEntry } from '@portal/contract/loads/history.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { EarlierRound } from '@portal/contract/quotes/quotes.contract.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { type CarrierEventType, carrierEventTypes } from '@portal/contract/tracking/carrier-events.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aPerson, aQuote, aQuotedLoad } from '../quotes/quotes.fixture.tsx';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { LoadPage } from './load-page.tsx';
import { LoadRoute } from './load-route.tsx';
import { useWhereabouts } from './use-whereabouts.ts';

vi.mock('../../platform/live/socket.ts', () => ({ watchLoad: () => () => undefined }));

let load: LoadDetails;
let history: HistoryEntry[] = [];
let rounds: EarlierRound[] = [];

const answer = (path: string): unknown => {
  if (path.includes('/history')) return { items: history, total: history.length };
  if (path.includes('/earlier')) return { items: rounds };
  return path.includes('/docs/') ? { items: [] } : load;
};

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  history = [];
  rounds = [];
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(answer(path))));
});
afterEach(() => vi.unstubAllGlobals());

const aLoad = (changed: Partial<LoadDetails> = {}): LoadDetails =>
  aQuotedLoad({
    tracking: [],
    price_lines: [],
    price: null,
    cheapest_price: 512.38,
    cancel_reason: null,
    late_days: 0,
    delivery_date: null,
    actual_delivery_at: null,
    actual_pickup_at: null,
    booked_at: null,
    out_for_delivery_at: null,
    cubic_feet: 100,
    quotes_requested: 9,
    quotes_answered: 9,
    ...changed,
  });

const rights = ['patch:loads', 'patch:stops', 'get:clone', 'get:quote-file', 'post:cancellation'] as const;
const open = (shown: LoadDetails) => {
  load = shown;
  const me = aPerson();
  me.settings.permissions.push(...rights);
  openPage('/my-loads/100517', { me, path: 'my-loads/$loadId', component: LoadPage });
};

const editable: readonly LoadStatus[] = [
  'unassigned',
  'quotes requested',
  'quotes received',
  'quoted',
  'expired',
  'declined',
];
const nextSteps: Partial<Record<LoadStatus, string[]>> = {
  unassigned: ['Get quotes again'],
  'quotes requested': ['See quotes'],
  'quotes received': ['Choose a carrier'],
  quoted: ['Get quotes again', 'Choose a carrier'],
  expired: ['Get quotes again'],
  declined: ['Choose another carrier'],
};

it.each(loadStatuses)('offers exactly the available actions of a load that is %s', async (status) => {
  open(aLoad({ status }));
  expect(await screen.findByRole('link', { name: 'Copy load' })).toBeInTheDocument();
  const cancel = screen.getByRole('button', { name: 'Cancel load' });
  expect(cancel.getAttribute('aria-disabled')).toBe(eventsFrom(status).includes('cancel') ? null : 'true');
  expect(screen.queryAllByRole('link', { name: /^(Edit load|Change cargo|Change extras)$/ })).toHaveLength(
    editable.includes(status) ? 3 : 0,
  );
  expect(screen.getByRole('button', { name: 'Edit references' })).toBeInTheDocument();
  const steps = screen.queryAllByText(/^(Get quotes|Get quotes again|See quotes|Choose .*carrier)$/);
  expect(steps.map((step) => step.textContent)).toEqual(nextSteps[status] ?? []);
});

it('requests new quotes when the load was changed since, and says so', async () => {
  open(aLoad({ status: 'quoted', requote_needed: true }));
  expect(await screen.findByText(/This load was changed after it was quoted/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Get quotes again' })).toBeInTheDocument();
  expect(screen.queryByText('Choose a carrier')).not.toBeInTheDocument();
});

it('requests the first quotes of a load that was only saved', async () => {
  open(aLoad({ status: 'unassigned', quotes_requested: 0, quotes_answered: 0 }));
  expect(await screen.findByRole('button', { name: 'Get quotes' })).toBeInTheDocument();
});

it('lists earlier quotes, one line per round', async () => {
  rounds = [
    { round: 2, requested_at: '2026-11-18T15:00:00Z', items: [aQuote(1, 'Saia', { price: 512.38 })] },
    {
      round: 1,
      requested_at: '2026-11-17T15:00:00Z',
      items: [aQuote(2, 'Estes', { price: 480 }), aQuote(3, 'XPO', { price: 610.5 })],
    },
  ];
  open(aLoad({ status: 'quoted' }));
  const card = (await screen.findByRole('heading', { name: 'Earlier quotes' })).closest('section') as HTMLElement;
  expect(within(card).getByText('$480.00 to $610.50')).toBeInTheDocument();
  expect(within(card).getByText('Estes')).not.toBeVisible();
  await userEvent.click(within(card).getByText('2 quotes'));
  expect(within(card).getByText('Estes')).toBeVisible();
});

it('shows a changed stop in the history before and after', async () => {
  const details = {
    stop_id: 2,
    fields: ['address', 'close_time', 'contact'],
  };
  const part = { type: 'stop', position: 2, name: 'delivery' } as const;
  const person = (name: string) => ({ name, phone: '', email: '' });
  history = [
    {
      id: 1,
      at: '2026-11-18T15:00:00Z',
      kind: 'edit',
      event: 'change_stop',
      from_status: null,
      to_status: null,
      actor: 'Dana Whitfield',
      reason: 'The dock floods',
      source: 'person',
      changes: [
        { part, field: 'address', before: '900 Howell Mill Rd', after: '9 Canal St' },
        { part, field: 'close_time', before: '17:00', after: null },
        { part, field: 'contact', before: person('Ann'), after: person('Bob') },
      ],
      details,
    },
  ];
  open(aLoad({ status: 'assigned' }));
  await userEvent.click(await screen.findByRole('button', { name: '1 event' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'History' }));
  const line = (await drawer.findByText('Stop changed: Delivery')).closest('li') as HTMLElement;
  expect(within(line).getByText('By Dana Whitfield. The dock floods')).toBeInTheDocument();
  const changes = [...line.querySelectorAll('del, ins')].map((change) => change.textContent);
  expect(changes).toEqual(['900 Howell Mill Rd', '9 Canal St', '5:00 PM', 'empty', 'Ann', 'Bob']);
});

const terminal = { id: 7, city: 'Memphis', state: 'TN', timezone: null, lat: 35.15, lng: -90.05 };
const reported = (type: CarrierEventType): LoadDetails['tracking'][number] => ({
  ...terminal,
  type,
  occurred_at: '2026-11-16T22:05:00Z',
  reason_code: null,
  note: null,
});

it('names the city of the last report of a load under way, whatever was reported there', async () => {
  const Places = () =>
    carrierEventTypes.map((type) => (
      <Place key={type} load={aLoad({ status: 'in transit', tracking: [reported(type)] })} />
    ));
  const Place = ({ load: one }: { load: LoadDetails }) => <p>{useWhereabouts(one).place}</p>;
  openPage('/where', { me: aPerson(), path: 'where', component: () => <>{Places()}</> });
  expect(await screen.findAllByText(/Memphis, TN/)).toHaveLength(carrierEventTypes.length);
});

it('says how many of its miles a load under way has done', async () => {
  const [origin, destination] = aLoad().stops;
  const stops = [
    { ...origin, lat: 32.78, lng: -96.8, city: 'Dallas' },
    { ...destination, lat: 33.75, lng: -84.39, city: 'Atlanta' },
  ] as LoadDetails['stops'];
  const underWay = aLoad({ status: 'in transit', distance_miles: 841, stops, tracking: [reported('IN_TRANSIT')] });
  openPage('/map', { me: aPerson(), path: 'map', component: () => <LoadRoute load={underWay} /> });
  expect(await screen.findByText(/^\d+ of 841 mi$/)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /Memphis/ })).toBeInTheDocument();
});

it.each([
  ['2020-03-02', 'No new date yet'],
  ['2090-03-02', 'Thu 03-02-2090'],
])('says when a load under way arrives that was announced for %s', async (delivery_date, arrival) => {
  open(aLoad({ status: 'in transit', delivery_date, due_date: delivery_date }));
  const cell = (await screen.findByRole('heading', { name: en.loads.page.when })).parentElement;
  expect(cell).toHaveTextContent(arrival);
  expect(cell).not.toHaveTextContent('late');
});

it('has no blank facts, and says who asked for the load', async () => {
  open(aLoad({ cargo_value_for_insurance: null, billing_reference: null, created_by: 'Dana Ruiz' }));
  const facts = within(await screen.findByRole('region', { name: 'References' }));
  expect(facts.getByText('Dana Ruiz')).toBeVisible();
  expect(facts.queryByText('–')).not.toBeInTheDocument();
  expect(facts.queryByText('Cargo value')).not.toBeInTheDocument();
});
