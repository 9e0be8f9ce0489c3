import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { LoadMode } from '@portal/contract/modes/modes.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { aPerson, aQuote, aQuotedLoad, noGuide, openSelection, someQuotes } from './quotes.fixture.tsx';

vi.mock('../../platform/live/socket.ts', () => ({ watchLoad: () => () => undefined }));
const saved = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>());
vi.mock('../../platform/save-file.ts', () => ({ saveFile: saved }));

let load = aQuotedLoad();
let quotes: CarrierQuotes;
let sent: { method: string; url: URL; body: unknown }[] = [];
let broken = false;

const file = () =>
  new Response('%PDF-', { headers: { 'content-disposition': 'attachment; filename="Quote-100517.pdf"' } });

const answer = (url: URL, method: string): Response => {
  if (broken) return new Response(null, { status: 503 });
  if (url.pathname.startsWith('/api/quote-file')) return file();
  if (url.pathname.endsWith('/markups') && method === 'GET') {
    const items = quotes.items.map(({ id, price }) => ({ id, price: price + 50 }));
    return Response.json({ items });
  }
  if (url.pathname.endsWith('/routing-guide')) return Response.json(noGuide);
  if (url.pathname.endsWith('/lane-prices')) return Response.json({ items: [] });
  return Response.json(/carriers/.test(url.pathname) ? quotes : load);
};

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  sent = [];
  broken = false;
  saved.mockClear();
  load = aQuotedLoad();
  quotes = someQuotes([aQuote(1, 'Saia', { price: 500 }), aQuote(2, 'Estes', { price: 550 })]);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const url = new URL(path, 'http://portal');
    const method = init.method ?? 'GET';
    sent.push({ method, url, body: init.body ? JSON.parse(init.body as string) : undefined });
    return Promise.resolve(answer(url, method));
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (address = '/quote-book/carrier-selection/100517') => {
  const me = aPerson();
  me.settings.permissions.push('get:quote-file');
  return openSelection(address, me);
};
const requestsTo = (path: string) => sent.filter(({ url }) => url.pathname === path);
const dialog = async () => within(await screen.findByRole('dialog'));

it('saves the shown quotes as PDF or Excel, in the chosen language, without the excluded carriers', async () => {
  open('/quote-book/carrier-selection/100517?exclude=2');
  await userEvent.click(await screen.findByRole('button', { name: 'Download quotes' }));
  const opened = await dialog();
  expect(opened.getByRole('radio', { name: 'English' })).toBeChecked();
  expect(opened.getByText(/1 carrier is excluded/)).toBeInTheDocument();
  await userEvent.click(opened.getByRole('radio', { name: 'Español' }));
  await userEvent.click(opened.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.anything(), 'Quote-100517.pdf'));
  expect(Object.fromEntries(requestsTo('/api/quote-file')[0]?.url.searchParams ?? [])).toEqual({
    load_id: '100517',
    exclude_carriers: '2',
    language: 'es',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: 'Download quotes' }));
  await userEvent.click((await dialog()).getByRole('radio', { name: 'Excel' }));
  await userEvent.click((await dialog()).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(requestsTo('/api/quote-file/excel')).toHaveLength(1));
});

it('shows that the file could not be made, and allows a retry', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Download quotes' }));
  broken = true;
  await userEvent.click((await dialog()).getByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('alert')).not.toHaveTextContent(/^$/);
  broken = false;
  await userEvent.click((await dialog()).getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
});

