import { placesCalls } from '@portal/contract/places/places.calls.ts';
import type { places as placesRows } from '@portal/contract/places/places.contract.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, callsOf } from '../../platform/api/api.ts';
import { placeKeys } from './places.keys.ts';

const places = callsOf<typeof placesRows>(placesCalls);

const offered = 8;
const hour = 3_600_000;

/** The account's saved locations that fit what was typed. */
export const savedLocations = (search: string) =>
  queryOptions({
    queryKey: placeKeys.locations(search),
    queryFn: ({ signal }) => api(places.locations, { query: { limit: offered, ...(search && { search }) } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** What is known of an address: a ZIP code, or a city and its state. */
export type KnownOfPlace = { zip_code: string } | { city: string; state: string };

/** The places that what is known may mean; at most 20. */
export const placesFor = (accountId: number, known: KnownOfPlace) =>
  queryOptions({
    queryKey: placeKeys.stop(accountId, known),
    queryFn: ({ signal }) => api(places.verifyStop, { params: { id: accountId }, query: known }, signal),
    staleTime: hour,
  });

/** Where two ZIP codes lie, the road miles and the usual business days between them. */
export const lane = (origin: string, destination: string) =>
  queryOptions({
    queryKey: placeKeys.lane(origin, destination),
    queryFn: ({ signal }) => api(places.coordinates, { query: { origin, destination } }, signal),
    staleTime: hour,
  });
