/** Query keys of claims and disputes. */
export const claimKeys = {
  savedViews: ['claims', 'views'],
  lists: ['claims', 'list'],
  list: (query: object) => ['claims', 'list', query],
  ofLoad: (loadId: number) => ['claims', 'of-load', loadId],
  guide: (loadId: number) => ['claims', 'guide', loadId],
  case: (claimId: number) => ['claims', 'case', claimId],
  entries: (claimId: number) => ['claims', 'case', claimId, 'entries'],
} as const;
