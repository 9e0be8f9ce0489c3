import { z } from 'zod';
import type { AccountFieldName } from './account-fields.ts';
import { mostAlertPeople } from './alert-people.ts';
import { DispatchModes } from '../modes/dispatch-modes-schema.ts';
import { Country } from '../places/postal.ts';
import { Markup, MarkupsByMode } from '../quotes/markup.ts';
import { Dollars } from '../values/dollars.ts';
import { Email, Id, requiredText, text } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';

const creditDaysMax = 365;

/** What each field takes, in the order of the table. */
const fieldSchemas = {
  name: requiredText(120),
  tax_id: text(40).nullable(),
  crm_account_id: requiredText(60).nullable(),
  country: Country,
  address: text(200),
  city: text(100),
  state: text(3),
  zip_code: text(10),
  phone: text(30),
  accounting_email: Email.nullable(),
  website: z
    .url({ protocol: /^https?$/ })
    .max(300)
    .nullable(),
  status: z.enum(['active', 'suspended']),
  parent_id: Id.nullable(),
  can_dispatch: z.boolean(),
  /** Modes left out stay as they are. */
  can_dispatch_modes: DispatchModes.partial(),
  is_branded: z.boolean(),
  /** In the reward programme: some insurance policies a month are free. */
  loyalty_insurance: z.boolean(),
  freight_system_id: requiredText(100).nullable(),
  ...Markup.shape,
  /** Replaces those there were. */
  markups_by_mode: MarkupsByMode,
  credit_days: z.int().min(0).max(creditDaysMax).nullable(),
  credit_limit: Dollars.min(0).nullable(),
  /** For freight that the carrier bills to somebody else. */
  arranging_fee: Dollars.min(0).nullable(),
} satisfies Record<AccountFieldName, z.ZodType>;

const Fields = z.strictObject(fieldSchemas);

/** That it is meant where the account, or a mode of it, would from now on pay what carriers charge; refused without. */
const MeansAtCost = z.boolean().optional();

/** What is changed, and the version of the account it was changed from. */
export const AccountChange = Fields.partial().extend({
  version: z.int().min(1).max(2_147_483_647),
  sells_at_cost: MeansAtCost,
});
export type AccountChange = z.infer<typeof AccountChange>;

/** Who administers a new account: this person is mailed a link to set a password. */
export const FirstUser = z.strictObject({
  first_name: requiredText(100),
  last_name: requiredText(100),
  email: Email,
  phone: text(30).default(''),
  phone_extension: text(10).default(''),
  language: Language.default('en'),
});

/** The key of the theme that people see who have chosen none; null for the default one. */
const ThemeKey = text(60).nullable();

/** A new account with its first user; what is left out is empty, modes left out are on, a markup left out is the default. */
export const NewAccount = Fields.omit({ status: true }).partial().extend({
  name: Fields.shape.name,
  user: FirstUser,
  theme: ThemeKey.optional(),
  sells_at_cost: MeansAtCost,
  /** The demo request answered with this account. */
  demo_request_id: Id.optional(),
});
export type NewAccount = z.infer<typeof NewAccount>;

/** Mails about a load's way and about insurance that people of an account are sent; a kind that is off is sent to none of them. */
export const TrackingPreferences = z.strictObject({
  pickup: z.boolean(),
  delay: z.boolean(),
  delivered: z.boolean(),
  documents: z.boolean(),
  insurance: z.boolean(),
  invoices: z.boolean(),
  messages: z.boolean(),
  /** People of the account who are mailed when a carrier comes to lie beyond a threshold; nobody unless chosen. */
  carrier_alerts_to: z.array(Id).max(mostAlertPeople),
});
export type TrackingPreferences = z.infer<typeof TrackingPreferences>;
/** What was chosen of it. */
export type TrackingChoices = Partial<TrackingPreferences>;

/** A choice. People who take the place of others name these, so that nobody's choice is lost unseen. */
export const TrackingChange = TrackingPreferences.partial().extend({
  carrier_alerts_instead_of: TrackingPreferences.shape.carrier_alerts_to.optional(),
});
export type TrackingChange = z.infer<typeof TrackingChange>;

/** Somebody to call at an account; need not have a user. */
export const ContactFields = z.strictObject({
  name: requiredText(120),
  /** What the person is there for: traffic, payables. */
  title: text(80),
  email: z.union([z.literal(''), Email]),
  phone: text(30),
  phone_extension: text(10),
  note: text(300),
});
export type ContactFields = z.infer<typeof ContactFields>;

export const NewContact = ContactFields.partial().extend({ name: ContactFields.shape.name, account_id: Id });
export type NewContact = z.infer<typeof NewContact>;

/** How the own account is set up; the markups are the operator's, and refused with 403 from anybody else. */
export const SettingsChange = AccountChange.pick({
  phone: true,
  accounting_email: true,
  website: true,
  version: true,
}).extend({
  theme: ThemeKey.optional(),
  default_percent_markup: AccountChange.shape.markup_percent,
  default_min_markup: AccountChange.shape.markup_min,
});
export type SettingsChange = z.infer<typeof SettingsChange>;
