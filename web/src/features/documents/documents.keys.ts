/** Where the answers about a load's documents and labels are kept. */
export const documentKeys = {
  ofLoad: (loadId: number) => ['docs', loadId],
  labels: (loadId: number, query: object) => ['labels', loadId, query],
} as const;
