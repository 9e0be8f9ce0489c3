import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { placesCalls } from './places.calls.ts';
import { page, PageQuery } from '../http/paging.ts';
import { ExportQuery } from '../lists/export-query.ts';
import { ListImport, ListImportReply } from '../lists/list-import.ts';
import { BooleanText, Day, IdText, Instant, listOf, text, TimeOfDay } from '../values/values.ts';
import { Country, ZipCode } from './postal.ts';
import { Location, LocationChange, locationFlags, LocationInput } from './saved-location.ts';

/** A place a ZIP code or a city stands for. */
export const Place = z.strictObject({
  zip_code: z.string(),
  city: z.string(),
  /** The municipio of a Mexican code: another name its city goes by. */
  municipality: z.string().optional(),
  state: z.string(),
  country: Country,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  timezone: z.string(),
});
export type Place = z.infer<typeof Place>;

/** What the saved locations are filtered by. */
export const LocationFilters = z.strictObject({
  search: text(100).optional(),
  /** Codes of states, as the reply lists them. */
  state: listOf(text(40)).optional(),
  flag: listOf(z.enum(locationFlags), locationFlags.length).optional(),
});
export type LocationFilters = z.infer<typeof LocationFilters>;

export const places = contract(placesCalls, {
  locations: {
    summary: 'The saved locations of the own account',
    query: PageQuery.extend(LocationFilters.shape),
    /** `states`: where the account has saved locations at all. */
    reply: page(Location).extend({ states: z.array(z.string()) }),
  },
  exportLocations: {
    summary: 'Saved locations that match as a file, at most 200, in the columns an import reads',
    query: LocationFilters.extend(ExportQuery.shape),
  },
  importLocations: {
    perMinute: 60,
    summary: 'Saved locations from a CSV or XLSX file: rows of a known name change that location, all others are added',
    body: ListImport,
    reply: ListImportReply,
    errors: [413],
  },
  location: {
    summary: 'A saved location of the own account, and how many loads name it',
    params: z.strictObject({ id: IdText }),
    reply: Location.extend({
      /** Loads of all times, of the last 90 days, and booked ones that are under way: these keep their address. */
      loads: z.strictObject({ all: z.int(), recent: z.int(), booked: z.int() }),
    }),
    errors: [404],
  },
  addLocation: {
    summary: 'Save a location',
    body: LocationInput,
    reply: Location,
    status: 201,
  },
  changeLocation: {
    summary: 'Change a saved location; loads keep the address they have',
    params: z.strictObject({ id: IdText }),
    body: LocationChange,
    reply: Location,
    errors: [404, 409],
  },
  removeLocation: {
    summary: 'Remove a saved location; loads keep the address they have',
    params: z.strictObject({ id: IdText }),
    errors: [404],
  },
  verifyStop: {
    summary: 'Complete an address: the places a ZIP code, or a city and its state, may mean',
    params: z.strictObject({ id: IdText }),
    query: z.strictObject({
      zip_code: text(10).optional(),
      /** Left out: a postal code of the US or Canada by its shape; a city of any country. */
      country: Country.optional(),
      city: text(100).optional(),
      state: text(40).optional(),
    }),
    reply: z.strictObject({ items: z.array(Place).max(20) }),
    errors: [404],
  },
  coordinates: {
    summary: 'Where two postal codes lie, and the road miles and usual business days between them',
    query: z.strictObject({
      origin: ZipCode,
      destination: ZipCode,
      origin_country: Country.optional(),
      destination_country: Country.optional(),
      /** Whether the way may lead through another country than that of both codes. */
      in_transit: BooleanText.optional(),
    }),
    reply: z.strictObject({
      origin: Place,
      destination: Place,
      miles: z.int(),
      /** The miles through another country, where both lie in one and that way is shorter; null where it is not. */
      miles_in_transit: z.int().nullable(),
      transit_days: z.strictObject({ from: z.int(), to: z.int() }),
    }),
    errors: [404],
  },
  timezone: {
    summary: 'The time zone of a postal code, and whether a local date and time exist there and still lie ahead',
    query: z.strictObject({
      zip_code: ZipCode,
      country: Country.optional(),
      /** Decides in a rural area of Canada that several zones share. */
      city: text(100).optional(),
      date: Day,
      time: TimeOfDay,
    }),
    reply: z.strictObject({
      timezone: z.string(),
      /** False in the hour that summer time skips. */
      exists: z.boolean(),
      is_past: z.boolean(),
      instant: Instant,
    }),
    errors: [404],
  },
});
