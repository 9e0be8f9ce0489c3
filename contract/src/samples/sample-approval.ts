import type { Approval, ApprovalItem } from '../approvals/approval.ts';

/** Where a sum above $2,500.00 has fired. */
const findings: ApprovalItem['findings'] = [{ kind: 'amount', above: 2500, price: 3904.16 }];

/** A booking with Estes that waits for Marco Peña. */
export const sampleApprovalItem = (changed: Partial<ApprovalItem> = {}): ApprovalItem => ({
  id: 7,
  load_id: 100_540,
  account: { id: 2, name: 'Acme Industrial' },
  mode: 'ltl',
  from: 'Laredo, TX',
  to: 'Columbus, OH',
  status: 'waiting',
  carrier: { id: 2, name: 'Estes Express Lines', scac: 'EXLA' },
  price: 3904.16,
  findings,
  needed: 1,
  agreed: 0,
  asked_by: { kind: 'user', name: 'Daniela Ríos' },
  asked_at: '2026-11-18T15:42:00.000Z',
  until: '2026-11-18T21:00:00.000Z',
  ended_at: null,
  ended_by: null,
  end_note: '',
  ...changed,
});

export const sampleDecider = (
  changed: Partial<Approval['reasons'][number]['deciders'][number]> = {},
): Approval['reasons'][number]['deciders'][number] => ({
  user_id: 1,
  name: 'Marco Peña',
  as: 'decides',
  for: null,
  from: '2026-11-18T15:42:00.000Z',
  agreed_at: null,
  is_me: true,
  ...changed,
});

/** The same with all its page says, as whoever decides reads it. */
export const sampleApproval = (changed: Partial<Approval> = {}): Approval => ({
  ...sampleApprovalItem(),
  carrier_quote_id: 2,
  load_status: 'quotes received',
  price_now: 3904.16,
  premium: 0,
  quote_expires_at: '2026-11-25T21:00:00.000Z',
  reasons: [{ findings, needed: 1, agreed: 0, deciders: [sampleDecider()] }],
  note: 'Buckeye starts the line on Tuesday evening.',
  books: true,
  proposal: null,
  is_mine: false,
  may_decide: true,
  why_not: null,
  ...changed,
});
