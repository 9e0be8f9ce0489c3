import type { ClaimGuide } from '@portal/contract/claims/claims.contract.ts';
import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setPending } from '../../documents/upload/pending-files.ts';
import { aClaim, aGuide, aPaper, openClaims } from '../claims.fixture.tsx';

vi.mock('../../../platform/live/socket.ts', () => ({ watchLoad: () => () => undefined }));
const drafts = vi.hoisted(() => new Map<string, { value: unknown; saved_at: string }>());
vi.mock('../../../platform/forms/drafts.ts', () => ({
  saveDraft: (part: string, _owner: unknown, value: unknown) => {
    drafts.set(part, { value, saved_at: '2026-11-20T10:00:00Z' });
    return Promise.resolve('2026-11-20T10:00:00Z');
  },
  readDraft: (part: string) => Promise.resolve(drafts.get(part) ?? null),
  dropDraft: (_owner: unknown, parts: string[]) => {
    for (const part of parts) drafts.delete(part);
    return Promise.resolve();
  },
}));

let guide: ClaimGuide;
let papers: LoadDocument[];
let sent: { method: string; path: string; body: Record<string, unknown> }[];
let refused: { status: number; body: unknown } | null;

const answer = (path: string): unknown => {
  if (path.includes('/guide')) return guide;
  if (path.includes('/docs/')) return { items: papers };
  if (path.includes('/messages')) return { items: [], total: 0 };
  return aClaim();
};

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: en } } }));
beforeEach(() => {
  drafts.clear();
  setPending(100517, () => []);
  guide = aGuide();
  papers = [
    aPaper(1, { type: 'bol', name: 'BOL.pdf' }),
    aPaper(2, { type: 'invoice', name: 'INV-77.pdf' }),
    aPaper(3, { name: 'mail.pdf' }),
  ];
  sent = [];
  refused = null;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (init.method !== 'GET') {
      sent.push({ method: init.method ?? '', path, body: JSON.parse(init.body as string) as Record<string, unknown> });
      if (refused) return Promise.resolve(new Response(JSON.stringify(refused.body), { status: refused.status }));
    }
    return Promise.resolve(new Response(JSON.stringify(answer(path))));
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async () => {
  const router = openClaims('/claims/new?load=100517');
  await screen.findByRole('radio', { name: /Cargo claim/ });
  return router;
};
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const fillInquiry = async () => {
  await choose(/Invoice inquiry/);
  await choose(/^Rate /);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Reason' }), 'Incorrect fuel');
  await userEvent.type(screen.getByRole('textbox', { name: 'Invoice number' }), 'INV-77');
  await userEvent.type(screen.getByRole('textbox', { name: 'Invoice received on' }), '11012026');
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Fuel is 31 %, the quote said 29.5 %.');
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

it('shows a missed deadline before anything is typed', async () => {
  await open();
  await choose(/Cargo claim/);
  expect(
    screen.getByRole('radio', { name: /Concealed damage.*Notice of concealed damage: 3 days over/ }),
  ).toBeEnabled();
  await choose(/Concealed damage/);
  expect(screen.getByText(/This time has passed. You may still file/)).toBeInTheDocument();
});

it('starts as a cargo claim with what a certificate says, where one can be filed', async () => {
  openClaims('/claims/new?load=100517&kind=cargo_claim&story=Insured+by+AC-1');
  await waitFor(() => expect(document.title).toBe('Claim or dispute, load 100517 | Portal'));
  expect(await screen.findByRole('radio', { name: /Cargo claim/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Insured by AC-1');
});

it('shows why a kind cannot be filed', async () => {
  guide = aGuide({
    types: aGuide().types.map((one) => ({
      ...one,
      refusal: one.type === 'cargo_claim' ? 'claims.not_picked_up' : null,
    })),
  });
  await open();
  expect(screen.getByRole('radio', { name: /Cargo claim.*has not been picked up yet/ })).toBeDisabled();
});

it('marks all missing fields, focuses the first, and sends nothing', async () => {
  await open();
  await choose(/Invoice inquiry/);
  await submit();
  expect(screen.getByText('Choose what happened.')).toBeInTheDocument();
  expect(screen.getByText('Enter the invoice number.')).toBeInTheDocument();
  expect(screen.getByText('Tell what happened in a few sentences.')).toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
  expect(sent).toEqual([]);
});

it('refuses an invoice inquiry with one document and sends it with two', async () => {
  const router = await open();
  await fillInquiry();
  await userEvent.click(await screen.findByRole('checkbox', { name: /INV-77.pdf/ }));
  await submit();
  expect(screen.getByText(en.claims.errors.inquiry_documents)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: /mail.pdf/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What mail.pdf shows' }), 'Proof of payment');
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    load_id: 100517,
    type: 'invoice_inquiry',
    category: 'rate',
    reason: 'fuel',
    invoice_received_on: '2026-11-01',
    amount: null,
    draft: false,
    documents: [
      { document_id: 2, evidence: 'freight_bill' },
      { document_id: 3, evidence: 'proof_of_payment' },
    ],
  });
  await waitFor(() => expect(router.history.location.href).toBe('/claims/17'));
  expect(drafts.has('claimForm')).toBe(false);
});

it('sends nothing while a chosen file is not uploaded', async () => {
  await open();
  await fillInquiry();
  for (const name of [/INV-77.pdf/, /mail.pdf/]) await userEvent.click(await screen.findByRole('checkbox', { name }));
  setPending(100517, () => [
    { id: 'a', key: 'a', file: new File(['x'], 'list.pdf'), type: 'other', note: '', state: 'ready', sent: 0 },
  ]);
  await submit();
  expect(screen.getByText(/Upload the files you chose first/)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('shows the deadline of a billing dispute, and that a service dispute has none', async () => {
  await open();
  await choose(/Billing dispute/);
  await choose(/^Rate /);
  expect(screen.getByText(/within 180 days of receiving its invoice/)).toBeInTheDocument();
  await choose(/Service dispute/);
  await choose(/^Service performance /);
  expect(screen.getByText('No deadline of law runs for this kind of case.')).toBeInTheDocument();
});

it('marks required evidence as chosen', async () => {
  await open();
  await choose(/Cargo claim/);
  await choose(/Visible damage/);
  const wanted = within(screen.getByText('What this case needs').closest('section') as HTMLElement);
  expect(wanted.getAllByText('required')).toHaveLength(4);
  await userEvent.click(await screen.findByRole('checkbox', { name: /BOL.pdf/ }));
  expect(wanted.getAllByText('required')).toHaveLength(3);
  expect(wanted.getByText('chosen')).toBeInTheDocument();
});

it('stores the form as a draft on this device and restores it', async () => {
  await open();
  await fillInquiry();
  await waitFor(() => expect(drafts.get('claimForm')?.value).toMatchObject({ form: { invoice_number: 'INV-77' } }));
  document.body.replaceChildren();
  openClaims('/claims/new?load=100517');
  expect(await screen.findByRole('textbox', { name: 'Invoice number' })).toHaveValue('INV-77');
  expect(screen.getByText(/We restored your draft/)).toBeInTheDocument();
});

it('saves an incomplete draft, and keeps the form when that is refused', async () => {
  await open();
  await choose(/Cargo claim/);
  const msg = { en: 'Nothing has been booked.', es: 'Nada.' };
  refused = { status: 409, body: { detail: [{ msg, code: 'claims.not_booked' }], request_id: 'r1' } };
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has been booked.');
  expect(screen.getByRole('radio', { name: /Cargo claim/ })).toBeChecked();
  refused = null;
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ type: 'cargo_claim', category: null, draft: true });
});

it('links to the open case of the same kind', async () => {
  guide = aGuide({ existing: [{ id: 12, type: 'cargo_claim', category: 'theft', status: 'submitted' }] });
  await open();
  await choose(/Cargo claim/);
  await choose(/Theft/);
  expect(screen.getByRole('link', { name: 'Open case 12' })).toHaveAttribute('href', '/claims/12');
});

it('has the disputed invoice attached, and keeps it', async () => {
  const disputed = 'load=100517&invoice=77&received=2026-11-01&paper=2';
  openClaims(`/claims/new?${disputed}&reason=reclass&story=Class&amount=176.76`);
  expect(await screen.findByRole('checkbox', { name: /INV-77.pdf/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /INV-77.pdf/ })).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'What INV-77.pdf shows' })).toHaveDisplayValue('Freight bill');
  expect(screen.getByRole('checkbox', { name: /BOL.pdf/ })).toBeEnabled();
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    invoice_number: '77',
    reason: 'reclass',
    documents: [{ document_id: 2, evidence: 'freight_bill' }],
  });
});

it('attaches the disputed invoice to what was typed about it before', async () => {
  const form = { type: 'billing_dispute', invoice_number: '77', supporting_text: 'Typed before.', documents: [] };
  drafts.set('claimForm', { value: { claim_id: null, form }, saved_at: '2026-11-20T10:00:00Z' });
  openClaims('/claims/new?load=100517&invoice=77&received=2026-11-01&paper=2');
  expect(await screen.findByRole('checkbox', { name: /INV-77.pdf/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Typed before.');
});

it('attaches nothing that is not an invoice of the load', async () => {
  openClaims('/claims/new?load=100517&invoice=77&received=2026-11-01&paper=1');
  expect(await screen.findByRole('checkbox', { name: /BOL.pdf/ })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /INV-77.pdf/ })).toBeEnabled();
});
