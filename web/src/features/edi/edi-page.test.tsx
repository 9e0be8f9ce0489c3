import type { EdiDetails, EdiMessage, EdiPartner } from '@portal/contract/edi/edi.contract.ts';
import { sampleEdiDetails, sampleEdiMessage, sampleEdiPartner } from '@portal/contract/samples/sample-edi-message.ts';
import { samplePerson } from '@portal/contract/samples/sample-person.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startSession } from '../../platform/session/session.ts';
import { switchLanguage } from '../../platform/words/i18n.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { startWithAllWords } from '../../testing/words.fixture.ts';
import { EdiPage } from './edi-page.tsx';
import { parseEdiSearch } from './edi-search.ts';

const aPartner = (changed: Partial<EdiPartner> = {}) => sampleEdiPartner({ answered_at: null, ...changed });
const details = (changed: Partial<EdiDetails> = {}) =>
  sampleEdiDetails({
    segments: [
      {
        line: 3,
        raw: 'AT7*AF*NS***20261123*0815*LT',
        words: { en: 'Picked up at 08:15', es: 'Recogida a las 08:15' },
        faults: [{ en: 'The zone is not known', es: 'La zona no se conoce' }],
        other: 'AT7*AF*NS***20261123*0740*LT',
      },
    ],
    notes: [{ at: '2026-11-23T15:38:05.000Z', what: 'set_aside', user: 'Ana Ruiz' }],
    ...changed,
  });

let messages: EdiMessage[];
let partner: EdiPartner;
let shown: EdiDetails;
let sent: { path: string; body: unknown }[];
let requested: URL[];
let isDown: boolean;

const none = { waiting: 0, acknowledged: 0, applied: 0, orphan: 0, held: 0, rejected: 0, set_aside: 0 };

const answer = (address: string, init: RequestInit = {}): Response => {
  const url = new URL(address, 'http://portal.test');
  if (isDown) return Response.json({ detail: [], request_id: 'q' }, { status: 503 });
  if (init.method === 'POST') {
    sent.push({ path: url.pathname, body: init.body ? (JSON.parse(init.body as string) as unknown) : undefined });
    return Response.json(url.pathname.endsWith('/decision') ? details({ state: 'applied' }) : aPartner());
  }
  if (url.pathname === '/api/edi-partners') return Response.json({ items: [partner] });
  if (url.pathname === '/api/edi-messages') {
    requested.push(url);
    const counts = { ...none, held: messages.length };
    return Response.json({ items: messages, total: messages.length, counts, kept_months: 24 });
  }
  return Response.json(shown);
};

beforeAll(startWithAllWords);
beforeEach(async () => {
  await switchLanguage('en');
  startSession({ access_token: 'a', refresh_token: 'r', token_type: 'bearer', expires_in: 600 });
  messages = [sampleEdiMessage()];
  partner = aPartner();
  shown = details();
  sent = [];
  requested = [];
  isDown = false;
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => Promise.resolve(answer(url, init)));
});
afterEach(() => vi.unstubAllGlobals());

const open = (address = '/settings/edi-messages', permissions = ['get:edi', 'patch:edi', 'patch:carrier-wire']) =>
  openPage(address, {
    me: samplePerson({ settings: { permissions } }),
    path: 'settings/edi-messages',
    component: EdiPage,
    search: parseEdiSearch,
  });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

it('lists messages with their states, without acknowledgments unless they are wanted', async () => {
  open('/settings/edi-messages?state=held&acknowledgments=true');
  const row = (await screen.findByRole('link', { name: '214' })).closest('tr');
  if (!row) throw new Error('the message has no row');
  expect(within(row).getByText('Held')).toBeVisible();
  expect(within(row).getByText('Same number twice')).toBeVisible();
  expect(requested.at(-1)?.searchParams.getAll('state')).toEqual(['held']);
  expect(requested.at(-1)?.searchParams.get('acknowledgments')).toBe('true');
});

it('shows a held message beside what the first of its number says, and applies it after a question', async () => {
  open('/settings/edi-messages?message=41');
  expect(await screen.findByText('AT7*AF*NS***20261123*0815*LT')).toBeVisible();
  expect(screen.getByText(/The first message says AT7\*AF\*NS\*\*\*20261123\*0740/)).toBeVisible();
  expect(screen.getByText('The zone is not known')).toBeVisible();
  expect(screen.getByText('Set aside by Ana Ruiz')).toBeVisible();
  await press('Apply this one too');
  const question = await screen.findByRole('dialog', { name: 'Apply this one too' });
  await userEvent.click(within(question).getByRole('button', { name: 'Apply this one too' }));
  expect(sent).toEqual([{ path: '/api/edi-messages/41/decision', body: { decision: 'apply' } }]);
});

it('has nothing decided by who may only read', async () => {
  open('/settings/edi-messages?message=41', ['get:edi']);
  expect(await screen.findByText('Open the first')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply this one too' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Poll now' })).toBeNull();
});

it('has a key compared before it counts', async () => {
  partner = aPartner({ fault: 'host_key', shown_key: 'SHA256:abc' });
  open();
  expect(await screen.findByText(/key that is not confirmed yet.*never answered/)).toBeVisible();
  await press('Compare the key');
  expect(await screen.findByText('SHA256:abc')).toBeVisible();
  await press('The keys match: confirm');
  expect(sent).toEqual([{ path: '/api/edi-partners/901/host-key', body: { key: 'SHA256:abc' } }]);
});

it('says so where there is none, or where they cannot be read', async () => {
  messages = [];
  open();
  expect(await screen.findByText(/No messages yet/)).toBeVisible();
  isDown = true;
  await press('Poll now');
  expect(sent).toEqual([]);
});
