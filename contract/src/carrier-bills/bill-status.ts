// No schemas here: screens and the types of the database read these tables.

export const billStatuses = ['received', 'matched', 'in_dispute', 'approved', 'paid', 'void'] as const;
export type BillStatus = (typeof billStatuses)[number];

type Move = { from: readonly BillStatus[]; to: BillStatus };

/** The one table of a carrier's bill: each move is a conditional UPDATE from one of `from`. */
export const billMoves = {
  /** A load was found, or named by the operator; a bill that is still undecided may be moved to another load. */
  match: { from: ['received', 'matched'], to: 'matched' },
  dispute: { from: ['matched', 'in_dispute'], to: 'in_dispute' },
  approve: { from: ['matched', 'in_dispute'], to: 'approved' },
  pay: { from: ['approved'], to: 'paid' },
  void: { from: ['received', 'matched', 'in_dispute'], to: 'void' },
} as const satisfies Record<string, Move>;
export type BillEvent = keyof typeof billMoves;

export const billEvents = ['match', 'dispute', 'approve', 'pay', 'void'] as const satisfies readonly BillEvent[];

/** Whether this move may be made from this status. */
export const canMove = (status: BillStatus, event: BillEvent): boolean =>
  (billMoves[event].from as readonly BillStatus[]).includes(status);

/** The moves that may be made from this status. */
export const billEventsFrom = (status: BillStatus): BillEvent[] => billEvents.filter((event) => canMove(status, event));

/** Differences of a bill may still be decided. */
export const undecidedStatuses = ['matched', 'in_dispute'] as const satisfies readonly BillStatus[];
export const isUndecided = (status: BillStatus): boolean => undecidedStatuses.some((one) => one === status);

/** What such a bill comes to is the cost of its load. */
export const acceptedStatuses = ['approved', 'paid'] as const satisfies readonly BillStatus[];
export const isAccepted = (status: BillStatus): boolean => acceptedStatuses.some((one) => one === status);

/** What a bill is beside earlier ones: the whole, more of it, another in its place, or money that is taken back. */
export const billPurposes = ['original', 'balance_due', 'corrected', 'credit'] as const;
export type BillPurpose = (typeof billPurposes)[number];

/** How a bill came in. */
export const billSources = ['form', 'csv', 'edi'] as const;
export type BillSource = (typeof billSources)[number];

/** What was decided about a difference. */
export const differenceDecisions = ['open', 'disputed', 'agreed', 'refused'] as const;
export type DifferenceDecision = (typeof differenceDecisions)[number];

/** Decisions of which the outcome is known. */
export const isDecided = (decision: DifferenceDecision): boolean => decision === 'agreed' || decision === 'refused';

/** Orders of the list of carriers' bills. */
export const billSorts = ['-id', 'due_on', '-amount', '-difference'] as const;
export type BillSort = (typeof billSorts)[number];
