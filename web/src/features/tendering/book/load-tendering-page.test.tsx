import type { CarrierQuote } from '@portal/contract/quotes/carrier-quote.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { LoadHandlers } from '../../../platform/live/socket.ts';
import { aQuote, someQuotes } from '../../quotes/quotes.fixture.tsx';
import { tenderSearch } from './tender-search.ts';
import { aCompleteLoad, openTendering } from '../tendering.fixture.tsx';

let news: LoadHandlers = {};
vi.mock('../../../platform/live/socket.ts', () => ({
  watchLoad: (_id: number, handlers: LoadHandlers) => {
    news = handlers;
    return () => undefined;
  },
}));
// The browser's database is not there in jsdom.
vi.mock('../../../platform/forms/drafts.ts', () => ({
  readDraft: () => Promise.resolve(null),
  saveDraft: () => Promise.resolve('2026-11-18T16:42:00Z'),
  dropDraft: () => Promise.resolve(),
}));

type Sent = { path: string; key: string | null; body: { stops: { name: string }[]; carrier_quote_id: number } };
const estes = aQuote(2, 'Estes', { price: 550.13 });
const address = '/quote-book/load-tendering/100517/2/?quote=2&pickup=true&insurance=false';
let load: LoadDetails;
let refusal: unknown = null;
let quote = estes;
let reason: string | null = null;
let others: CarrierQuote[] = [];
let brokenLines = 0;
let sent: Sent[] = [];

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  load = aCompleteLoad();
  refusal = null;
  quote = estes;
  reason = null;
  others = [];
  brokenLines = 0;
  sent = [];
  window.scrollTo = () => undefined;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.includes('/tender')) {
      const key = new Headers(init.headers).get('idempotency-key');
      sent.push({ path, key, body: JSON.parse(init.body as string) as Sent['body'] });
      if (brokenLines-- > 0) return Promise.reject(new TypeError('Failed to fetch'));
      if (refusal) return Promise.resolve(new Response(JSON.stringify(refusal), { status: 409 }));
      load = { ...load, ...waiting(0) };
    }
    if (path.endsWith('/carriers'))
      return Promise.resolve(new Response(JSON.stringify(someQuotes([quote, ...others]))));
    if (path.includes('/docs/')) {
      const bol = {
        id: 1,
        type: 'bol',
        name: 'bol.pdf',
        content_type: 'application/pdf',
        size: 1,
        url: '/api/files/x',
      };
      return Promise.resolve(new Response(JSON.stringify({ items: [bol] })));
    }
    if (path.includes('/history')) return Promise.resolve(Response.json({ items: [{ event: 'decline', reason }] }));
    if (path.includes('/locations')) return Promise.resolve(new Response(JSON.stringify({ items: [], total: 0 })));
    return Promise.resolve(new Response(JSON.stringify(load)));
  });
});
afterEach(() => vi.unstubAllGlobals());

const waiting = (waited_seconds: number): Partial<LoadDetails> => ({
  status: 'tendered',
  carrier: estes.carrier,
  carrier_quote_id: 2,
  tender_wait: { since: '2090-11-15T15:43:02Z', until: '2090-11-15T15:58:02Z', waited_seconds, usual_seconds: 12 },
});

const toConfirmation = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /I accept the carrier’s terms/ }));
};
const book = async () => {
  await toConfirmation();
  await userEvent.click(screen.getByRole('button', { name: 'Book for $550.13' }));
};

it('reads the words true and false of the address as booleans', () => {
  expect(tenderSearch({ pickup: 'true', insurance: 'false', loyaltyInsurance: true, quote: '7' })).toEqual({
    pickup: true,
    insurance: false,
    loyaltyInsurance: true,
    quote: 7,
  });
  expect(tenderSearch({ pickup: 'maybe', quote: '-1' })).toEqual({});
});

it('says what is missing, field by field, and puts the focus on the first', async () => {
  load = {
    ...load,
    stops: load.stops.map((stop) => ({ ...stop, name: '', contact: { name: '', phone: '12', email: '' } })),
  };
  openTendering(address);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The pickup location is missing.');
  expect(
    screen.getAllByText('Enter a phone number with 11 digits. A US number may leave out its leading 1.'),
  ).toHaveLength(2);
  const [name] = screen.getAllByRole('combobox', { name: 'Company or place' });
  await waitFor(() => expect(name).toHaveFocus());
});

