import type { LoadDetails, Stop, TrackingEvent } from '@portal/contract/loads/load.ts';

type Named = Pick<Stop, 'city' | 'state' | 'zip_code'>;

/** "Laredo, TX", or the ZIP code where the city is not known. */
export const placeName = (stop: Named | undefined): string =>
  stop ? [stop.city, stop.state].filter(Boolean).join(', ') || stop.zip_code : '';

export const originOf = (load: LoadDetails): Stop | undefined => load.stops[0];
export const destinationOf = (load: LoadDetails): Stop | undefined => load.stops.at(-1);

/** The carrier's tracking events by time, newest last. */
export const trackedInOrder = (load: LoadDetails): TrackingEvent[] =>
  [...load.tracking].sort((a, b) => Date.parse(a.occurred_at) - Date.parse(b.occurred_at) || a.id - b.id);
