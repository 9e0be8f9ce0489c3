/** Query keys of what a booking form starts with. */
export const bookingKeys = {
  freight: (owner: object, copiedLoadId: number | undefined) => ['book-load', owner, copiedLoadId ?? null],
  container: (owner: object, copiedLoadId: number | undefined) => ['book-drayage', owner, copiedLoadId ?? null],
  unfinished: (owner: object) => ['unfinished-bookings', owner],
  haulPrices: (query: object) => ['haul-prices', query],
} as const;
