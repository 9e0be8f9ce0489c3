declare module 'tz-lookup' {
  /** The IANA zone at a point; throws a RangeError for coordinates off the globe. */
  export default function zoneAt(latitude: number, longitude: number): string;
}
