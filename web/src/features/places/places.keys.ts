/** Query keys of places and of the shapes of the map. */
export const placeKeys = {
  stateShapes: ['places', 'state-shapes'],
  allLocations: ['places', 'locations'],
  locations: (search: string) => ['places', 'locations', search],
  locationList: (query: object) => ['places', 'locations', 'list', query],
  location: (id: number) => ['places', 'location', id],
  stop: (accountId: number, stop: unknown) => ['places', 'verify-stop', accountId, stop],
  lane: (origin: unknown, destination: unknown, isInTransit: boolean) => [
    'places',
    'lane',
    origin,
    destination,
    isInTransit,
  ],
  mapShapes: ['map-shapes'],
} as const;
