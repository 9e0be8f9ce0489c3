import type { DrayagePlace } from '@portal/contract/drayage/drayage-load.ts';

/** "Los Angeles, CA" of a port; "BNSF Corwith, Chicago, IL" of a rail ramp. */
export const placeName = ({ kind, name, railroad, city, state }: DrayagePlace): string =>
  kind === 'port' ? `${name}, ${state}` : [`${railroad ?? ''} ${name}`.trim(), city, state].join(', ');
