import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { LoadHandlers } from '../../../platform/live/socket.ts';
import { aPerson, aQuote, aQuotedLoad, noGuide, openSelection, someQuotes } from '../quotes.fixture.tsx';

let handlers: LoadHandlers = {};
vi.mock('../../../platform/live/socket.ts', () => ({
  watchLoad: (_id: number, watched: LoadHandlers) => {
    handlers = watched;
    return () => undefined;
  },
}));

let load = aQuotedLoad();
let quotes: CarrierQuotes;
let sent: { method: string; path: string; body: unknown }[] = [];
const address = '/quote-book/carrier-selection/100517';

const offer = { condition: 'A', limit: 25_000, deductible: 250, premium: 35, fee: 0, total: 35, percent: null };

const answer = (path: string): unknown => {
  if (path.includes('/quote-insurance/quote')) {
    const free_policies = { per_month: 3, left: 2, cover: 25_000, month: '2026-11', again_on: '2026-12-01' };
    const offers = [
      { ...offer, code: 'free', premium: 0, total: 0 },
      { ...offer, code: 'set' },
    ];
    return { outcome: 'offers', offers, free_policies };
  }
  if (path.endsWith('/routing-guide')) return noGuide;
  if (path.endsWith('/carriers')) return quotes;
  if (path.endsWith('/lane-prices')) return { items: [] };
  if (path.endsWith('/carriers-alert')) {
    return {
      items: [
        {
          id: 1,
          carrier_id: 2,
          kind: 'on_time',
          days: 30,
          threshold_percent: 95,
          message: { en: 'Often late', es: 'Tarde' },
        },
        {
          id: 2,
          carrier_id: 2,
          kind: 'claims',
          days: 90,
          threshold_percent: 2,
          message: { en: 'Damaged', es: 'Daños' },
        },
      ],
    };
  }
  if (path.includes('/carrier-db/')) {
    return { ...quotes.items[0]?.carrier, performance: { on_time_percent: 96.7, loads: 0, on_time: 0, days: [] } };
  }
  return load;
};

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  sent = [];
  load = aQuotedLoad();
  quotes = someQuotes([
    aQuote(1, 'Saia', { price: 512.38, transit_days: 5, estimated_delivery: '2026-11-25' }),
    aQuote(2, 'Estes', { price: 550.13, performance: { on_time_percent: 96.7, loads: 214 } }),
    aQuote(3, 'FedEx', { price: 702.55, transit_days: 3, estimated_delivery: '2026-11-23' }),
  ]);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ method: init.method ?? 'GET', path, body: init.body ? JSON.parse(init.body as string) : undefined });
    return Promise.resolve(new Response(JSON.stringify(answer(path))));
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const chooseButtons = () => screen.findAllByRole('button', { name: /^(Choose|Chosen)/ });
const carriersInOrder = async () =>
  (await chooseButtons())
    .map((button) => /: ?(\w+),|Choose (\w+),/.exec(button.getAttribute('aria-label') ?? ''))
    .map((match) => match?.[1] ?? match?.[2]);
const rowOf = async (carrier: string) => {
  const row = (await screen.findByText(carrier, { selector: '[title]' })).closest('[role=row]');
  if (!(row instanceof HTMLElement)) throw new Error(`no row of ${carrier}`);
  return row;
};

it('shows the lane, how many answered, and tags the cheapest, the fastest and the best value', async () => {
  openSelection(address);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveAccessibleName('Laredo, TX to Columbus, OH');
  expect(screen.getByText(/4 pallets, 2,435 lb, class 92.5. Pickup Wed/)).toBeInTheDocument();
  expect(await screen.findByText('3 of 3 carriers answered')).toBeInTheDocument();
  expect(await rowOf('Saia')).toHaveTextContent('Cheapest');
  expect(await rowOf('Saia')).toHaveTextContent('Lowest price');
  expect(await rowOf('Estes')).toHaveTextContent('Best value');
  expect(await rowOf('Estes')).toHaveTextContent('+$37.75');
  expect(await rowOf('FedEx')).toHaveTextContent('Fastest');
});

it('sorts by price, speed and value, and keeps the order in the address', async () => {
  const router = openSelection(address);
  expect(await carriersInOrder()).toEqual(['Saia', 'Estes', 'FedEx']);
  await userEvent.click(screen.getByRole('radio', { name: 'Speed' }));
  expect(await carriersInOrder()).toEqual(['FedEx', 'Estes', 'Saia']);
  await userEvent.click(screen.getByRole('radio', { name: 'Value' }));
  expect(await carriersInOrder()).toEqual(['Estes', 'Saia', 'FedEx']);
  expect(router.state.location.search).toMatchObject({ sort: 'value' });
});

