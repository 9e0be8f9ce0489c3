import { loadKeys } from '../loads/loads.keys.ts';

/** Where the answers about bookings and Dispatch are kept. */
export const tenderingKeys = {
  cancellation: (loadId: number) => ['cancellation', loadId],
  assignments: ['assignments'],
  savedViews: ['dispatch', 'views'],
  waitingLists: ['assignments', 'waiting'],
  waiting: (query: object) => ['assignments', 'waiting', query],
  assignment: (loadId: number) => [...loadKeys.details(loadId), 'assignment'],
} as const;