it('keeps the quoted ZIP code and says how to use another', async () => {
  openTendering(address);
  const [zip] = await screen.findAllByRole('textbox', { name: 'ZIP' });
  expect(zip).toHaveAttribute('readonly');
  expect(screen.getAllByText(/To use a different ZIP code the load must be requoted/)).toHaveLength(2);
  expect(screen.getAllByRole('link', { name: 'Change the load and requote' })[0]).toHaveAttribute(
    'href',
    '/quote-book/ltl/100517',
  );
});

it('shows before booking where the load crosses the border, and that customs need a commercial invoice', async () => {
  const broker = { name: 'Agencia Aduanal del Valle', phone: '+52 867 711 2200', email: '' };
  load = {
    ...load,
    stops: load.stops.map((stop, index) => (index === 0 ? stop : { ...stop, country: 'MX' as const })),
    border: { port: 'Laredo, TX (2304)', broker, in_bond: false },
  };
  openTendering(address);
  await toConfirmation();
  expect(screen.getByText('Laredo, TX (2304)')).toBeVisible();
  expect(screen.getByText('Customs broker: Agencia Aduanal del Valle, +52 867 711 2200')).toBeVisible();
  expect(screen.getByText('Commercial invoice')).toBeVisible();
});

it('books once, waits for the carrier on the same page, and ends with the PRO number and the bill of lading', async () => {
  openTendering(address);
  await book();
  expect(await screen.findByText('Most answers come within 12 s')).toBeVisible();
  const button = screen.getByRole('button', { name: 'Asking Estes' });
  expect(button).toHaveFocus();
  expect(screen.getByText('8602 Mines Rd, Laredo, TX 78045')).toBeVisible();
  for (const name of ['Change the pickup', 'Back to stops']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(sent).toHaveLength(1);
  expect(sent[0]?.path).toBe('/api/loads/100517/tender?pickup=true&insurance=false');
  expect(sent[0]?.key).toBeTruthy();
  expect(sent[0]?.body).toMatchObject({
    carrier_quote_id: 2,
    stops: [{ name: 'Laredo Dock' }, { name: 'Columbus Dock' }],
  });
  load = { ...load, status: 'assigned', pro_number: '10482917340' };
  act(() => news['portal-tender-terminated']?.({ load_id: 100517, status: 'assigned' }));
  expect(await screen.findByRole('heading', { name: 'Estes accepted the load' })).toBeInTheDocument();
  expect(within(document.activeElement as HTMLElement).getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByText('10482917340')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Open BOL' })).toHaveAttribute('href', '/api/files/x');
});

it('says before booking which of what was typed no paper can show', async () => {
  openTendering(address);
  const name = (await screen.findAllByLabelText(/Company or place/))[0];
  if (!name) throw new Error('no field');
  await userEvent.clear(name);
  await userEvent.type(name, 'Łódź Świat 東京');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/^Documents cannot show 東 京: □ is printed instead/)).toBeInTheDocument();
});

it('says that the carrier has still to confirm when its answer was lost', async () => {
  openTendering(address);
  await book();
  await screen.findByText('Most answers come within 12 s');
  load = { ...load, tender_trouble: 'unclear' };
  act(() => news['load-changed']?.({ load_id: 100517, status: 'tendered' }));
  expect(await screen.findByText('Waiting for Estes to confirm')).toBeInTheDocument();
  expect(screen.getByText(/it is not sent twice/)).toBeInTheDocument();
});

