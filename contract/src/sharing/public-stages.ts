// No schemas here: the tracking page reads these.

/** How far along a load is, in words for who waits for it: nothing of quoting and tendering. */
export const publicStages = [
  'arranging',
  'booked',
  'dispatched',
  'in_transit',
  'out_for_delivery',
  'delivered',
  'cancelled',
] as const;
export type PublicStage = (typeof publicStages)[number];

/** The load has arrived or never will. */
export const isStageOver = (stage: PublicStage): boolean => stage === 'delivered' || stage === 'cancelled';
