const earthRadiusMiles = 3958.8;
/** Roads are about this much longer than the great circle. */
const roadFactor = 1.18;

export type Point = { lat: number; lng: number };

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Whole road miles between two points in degrees, estimated: great circle x 1.18. */
export const roadMiles = (from: Point, to: Point): number => {
  const latitudes = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const longitudes = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const chord = latitudes + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * longitudes;
  return Math.round(2 * earthRadiusMiles * Math.asin(Math.sqrt(chord)) * roadFactor);
};
