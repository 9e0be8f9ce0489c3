import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { InsurancePage } from './insurance-page.tsx';

/** The cover of a load that its carrier did not take. */
const givenBack = {
  id: 5,
  load_id: 100_517,
  status: 'cancelled',
  version: 3,
  origin_city: 'Laredo',
  origin_state: 'TX',
  origin_zip_code: '78045',
  origin_country: 'US',
  destination_city: 'Columbus',
  destination_state: 'OH',
  destination_zip_code: '43228',
  destination_country: 'US',
  insured_value: 48_000,
  commodity: 'Brake rotors',
  commodity_group: 'auto_parts',
  is_used: false,
  conveyance: 'truck',
  departs_on: '2026-11-20',
  war_and_strikes: false,
  offers: [],
  chosen: null,
  certificate: null,
  cancel_reason: 'carrier_declined',
  cancelled_at: '2026-11-19T15:20:00.000Z',
  claim_id: null,
  invoice: null,
  free_policies: null,
  carrier_liability: null,
};

beforeAll(startWithAllWords);
beforeEach(() => {
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json(url.endsWith('/files') ? { id: 5, documents: [] } : givenBack)),
  );
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['en', 'Cancelled', /11-19-2026.*carrier declined/i],
  ['es', 'Cancelada', /11-19-2026.*transportista/i],
] as const)(
  'says that a cover was given back with the load its carrier declined (%s)',
  async (language, state, why) => {
    await switchLanguage(language);
    openPage('/insurance/my-insurance/5', {
      me: aPerson(),
      path: 'insurance/my-insurance/$insurance',
      component: InsurancePage,
    });
    expect(await screen.findByText(state)).toBeVisible();
    expect(screen.getByText(why)).toBeVisible();
    expect(screen.getByRole('link', { name: '100517' })).toHaveAttribute('href', '/my-loads/100517');
  },
);
