import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { QuotePage } from './quote-page.tsx';

const drafts = vi.hoisted(() => new Map<string, { value: unknown; saved_at: string }>());
vi.mock('../../../platform/forms/drafts.ts', () => ({
  saveDraft: (part: string, _owner: unknown, value: unknown) => {
    drafts.set(part, { value, saved_at: '2026-11-20T10:00:00Z' });
    return Promise.resolve('2026-11-20T10:00:00Z');
  },
  readDraft: (part: string) => Promise.resolve(drafts.get(part) ?? null),
  dropDraft: (_owner: unknown, parts: string[]) => {
    for (const part of parts) drafts.delete(part);
    return Promise.resolve();
  },
}));

const load = {
  id: 100517,
  status: 'dispatched',
  origin_city: 'Laredo',
  destination_city: 'Dallas',
  pickup_date: '2090-01-02',
  po_number: 'PO 77',
};
const goods = {
  origin_city: 'Laredo',
  origin_state: 'TX',
  origin_country: 'US',
  origin_zip_code: '78045',
  destination_city: 'Dallas',
  destination_state: 'TX',
  destination_country: 'US',
  destination_zip_code: '75201',
  insured_value: 0,
  condition: 'A',
  commodity: 'Brake rotors',
  commodity_group: 'auto_parts',
  is_used: false,
  conveyance: 'truck',
  is_domestic: true,
  departs_on: '2090-01-02',
};

let sent: unknown[];

const answer = (url: string, { method, body }: { method?: string; body?: string } = {}): unknown => {
  if (url.includes('/api/users/me')) return aPerson();
  if (url.includes('/api/loads')) return { items: [load, { ...load, id: 100518, status: 'in transit' }], total: 2 };
  if (url.includes('/quote-insurance/quote')) return { outcome: 'offers', offers: [], goods };
  if (method === 'POST') {
    sent.push(JSON.parse(body ?? ''));
    return { id: 5, ...goods, offers: [] };
  }
  const rates = { limit: 250_000, set_offer: { cover: 25_000, premium: 35 }, on_request: ['tobacco'] };
  return { items: [], total: 0, counts: {}, end_soon: 0, first_departure: '2090-01-01', rates, free_policies: null };
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  drafts.clear();
  sent = [];
  vi.stubGlobal('fetch', (url: string, init?: { method?: string; body?: string }) =>
    Promise.resolve(Response.json(answer(url, init))),
  );
});
afterEach(() => vi.unstubAllGlobals());

const open = (query = '') =>
  openPage(`/insurance/quote-insurance${query}`, {
    me: aPerson(),
    path: 'insurance/quote-insurance/{-$insurance}',
    component: QuotePage,
  });

it('keeps what is typed on this device, restores it, and starts over', async () => {
  open();
  const commodity = () => screen.findByRole('textbox', { name: 'Commodity' });
  await userEvent.type(await commodity(), 'Valves');
  // The day it is where the account is, as the server says it.
  const kept = { commodity: 'Valves', departs_on: '2090-01-01' };
  await waitFor(() => expect(drafts.get('insuranceForm')?.value).toMatchObject(kept));
  document.body.replaceChildren();
  open();
  expect(await commodity()).toHaveValue('Valves');
  expect(screen.getByText(/^Restored what you typed/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(await commodity()).toHaveValue('');
});

it('is filled from a booked load that has not left, which is insured then', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Fill from a load' }));
  await userEvent.click(await screen.findByLabelText('Load'));
  const options = await screen.findAllByRole('option', { name: /Laredo/ });
  expect(options).toHaveLength(1);
  await userEvent.click(screen.getByRole('option', { name: /100517/ }));
  expect(await screen.findByText('Insures load 100517')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Commodity' })).toHaveValue('Brake rotors');
  await userEvent.click(screen.getByRole('button', { name: 'See offers' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ load_id: 100517, commodity_group: 'auto_parts', condition: null }]),
  );
});

it('says what is asked of operations, and what the set offer is without a value', async () => {
  open();
  expect(await screen.findByText('Up to $25,000 for $35')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Above $250,000' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Insured value'), '250000.01');
  expect(await screen.findByRole('button', { name: 'Ask operations' })).toBeVisible();
  expect(screen.getByText(/^Operations ask the insurer about this cargo/)).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Insured value'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Commodity group' }), 'Tobacco');
  expect(screen.getByRole('button', { name: 'Ask operations' })).toBeVisible();
});

it('calculates what goods sold CIF are insured for, and fills it in', async () => {
  open();
  await userEvent.click(await screen.findByText('Sold CIF or CIP: 110 % of the value'));
  await userEvent.type(screen.getByLabelText('Price of the goods'), '17050');
  await userEvent.type(screen.getByLabelText('Freight'), '2500');
  await userEvent.type(screen.getByLabelText('Premium, percent of the insured sum'), '0.55');
  await userEvent.click(screen.getByRole('button', { name: 'Insure $21,635.90' }));
  expect(screen.getByLabelText('Insured value')).toHaveValue('21,635.9');
});

it('is filled from the load of the address, whatever was typed before', async () => {
  drafts.set('insuranceForm', { value: { commodity: 'Valves' }, saved_at: '2026-11-20T10:00:00Z' });
  open('?load=100517');
  expect(await screen.findByText('Insures load 100517')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Commodity' })).toHaveValue('Brake rotors');
  expect(drafts.get('insuranceForm')?.value).toEqual({ commodity: 'Valves' });
});
