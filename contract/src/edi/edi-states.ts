/** What became of a message. `waiting`: not acknowledged yet; `acknowledged`: read, which is no yes to what it asks. */
export const ediStates = ['waiting', 'acknowledged', 'applied', 'orphan', 'held', 'rejected', 'set_aside'] as const;
export type EdiState = (typeof ediStates)[number];

export const ediDirections = ['in', 'out'] as const;
export type EdiDirection = (typeof ediDirections)[number];

/** States that wait for a person's decision. */
export const openEdiStates: readonly EdiState[] = ['held', 'orphan', 'rejected'];

/** States in which something is still to come: an acknowledgment, a load or a decision. */
export const unsettledEdiStates: readonly EdiState[] = ['waiting', ...openEdiStates];

/** Why a message is in its state, beyond what the state says. */
export const ediReasons = [
  'same_number',
  'repeated',
  'unknown_load',
  'unreadable',
  'not_used',
  'test_mark',
  'other_partner',
  'no_tender',
  'refused',
  'in_future',
  'other_carrier',
] as const;
export type EdiReason = (typeof ediReasons)[number];

/** What happened to a message. */
export const ediNotes = [
  'received',
  'acknowledged',
  'held',
  'applied',
  'orphaned',
  'rejected',
  'repeated',
  'applied_by_hand',
  'set_aside',
  'queued',
  'put',
  'answered',
  'sent_again',
] as const;
export type EdiNote = (typeof ediNotes)[number];

/** What may be wrong with a partner's mailbox. */
export const mailboxFaults = ['unreachable', 'host_key', 'sign_in', 'folder', 'too_slow', 'too_large'] as const;
export type MailboxFault = (typeof mailboxFaults)[number];

/** Messages that only say that another one was read. */
export const acknowledgmentKinds = ['997', '999'] as const;
