import type { Received, Request } from '@portal/contract/http/endpoint.ts';
import { placesCalls } from '@portal/contract/places/places.calls.ts';
import type { places as placesRows } from '@portal/contract/places/places.contract.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, apiFile, callsOf } from '../../platform/api/api.ts';
import { placeKeys } from './places.keys.ts';

const places = callsOf<typeof placesRows>(placesCalls);

export type NewLocation = Request<typeof placesRows.addLocation>['body'];
export type LocationPage = Received<typeof placesRows.locations>;
export type LocationListQuery = NonNullable<Request<typeof placesRows.locations>['query']>;
export type LocationWithLoads = Received<typeof placesRows.location>;

const mostLocations = 8;
const hour = 3_600_000;

/** The account's saved locations that match the search text. */
export const savedLocations = (search: string) =>
  queryOptions({
    queryKey: placeKeys.locations(search),
    queryFn: ({ signal }) =>
      api(places.locations, { query: { limit: mostLocations, ...(search && { search }) } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** Saves a location for everybody of the own account. */
export const addLocation = (body: NewLocation) => api(places.addLocation, { body });

/** A page of the account's saved locations. */
export const locationList = (query: LocationListQuery) =>
  queryOptions({
    queryKey: placeKeys.locationList(query),
    queryFn: ({ signal }) => api(places.locations, { query }, signal),
    placeholderData: keepPreviousData,
  });

/** One saved location with the loads that name it. */
export const savedLocation = (id: number) =>
  queryOptions({
    queryKey: placeKeys.location(id),
    queryFn: ({ signal }) => api(places.location, { params: { id } }, signal),
  });

export const changeLocation = (id: number, body: Request<typeof placesRows.changeLocation>['body']) =>
  api(places.changeLocation, { params: { id }, body });

export const removeLocation = (id: number) => api(places.removeLocation, { params: { id } });

/** The saved locations that match as a file. */
export const exportLocations = (query: Request<typeof placesRows.exportLocations>['query']) =>
  apiFile(places.exportLocations, { query });

/** Tries a file of locations out, or takes it in. */
export const importLocations = (file: File, isDryRun: boolean) =>
  api(places.importLocations, { body: { file, dry_run: isDryRun ? 'true' : 'false' } });

/** Search for a place of a country: by postal code, or by city and state. */
export type PlaceSearch = { country: Country } & ({ zip_code: string } | { city: string; state: string });

/** A postal code and its country; without one the code's shape decides. */
export type LaneEnd = { zip_code: string; country?: Country | undefined };

/** The places that match; at most 20. */
export const placesFor = (accountId: number, search: PlaceSearch) =>
  queryOptions({
    queryKey: placeKeys.stop(accountId, search),
    queryFn: ({ signal }) => api(places.verifyStop, { params: { id: accountId }, query: search }, signal),
    staleTime: hour,
  });

/** Coordinates of two postal codes with road miles and usual business days between them. */
export const lane = (origin: LaneEnd, destination: LaneEnd, isInTransit = false) =>
  queryOptions({
    queryKey: placeKeys.lane(origin, destination, isInTransit),
    queryFn: ({ signal }) =>
      api(
        places.coordinates,
        {
          query: {
            origin: origin.zip_code,
            destination: destination.zip_code,
            ...(origin.country && { origin_country: origin.country }),
            ...(destination.country && { destination_country: destination.country }),
            ...(isInTransit && { in_transit: 'true' }),
          },
        },
        signal,
      ),
    staleTime: hour,
  });
