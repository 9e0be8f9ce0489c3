import type { Setup } from '@portal/contract/setup/setup.contract.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../platform/session/session.ts';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { aPerson } from '../quotes/quotes.fixture.tsx';
import { SetupPage } from './setup-page.tsx';

const portal: Setup = {
  can_quote: false,
  is_complete: false,
  is_dismissed: false,
  items: [
    { name: 'identity', is_done: false, is_required: false, command: null },
    { name: 'mail', is_done: false, is_required: false, command: 'SMTP_URL=smtps://mail.example npm start' },
    { name: 'carriers', is_done: true, is_required: true, command: null },
    { name: 'tariffs', is_done: false, is_required: true, command: null },
    { name: 'trucks', is_done: true, is_required: false, command: null },
    { name: 'thresholds', is_done: false, is_required: false, command: null },
  ],
};

let now: Setup;
let sent: unknown[];

const answer = (url: string, init: { method?: string; body?: string } = {}): Response => {
  if (url.includes('/api/setup')) return Response.json(now);
  if (init.method === 'PATCH') sent.push(JSON.parse(init.body ?? ''));
  const value = { name: 'setup.is_dismissed', label: { en: '', es: '' }, value: false, version: 3 };
  return Response.json({ ...value, changed_at: null, changed_by: null });
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  now = portal;
  sent = [];
  vi.stubGlobal('fetch', (url: string, init?: { method?: string; body?: string }) =>
    Promise.resolve(answer(url, init)),
  );
});
afterEach(() => vi.unstubAllGlobals());

const open = () => openPage('/setup', { me: aPerson(), path: 'setup', component: SetupPage });
const stepOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const step = heading.closest('li');
  if (!step) throw new Error(`${name} is no step`);
  return within(step);
};

it('says of each step whether it is done, and how it is done where it is not', async () => {
  open();
  expect(await screen.findByText(/cannot quote yet/)).toBeVisible();
  const identity = await stepOf('Say who runs the portal');
  expect(identity.getByRole('link', { name: 'Open the operator’s page' })).toHaveAttribute(
    'href',
    '/settings/operator',
  );
  const carriers = await stepOf('Add your carriers');
  expect(carriers.getByText('Done')).toBeVisible();
  const mail = await stepOf('Connect a mail server');
  expect(mail.getByText('SMTP_URL=smtps://mail.example npm start')).toBeVisible();
  expect(mail.queryByRole('link')).toBeNull();
  const tariffs = await stepOf('Load tariffs');
  expect(tariffs.getByText('Needed')).toBeVisible();
  expect(tariffs.getByRole('link', { name: 'Open the rates' })).toHaveAttribute('href', '/settings/rates');
  const trucks = await stepOf('Check the trucks you offer');
  expect(trucks.getByText('Done')).toBeVisible();
  expect(trucks.getByRole('link', { name: 'Open the trucks' })).toHaveAttribute('href', '/settings/trucks');
  const thresholds = await stepOf('Warn of carriers that perform badly');
  expect(thresholds.getByRole('link')).toHaveAttribute('href', '/settings/carrier-thresholds');
});

it('is put away at the version it was read with', async () => {
  const router = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Hide this list' }));
  await vi.waitFor(() => expect(router.history.location.pathname).toBe('/my-loads'), 30_000);
  expect(sent).toEqual([{ value: true, version: 3 }]);
});

it('cannot be put away twice, and speaks Spanish', async () => {
  await switchLanguage('es');
  now = { ...portal, can_quote: true, is_dismissed: true };
  open();
  expect(await screen.findByText(/ya puede cotizar/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ocultar esta lista' })).toBeNull();
});
