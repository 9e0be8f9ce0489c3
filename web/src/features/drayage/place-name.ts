/** A port, or a rail ramp with the railroad that runs it. */
type NamedPlace = { name: string; city: string; state: string; railroad?: string | null };

/** "Los Angeles, CA" of a port; "BNSF Corwith, Chicago, IL" of a rail ramp. */
export const placeName = ({ name, railroad, city, state }: NamedPlace): string =>
  railroad ? `${railroad} ${name}, ${city}, ${state}` : `${name}, ${state}`;
