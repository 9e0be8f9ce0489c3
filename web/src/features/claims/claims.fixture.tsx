import { operatorCapabilities } from '@portal/contract/access/can.ts';
import { claimEventsFrom, claimMoves } from '@portal/contract/claims/claim-status.ts';
import type { Permission } from '@portal/contract/access/permissions.ts';
import type { Claim, ClaimEntry } from '@portal/contract/claims/claim.ts';
import type { ClaimGuide } from '@portal/contract/claims/claims.contract.ts';
import { categoriesOf, claimTypes, reasonsFor } from '@portal/contract/claims/data/claim-choices.ts';
import { documentsNeeded, evidenceFor } from '@portal/contract/claims/data/evidence-by-case.ts';
import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import { openPage } from '../../testing/open-page.fixture.tsx';
import { aPerson } from '../quotes/quotes.fixture.tsx';
import { ClaimsScreen } from './claims-screen.tsx';

const dayMs = 86_400_000;

/** The day this many days from today. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

export const aPaper = (id: number, changed: Partial<LoadDocument> = {}): LoadDocument => ({
  id,
  type: 'other',
  name: `paper-${id}.pdf`,
  language: null,
  form: '',
  content_type: 'application/pdf',
  size: 84_000,
  created_at: '2026-11-01T12:00:00Z',
  url: `/api/files/signed-${id}`,
  thumbnail_url: null,
  note: '',
  series_id: id,
  version: 1,
  is_current: true,
  uploaded_by: null,
  filed_by: 'portal' as const,
  may_remove: false,
  ...changed,
});

const atlanta = { origin: 'Dallas, TX', destination: 'Atlanta, GA', pro_number: '10482917340' };

const noContest = { invoice_id: null, lines: [] };

/** Pallets damaged between Dallas and Atlanta, as the shipper sees the case. */
export const aClaim = (changed: Partial<Claim> = {}): Claim => ({
  id: 17,
  ...noContest,
  load: {
    id: 100517,
    status: 'delivered',
    ...atlanta,
    carrier: { id: 7, short_name: 'Saia', scac: 'SAIA' },
  },
  account: { id: 2, name: 'Acme Industrial' },
  type: 'cargo_claim',
  category: 'visible_damage',
  reason: null,
  status: 'submitted',
  turn: 'operator',
  amount: 1250,
  currency: 'USD',
  offer_amount: null,
  recovered_amount: null,
  carrier_claim_number: '',
  representative: null,
  next_deadline: { code: 'acknowledge', due_on: dayFromNow(12), overdue: false },
  created_at: '2026-11-10T15:00:00Z',
  submitted_at: '2026-11-10T15:30:00Z',
  updated_at: '2026-11-10T15:30:00Z',
  version: 3,
  supporting_text: 'Two pallets were crushed.',
  amount_basis: '10 cartons × $125.00',
  discovered_on: null,
  delivered_on: '2026-11-08',
  delivered_by_load: true,
  invoice_number: '',
  invoice_received_on: null,
  decline_reason: null,
  created_by: 'Pat Soto',
  filed_by_operator: false,
  documents: [{ evidence: 'bol', document: aPaper(1, { type: 'bol', name: 'BOL-100517.pdf' }) }],
  evidence: { required: ['bol', 'pod', 'commercial_invoice', 'photos'], suggested: [], documents_needed: 1 },
  warnings: [],
  deadlines: [
    {
      code: 'file',
      counts_from: '2026-11-08',
      due_on: dayFromNow(250),
      met_at: '2026-11-10',
      state: 'met',
      law: '49 CFR 370.3',
    },
    {
      code: 'acknowledge',
      counts_from: '2026-11-10',
      due_on: dayFromNow(12),
      met_at: null,
      state: 'pending',
      law: '49 CFR 370.5',
    },
  ],
  may: { edit: 'documents', message: true, actions: ['withdraw'], statuses: [] },
  ...changed,
});

/** The same case as the operator sees it. */
export const asOperator = (changed: Partial<Claim> = {}): Claim =>
  aClaim({
    may: {
      edit: 'documents',
      message: true,
      actions: [],
      statuses: claimEventsFrom('submitted', 'operator').map((event) => claimMoves[event].to),
    },
    representatives: [{ id: 9, name: 'Olga Peña' }],
    ...changed,
  });

export const anEntry = (id: number, changed: Partial<ClaimEntry> = {}): ClaimEntry => ({
  id,
  at: '2026-11-11T15:30:00Z',
  kind: 'message',
  side: 'operator',
  actor: 'Olga Peña',
  event: null,
  from_status: null,
  to_status: null,
  text: `Message ${id}`,
  details: {},
  ...changed,
});

/** How to file about a delivered load; the notice of concealed damage is three days late. */
export const aGuide = (changed: Partial<ClaimGuide> = {}): ClaimGuide => ({
  load_id: 100517,
  delivered_on: '2026-11-08',
  due_on: '2026-11-08',
  carrier: 'Saia LTL Freight',
  pro_number: '10482917340',
  price: 1064.15,
  types: claimTypes.map((type) => ({
    type,
    refusal: null,
    documents_needed: documentsNeeded[type],
    categories: categoriesOf[type].map((category) => ({
      category,
      reasons: [...reasonsFor(category)],
      required: [...evidenceFor(type, category).required],
      suggested: [...evidenceFor(type, category).suggested],
      deadlines:
        category === 'concealed_damage'
          ? [
              {
                code: 'concealed_notice' as const,
                counts_from: '2026-11-08',
                due_on: dayFromNow(-3),
                met_at: null,
                state: 'overdue' as const,
                law: '',
              },
            ]
          : [],
    })),
  })),
  existing: [],
  ...changed,
});

const rights: Permission[] = ['get:claims', 'post:claims', 'patch:claims', 'get:docs'];

/** A person who may file claims; with the role platform_admin an operator. */
export const aClaimant = (role: 'customer_agent' | 'platform_admin' = 'customer_agent') => {
  const me = aPerson();
  return {
    ...me,
    user: { ...me.user, role, first_name: 'Pat', last_name: 'Soto' },
    settings: {
      ...me.settings,
      permissions: [...me.settings.permissions, ...rights],
      capabilities: role === 'platform_admin' ? [...operatorCapabilities] : [],
    },
  };
};

/** Opens a screen of claims at an address; returns the router, whose history is the address bar. */
export const openClaims = (address: string, me = aClaimant()) =>
  openPage(address, { me, path: 'claims/{-$claim}/{-$task}', component: ClaimsScreen });
