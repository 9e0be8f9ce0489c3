/** What a number a customer gives with a booking is; names are `tendering.references.types.{type}`. */
export const referenceTypes = [
  'po',
  'order',
  'customer',
  'pickup',
  'appointment',
  'department',
  'store',
  'other',
] as const;
export type ReferenceType = (typeof referenceTypes)[number];
