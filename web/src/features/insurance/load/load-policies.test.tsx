import type { LoadStatus } from '@portal/contract/loads/load-status.ts';
import type { Me } from '@portal/contract/users/users.contract.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { LoadPolicies } from './load-policies.tsx';

const policy = { id: 5, certificate: { number: 'C-5' }, chosen: { limit: 25_000, total: 35 } };
const offers = [
  { code: 'free', total: 0 },
  { code: 'B', total: 90 },
  { code: 'A', total: 35 },
];

let policies: unknown[];
let outcome: 'offers' | 'referred' | 'excluded';
let asked: string[];

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  [policies, outcome, asked] = [[], 'offers', []];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    const prices = { outcome, offers: outcome === 'offers' ? offers : [] };
    return Promise.resolve(
      Response.json(url.endsWith('/quote') ? prices : { items: policies, total: policies.length }),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

const someone = ({ insures = true, ...more }: { insures?: boolean; without?: string } = {}): Me => {
  const me = aPerson();
  const rights = ['get:insurance', 'post:insurance'].filter((right) => right !== more.without);
  const permissions = [...me.settings.permissions.filter((right) => !right.endsWith(':insurance')), ...rights];
  const can_dispatch_modes = { ...me.settings.can_dispatch_modes, insurance: insures };
  return { ...me, settings: { ...me.settings, permissions, can_dispatch_modes } };
};

const open = (status: LoadStatus = 'dispatched', me = someone()) =>
  openPage('/my-loads/100517', {
    me,
    path: 'my-loads/$load',
    component: () => <LoadPolicies load={{ id: 100_517, status }} />,
  });

it('says that a load on its way to the pickup is not insured, and leads to its offers', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Cargo is not insured' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Insure it from $35.00' })).toHaveAttribute(
    'href',
    '/insurance/quote-insurance?load=100517',
  );
});

it('says so in Spanish too', async () => {
  await switchLanguage('es');
  open();
  expect(await screen.findByRole('heading', { name: 'La carga no está asegurada' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Asegurarla desde $35.00' })).toBeVisible();
});

it('names no price where operations quote it by hand', async () => {
  outcome = 'referred';
  open();
  expect(await screen.findByRole('link', { name: 'Insure this load' })).toBeVisible();
});

it('shows certificate and cover of what is insured, and asks for no prices', async () => {
  policies = [policy];
  open();
  expect(await screen.findByRole('link', { name: 'C-5' })).toBeVisible();
  expect(screen.getByText(/\$25,000 · \$35\.00/)).toBeVisible();
  expect(asked.some((url) => url.endsWith('/quote'))).toBe(false);
});

it('leads to a policy that waits for the carrier by its own number', async () => {
  policies = [{ ...policy, certificate: null }];
  open();
  expect(await screen.findByRole('link', { name: 'Policy 5, being issued' })).toHaveAttribute(
    'href',
    '/insurance/my-insurance/5',
  );
});

it.each([
  ['goods that have left', () => open('in transit')],
  ['a load that is not booked', () => open('quoted')],
  ['a load its carrier declined', () => open('declined')],
  ['who may not insure', () => open('dispatched', someone({ insures: false }))],
  ['who may only read policies', () => open('dispatched', someone({ without: 'post:insurance' }))],
])('says nothing of insurance to or of %s', async (_, opened) => {
  opened();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(asked.some((url) => url.endsWith('/quote'))).toBe(false);
});

it('says nothing of goods that nobody insures', async () => {
  outcome = 'excluded';
  open();
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});