it('sends a booking whose answer was lost again by itself, with one key and no second button', async () => {
  brokenLines = 1;
  openTendering(address);
  await book();
  await screen.findByText('We do not know yet');
  expect(screen.queryByText(/^Book for/)).not.toBeInTheDocument();
  expect(await screen.findByText('Most answers come within 12 s', {}, { timeout: 5000 })).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

it('still waits on the same page after a reload, and says how long the carrier has once it is late', async () => {
  load = { ...load, ...waiting(24) };
  others = [aQuote(3, 'Saia', { price: 562.77 })];
  openTendering(address);
  expect(await screen.findByText('Still no answer')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Asking Estes' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText(/^Estes has until 11-15-2090, .*Nothing is booked until it accepts/)).toBeVisible();
  expect(screen.getByText('If Estes declines: Saia, $562.77, $12.64 more than Estes.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Wait in My Loads' })).toHaveAttribute('href', '/my-loads');
});

it('offers the next best carrier and the others when this one declines', async () => {
  others = [aQuote(4, 'Averitt', { price: 700 }), aQuote(3, 'Saia', { price: 562.77 })];
  openTendering(address);
  await book();
  await screen.findByText('Most answers come within 12 s');
  load = { ...load, status: 'declined', tender_wait: null };
  act(() => news['portal-tender-terminated']?.({ load_id: 100517, status: 'declined' }));
  expect(await screen.findByRole('heading', { name: 'Estes did not take the load' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Book Saia, $562.77' })).toHaveAttribute(
    'href',
    expect.stringContaining('/quote-book/load-tendering/100517/3?quote=3'),
  );
  expect(screen.getByRole('link', { name: 'Choose another carrier' })).toHaveAttribute(
    'href',
    '/quote-book/carrier-selection/100517',
  );
});

it.each([
  ['NO_ANSWER', 'Estes did not answer in time', 'You can still choose another quote.'],
  ['NO_CAPACITY', 'Estes did not take the load', 'Its reason: No capacity. You can still choose another quote.'],
])('names a carrier that gave %s as its reason', async (code, title, text) => {
  reason = code;
  load = { ...load, status: 'declined', carrier: estes.carrier, carrier_quote_id: 2 };
  openTendering(address);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it.each([
  [{ expiration_date: '2020-01-01T00:00:00Z' }, {}, 'Price expired, please quote again.'],
  [{}, { requote_needed: true }, /The load has changed since it was quoted/],
] as const)('leads away from a price that can no longer be booked', async (ofQuote, ofLoad, why) => {
  quote = { ...estes, ...ofQuote };
  load = { ...load, ...ofLoad };
  openTendering(address);
  expect(await screen.findByText(why, { selector: '[role=status] *' })).toBeInTheDocument();
  const onward = screen.getByRole('button', { name: 'Continue' });
  expect(onward).toHaveAccessibleDescription(why);
  await userEvent.click(onward);
  expect(screen.queryByRole('checkbox', { name: /I accept/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose another carrier' })).toHaveAttribute(
    'href',
    '/quote-book/carrier-selection/100517',
  );
});

it.each([
  ['/quote-book/load-tendering/100517/9', {}, /This price is no longer offered/, 'Choose another carrier'],
  [address, { status: 'cancelled' }, /This load was cancelled/, 'Open the load'],
] as const)('says under its heading why %s cannot be booked', async (at, ofLoad, why, onward) => {
  load = { ...load, ...ofLoad };
  openTendering(at);
  expect(await screen.findByRole('heading', { name: 'Book load 100517', level: 1 })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(why);
  expect(screen.getByRole('link', { name: onward })).toBeVisible();
});

it('joins several refusals with a period and lets nothing be lost', async () => {
  const item = (text: string) => ({ msg: { en: text, es: text }, code: 'x' });
  refusal = { detail: [item('Price expired.'), item('The load has changed')], request_id: 'r' };
  openTendering(address);
  await book();
  expect(await screen.findByRole('alert')).toHaveTextContent('Price expired. The load has changed. Nothing you typed');
  refusal = null;
  await userEvent.click(screen.getByRole('button', { name: 'Book for $550.13' }));
  await screen.findByText('Most answers come within 12 s');
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
});

it('shows what the price was made for before it is accepted', async () => {
  openTendering(address);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  const cargo = within(await screen.findByRole('region', { name: 'Cargo' }));
  const [, ...rows] = cargo.getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([expect.stringMatching(/92\.5.*4 pallets/)]);
  expect(screen.getByText('What happens next')).toBeVisible();
});

it('cannot be sent without the terms', async () => {
  openTendering(address);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  const button = await screen.findByRole('button', { name: 'Book for $550.13' });
  await userEvent.click(button);
  const terms = screen.getByRole('checkbox', { name: /I accept the carrier/ });
  expect(terms).toHaveFocus();
  expect(terms).toHaveAccessibleDescription('Accept the terms to book.');
  expect(sent).toHaveLength(0);
  await userEvent.click(terms);
  expect(terms).not.toHaveAccessibleDescription();
});
