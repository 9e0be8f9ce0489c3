declare module 'geo-tz/all' {
  /** The zones of a point, most often one. */
  export function find(latitude: number, longitude: number): string[];
}
