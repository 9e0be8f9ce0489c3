import { loadKeys } from '../loads/loads.keys.ts';

/** Where the answers about containers are kept. */
export const drayageKeys = {
  container: (loadId: number) => [...loadKeys.details(loadId), 'drayage'],
  places: (location: string) => ['drayage', 'places', location],
  lines: ['drayage', 'lines'],
  waiting: ['drayage', 'waiting'],
  markup: (loadId: number) => [...loadKeys.details(loadId), 'carriers', 'markup'],
} as const;
