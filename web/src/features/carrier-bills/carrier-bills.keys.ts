/** Names of what is kept of carriers' bills, for reading it again. */
export const carrierBillKeys = {
  all: ['carrier-bills'],
  lists: ['carrier-bills', 'list'],
  one: (id: number) => ['carrier-bills', 'one', id],
  names: (carrierId: number) => ['carrier-bills', 'names', carrierId],
  papers: (loadId: number) => ['carrier-bills', 'papers', loadId],
} as const;
