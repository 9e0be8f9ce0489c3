import type { Claim, ClaimEntry } from '@portal/contract/claims/claim.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { LoadHandlers } from '../../../platform/live/socket.ts';
import { aClaim, aClaimant, anEntry, asOperator, openClaims } from '../claims.fixture.tsx';

let handlers: LoadHandlers = {};
vi.mock('../../../platform/live/socket.ts', () => ({
  watchLoad: (_id: number, watched: LoadHandlers) => {
    handlers = watched;
    return () => undefined;
  },
}));

type Sent = { method: string; path: string; body: unknown; key: string | null };

let claim: Claim;
let entries: ClaimEntry[];
let sent: Sent[];
let refused: { status: number; body: unknown } | 'unreachable' | null;

const answer = (path: string): unknown =>
  path.includes('/messages') ? { items: entries, total: entries.length } : claim;

const refusalOf = (code: string, text: string) => ({
  status: 409,
  body: { detail: [{ msg: { en: text, es: text }, code }], request_id: 'r1' },
});

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  claim = aClaim();
  entries = [];
  sent = [];
  refused = null;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (init.method !== 'GET') {
      const key = new Headers(init.headers).get('idempotency-key');
      sent.push({ method: init.method ?? '', path, body: JSON.parse(init.body as string), key });
      if (refused === 'unreachable') return Promise.reject(new TypeError('failed to fetch'));
      if (refused) return Promise.resolve(new Response(JSON.stringify(refused.body), { status: refused.status }));
    }
    return Promise.resolve(new Response(JSON.stringify(answer(path))));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async (me = aClaimant()) => {
  openClaims('/claims/17', me);
  await screen.findByRole('heading', { level: 1, name: 'Visible damage, $1,250.00' });
};

it('shows status, next step and next deadline', async () => {
  await open();
  expect(document.title).toBe('Claim 17 | Portal');
  expect(screen.getByRole('heading', { name: 'What is next' }).parentElement).toHaveTextContent('Our turn');
  expect(screen.getByRole('heading', { name: 'By when' }).parentElement).toHaveTextContent(
    /Carrier acknowledges, 12 days left/,
  );
  expect(screen.getByText(/Still missing/)).toHaveTextContent('Commercial invoice');
});

it('offers the allowed actions and explains the disabled ones', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Withdraw' })).not.toHaveAttribute('aria-disabled');
  const appeal = screen.getByRole('button', { name: 'Appeal' });
  expect(appeal).toHaveAttribute('aria-disabled', 'true');
  expect(appeal).toHaveAccessibleDescription('Not possible now. Status: Submitted.');
});

it('makes an offer that is less than what is claimed', async () => {
  claim = asOperator();
  await open(aClaimant('platform_admin'));
  await userEvent.click(screen.getByRole('button', { name: 'Make an offer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make an offer' }));
  const amount = dialog.getByRole('textbox', { name: 'Amount offered' });
  await userEvent.type(amount, '1250');
  await userEvent.click(dialog.getByRole('button', { name: 'Make an offer' }));
  expect(dialog.getByText(/Offer less than the \$1,250.00 claimed/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.clear(amount);
  await userEvent.type(amount, '900');
  await userEvent.click(dialog.getByRole('button', { name: 'Make an offer' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ version: 3, status: 'offered', offer_amount: 900 }));
});

it('approves all that is claimed, by name of the sum', async () => {
  claim = asOperator();
  await open(aClaimant('platform_admin'));
  await userEvent.click(screen.getByRole('button', { name: 'Approve in full' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve in full' }));
  expect(dialog.getByText(/\$1,250\.00/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Approve in full' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ version: 3, status: 'approved' }));
});

it('is given to whoever looks after it', async () => {
  claim = asOperator();
  await open(aClaimant('platform_admin'));
  await userEvent.click(screen.getByRole('button', { name: 'Assign' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Representative' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Representative' }), 'Olga Peña');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent[0]?.body).toEqual({ version: 3, representative_id: 9 }));
});

it('requires the carrier’s number and a reason where needed', async () => {
  claim = asOperator();
  await open(aClaimant('platform_admin'));
  await userEvent.click(screen.getByRole('button', { name: 'Acknowledge' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Acknowledge' }));
  expect(screen.getByText('Enter the carrier’s claim number.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Reason' }), 'Another reason');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(dialog.getByText('Write it in a few words.')).toBeInTheDocument();
});

it('keeps the typed text on a version conflict', async () => {
  claim = aClaim({ status: 'declined', turn: 'shipper', may: { ...aClaim().may, actions: ['appeal', 'withdraw'] } });
  await open();
  refused = refusalOf('claims.changed_meanwhile', 'Somebody else changed this case first.');
  await userEvent.click(screen.getByRole('button', { name: 'Appeal' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Appeal' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Why you appeal' }), 'The photos show it.');
  await userEvent.click(dialog.getByRole('button', { name: 'Appeal' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody else changed this case first.');
  expect(dialog.getByRole('textbox', { name: 'Why you appeal' })).toHaveValue('The photos show it.');
});

it('shows a message at once, keeps it on failure, and retries with the same key', async () => {
  await open();
  refused = 'unreachable';
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), 'Any news?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Not sent.');
  expect(screen.getByText('Any news?')).toBeInTheDocument();
  refused = null;
  entries = [anEntry(1, { side: 'shipper', actor: 'Pat Soto', text: 'Any news?' })];
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getAllByText('Any news?')).toHaveLength(1);
  expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
});

it('shows a message of the other side live, and announces it to screen readers', async () => {
  await open();
  expect(await screen.findByText(/No messages yet/)).toBeInTheDocument();
  entries = [anEntry(2, { text: 'Saia has it.' })];
  act(() => handlers['claim-changed']?.({ load_id: 100517, claim_id: 17, status: 'submitted' }));
  expect(await screen.findByText('New message from Olga Peña, operator: Saia has it.')).toHaveAttribute(
    'role',
    'status',
  );
  expect(screen.getByText('Saia has it.')).toBeInTheDocument();
});

it('lets operators leave notes, and shippers none', async () => {
  await open();
  expect(screen.queryByRole('checkbox', { name: /Internal note/ })).toBeNull();
});
