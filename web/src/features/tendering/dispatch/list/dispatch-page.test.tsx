import type { WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aWaitingLoad, openDispatch } from '../dispatch.fixture.tsx';

vi.mock('../../../../platform/live/socket.ts', () => ({ watchLoads: () => () => undefined }));

let loads: WaitingLoad[];
let refused: { status: number; body: unknown } | null;
let sent: { path: string; body: unknown }[];
let asked: string[];

const answer = (path: string): unknown => {
  if (path.includes('/api/assignments')) asked.push(path);
  if (path.includes('/carrier-db')) return { items: [{ id: 32, name: 'Schneider', short_name: 'Schneider' }] };
  return { items: loads, total: loads.length };
};

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  loads = [aWaitingLoad()];
  refused = null;
  sent = [];
  asked = [];
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (init.method === 'POST') {
      sent.push({ path, body: JSON.parse(init.body as string) });
      if (refused) return Promise.resolve(new Response(JSON.stringify(refused.body), { status: refused.status }));
      loads = [];
    }
    return Promise.resolve(new Response(JSON.stringify(answer(path))));
  });
});
afterEach(() => vi.unstubAllGlobals());

const openDrawer = async () => {
  const router = openDispatch('/dispatch');
  await userEvent.click(await screen.findByRole('link', { name: 'Find a truck for load 100517' }));
  return { router, drawer: within(await screen.findByRole('dialog', { name: 'Load 100517' })) };
};
const fill = async (drawer: ReturnType<typeof within>, fields: Record<string, string>) => {
  for (const [name, value] of Object.entries(fields)) {
    await userEvent.type(drawer.getByRole('textbox', { name }), value);
  }
};

it('shows all there is to decide by: lane, truck, price and cost, and the time left', async () => {
  openDispatch('/dispatch');
  const row = (await screen.findByRole('rowheader', { name: /100517/ })).closest('tr');
  expect(row).toHaveTextContent(/Acme West.*Laredo, TX.*Columbus, OH1,420 mi/);
  expect(row).toHaveTextContent(/53 ft dry vanFull truckload24,000 lb18 units.*Swift\$2,041.98cost \$1,823.20/);
  expect(row).toHaveTextContent(/1 h 39 minwaiting 20 min/);
  expect(screen.getByRole('status')).toHaveTextContent('1 load waits for a truck');
});

it('shows of a container what stands on its door, where it is and until when it is free', async () => {
  const container = {
    numbers: ['MSKU1234565', 'MSKU7654320'],
    count: 2,
    code: '40HC',
    steamship_line: 'Maersk',
    place: 'Los Angeles',
    terminal: 'APM Terminals',
    last_free_day: '2026-11-30',
  };
  loads = [aWaitingLoad({ mode: 'drayage', truck_type: null, truck_name: null, container })];
  openDispatch('/dispatch');
  const row = (await screen.findByRole('rowheader', { name: /100517/ })).closest('tr');
  expect(row).toHaveTextContent(/Columbus, OH1,420 mi, APM Terminals.*MSKU1234565 \+1MaerskMon 11-30-2026/);
  await userEvent.click(screen.getByRole('button', { name: 'Last free day' }));
  await waitFor(() => expect(asked.at(-1)).toContain('sort=last_free_day'));
});

it('says so when no load waits', async () => {
  loads = [];
  openDispatch('/dispatch');
  expect(await screen.findByText(/No load waits for a truck/)).toBeInTheDocument();
});

