/** Where the answers about places and the shapes of the map are kept. */
export const placeKeys = {
  locations: (search: string) => ['places', 'locations', search],
  stop: (accountId: number, stop: unknown) => ['places', 'verify-stop', accountId, stop],
  lane: (origin: unknown, destination: unknown) => ['places', 'lane', origin, destination],
  mapShapes: ['map-shapes'],
} as const;
