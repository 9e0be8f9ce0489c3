// No schemas here: screens read these tables, and must not load the validation library for them.

export const claimStatuses = [
  'draft',
  'submitted',
  'acknowledged',
  'under_investigation',
  'info_requested',
  'offered',
  'approved',
  'declined',
  'appealed',
  'settled',
  'paid',
  'closed',
  'withdrawn',
] as const;

export type ClaimStatus = (typeof claimStatuses)[number];

/** The two who move a case: the account whose load it is, and the operator. */
export type ClaimSide = 'shipper' | 'operator';

/** A line of a case: a move, what was said, a note among operators, a change of what the case says. */
export const claimEntryKinds = ['move', 'message', 'internal_note', 'edit'] as const;
export type ClaimEntryKind = (typeof claimEntryKinds)[number];

/** What the shipper may do; each is a button of its own. */
export const shipperActions = ['submit', 'answer_info', 'accept_offer', 'appeal', 'withdraw'] as const;
export type ShipperAction = (typeof shipperActions)[number];

export const claimEvents = [
  ...shipperActions,
  'acknowledge',
  'investigate',
  'request_info',
  'offer',
  'approve',
  'decline',
  'pay',
  'close',
] as const;
export type ClaimEvent = (typeof claimEvents)[number];

type Move = { from: readonly ClaimStatus[]; to: ClaimStatus; by: ClaimSide };

const atWork = ['submitted', 'acknowledged', 'under_investigation', 'appealed'] as const;

/**
 * The one table of a case's life. An event leads to one status, whichever of its `from` the case is in. No two of the
 * operator's events lead to the same status: the operator names the status, the shipper the action.
 */
export const claimMoves: Readonly<Record<ClaimEvent, Move>> = {
  submit: { from: ['draft'], to: 'submitted', by: 'shipper' },
  acknowledge: { from: ['submitted'], to: 'acknowledged', by: 'operator' },
  investigate: {
    from: ['submitted', 'acknowledged', 'info_requested', 'appealed'],
    to: 'under_investigation',
    by: 'operator',
  },
  request_info: { from: atWork, to: 'info_requested', by: 'operator' },
  answer_info: { from: ['info_requested'], to: 'under_investigation', by: 'shipper' },
  offer: { from: atWork, to: 'offered', by: 'operator' },
  // All that was asked for.
  approve: { from: atWork, to: 'approved', by: 'operator' },
  decline: { from: [...atWork, 'info_requested'], to: 'declined', by: 'operator' },
  accept_offer: { from: ['offered'], to: 'settled', by: 'shipper' },
  appeal: { from: ['offered', 'declined'], to: 'appealed', by: 'shipper' },
  // The money is in: `recovered_amount`.
  pay: { from: ['approved', 'settled'], to: 'paid', by: 'operator' },
  close: { from: ['approved', 'declined', 'settled', 'paid'], to: 'closed', by: 'operator' },
  withdraw: {
    from: ['draft', ...atWork, 'info_requested', 'offered', 'declined'],
    to: 'withdrawn',
    by: 'shipper',
  },
};

/** The status an event leads to from this one; null where it may not happen. */
export const nextClaimStatus = (status: ClaimStatus, event: ClaimEvent): ClaimStatus | null =>
  claimMoves[event].from.includes(status) ? claimMoves[event].to : null;

/** The events one side may bring about in this status. */
export const claimEventsFrom = (status: ClaimStatus, by: ClaimSide): ClaimEvent[] =>
  claimEvents.filter((event) => claimMoves[event].by === by && claimMoves[event].from.includes(status));

/** The buttons the shipper has in this status. */
export const shipperActionsFrom = (status: ClaimStatus): ShipperAction[] =>
  shipperActions.filter((action) => claimMoves[action].from.includes(status));

/** The operator's event that leads to this status; undefined for a status only the shipper brings about. */
export const operatorEventTo = (status: ClaimStatus): ClaimEvent | undefined =>
  claimEvents.find((event) => claimMoves[event].by === 'operator' && claimMoves[event].to === status);

/** Statuses out of which nothing leads. */
const finishedStatuses: readonly ClaimStatus[] = ['closed', 'withdrawn'];
export const isFinished = (status: ClaimStatus): boolean => finishedStatuses.includes(status);

/** Statuses in which a case is still argued about: the others are drafts or have an outcome. */
export const openStatuses = [
  ...atWork,
  'info_requested',
  'offered',
  'approved',
  'declined',
  'settled',
] as const satisfies readonly ClaimStatus[];

/** A load's cases that may still come to something: drafts, and those argued about. */
export const unsettledStatuses = ['draft', ...openStatuses] as const satisfies readonly ClaimStatus[];

/** A contest of an invoice that is not decided, or whose credit has not come: what it contests is not collected. */
export const contestingStatuses: readonly ClaimStatus[] = openStatuses.filter((status) => status !== 'declined');
export const isContesting = (status: ClaimStatus): boolean => contestingStatuses.includes(status);

/** Nothing was asked of a carrier: still a draft, or given up. */
export const unclaimedStatuses = ['draft', 'withdrawn'] as const satisfies readonly ClaimStatus[];
export const isUnclaimed = (status: ClaimStatus): boolean => unclaimedStatuses.some((one) => one === status);

/** No clock of law or tariff runs any more, not even the one for going to court. */
export const clocklessStatuses = ['paid', 'withdrawn'] as const satisfies readonly ClaimStatus[];
export const isClockless = (status: ClaimStatus): boolean => clocklessStatuses.some((one) => one === status);

const grantedStatuses: readonly ClaimStatus[] = claimMoves.pay.from;
/** The money was promised, all of it or what was settled on. */
export const isGranted = (status: ClaimStatus): boolean => grantedStatuses.includes(status);

/** The shipper may still change what the case says. */
export const isShippersToEdit = (status: ClaimStatus): boolean => status === 'draft' || status === 'info_requested';

/** Whose turn it is; null where nobody has to do anything. */
export const turnOf: Readonly<Record<ClaimStatus, ClaimSide | null>> = {
  draft: 'shipper',
  submitted: 'operator',
  acknowledged: 'operator',
  under_investigation: 'operator',
  info_requested: 'shipper',
  offered: 'shipper',
  approved: 'operator',
  declined: 'shipper',
  appealed: 'operator',
  settled: 'operator',
  paid: 'operator',
  closed: null,
  withdrawn: null,
};
