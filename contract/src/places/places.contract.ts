import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { placesCalls } from './places.calls.ts';
import { page, PageQuery } from '../http/paging.ts';
import { Day, Email, Id, IdText, Instant, requiredText, text, TimeOfDay } from '../values/values.ts';
import { Country, ZipCode } from './postal.ts';

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

const location = {
  name: requiredText(120),
  address: text(200),
  city: requiredText(100),
  state: requiredText(40),
  zip_code: ZipCode,
  country: Country,
  contact_name: text(120),
  contact_phone: text(30),
  contact_email: z.union([z.literal(''), Email]),
  open_time: TimeOfDay,
  close_time: TimeOfDay,
  residential: z.boolean(),
  limited_access: z.boolean(),
};

export const LocationInput = z.strictObject({
  ...location,
  address: location.address.default(''),
  /** Left out: as for a stop, by the postal code, the state and the city. */
  country: Country.optional(),
  contact_name: location.contact_name.default(''),
  contact_phone: location.contact_phone.default(''),
  contact_email: location.contact_email.default(''),
  open_time: TimeOfDay.default('08:00'),
  close_time: TimeOfDay.default('17:00'),
  residential: location.residential.default(false),
  limited_access: location.limited_access.default(false),
});

/** What may change of a saved location; without defaults, since what is not sent stays as it is. */
export const LocationChange = z.strictObject(location).partial();
export type LocationChange = z.infer<typeof LocationChange>;

export const Location = z.strictObject({ ...LocationInput.shape, country: Country, id: Id, contact_email: z.string() });
export type Location = z.infer<typeof Location>;

export const places = contract(placesCalls, {
  locations: {
    summary: 'The saved locations of the own account',
    query: PageQuery.extend({ search: text(100).optional() }),
    reply: page(Location),
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
    errors: [404],
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
    }),
    reply: z.strictObject({
      origin: Place,
      destination: Place,
      miles: z.int(),
      transit_days: z.strictObject({ from: z.int(), to: z.int() }),
    }),
    errors: [404],
  },
  timezone: {
    summary: 'The time zone of a postal code, and whether a local date and time exist there and still lie ahead',
    query: z.strictObject({ zip_code: ZipCode, country: Country.optional(), date: Day, time: TimeOfDay }),
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
