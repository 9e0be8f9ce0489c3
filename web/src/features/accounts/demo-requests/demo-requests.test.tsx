import type { ReceivedDemoRequest } from '@portal/contract/guests/demo-request.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../../platform/session/session.ts';
import { switchLanguage } from '../../../platform/words/i18n.ts';
import { openPage } from '../../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../../testing/words.fixture.ts';
import { aPerson } from '../../quotes/quotes.fixture.tsx';
import { NewAccountPage } from '../form/new-account-page.tsx';
import { DemoRequestsPage } from './demo-requests-page.tsx';

type Call = { method: string; url: URL; body: unknown };
let calls: Call[];
const aRequest = (changed: Partial<ReceivedDemoRequest> = {}): ReceivedDemoRequest => ({
  id: 5,
  company_name: 'Aceros del Norte',
  website: 'aceros.example',
  phone: '8183456789',
  country: 'MX',
  full_name: 'Lucía Peña Soto',
  email: 'lucia@aceros.example',
  preferred_date: '2099-12-03',
  language: 'es',
  status: 'waiting',
  account: null,
  answered_by: null,
  answered_at: null,
  created_at: '2026-03-12T10:00:00.000Z',
  ...changed,
});
let request: ReceivedDemoRequest;

const answerRequest = ({ method, url, body }: Call): Response => {
  if (method === 'PATCH') {
    const answered = { answered_by: 'Ana Ruiz', answered_at: '2026-03-13T10:00:00.000Z' };
    request = aRequest({ ...(body as Pick<ReceivedDemoRequest, 'status'>), ...answered });
  }
  if (method === 'POST') return Response.json({ id: 9, name: 'New Co' }, { status: 201 });
  if (url.pathname.endsWith('/accounts.default_markups')) {
    return Response.json({ value: { new_accounts: { markup_percent: 12, markup_min: 35 } }, version: 1 });
  }
  if (url.pathname.includes('/verify-stop/')) return Response.json({ items: [] });
  return url.pathname.endsWith('/5') ? Response.json(request) : Response.json({ items: [request], total: 1 });
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  calls = [];
  request = aRequest();
  vi.stubGlobal('fetch', (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = { method, url: new URL(url, 'http://x'), body: body ? JSON.parse(body as string) : undefined };
    calls.push(call);
    return Promise.resolve(answerRequest(call));
  });
});
afterEach(() => vi.unstubAllGlobals());

const sent = (method: string) => calls.filter((call) => call.method === method).map(({ body }) => body);

const openNewAccount = (address: string) =>
  openPage(address, { me: aPerson(), path: 'account-management/new-account', component: NewAccountPage });

it('opens an account for a demo request with what the request says', async () => {
  openNewAccount('/account-management/new-account?demo_request=5');
  expect(await screen.findByText(/answers the demo request of Aceros del Norte/)).toBeInTheDocument();
  expect(await screen.findByLabelText('Name')).toHaveValue('Aceros del Norte');
  // A request says nothing of these.
  const company = { Address: 'Av. Ruiz Cortines 100', City: 'Monterrey', State: 'NL', 'Postal code': '64000' };
  for (const [label, text] of Object.entries(company)) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.click(screen.getByRole('button', { name: 'Create account and invite' }));
  await waitFor(() => expect(sent('POST')).toHaveLength(1));
  expect(sent('POST')[0]).toMatchObject({
    name: 'Aceros del Norte',
    website: 'https://aceros.example',
    country: 'MX',
    demo_request_id: 5,
    user: { first_name: 'Lucía', last_name: 'Peña Soto', email: 'lucia@aceros.example', language: 'es' },
  });
});

it('says that a demo request has been answered meanwhile, and fills nothing in', async () => {
  request = aRequest({ status: 'declined' });
  openNewAccount('/account-management/new-account?demo_request=5');
  expect(await screen.findByText(/has been answered already/)).toBeInTheDocument();
  expect(await screen.findByLabelText('Name')).toHaveValue('');
});

it('declines a demo request and has it wait again', async () => {
  const path = 'account-management/demo-requests';
  openPage(`/${path}`, { me: aPerson(), path, component: DemoRequestsPage });
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Have it wait again' }));
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeInTheDocument();
  expect(sent('PATCH')).toEqual([{ status: 'declined' }, { status: 'waiting' }]);
});
