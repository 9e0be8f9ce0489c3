import { type LoadStatus, moves, type StatusGroup, statusGroups } from './load-status.ts';

// What a load's status means, each meaning by one name. No schemas here: screens read these sets.

type Statuses = readonly LoadStatus[];

const within =
  (statuses: Statuses) =>
  (status: LoadStatus): boolean =>
    statuses.includes(status);

/** No carrier is committed: the customer may change the load and choose among its quotes. */
export const editableStatuses: Statuses = [...moves.request_quotes.from, ...moves.close_quotes.from];
export const isEditable = within(editableStatuses);

/** Carriers are answering at this moment. */
export const isBeingQuoted = within(moves.close_quotes.from);

/** There may be prices that can be booked. */
export const isTenderable = within(moves.tender.from);

/** Quotes are there or on their way, to choose a carrier among. */
export const isChoosingCarrier = within([...moves.close_quotes.from, 'quoted', 'declined']);

const unquotedStatuses: Statuses = ['unassigned', 'expired'];
/** Nobody was asked, or what was asked no longer counts. */
export const isUnquoted = within(unquotedStatuses);

/** The same, or the carrier declined and another price may be left: prices can be requested. */
export const isWithoutPrices = within([...unquotedStatuses, 'declined']);

/** Offered to a carrier, or to the operator who looks for a truck, without an answer so far. */
export const awaitingCarrierStatuses: Statuses = moves.accept.from;

/** A carrier has taken the load and not picked it up. */
export const awaitingPickupStatuses: Statuses = moves.pick_up.from;
export const isAwaitingPickup = within(awaitingPickupStatuses);

/** A carrier has taken the load and not delivered it. */
export const underWayStatuses: Statuses = [...awaitingPickupStatuses, 'in transit'];
export const isUnderWay = within(underWayStatuses);

export const deliveredStatuses: Statuses = ['delivered', 'completed'];
export const isDelivered = within(deliveredStatuses);

export const isPickedUp = within(['in transit', ...deliveredStatuses]);

/** A carrier has taken the load, whatever became of it since, except for a cancellation. */
export const bookedStatuses: Statuses = [...underWayStatuses, ...deliveredStatuses];
export const isBooked = within(bookedStatuses);

/** A load that was cancelled with a carrier was booked as well, and may still be billed for. */
export const wasBooked = (status: LoadStatus, hasCarrier: boolean): boolean =>
  isBooked(status) || (status === 'cancelled' && hasCarrier);

/** From the tender until the delivery, while a carrier counts on what the load says. */
export const committedStatuses: Statuses = [...awaitingCarrierStatuses, ...underWayStatuses];
export const isCommitted = within(committedStatuses);

/** From the tender on there is a journey to follow. */
export const isTrackable = within([...awaitingCarrierStatuses, ...bookedStatuses]);

/** Bought, not billed yet: it counts for what the account may owe. */
export const unbilledStatuses: readonly LoadStatus[] = [...committedStatuses, 'delivered'];

/** A container's days may cost until it is back, which can be after its delivery and its invoice. */
export const openHaulStatuses: Statuses = [...committedStatuses, ...deliveredStatuses];
export const isOpenHaul = within(openHaulStatuses);

/** Progress can be reported by hand; a load that was delivered may still get its proof of delivery. */
export const isReportable = within([...underWayStatuses, 'delivered']);

/** It rests: whatever happens to it next, nobody waits for it now. */
export const isAtRest = within([...statusGroups.delivered, ...statusGroups.cancelled]);

/** Nothing about the transport changes any more. */
export const isOver = within([...deliveredStatuses, 'cancelled']);

/** Groups in which the containers of a load still wait at their terminal. */
export const atTerminalGroups: readonly StatusGroup[] = ['quoted', 'pending', 'assigned'];

/** Groups of booked loads that have not been delivered. */
export const onTheWayGroups: readonly StatusGroup[] = ['assigned', 'in_transit'];

/** It was given up, which may still cost something. */
export const isCancelled = within(['cancelled']);