it('is filtered and ordered by its address, which a truck that is found leaves as it is', async () => {
  const router = openDispatch('/dispatch?mode=ftl%2Creefer&pickup_from=2026-11-20');
  await waitFor(() =>
    expect(asked[0]).toBe('/api/assignments?mode=ftl&mode=reefer&pickup_from=2026-11-20&skip=0&limit=50'),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Price' }));
  await waitFor(() => expect(asked.at(-1)).toContain('sort=-price'));
  await userEvent.click(await screen.findByRole('link', { name: 'Find a truck for load 100517' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Load 100517' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('load'));
  expect(router.state.location.search).toMatchObject({ pickup_from: '2026-11-20', sort: '-price' });
});

it('offers to clear the filters that no load matches', async () => {
  loads = [];
  const router = openDispatch('/dispatch?search=nowhere');
  expect(await screen.findByText('No waiting load matches these filters.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.history.location.href).toBe('/dispatch'));
});

it('assigns a truck, with the margin shown as the cost is typed', async () => {
  const { router, drawer } = await openDrawer();
  expect(drawer.getByText('Margin $218.78 (10.7 %)')).toBeInTheDocument();
  await userEvent.click(drawer.getByRole('button', { name: 'Assign truck' }));
  expect(drawer.getAllByText(/ is required\.$/)).toHaveLength(3);
  expect(sent).toEqual([]);
  await fill(drawer, { Driver: 'Rosa Medina', 'Driver’s phone': '9565550142', 'Truck number': '4471' });
  const cost = drawer.getByRole('textbox', { name: 'Agreed cost' });
  await userEvent.clear(cost);
  await userEvent.type(cost, '2100');
  expect(drawer.getByText('Loss $58.02 (2.8 %)')).toBeInTheDocument();
  await userEvent.click(drawer.getByRole('button', { name: 'Assign truck' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: '/api/assignments/100517',
    body: { carrier_id: 31, trucker_name: '', driver_name: 'Rosa Medina', truck_number: '4471', cost: 2100 },
  });
  expect(sent[0]?.body).not.toHaveProperty('pro_number');
  await waitFor(() => expect(router.history.location.href).toBe('/dispatch'));
});

it('asks for the name of a trucker who is none of the carriers', async () => {
  const { drawer } = await openDrawer();
  await drawer.findByRole('option', { name: 'Schneider' });
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Carrier' }), 'None of these…');
  await fill(drawer, { Driver: 'Rosa Medina', 'Driver’s phone': '9565550142', 'Truck number': '4471' });
  await userEvent.click(drawer.getByRole('button', { name: 'Assign truck' }));
  expect(drawer.getByText('Enter the trucker’s name.')).toBeInTheDocument();
  await fill(drawer, { 'Trucker’s name': 'Medina Trucking' });
  await userEvent.click(drawer.getByRole('button', { name: 'Assign truck' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ carrier_id: 31, trucker_name: 'Medina Trucking' }));
});

it('gives a load back with its reason', async () => {
  const { drawer } = await openDrawer();
  await userEvent.click(drawer.getByRole('radio', { name: 'Decline load' }));
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Reason' }), 'Other reason');
  await userEvent.click(drawer.getByRole('button', { name: 'Decline load' }));
  expect(drawer.getByText('Say why in a few words.')).toBeInTheDocument();
  await fill(drawer, { Note: 'Nobody goes there' });
  await userEvent.click(drawer.getByRole('button', { name: 'Decline load' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { path: '/api/assignments/100517/decline', body: { reason: 'OTHER', note: 'Nobody goes there' } },
    ]),
  );
  expect(await screen.findByText(/No load waits for a truck/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps what was typed when somebody else was faster, and says so', async () => {
  const { drawer } = await openDrawer();
  const msg = { en: 'This load no longer waits for a truck.', es: 'Esta carga ya no espera camión.' };
  refused = { status: 409, body: { detail: [{ msg, code: 'tendering.not_waiting' }], request_id: 'r1' } };
  loads = [];
  await fill(drawer, { Driver: 'Rosa Medina', 'Driver’s phone': '9565550142', 'Truck number': '4471' });
  await userEvent.click(drawer.getByRole('button', { name: 'Assign truck' }));
  expect(await drawer.findByRole('alert')).toHaveTextContent('no longer waits for a truck');
  expect(drawer.getByRole('textbox', { name: 'Driver' })).toHaveValue('Rosa Medina');
  expect(await drawer.findByRole('link', { name: 'See the load' })).toHaveAttribute('href', '/my-loads/100517');
});
