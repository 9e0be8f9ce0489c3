import type { Input } from '@portal/contract/http/endpoint.ts';
import { placesCalls } from '@portal/contract/places/places.calls.ts';
import type { places as placesRows } from '@portal/contract/places/places.contract.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { placeKeys } from './places.keys.ts';

const places = callsOf<typeof placesRows>(placesCalls);

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
export const addLocation = (body: Input<typeof placesRows.addLocation>['body']) => api(places.addLocation, { body });

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
export const lane = (origin: LaneEnd, destination: LaneEnd) =>
  queryOptions({
    queryKey: placeKeys.lane(origin, destination),
    queryFn: ({ signal }) =>
      api(
        places.coordinates,
        {
          query: {
            origin: origin.zip_code,
            destination: destination.zip_code,
            ...(origin.country && { origin_country: origin.country }),
            ...(destination.country && { destination_country: destination.country }),
          },
        },
        signal,
      ),
    staleTime: hour,
  });
