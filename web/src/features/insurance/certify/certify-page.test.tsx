import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { CertifyPage } from './certify-page.tsx';

const free = { code: 'free', limit: 25_000, deductible: 500, total: 0 };
const quote = {
  id: 5,
  load_id: null,
  status: 'quoted',
  version: 2,
  conveyance: 'truck',
  origin_city: 'Phoenix',
  destination_city: 'Charlotte',
  offers: [free, { ...free, code: 'A', total: 72.2 }],
};

let sent: unknown[];
let refusal: Response | null;

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  sent = [];
  refusal = null;
  vi.stubGlobal('fetch', (url: string, { method, body }: { method?: string; body?: string } = {}) => {
    if (url.includes('/api/users/me')) return Promise.resolve(Response.json(aPerson()));
    if (method !== 'POST') return Promise.resolve(Response.json(quote));
    sent.push(JSON.parse(body ?? ''));
    return Promise.resolve(refusal ?? Response.json({ ...quote, status: 'in_force', certificate: { number: 'AC-7' } }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (offer: string) =>
  openPage(`/insurance/insurance-certificate/5?offer=${offer}`, {
    me: aPerson(),
    path: 'insurance/insurance-certificate/$insurance',
    component: CertifyPage,
  });

it('buys a free policy by the name of what it is, and leads to it', async () => {
  const router = open('free');
  await userEvent.type(await screen.findByLabelText('Packing'), '8 pallets');
  await userEvent.click(screen.getByRole('button', { name: 'Use a free policy' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/insurance/my-insurance/5'));
  expect(sent).toMatchObject([{ offer: 'free', packing: '8 pallets', terms_accepted: true, version: 2 }]);
});

it.each(['en', 'es'] as const)('says that the month has no free policy left (%s)', async (language) => {
  await switchLanguage(language);
  const msg = { en: 'No free policy is left this month.', es: 'Este mes ya no quedan pólizas gratis.' };
  const detail = [{ msg, code: 'insurance.none_free', field: 'offer' }];
  refusal = Response.json({ detail, request_id: 'q' }, { status: 409 });
  const router = open('free');
  await userEvent.click(await screen.findByRole('button', { name: /free policy|póliza gratis/ }));
  expect(await screen.findByText(msg[language])).toBeVisible();
  expect(router.state.location.pathname).toBe('/insurance/insurance-certificate/5');
});

it('names the price of an offer that costs', async () => {
  open('A');
  expect(await screen.findByRole('button', { name: /\$72\.20/ })).toBeVisible();
});
