// No schemas here: queries and screens read these sets.

/** `timed_out`: the carrier gave no answer in time. */
export const tenderStatuses = [
  'queued',
  'sending',
  'pending',
  'accepted',
  'declined',
  'timed_out',
  'cancelled',
] as const;
export type TenderStatus = (typeof tenderStatuses)[number];

/** The carrier has still to answer. */
export const unansweredTenderStatuses = ['queued', 'sending', 'pending'] as const satisfies readonly TenderStatus[];
export const isUnanswered = (status: TenderStatus): boolean => unansweredTenderStatuses.some((one) => one === status);

/** Under way or accepted; a load has at most one such tender. */
export const openTenderStatuses = [...unansweredTenderStatuses, 'accepted'] as const satisfies readonly TenderStatus[];

export const isOpenTender = (status: TenderStatus): boolean => openTenderStatuses.some((one) => one === status);

/** Open, and the carrier knows of it. */
export const sentTenderStatuses = ['sending', 'pending', 'accepted'] as const satisfies readonly TenderStatus[];

/** It came to nothing. */
export const failedTenderStatuses = ['declined', 'timed_out', 'cancelled'] as const satisfies readonly TenderStatus[];
