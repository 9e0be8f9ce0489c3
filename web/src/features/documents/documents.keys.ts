/** Query keys of a load's documents and labels. */
export const documentKeys = {
  ofLoad: (loadId: number) => ['docs', loadId],
  labels: (loadId: number, query: object) => ['labels', loadId, query],
} as const;
