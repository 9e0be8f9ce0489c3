/** Degrees north and east. */
export type Coordinates = { lat: number; lng: number };

export const earthRadiusMiles = 3958.7613;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Miles along the great circle. */
export const greatCircleMiles = (from: Coordinates, to: Coordinates): number => {
  const [a, b] = [radians(from.lat), radians(to.lat)];
  const half = Math.sin((b - a) / 2) ** 2;
  const across = Math.cos(a) * Math.cos(b) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(half + across)));
};
