import type { Webhook, WebhookDelivery } from '@portal/contract/webhooks/webhook-schemas.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../platform/session/session.ts';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { aPerson } from '../quotes/quotes.fixture.tsx';
import { WebhooksPage } from './webhooks-page.tsx';
import { parseWebhooksSearch } from './addresses.ts';

const anEndpoint = (changed: Partial<Webhook> = {}): Webhook => ({
  id: 7,
  url: 'https://hooks.altamira.example/freight',
  events: null,
  is_on: true,
  off_reason: null,
  off_at: null,
  secret_prefix: 'whsec_9fK2',
  former_secret_until: null,
  paused_until: null,
  created_at: '2026-11-01T15:00:00.000Z',
  last_day: { delivered: 412, total: 413 },
  given_up: 1,
  ...changed,
});

const aDelivery = (changed: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: 41,
  event_id: 'evt_1',
  type: 'load.delayed',
  load_id: 100_799,
  happened_at: '2026-11-23T15:04:10.000Z',
  state: 'given_up',
  attempts: 10,
  next_at: null,
  last: { status: 503, fault: null },
  ...changed,
});

let endpoints: Webhook[];
let sent: { method: string; path: string; body: unknown }[];
let asked: string[];
let isDown: boolean;

const answer = (address: string, init: RequestInit = {}): Response => {
  const { pathname: path, search } = new URL(address, 'http://portal.test');
  if (path.startsWith('/api/users/me')) return Response.json(aPerson());
  if (isDown) return Response.json({ detail: [], request_id: 'q' }, { status: 503 });
  const method = init.method ?? 'GET';
  if (method === 'GET' && path === '/api/webhook') return Response.json({ items: endpoints });
  if (method === 'GET' && path.endsWith('/deliveries')) {
    asked.push(search);
    return Response.json({ items: [aDelivery()], total: 1 });
  }
  if (method === 'GET') {
    const tries = [{ at: '2026-11-23T15:04:10.000Z', milliseconds: 230, status: 503, fault: null, answer: 'busy' }];
    return Response.json({ ...aDelivery(), body: '{"type":"load.delayed"}', tries });
  }
  sent.push({ method, path, body: init.body ? (JSON.parse(init.body as string) as unknown) : undefined });
  if (method === 'DELETE') return new Response(null, { status: 204 });
  if (path.endsWith('/replay')) return Response.json({ replayed: 3 }, { status: 202 });
  if (path === '/api/webhook' || path.endsWith('/secret'))
    return Response.json({ ...anEndpoint(), secret: 'whsec_abcdef' }, { status: 201 });
  if (method === 'PATCH') return Response.json(anEndpoint({ is_on: false, off_reason: 'by_hand' }));
  return Response.json(aDelivery({ state: 'waiting', attempts: 0 }), { status: 202 });
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  endpoints = [anEndpoint()];
  sent = [];
  asked = [];
  isDown = false;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => Promise.resolve(answer(url, init)));
});
afterEach(() => vi.unstubAllGlobals());

const open = (address = '/settings/webhooks') =>
  openPage(address, {
    me: aPerson(),
    path: 'settings/webhooks',
    component: WebhooksPage,
    search: parseWebhooksSearch,
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('teaches what it is for where there is none, and adds the first one with a secret shown once', async () => {
  endpoints = [];
  open();
  expect(await screen.findByText(/Nothing is sent to your systems yet/)).toBeVisible();
  await press('New endpoint');
  await userEvent.type(screen.getByRole('textbox', { name: 'Address' }), 'https://wms.example/in');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Events' }), 'What I choose');
  for (const name of screen.getAllByRole('checkbox').slice(1)) await userEvent.click(name);
  await press('Add endpoint');
  expect(await screen.findByDisplayValue('whsec_abcdef')).toBeVisible();
  const body = { url: 'https://wms.example/in', events: ['load.created'] };
  expect(sent).toEqual([{ method: 'POST', path: '/api/webhook', body }]);
  await press('I have stored it');
  expect(screen.queryByDisplayValue('whsec_abcdef')).toBeNull();
});

it('asks for an event where none is chosen, and for an address', async () => {
  open();
  await press('New endpoint');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Events' }), 'What I choose');
  for (const name of screen.getAllByRole('checkbox')) await userEvent.click(name);
  await press('Add endpoint');
  expect(await screen.findByText('Choose at least one event.')).toBeVisible();
  expect(sent).toEqual([]);
});

it('says how an endpoint does, and why one is off', async () => {
  endpoints = [
    anEndpoint(),
    anEndpoint({
      id: 8,
      is_on: false,
      off_reason: 'failed',
      off_at: '2026-11-21T12:00:00Z',
      events: ['load.delivered'],
    }),
  ];
  open();
  expect(await screen.findByText('412 of 413 in 24 hours')).toBeVisible();
  expect(screen.getByText('Switched off by us')).toBeVisible();
  expect(screen.getByText(/Off since 11-21-2026, 3 days without success/)).toBeVisible();
  expect(screen.getByText('1 of 18 events')).toBeVisible();
});

it('shows the attempts of a delivery, what was sent and answered, and sends it again', async () => {
  open();
  await press(/load\.delayed.*10 attempts of 10.*Given up/);
  expect(await screen.findByText('503, 0.2 s')).toBeVisible();
  expect(screen.getByText(/"type": "load.delayed"/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Answered' }));
  expect(screen.getByText('busy')).toBeVisible();
  await press('Send now');
  await waitFor(() =>
    expect(sent).toEqual([{ method: 'POST', path: '/api/webhook/7/deliveries/41/send', body: undefined }]),
  );
});

it('finds deliveries by load and result, and replays what failed since a day', async () => {
  open();
  await userEvent.type(await screen.findByRole('searchbox'), '100799');
  await waitFor(() => expect(asked.at(-1)).toContain('search=100799'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Given up');
  await waitFor(() => expect(asked.at(-1)).toContain('state=given_up'));
  await press('Replay');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Replay' }));
  await waitFor(() => expect(sent[0]).toMatchObject({ path: '/api/webhook/7/replay', body: { which: 'failed' } }));
});

it('tests, switches off, replaces the secret and removes', async () => {
  open();
  await press('Send a test');
  await userEvent.click(screen.getByRole('switch', { name: /hooks\.altamira/ }));
  await press('New secret');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'New secret' }));
  expect(await screen.findByDisplayValue('whsec_abcdef')).toBeVisible();
  await press('I have stored it');
  await press('Remove');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/webhook/7/test',
      'PATCH /api/webhook/7',
      'POST /api/webhook/7/secret',
      'DELETE /api/webhook/7',
    ]),
  );
});

it('says what did not come, and reads it again', async () => {
  isDown = true;
  open();
  const again = await screen.findByRole('button', { name: /again/i }, { timeout: 15_000 });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByText('412 of 413 in 24 hours')).toBeVisible();
});
