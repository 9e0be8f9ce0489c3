import { sampleLoadRow } from '@portal/contract/samples/sample-load.ts';
import type { LoadSummary } from '@portal/contract/loads/load.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startWithAllWords } from '../../../../testing/words.fixture.ts';
import { openPage } from '../../../../testing/open-page.fixture.tsx';
import { aMe, aPage, openMyLoads } from '../my-loads.fixture.tsx';
import { MyLoadsPage } from '../my-loads-page.tsx';

vi.mock('../../../../platform/live/socket.ts', () => ({ watchLoads: () => () => undefined }));

const container: NonNullable<LoadSummary['container']> = {
  is_export: false,
  numbers: ['MSKU1234565', 'MSKU7654320'],
  count: 2,
  code: '40HC',
  steamship_line: 'Maersk',
  place: 'Los Angeles',
  terminal: 'APM Terminals',
  last_free_day: '2026-11-20',
  cut_off: null,
  gate_out: null,
  returned: false,
};
const aHaul = (id: number, changed: Partial<typeof container> = {}) =>
  sampleLoadRow({
    id,
    mode: 'drayage',
    quote_type: 'drayage',
    status: 'assigned',
    container: { ...container, ...changed },
  });

let items: LoadSummary[];
let asked: string[];

beforeAll(startWithAllWords);
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const deadline = { load_id: 5, charge: 'per_diem', day: '2026-11-24', days_left: 4 };
    if (path.includes('/deadlines')) return Promise.resolve(Response.json({ items: [deadline], total: 1 }));
    return Promise.resolve(Response.json(path.includes('/views') ? { items: [] } : aPage(items)));
  });
});
afterEach(() => vi.unstubAllGlobals());

const rowOf = async (id: number) =>
  (await screen.findByRole('rowheader', { name: new RegExp(`^${id}`) })).closest('tr');

it('shows number, terminal, line and free time where the page has containers alone', async () => {
  items = [
    aHaul(1),
    aHaul(2, { numbers: [], count: 1, gate_out: '2026-11-18' }),
    aHaul(3, { is_export: true, cut_off: '2026-12-01', terminal: null }),
    aHaul(4, { gate_out: '2026-11-18', returned: true }),
    aHaul(5, { gate_out: '2026-11-18' }),
  ];
  openMyLoads('/my-loads?mode=drayage');
  expect(await rowOf(1)).toHaveTextContent(/MSKU1234565 \+1APM Terminals, Los AngelesMaerskPick up 11-20-2026/);
  expect(await rowOf(2)).toHaveTextContent(/1 × 40HC.*Out of terminal since 11-18-2026/);
  expect(await rowOf(3)).toHaveTextContent(/Cut-off 12-01-2026/);
  expect(await rowOf(4)).toHaveTextContent(/Returned/);
  expect(await rowOf(5)).toHaveTextContent(/Return 11-24-2026/);
  expect(asked.find((path) => path.includes('deadlines'))).toBe(
    '/api/drayage/deadlines?load_ids=1&load_ids=2&load_ids=3&load_ids=5',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Last free day' }));
  await waitFor(() => expect(asked.some((path) => path.includes('sort=last_free_day'))).toBe(true));
});

it('has no such columns beside loads of other modes', async () => {
  items = [aHaul(1), sampleLoadRow({ id: 2 })];
  openMyLoads();
  await rowOf(1);
  expect(screen.queryByRole('columnheader', { name: 'Container' })).not.toBeInTheDocument();
});

it('opens the containers as a view of those who may haul them, in the order of their free time', async () => {
  items = [aHaul(1)];
  const me = aMe();
  const modes = { ...me.settings.can_dispatch_modes, drayage: true };
  const router = openPage('/my-loads', {
    me: { ...me, settings: { ...me.settings, can_dispatch_modes: modes } },
    path: 'my-loads',
    component: MyLoadsPage,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'All loads' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Containers' }));
  await waitFor(() => expect(router.history.location.href).toBe('/my-loads?mode=drayage&sort=last_free_day'));
  await userEvent.click(await screen.findByRole('button', { name: 'Containers' }));
  await userEvent.click(await screen.findByRole('button', { name: 'All loads' }));
  await waitFor(() => expect(router.history.location.href).toBe('/my-loads'));
});
