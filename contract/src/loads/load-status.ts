// No schemas here: screens read these tables, and must not load the validation library for them.

export const loadStatuses = [
  'unassigned',
  'quotes requested',
  'quotes received',
  'quoted',
  'expired',
  'pending',
  'tendered',
  'declined',
  'assigned',
  'dispatched',
  'in transit',
  'delivered',
  'completed',
  'cancelled',
] as const;

export type LoadStatus = (typeof loadStatuses)[number];

/** What a load is when it has been saved and nobody has been asked yet. */
export const initialStatus: LoadStatus = 'unassigned';

/** What can happen to a load. */
export const loadEvents = [
  'request_quotes',
  'receive_quote',
  'close_quotes',
  'find_no_quotes',
  'expire',
  'tender',
  'hold',
  'accept',
  'decline',
  'dispatch',
  'pick_up',
  'deliver',
  'complete',
  'cancel',
  'reinstate',
  'join',
  'part',
] as const;

export type LoadEvent = (typeof loadEvents)[number];

type Move = { from: readonly LoadStatus[]; to: LoadStatus };

/** The one table of a load's life. An event leads to one status, whichever of its `from` the load is in. */
export const moves: Readonly<Record<LoadEvent, Move>> = {
  request_quotes: { from: ['unassigned', 'quoted', 'expired', 'declined'], to: 'quotes requested' },
  receive_quote: { from: ['quotes requested'], to: 'quotes received' },
  // Every carrier has answered, or the time to answer is over.
  close_quotes: { from: ['quotes requested', 'quotes received'], to: 'quoted' },
  find_no_quotes: { from: ['quotes requested'], to: 'unassigned' },
  expire: { from: ['quoted'], to: 'expired' },
  tender: { from: ['quoted', 'quotes received', 'declined'], to: 'tendered' },
  // Truck modes without a carrier that answers by itself: the operator looks for a truck.
  hold: { from: ['quoted', 'quotes received', 'declined'], to: 'pending' },
  accept: { from: ['tendered', 'pending'], to: 'assigned' },
  // Said by the carrier, or by its silence until the tender window closed.
  decline: { from: ['tendered', 'pending'], to: 'declined' },
  dispatch: { from: ['assigned'], to: 'dispatched' },
  pick_up: { from: ['assigned', 'dispatched'], to: 'in transit' },
  deliver: { from: ['in transit'], to: 'delivered' },
  complete: { from: ['delivered'], to: 'completed' },
  cancel: {
    from: [
      ...(['unassigned', 'quotes requested', 'quotes received', 'quoted', 'expired', 'pending'] as const),
      ...(['tendered', 'declined', 'assigned', 'dispatched'] as const),
    ],
    to: 'cancelled',
  },
  // The carrier refused the cancellation: it still has the load and comes for it, or has come.
  reinstate: { from: ['cancelled'], to: 'assigned' },
  // Its freight travels with another draft from now on; parting brings it back.
  join: { from: ['unassigned'], to: 'cancelled' },
  part: { from: ['cancelled'], to: 'unassigned' },
};

/** The status an event leads to from this one; null where it may not happen. */
export const nextStatus = (status: LoadStatus, event: LoadEvent): LoadStatus | null =>
  moves[event].from.includes(status) ? moves[event].to : null;

/** The events that may happen to a load in this status. */
export const eventsFrom = (status: LoadStatus): LoadEvent[] =>
  loadEvents.filter((event) => moves[event].from.includes(status));

/** The groups a list shows its loads in; the database computes the same in `load_status_group`. */
export const statusGroups = {
  quoted: ['unassigned', 'quotes requested', 'quotes received', 'quoted'],
  pending: ['pending'],
  assigned: ['tendered', 'dispatched', 'assigned'],
  in_transit: ['in transit'],
  delivered: ['delivered', 'completed'],
  cancelled: ['expired', 'declined', 'cancelled'],
} as const satisfies Record<string, readonly LoadStatus[]>;

export type StatusGroup = keyof typeof statusGroups;

/** The groups in the order of a load's life. */
export const statusGroupNames = Object.keys(statusGroups) as StatusGroup[];

/** The group of a status, `invalid` for a word that is none. */
export const groupOf = (status: string): StatusGroup | 'invalid' =>
  statusGroupNames.find((group) => statusGroups[group].some((member) => member === status)) ?? 'invalid';

/** Why nobody knows whether the carrier has the tender of a load. */
export const tenderTroubles = ['unclear', 'unreachable'] as const;
export type TenderTrouble = (typeof tenderTroubles)[number];
