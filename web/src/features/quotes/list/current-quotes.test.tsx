import type { LoadDetails } from '@portal/contract/loads/load.ts';
import type { CarrierQuotes } from '@portal/contract/quotes/quotes.contract.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { screen, within } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { aPerson, aQuote, aQuotedLoad, someQuotes } from '../quotes.fixture.tsx';
import { CurrentQuotes } from './current-quotes.tsx';

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
afterEach(() => vi.unstubAllGlobals());

/** The page of a load with these quotes; answers the paths that are fetched. */
const open = (load: LoadDetails, quotes: CarrierQuotes): string[] => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    fetched.push(path);
    return Promise.resolve(Response.json(quotes));
  });
  const page = () => (
    <>
      <h1>Load {load.id}</h1>
      <CurrentQuotes load={load} />
    </>
  );
  openPage('/load', { me: aPerson(), path: 'load', component: page });
  return fetched;
};

const shownQuotes = async (): Promise<(string | null)[]> => {
  await screen.findByRole('heading', { name: 'Current quotes' });
  return within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

it('shows the three cheapest with the day their price expires, and leads to all of them', async () => {
  open(
    aQuotedLoad({ status: 'quoted' }),
    someQuotes([
      aQuote(1, 'Estes', { price: 640 }),
      aQuote(2, 'Saia', { price: 410 }),
      aQuote(3, 'Averitt', { price: 520 }),
      aQuote(4, 'Dayton', { price: 580 }),
    ]),
  );
  const shown = await shownQuotes();
  expect(shown.map((text) => /\$\d+/.exec(text ?? '')?.[0])).toEqual(['$410', '$520', '$580']);
  expect(shown[0]).toMatch(/Saia.*4 days.*Price expires: .+, in 6 business days/);
  expect(screen.getByRole('link', { name: 'Compare 4 quotes' })).toHaveAttribute(
    'href',
    '/quote-book/carrier-selection/100517',
  );
});

it('shows expired prices last', async () => {
  open(
    aQuotedLoad({ status: 'quoted' }),
    someQuotes([aQuote(1, 'Estes', { price: 410, status: 'expired' }), aQuote(2, 'Saia', { price: 640 })]),
  );
  const [first, last] = await shownQuotes();
  expect(first).toContain('$640');
  expect(last).toMatch(/Expired.*\$410/);
});

it('says of no price that it may be booked while the load has to be quoted again', async () => {
  open(aQuotedLoad({ status: 'quoted', requote_needed: true }), someQuotes([aQuote(1, 'Estes')]));
  expect((await shownQuotes())[0]).toContain('Expired');
});

it('is not there, and reads nothing, once the load is booked', async () => {
  const fetched = open(aQuotedLoad({ status: 'assigned' }), someQuotes([aQuote(1, 'Estes')]));
  expect(await screen.findByRole('heading', { name: /^Load/ })).toBeInTheDocument();
  expect(screen.queryByText('Current quotes')).not.toBeInTheDocument();
  expect(fetched).toEqual([]);
});
