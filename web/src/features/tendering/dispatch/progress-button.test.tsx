import type { DrayageLoad } from '@portal/contract/drayage/drayage-load.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { quotedContainer } from '../../drayage/containers.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { aCompleteLoad } from '../tendering.fixture.tsx';
import { openDispatch } from './dispatch.fixture.tsx';
import { LoadTruck } from './load-truck.tsx';
import { ReportProgressButton } from './progress-button.tsx';

vi.mock('../../../platform/live/socket.ts', () => ({ watchLoad: () => () => undefined }));

const truck = { trucker_name: '', driver_name: 'Rosa Medina', truck_number: '4471', trailer_number: 'T-90' };
let byHand: boolean;
let haul: DrayageLoad | null;
let sent: FormData[];

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  byHand = true;
  sent = [];
  haul = null;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.includes('/api/drayage/')) return Promise.resolve(Response.json(haul));
    if (init.method === 'POST') sent.push(init.body as FormData);
    const assignment = { ...truck, assigned_at: '2026-11-20T20:47:00Z' };
    const reply = init.method === 'POST' ? aLoad() : { assignment, by_hand: byHand };
    return Promise.resolve(new Response(JSON.stringify(reply)));
  });
});
afterEach(() => vi.unstubAllGlobals());

const aLoad = (changed: Partial<LoadDetails> = {}): LoadDetails =>
  aCompleteLoad({
    status: 'in transit',
    carrier: { id: 31, name: 'Swift Transportation', short_name: 'Swift', scac: 'SWFT', logo_url: null },
    ...changed,
  });

const openReport = async (changed: Partial<LoadDetails> = {}) => {
  openDispatch('/load', <ReportProgressButton load={aLoad(changed)} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Report progress' }));
  return within(await screen.findByRole('dialog', { name: 'Progress of load 100517' }));
};

it('reports a delivery with its proof, on the clocks of the place', async () => {
  const drawer = await openReport();
  expect(drawer.getByRole('combobox', { name: 'What happened' })).toHaveDisplayValue('Delivered');
  expect(drawer.getByRole('textbox', { name: 'City' })).toHaveValue('Columbus');
  await userEvent.click(drawer.getByRole('button', { name: 'Report' }));
  expect(drawer.getByText('Enter the time.')).toBeInTheDocument();
  await userEvent.type(drawer.getByRole('textbox', { name: 'Time' }), '1:15 pm');
  const pod = new File(['%PDF-1.7'], 'signed.pdf', { type: 'application/pdf' });
  await userEvent.upload(drawer.getByLabelText('Proof of delivery'), pod);
  await userEvent.click(drawer.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.get('occurred_at')).toMatch(/^\d{4}-\d\d-\d\dT13:15:00$/);
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ type: 'DELIVERED', city: 'Columbus', state: 'OH' });
  expect(sent[0]?.get('pod')).toMatchObject({ name: 'signed.pdf' });
});

it('asks why and until when for a delay', async () => {
  const drawer = await openReport();
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'What happened' }), 'Delayed');
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Reason' }), 'Weather');
  await userEvent.type(drawer.getByRole('textbox', { name: 'Now expected' }), '11302026');
  await userEvent.type(drawer.getByRole('textbox', { name: 'Time' }), '6:00 am');
  await userEvent.click(drawer.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ type: 'DELAY', reason_code: '390-1', eta: '2026-11-30' });
});

it('says which container of several came back through the gate', async () => {
  const numbers = ['CSQU3054383', 'MSKU6011672'];
  haul = quotedContainer({ container_count: 2, container_numbers: numbers });
  const drawer = await openReport({ status: 'completed', mode: 'drayage' });
  await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'What happened' }), 'Gate in');
  await userEvent.selectOptions(await drawer.findByRole('combobox', { name: 'Container' }), 'MSKU6011672');
  await userEvent.type(drawer.getByRole('textbox', { name: 'Time' }), '1:15 pm');
  await userEvent.click(drawer.getByRole('button', { name: 'Report' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ type: 'GATE_IN', container_number: 'MSKU6011672' });
});

it('is offered for a billed container, which may still be out', async () => {
  openDispatch('/load', <ReportProgressButton load={aLoad({ status: 'completed', mode: 'drayage' })} />);
  expect(await screen.findByRole('button', { name: 'Report progress' })).toBeInTheDocument();
});

it('is not offered for a billed truckload', async () => {
  const billed = aLoad({ status: 'completed', mode: 'ftl' });
  openDispatch('/load', [<ReportProgressButton key="b" load={billed} />, <LoadTruck key="t" load={aLoad()} />]);
  expect(await screen.findByText('Rosa Medina')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Report progress' })).not.toBeInTheDocument();
});

it('is not offered for carriers that report by themselves, nor to shippers', async () => {
  byHand = false;
  openDispatch('/load', [<ReportProgressButton key="b" load={aLoad()} />, <LoadTruck key="t" load={aLoad()} />]);
  expect(await screen.findByText('Rosa Medina')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Report progress' })).not.toBeInTheDocument();
});

it('shows a shipper who drives, and no phone and no note', async () => {
  const Piece = () => (
    <>
      <ReportProgressButton load={aLoad()} />
      <LoadTruck load={aLoad()} />
    </>
  );
  openPage('/load', { me: aPerson(), path: 'load', component: Piece });
  expect(await screen.findByText('Rosa Medina')).toBeInTheDocument();
  expect(screen.getByText('4471')).toBeInTheDocument();
  expect(screen.getByText('T-90')).toBeInTheDocument();
  expect(screen.queryByText('Phone')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
