/** What can go wrong with a load on its way; names are `loads.exceptions.{exception}`. */
export const loadExceptions = [
  'delayed',
  'weather',
  'missed_pickup',
  'missed_delivery',
  'customs_hold',
  'held',
  'refused',
  'damaged',
  'short',
  'lost',
  'reweighed',
  'reclassified',
  'reconsigned',
  'returned',
  'other',
] as const;

export type LoadException = (typeof loadExceptions)[number];
