import { knownCity } from '@portal/contract/drayage/port-address.ts';
import type { LoadDetails, Stop, TrackingEvent } from '@portal/contract/loads/load.ts';

type Named = Pick<Stop, 'address' | 'city' | 'state' | 'zip_code' | 'is_terminal'>;

/** "Laredo, TX", of a gate its port; or the ZIP code where the city is not known. */
export const placeName = (stop: Named | undefined): string =>
  stop ? [knownCity(stop), stop.state].filter(Boolean).join(', ') || stop.zip_code : '';

export const originOf = (load: LoadDetails): Stop | undefined => load.stops[0];
export const destinationOf = (load: LoadDetails): Stop | undefined => load.stops.at(-1);

/** The carrier's tracking events by time, newest last. */
export const trackedInOrder = (load: LoadDetails): TrackingEvent[] =>
  [...load.tracking].sort((a, b) => Date.parse(a.occurred_at) - Date.parse(b.occurred_at) || a.id - b.id);
