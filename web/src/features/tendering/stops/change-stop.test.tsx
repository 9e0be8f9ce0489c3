import type { LoadDetails, Stop } from '@portal/contract/loads/load.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ChangeStopButton } from './change-stop-button.tsx';
import { aCompleteLoad, openTendering } from '../tendering.fixture.tsx';

let sent: { path: string; body: unknown }[] = [];
let refusal: Response | undefined;

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  sent = [];
  refusal = undefined;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (init.method === 'PATCH') sent.push({ path, body: JSON.parse(init.body as string) });
    if (init.method === 'PATCH' && refusal) return Promise.resolve(refusal.clone());
    return Promise.resolve(Response.json(init.method === 'PATCH' ? aCompleteLoad() : { items: [], total: 0 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async (status: LoadDetails['status'], at: 0 | 1 = 1) => {
  const load = aCompleteLoad({ status });
  openTendering('/load', <ChangeStopButton load={load} stop={load.stops[at] as Stop} />);
  return load;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const retype = async (name: string, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

it('asks why another address is wanted once the load is booked, and sends what is another now', async () => {
  const load = await open('assigned');
  await userEvent.click(await screen.findByRole('button', { name: 'Change the delivery' }));
  expect(await screen.findByText(/This load is booked/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'ZIP' })).toHaveAttribute('readonly');
  expect(screen.getByText(/To use a different ZIP code the load must be requoted/)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Change the load and requote' })).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Residential' })).toBeDisabled();
  await retype('Street address', '9 Canal St');
  await press('Save change');
  expect(screen.getByText('Enter a reason: this load is already booked.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'The dock floods');
  await press('Save change');
  const path = `/api/loads/${load.id}/stops/${load.stops[1]?.id}`;
  await waitFor(() => expect(sent).toEqual([{ path, body: { address: '9 Canal St', reason: 'The dock floods' } }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('needs a reason for a reference of a booked load too', async () => {
  await open('dispatched');
  await userEvent.click(await screen.findByRole('button', { name: 'Change the delivery' }));
  await retype('Reference', 'Gate 4');
  await press('Save change');
  expect(screen.getByText('Enter a reason: this load is already booked.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Another gate');
  await press('Save change');
  const body = { reference: 'Gate 4', reason: 'Another gate' };
  await waitFor(() => expect(sent.map((one) => one.body)).toEqual([body]));
});

it('lets a stop be a home as long as no carrier has the load, and leaves empty what is asked when booking', async () => {
  await open('quoted');
  await userEvent.click(await screen.findByRole('button', { name: 'Change the delivery' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Residential' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Street address' }));
  expect(screen.queryByRole('textbox', { name: 'Reason' })).not.toBeInTheDocument();
  await press('Save change');
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ address: '', residential: true }]));
});

it('says what the server refuses, and keeps what was typed', async () => {
  await open('assigned');
  const msg = { en: 'The load has changed in the meantime.', es: 'La carga cambió.' };
  refusal = Response.json({ detail: [{ msg, code: 'loads.already_moved' }], request_id: 'q' }, { status: 409 });
  await userEvent.click(await screen.findByRole('button', { name: 'Change the delivery' }));
  await retype('Reference', 'Gate 4');
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Another gate');
  await press('Save change');
  expect(await screen.findByRole('alert')).toHaveTextContent('The load has changed in the meantime.');
  expect(screen.getByRole('textbox', { name: 'Reference' })).toHaveValue('Gate 4');
});

it.each([
  ['delivered', 1],
  ['cancelled', 1],
  ['in transit', 0],
] as const)('is not offered on a load that is %s', async (status, at) => {
  await open(status, at);
  await waitFor(() => expect(document.body).not.toBeEmptyDOMElement());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
