import type { Claim, ClaimEntry } from '@portal/contract/claims/claim.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setPending } from '../../documents/upload/pending-files.ts';
import { aClaim, aPaper, anEntry, asOperator, aClaimant, openClaims } from '../claims.fixture.tsx';

vi.mock('../../../platform/live/socket.ts', () => ({ watchLoad: () => () => undefined }));

let claim: Claim;
let entries: ClaimEntry[];
let sent: unknown[];

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  claim = aClaim();
  entries = [];
  sent = [];
  setPending(claim.load.id, () => []);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (init.method !== 'GET') sent.push(JSON.parse(init.body as string));
    const papers = [aPaper(1, { type: 'bol', name: 'BOL-100517.pdf' }), aPaper(2, { name: 'photos.pdf' })];
    const reply = path.includes('/docs/') ? { items: papers } : { items: entries, total: entries.length };
    return Promise.resolve(new Response(JSON.stringify(/\/docs\/|\/messages/.test(path) ? reply : claim)));
  });
});
afterEach(() => vi.unstubAllGlobals());

const openDrawer = async () => {
  openClaims('/claims/17');
  await userEvent.click(await screen.findByRole('button', { name: 'Add documents' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add documents' }));
  await drawer.findByRole('checkbox', { name: /photos.pdf/ });
  return drawer;
};

it('offers the documents not yet attached, and attaches the chosen ones', async () => {
  const drawer = await openDrawer();
  expect(drawer.getByText(/1 document is with the case already/)).toBeInTheDocument();
  expect(drawer.queryByRole('checkbox', { name: /BOL-100517.pdf/ })).toBeNull();
  const attach = () => drawer.getByRole('button', { name: 'Attach' });
  expect(attach()).toHaveAccessibleDescription('Choose a document first.');
  await userEvent.click(attach());
  expect(sent).toEqual([]);
  await userEvent.click(drawer.getByRole('checkbox', { name: /photos.pdf/ }));
  await userEvent.click(attach());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ documents: [{ document_id: 1, evidence: 'bol' }, { document_id: 2 }] });
});

it('blocks attaching while a chosen file is not uploaded', async () => {
  const drawer = await openDrawer();
  act(() =>
    setPending(claim.load.id, () => [
      { id: 'a', key: 'a', file: new File(['x'], 'list.pdf'), type: 'other', note: '', state: 'ready', sent: 0 },
    ]),
  );
  await userEvent.click(drawer.getByRole('checkbox', { name: /photos.pdf/ }));
  expect(drawer.getByRole('button', { name: 'Attach' })).toHaveAccessibleDescription(
    /Upload the files you chose first/,
  );
});

it('shows in the history the details of status changes and the new values of edits', async () => {
  claim = asOperator();
  entries = [
    anEntry(4, { kind: 'move', event: 'pay', details: { recovered_amount: 900.5 } }),
    anEntry(3, { kind: 'edit', details: { documents: { before: [], after: [1] } } }),
    anEntry(2, { kind: 'edit', details: { representative_id: { before: null, after: 9 } } }),
    anEntry(1, {
      kind: 'move',
      event: 'decline',
      details: { decline_reason: 'act_of_god', changes: { carrier_claim_number: { before: '', after: 'SA-7' } } },
    }),
  ];
  openClaims('/claims/17', aClaimant('platform_admin'));
  const history = (await screen.findByRole('heading', { name: 'History' })).closest('section');
  await waitFor(() => expect(history).toHaveTextContent(/\$900.50/));
  expect(history).toHaveTextContent(/Documents added.*Documents: BOL-100517.pdf/);
  expect(history).toHaveTextContent(/Representative changed.*Representative: Olga Peña/);
  expect(history).toHaveTextContent(/Declined.*Act of God.*Carrier’s claim number: SA-7/);
});

it('shows no actions once the case is finished', async () => {
  claim = asOperator({ status: 'closed', turn: null, may: { edit: null, message: false, actions: [], statuses: [] } });
  openClaims('/claims/17', aClaimant('platform_admin'));
  await screen.findByRole('heading', { name: 'Status' });
  expect(screen.queryByRole('button', { name: 'Approve in full' })).toBeNull();
});