it('lists favorites first, and saves a new one for the person', async () => {
  openSelection(address, aPerson({ favorite_carriers: [3] }));
  expect(await carriersInOrder()).toEqual(['FedEx', 'Saia', 'Estes']);
  await userEvent.click(within(await rowOf('Estes')).getByRole('button', { name: 'Make Estes a favorite' }));
  await userEvent.unhover(screen.getByRole('table'));
  await waitFor(async () => expect(await carriersInOrder()).toEqual(['Estes', 'FedEx', 'Saia']));
  expect(sent).toContainEqual({ method: 'PATCH', path: '/api/users/1', body: { favorite_carriers: [3, 2] } });
});

it('shows a quote as soon as the socket delivers it, and the carriers that have not answered', async () => {
  quotes = someQuotes([aQuote(1, 'Saia', { price: 512.38 })], 2);
  openSelection(address);
  expect(await screen.findByText('1 of 3 carriers answered')).toBeInTheDocument();
  expect(screen.getByText('Slow 1')).toBeInTheDocument();
  expect(screen.getAllByText(/Asking, 1\d s/)).toHaveLength(2);
  const fresh = { ...aQuote(50, 'Averitt', { price: 400 }), carrier: { ...aQuote(90, 'Averitt').carrier } };
  act(() => handlers['new-quote']?.({ load_id: 100517, carriers: [fresh] }));
  expect(await rowOf('Averitt')).toHaveTextContent('Cheapest');
  expect(screen.getByText('2 of 3 carriers answered')).toBeInTheDocument();
  expect(screen.queryByText('Slow 0')).not.toBeInTheDocument();
});

it('shows the notice about a carrier below its threshold at its quote alone', async () => {
  openSelection(address);
  await waitFor(async () => expect(await rowOf('Estes')).toHaveTextContent('Often late'));
  expect(screen.getAllByText('Often late')).toHaveLength(1);
  // A carrier's late deliveries are no cargo claims: the mark says which it is.
  expect(screen.getByRole('img', { name: 'On time: Often late · Claims: Damaged' })).toBeInTheDocument();
});

it('keeps the row order while the list is in use', async () => {
  const first = [aQuote(1, 'Saia', { price: 512.38 }), aQuote(2, 'Estes', { price: 550 })];
  quotes = someQuotes(first, 1);
  openSelection(address);
  await userEvent.hover(await rowOf('Estes'));
  const late = aQuote(7, 'Averitt', { price: 400 });
  // The server knows it too, for when the list is read again meanwhile.
  quotes = someQuotes([...first, late], 1);
  act(() => handlers['new-quote']?.({ load_id: 100517, carriers: [late] }));
  await rowOf('Averitt');
  expect(await carriersInOrder()).toEqual(['Saia', 'Estes', 'Averitt']);
  await userEvent.unhover(screen.getByRole('table'));
  await waitFor(async () => expect(await carriersInOrder()).toEqual(['Averitt', 'Saia', 'Estes']));
});

