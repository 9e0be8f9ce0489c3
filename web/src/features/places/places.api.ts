import { placesCalls } from '@portal/contract/places/places.calls.ts';
import type { places as placesRows } from '@portal/contract/places/places.contract.ts';
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

/** Search for a place: by ZIP code, or by city and state. */
export type PlaceSearch = { zip_code: string } | { city: string; state: string };

/** The places that match; at most 20. */
export const placesFor = (accountId: number, search: PlaceSearch) =>
  queryOptions({
    queryKey: placeKeys.stop(accountId, search),
    queryFn: ({ signal }) => api(places.verifyStop, { params: { id: accountId }, query: search }, signal),
    staleTime: hour,
  });

/** Coordinates of two ZIP codes with road miles and usual business days between them. */
export const lane = (origin: string, destination: string) =>
  queryOptions({
    queryKey: placeKeys.lane(origin, destination),
    queryFn: ({ signal }) => api(places.coordinates, { query: { origin, destination } }, signal),
    staleTime: hour,
  });
