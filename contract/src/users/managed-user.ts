import { z } from 'zod';
import { RoleName } from '../access/roles.ts';
import { DispatchModes } from '../modes/dispatch-modes-schema.ts';
import { Day, Email, Id, IdText, Instant, listOf, requiredText, text } from '../values/values.ts';
import { Language } from '../words/language-schemas.ts';
import { userSorts, userStates } from './user-states.ts';

export const UserState = z.enum(userStates);

/** What a sales agent is paid of the price of loads picked up in these days; `to` is included, null is no end. */
export const CommissionInterval = z.strictObject({
  from: Day,
  to: Day.nullable(),
  percent: z.number().min(0).max(100).multipleOf(0.01),
});
export type CommissionInterval = z.infer<typeof CommissionInterval>;

/** A user as a list shows one. Agents see name, e-mail and role of their colleagues and nothing more. */
export const ListedUser = z.strictObject({
  id: Id,
  account_id: Id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** The kind of the role: a built-in one, or the one a role of the operator's own behaves as. */
  role: RoleName,
  role_id: Id,
  /** What a role of the operator's own is called; null for a built-in one. */
  role_name: z.string().nullable(),
  /** Left out for whoever may not manage users. */
  managed: z
    .strictObject({
      state: UserState,
      phone: z.string(),
      phone_extension: z.string(),
      language: Language,
      can_dispatch: z.boolean(),
      can_dispatch_modes: DispatchModes,
      /** Sees and pays the account's invoices whatever the role. */
      can_pay: z.boolean(),
      commissions: z.array(CommissionInterval),
      /** Whether signing in takes more than the password: an app's code or a passkey. */
      has_second_factor: z.boolean(),
      passkeys: z.int().min(0),
      last_sign_in_at: Instant.nullable(),
      created_at: Instant,
    })
    .optional(),
});
export type ListedUser = z.infer<typeof ListedUser>;

/** Filters of the list of an account's users. Lists are repeated: `state=active&state=invited`. */
export const UserFilters = z.strictObject({
  /** In names and e-mail addresses, accents or not. */
  search: text(80).optional(),
  /** By kind: built-in roles and those that behave as them. */
  role: listOf(RoleName, 4).optional(),
  /** Roles by their ids, built-in or not; one that nobody of the account has finds nobody. */
  role_id: listOf(IdText, 20).optional(),
  state: listOf(UserState, 3).optional(),
  user_id: IdText.optional(),
  sort: z.enum(userSorts).default('name'),
});
export type UserFilters = z.infer<typeof UserFilters>;

export const PhoneExtension = text(6).regex(/^\d*$/);

/** Somebody new, who is mailed a link to set a password. */
export const Invitation = z.strictObject({
  email: Email,
  first_name: requiredText(100),
  last_name: requiredText(100),
  /** A built-in role by its name, or any role by its id, which counts where both are given. */
  role: RoleName.optional(),
  role_id: Id.optional(),
  phone: text(30).default(''),
  phone_extension: PhoneExtension.default(''),
  language: Language.default('en'),
});
export type Invitation = z.infer<typeof Invitation>;

/** A session that is open: since when, when it was last used, from where and by what. */
export const OpenSession = z.strictObject({
  id: z.uuid(),
  created_at: Instant,
  last_used_at: Instant,
  ip: z.string(),
  /** What the browser says of itself, in names people know; null where it is none of those. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** What a program that is no browser calls itself, "" where it does not say; null for a browser. */
  program: z.string().nullable(),
  is_own: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;
