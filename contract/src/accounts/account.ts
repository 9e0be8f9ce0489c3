import { z } from 'zod';
import { DispatchModeName, DispatchModes } from '../modes/dispatch-modes-schema.ts';
import { MarkupsByMode } from '../quotes/markup.ts';
import { Id, Instant } from '../values/values.ts';
import type { HiddenField } from './account-fields.ts';
import { accountStatuses } from './account-status.ts';

export const AccountStatusName = z.enum(accountStatuses);

const NamedAccount = z.strictObject({ id: Id, name: z.string() });

/** What an account was billed in the last 30 days, credits taken off. Sent to who may read its invoices. */
const Billed = z.strictObject({
  billed_30_days: z.number(),
  invoices_30_days: z.int().min(0),
});

/** An account as lists show it. */
export const AccountSummary = z.strictObject({
  id: Id,
  name: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  status: AccountStatusName,
  /** The account above, where the reader may see it. */
  parent: NamedAccount.nullable(),
  /** How many accounts stand right below it. */
  children: z.int().min(0),
  /** How deep it stands below an account of the page: 0 for those the page counts. */
  level: z.int().min(0),
  can_dispatch: z.boolean(),
  can_dispatch_modes: DispatchModes,
  is_branded: z.boolean(),
  has_freight_system: z.boolean(),
  users: z.int().min(0),
  loads_30_days: z.int().min(0),
  /** Loads of the 30 days before those. */
  loads_30_days_before: z.int().min(0),
  /** Loads of each of the last twelve weeks, the present one last. */
  weeks: z.array(z.int().min(0)).length(12),
  /** When one of its users last did something. */
  last_activity_at: Instant.nullable(),
  ...Billed.partial().shape,
  /** The operator's markup: percent, and at least so many dollars. Sent to the operator alone. */
  markup_percent: z.number().optional(),
  markup_min: z.number().optional(),
});
export type AccountSummary = z.infer<typeof AccountSummary>;

/** What the operator alone reads of an account; the account above it is shown as `parent`. */
const operatorsView = {
  freight_system_id: z.string().nullable(),
  crm_account_id: z.string().nullable(),
  markup_percent: z.number(),
  markup_min: z.number(),
  /** Of single modes, in place of the one above. */
  markups_by_mode: MarkupsByMode,
  /** Days to pay, and what it may owe in US dollars; null where nothing is agreed. */
  credit_days: z.int().nullable(),
  credit_limit: z.number().nullable(),
} satisfies Record<Exclude<HiddenField, 'parent_id'>, z.ZodType>;

/** What of a mode an account used in the last 30 days. */
const ModeUse = z.strictObject({
  mode: DispatchModeName,
  /** Loads; of cargo insurance policies. */
  used: z.int().min(0),
  /** Carriers those loads were given to. */
  carriers: z.int().min(0),
  /** Ports and rail ramps their containers came from or went to. */
  places: z.int().min(0),
  /** Whether it was used at any time. */
  ever_used: z.boolean(),
  /** When it was switched off; null where it is on, or never was. */
  off_since: Instant.nullable(),
});
export type ModeUse = z.infer<typeof ModeUse>;

/** One account with all its fields. */
export const Account = z.strictObject({
  id: Id,
  name: z.string(),
  status: AccountStatusName,
  is_operator: z.boolean(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  country: z.string(),
  phone: z.string(),
  accounting_email: z.string().nullable(),
  website: z.string().nullable(),
  tax_id: z.string().nullable(),
  parent: NamedAccount.nullable(),
  can_dispatch: z.boolean(),
  can_dispatch_modes: DispatchModes,
  mode_use: z.array(ModeUse),
  is_branded: z.boolean(),
  loyalty_insurance: z.boolean(),
  /** What the operator takes for arranging freight that the carrier bills to somebody else, in US dollars. */
  arranging_fee: z.number().nullable(),
  has_freight_system: z.boolean(),
  has_logo: z.boolean(),
  has_documents_logo: z.boolean(),
  users: z.int().min(0),
  loads_30_days: z.int().min(0),
  /** Loads of the 30 days before those. */
  loads_30_days_before: z.int().min(0),
  weeks: z.array(z.int().min(0)).length(12),
  /** Loads a carrier counts on, from the tender until the delivery. */
  open_loads: z.int().min(0),
  last_activity_at: Instant.nullable(),
  created_at: Instant,
  closed_at: Instant.nullable(),
  /** Counts changes; a change names the version it was made from. */
  version: z.int(),
  ...Billed.partial().shape,
  ...z.strictObject(operatorsView).partial().shape,
});
export type Account = z.infer<typeof Account>;

/** An account as a CRM lists it. */
export const CrmAccount = z.strictObject({
  id: Id,
  name: z.string(),
  status: AccountStatusName,
  city: z.string(),
  state: z.string(),
  country: z.string(),
  phone: z.string(),
  accounting_email: z.string().nullable(),
  website: z.string().nullable(),
  /** How many people to call are known. */
  contacts: z.int().min(0),
  /** The account's id in the operator's CRM. Sent to the operator alone. */
  crm_account_id: z.string().nullable().optional(),
  version: z.int(),
});
export type CrmAccount = z.infer<typeof CrmAccount>;

/** Somebody to call at an account. */
export const Contact = z.strictObject({
  id: Id,
  account_id: Id,
  name: z.string(),
  title: z.string(),
  email: z.string(),
  phone: z.string(),
  phone_extension: z.string(),
  note: z.string(),
});
export type Contact = z.infer<typeof Contact>;

/** An account and the one it stands below. */
export const AccountChild = z.strictObject({
  /** The id of the account below. */
  id: Id,
  name: z.string(),
  parent_id: Id,
});
export type AccountChild = z.infer<typeof AccountChild>;

/** What the own account may do and how it is set up. */
export const AccountSettings = z.strictObject({
  account_id: Id,
  can_dispatch: z.boolean(),
  can_dispatch_modes: DispatchModes,
  is_branded: z.boolean(),
  has_logo: z.boolean(),
  has_documents_logo: z.boolean(),
  /** Where each is read; null where there is none. */
  logo_url: z.string().nullable(),
  documents_logo_url: z.string().nullable(),
  phone: z.string(),
  accounting_email: z.string().nullable(),
  website: z.string().nullable(),
  /** The key of the theme that people see who have chosen none; null for the default one. */
  theme: z.string().nullable(),
  /** The operator's markup where nothing else is said, in percent and US dollars. Sent to the operator alone. */
  default_percent_markup: z.number().optional(),
  default_min_markup: z.number().optional(),
  version: z.int(),
});
export type AccountSettings = z.infer<typeof AccountSettings>;