it('takes the chosen price to the booking, and offers no insurance to who may not insure', async () => {
  const router = openSelection(address);
  await userEvent.click(await screen.findByRole('button', { name: 'Choose Estes, $550.13' }));
  expect(await screen.findByText('Linehaul, 2,435 lb')).toBeInTheDocument();
  expect(screen.queryByText(/insur|cover/i)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue to booking' }));
  await waitFor(() => expect(router.state.location.pathname).toMatch('/quote-book/load-tendering/100517/2'));
  expect(router.state.location.search).toEqual({ quote: 2, pickup: true, insurance: false });
});

it('adds the chosen insurance to the total and takes it to the booking', async () => {
  const me = aPerson();
  me.settings.permissions.push('post:insurance');
  const router = openSelection(address, me);
  await userEvent.click(await screen.findByRole('button', { name: 'Choose Estes, $550.13' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Insured for \$35\.00/ }));
  const total = () => screen.getAllByText('Total').map((label) => label.parentElement?.textContent);
  await waitFor(() => expect(total()).toContain('Total$585.13'));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to booking' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ quote: 2, pickup: true, insurance: true }));
  const asked = sent.find(({ path }) => path.includes('/quote-insurance/quote'));
  expect(asked?.body).toEqual({ load_id: 100517 });
});

it('books by a free policy where one is left', async () => {
  const me = aPerson();
  me.settings.permissions.push('post:insurance');
  const router = openSelection(`${address}?quote=2`, me);
  await userEvent.click(await screen.findByRole('radio', { name: /Free policy, 2 of 3 left/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to booking' }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      quote: 2,
      pickup: true,
      insurance: false,
      loyaltyInsurance: true,
    }),
  );
});

it('excludes carriers, stored in the address and on this device', async () => {
  const router = openSelection(address);
  await userEvent.click(await screen.findByRole('button', { name: 'Exclude carriers' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Saia' }));
  expect(await carriersInOrder()).toEqual(['Estes', 'FedEx']);
  expect(router.state.location.search).toMatchObject({ exclude: '1' });
  expect(localStorage.getItem('portal.excluded_carriers')).toBe('{"100517":[1]}');
});

it('moves through the quotes with J and K and chooses with Enter', async () => {
  const router = openSelection(address);
  await rowOf('Saia');
  await userEvent.keyboard('jjk');
  expect(screen.getByRole('button', { name: 'Choose Saia, $512.38' })).toHaveFocus();
  await userEvent.keyboard('j{Enter}');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ quote: 2 }));
});

it('shows why nothing can be chosen: no right to dispatch, expired, changed since', async () => {
  quotes = someQuotes([
    aQuote(1, 'Saia', { expiration_date: '2020-01-01T00:00:00Z' }),
    aQuote(2, 'Estes', { status: 'superseded' }),
  ]);
  openSelection(address);
  const saia = await screen.findByRole('button', { name: /Choose Saia/ });
  expect(saia).toHaveAttribute('aria-disabled', 'true');
  expect(saia).toHaveAccessibleDescription('Price expired, please quote again.');
  expect(await rowOf('Saia')).toHaveTextContent('Expired');
  expect(screen.getByRole('button', { name: /Choose Estes/ })).toHaveAccessibleDescription(
    'This carrier did not take the load.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Quote again' }));
  await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/loads/100517/quote'));
});

it('leads to the pickup date where the pickup is over', async () => {
  load = aQuotedLoad({ pickup_date: '2020-03-02' });
  openSelection(address);
  const saia = await screen.findByRole('button', { name: /Choose Saia/ });
  expect(saia).toHaveAccessibleDescription('The pickup day is over. Change the pickup date, then quote again.');
  expect(screen.getByRole('link', { name: 'Change the pickup date' })).toHaveAttribute(
    'href',
    expect.stringContaining('/quote-book/ltl/100517'),
  );
  expect(screen.queryByRole('button', { name: 'Quote again' })).not.toBeInTheDocument();
});

it.each([
  ['whose account may not', false, 'Booking is off for your account; operations can turn it on.'],
  ['who may not themselves', true, 'You may not book this load; an administrator of your account can allow it.'],
])('shows people %s prices alone, and says who can change it', async (_, accountMay, sentence) => {
  const me = aPerson({ can_dispatch: false });
  const first = 'quote=1';
  openSelection(`${address}?${first}`, { ...me, account: { ...me.account, can_dispatch: accountMay } });
  expect(await screen.findByText(new RegExp(sentence))).toBeVisible();
  expect(await rowOf('Saia')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Choose|Continue/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Email operations' }) !== null).toBe(!accountMay);
  expect(screen.queryByText('Cover this load')).not.toBeInTheDocument();
});

it('goes from a choice by keys straight to what comes next, and from there back into the list', async () => {
  const router = openSelection(address);
  await screen.findByRole('button', { name: /Choose Saia/ });
  await userEvent.keyboard('j{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Continue'));
  expect(document.activeElement).not.toHaveAttribute('aria-disabled');
  expect(router.state.location.search).toHaveProperty('quote');
  await userEvent.keyboard('j');
  expect(document.activeElement).toHaveAttribute('data-choose');
});

it('shows that no carrier was found, and the address to write to', async () => {
  quotes = { ...someQuotes([]), requested: 9, answered: 9 };
  openSelection(address);
  expect(await screen.findByText(/No carriers were found for this load/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'operations@demo.test' })).toHaveAttribute(
    'href',
    'mailto:operations@demo.test',
  );
});

it('shows that quotes are still being obtained', async () => {
  quotes = someQuotes([], 3);
  openSelection(address);
  expect(await screen.findByText(/Quotes are on their way/)).toBeInTheDocument();
});

it('explains itself without a load', async () => {
  openSelection('/quote-book/carrier-selection');
  expect(await screen.findByText(/Quotes belong to a load/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to My Loads' })).toHaveAttribute('href', '/my-loads');
});
