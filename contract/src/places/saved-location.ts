import { z } from 'zod';
import { LocationNotices } from './location-notices.ts';
import { Email, Id, longText, requiredText, text, TimeOfDay } from '../values/values.ts';
import { Country, ZipCode } from './postal.ts';
import { BillTo, FreightTerms, KnownBillTo } from './terms/bill-to.ts';
import { daysOfWeek } from './week-hours.ts';

/** When a place opens and closes on one day, by its own clock. */
const DayHours = z.strictObject({ open: TimeOfDay, close: TimeOfDay }).superRefine(({ open, close }, check) => {
  if (open >= close) check.addIssue({ code: 'custom', path: ['close'], params: { code: 'places.hours_order' } });
});

/** The hours of the seven days from Monday on; null for a day on which the place is closed. */
export const WeekHours = z
  .array(DayHours.nullable())
  .length(daysOfWeek.length)
  .refine((days) => days.some((day) => day !== null), { params: { code: 'places.never_open' } });
export type WeekHours = z.infer<typeof WeekHours>;

/** Somebody else to call at a place. */
export const FurtherContact = z.strictObject({
  name: requiredText(120),
  role: text(60).default(''),
  phone: text(30).default(''),
  email: z.union([z.literal(''), Email]).default(''),
});
export type FurtherContact = z.infer<typeof FurtherContact>;

export const mostFurtherContacts = 9;

const location = {
  name: requiredText(120),
  address: text(200),
  city: requiredText(100),
  state: requiredText(40),
  zip_code: ZipCode,
  country: Country,
  contact_name: text(120),
  contact_role: text(60),
  contact_phone: text(30),
  contact_email: z.union([z.literal(''), Email]),
  further_contacts: z.array(FurtherContact).max(mostFurtherContacts),
  open_time: TimeOfDay,
  close_time: TimeOfDay,
  /** Null: the usual hours from Monday to Friday. Where given, the usual hours are those of the first open day. */
  week_hours: WeekHours.nullable(),
  dock_notes: longText(500),
  /** Who outside the account gets notices of loads from or to it; loads copy that. Null: nobody. */
  notices: LocationNotices.nullable(),
  /** Who usually pays for freight to this place; the booking form begins with it. Null: nobody has said. */
  freight_terms: FreightTerms.nullable(),
  bill_to: BillTo.nullable(),
  residential: z.boolean(),
  limited_access: z.boolean(),
  limited_access_type: text(40).nullable(),
  appointment: z.boolean(),
  liftgate: z.boolean(),
  forklift: z.boolean(),
  photo_id: z.boolean(),
};

export const LocationInput = z.strictObject({
  ...location,
  address: location.address.default(''),
  /** Left out: as for a stop, by the postal code, the state and the city. */
  country: Country.optional(),
  contact_name: location.contact_name.default(''),
  contact_role: location.contact_role.default(''),
  contact_phone: location.contact_phone.default(''),
  contact_email: location.contact_email.default(''),
  further_contacts: location.further_contacts.default([]),
  open_time: TimeOfDay.default('08:00'),
  close_time: TimeOfDay.default('17:00'),
  week_hours: location.week_hours.default(null),
  dock_notes: location.dock_notes.default(''),
  notices: location.notices.default(null),
  freight_terms: location.freight_terms.default(null),
  bill_to: location.bill_to.default(null),
  residential: location.residential.default(false),
  limited_access: location.limited_access.default(false),
  limited_access_type: location.limited_access_type.default(null),
  appointment: location.appointment.default(false),
  liftgate: location.liftgate.default(false),
  forklift: location.forklift.default(false),
  photo_id: location.photo_id.default(false),
});
export type LocationInput = z.infer<typeof LocationInput>;

/** What may change of a saved location; without defaults, since what is not sent stays as it is. */
export const LocationChange = z.strictObject({
  ...z.strictObject(location).partial().shape,
  /** The version the change was made from; one that is no longer the latest is refused. Left out: changed in any case. */
  version: z.int().min(1).optional(),
});
export type LocationChange = z.infer<typeof LocationChange>;

export const Location = z.strictObject({
  ...LocationInput.shape,
  country: Country,
  bill_to: KnownBillTo.nullable(),
  id: Id,
  contact_email: z.string(),
  limited_access_type: z.string().nullable(),
  version: z.int(),
});
export type Location = z.infer<typeof Location>;

/** What a place may be chosen by in the list of saved locations. */
export const locationFlags = [
  'appointment',
  'limited_access',
  'liftgate',
  'residential',
  'forklift',
  'photo_id',
] as const;
export type LocationFlag = (typeof locationFlags)[number];
