import { z } from 'zod';
import { RoleName } from '../access/roles.ts';
import { contract } from '../http/endpoint.ts';
import { usersCalls } from './users.calls.ts';
import { Email, Id, IdText, Instant, requiredText, text } from '../values/values.ts';
import { DispatchModes } from '../modes/dispatch-modes-schema.ts';
import { Language } from '../words/language.ts';
import { Password } from './password.ts';

export const User = z.strictObject({
  id: Id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  phone_extension: z.string(),
  role: RoleName,
  language: Language,
  favorite_carriers: z.array(Id),
});
export type User = z.infer<typeof User>;

export const OwnAccount = z.strictObject({
  id: Id,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  country: z.string(),
  phone: z.string(),
  is_branded: z.boolean(),
  has_freight_system: z.boolean(),
});
export type OwnAccount = z.infer<typeof OwnAccount>;

/** Everything the signed-in frame needs at once: who, for whom, and what may be done. */
export const Me = z.strictObject({
  user: User,
  account: OwnAccount,
  /** Present while the person is signed in as this account from another one: until when. */
  signed_in_as: z.strictObject({ until: Instant }).nullable(),
  /** Whether every call is refused until the person has a second factor. */
  needs_second_factor: z.boolean(),
  settings: z.strictObject({
    can_dispatch: z.boolean(),
    can_dispatch_modes: DispatchModes,
    role: RoleName,
    is_branded: z.boolean(),
    /** The account's id in the freight system, by the name that system's users know. */
    magaya_guid: z.string().nullable(),
    /** The permissions again, by the name that tokens use. */
    scopes: z.array(z.string()),
    /** Named themes and the chosen one; there are none beside light and dark, which a device keeps itself. */
    themes: z.array(z.string()),
    chosen_theme: z.string().nullable(),
    permissions: z.array(z.string()),
    capabilities: z.array(z.string()),
    how_to_videos_url: z.string().nullable(),
    operations_email: z.string(),
  }),
});
export type Me = z.infer<typeof Me>;

/** What only administrators set. Naming one of these in a change of one's own is refused with 403, never obeyed. */
export const grantedFields = ['account_id', 'role_id', 'status', 'can_dispatch', 'can_dispatch_modes'] as const;
const granted = Object.fromEntries(grantedFields.map((field) => [field, z.unknown()])) as Record<
  (typeof grantedFields)[number],
  z.ZodUnknown
>;

export const OwnChanges = z
  .strictObject({
    first_name: requiredText(100),
    last_name: requiredText(100),
    phone: text(30),
    phone_extension: text(10),
    language: Language,
    favorite_carriers: z.array(Id).max(200),
    old_password: z.string().max(1024),
    password: Password,
    ...granted,
  })
  .partial();
export type OwnChanges = z.infer<typeof OwnChanges>;

export const users = contract(usersCalls, {
  me: {
    summary: 'The signed-in person',
    reply: User,
  },
  complete: {
    summary: 'The signed-in person with account, permissions and dispatch modes',
    reply: Me,
  },
  change: {
    summary: 'Change the own name, phone, language, favourite carriers or password',
    params: z.strictObject({ id: IdText }),
    body: OwnChanges,
    reply: User,
    errors: [404, 503],
  },
  forgotPassword: {
    summary: 'Ask for a link to set a new password; answers the same for unknown addresses',
    body: z.strictObject({ email: Email }),
    status: 202,
    perMinute: 10,
  },
  recoverPassword: {
    summary: 'Set a new password with the token of a mailed link',
    body: z.strictObject({ token: z.string().min(20).max(200), password: Password }),
    errors: [503],
    perMinute: 10,
  },
});