it('offers no markup and shows no cost to people who do not resell', async () => {
  open();
  expect(await screen.findByText('2 of 2 carriers answered')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Markup of this load' })).not.toBeInTheDocument();
  expect(screen.queryByText('Cost')).not.toBeInTheDocument();
});

it('previews the prices for a seller before the markup is set', async () => {
  quotes = { ...quotes, markup: { markup_percent: 5, markup_min: 0 } };
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Markup of this load' }));
  const opened = await dialog();
  const percent = opened.getByRole('textbox', { name: 'Percent' });
  expect(percent).toHaveValue('5');
  await userEvent.clear(percent);
  expect(opened.getByText('Give a percentage from 0 to 500.')).toBeInTheDocument();
  await userEvent.click(opened.getByRole('button', { name: 'Set markup' }));
  expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
  await userEvent.type(percent, '15');
  await waitFor(() => {
    const [previewed] = requestsTo('/api/loads/100517/carriers/markups').slice(-1);
    expect(previewed?.url.search).toBe('?markup_percent=15&markup_min=0');
  });
  const row = await opened.findByRole('row', { name: /Saia/ });
  await waitFor(() => expect(row).toHaveTextContent('$500.00$550.00'));
  await userEvent.click(opened.getByRole('button', { name: 'Set markup' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ markup_percent: 15, markup_min: 0 });
});

it('shows the operator cost and margin beside the price, and in its lines', async () => {
  quotes = someQuotes([aQuote(1, 'Saia', { price: 500, cost: 440 })]);
  open('/quote-book/carrier-selection/100517?quote=1');
  expect(await screen.findByRole('columnheader', { name: 'Cost' })).toBeInTheDocument();
  const [row] = await screen.findAllByRole('row', { name: /Saia/ });
  expect(row).toHaveTextContent('$440.00$60.00, 12%');
  expect(screen.getByText('Margin, 12%')).toBeInTheDocument();
});

const trucks = {
  VAN_53: { en: '53 ft dry van', es: 'Caja seca de 53 pies' },
  CARGO_VAN: { en: 'Cargo van', es: 'Van de carga' },
  REEFER_53: { en: '53 ft reefer', es: 'Caja refrigerada de 53 pies' },
  FLATBED_48: { en: '48 ft flatbed', es: 'Plataforma de 48 pies' },
};
const ofTruck = (id: number, carrier: string, mode: LoadMode, truck: keyof typeof trucks, service_class = 'standard') =>
  aQuote(id, carrier, { mode, truck_type: truck, truck_name: trucks[truck], service_class });

/** Freight that is kept at no temperature. */
const aTruckload = (changed: Partial<LoadDetails>) => {
  const { line_items } = aQuotedLoad();
  return aQuotedLoad({ line_items: line_items.map((item) => ({ ...item, temperature: null })), ...changed });
};

it.each([
  ['ftl', 'VAN_53', 'standard', '53 ft dry van'],
  ['expedited', 'CARGO_VAN', 'team', 'Cargo van, team drivers'],
] as const)('names the truck of a quote for %s', async (mode, truck, service_class, text) => {
  load = aTruckload({ mode, quote_type: mode, quote_modes: [mode] });
  quotes = someQuotes([ofTruck(1, 'Swift', mode, truck, service_class)]);
  open();
  const [row] = await screen.findAllByRole('row', { name: /Swift/ });
  expect(row).toHaveTextContent(text);
  expect(screen.queryByRole('group', { name: 'Modes shown' })).not.toBeInTheDocument();
});

it('counts the quotes of each mode where there are several, and shows one mode alone', async () => {
  load = aTruckload({ quote_type: 'multi-service', quote_modes: ['ltl', 'ftl', 'reefer', 'flatbed'] });
  quotes = someQuotes([
    aQuote(1, 'Saia'),
    ofTruck(2, 'Swift', 'ftl', 'VAN_53'),
    ofTruck(3, 'Werner', 'flatbed', 'FLATBED_48'),
    ofTruck(4, 'Prime', 'reefer', 'REEFER_53'),
  ]);
  const router = open();
  const rowOf = async (carrier: RegExp) => (await screen.findAllByRole('row', { name: carrier }))[0];
  expect(await rowOf(/Swift/)).toHaveTextContent('Full truckload, 53 ft dry van');
  expect(await rowOf(/Werner/)).toHaveTextContent('Flatbed, 48 ft flatbed');
  expect(await rowOf(/Prime/)).toHaveTextContent('Refrigerated, 53 ft reefer');
  const filter = within(screen.getByRole('group', { name: 'Modes shown' }));
  expect(filter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All modes 4',
    'LTL and parcel 1',
    'Full truckload 1',
    'Refrigerated 1',
    'Flatbed 1',
  ]);
  await userEvent.click(filter.getByRole('button', { name: /^Full truckload/ }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Saia|Werner|Prime/ })).not.toBeInTheDocument());
  expect(screen.getAllByRole('row', { name: /Swift/ })).not.toHaveLength(0);
  expect(router.state.location.search).toMatchObject({ modes: 'ftl' });
});
