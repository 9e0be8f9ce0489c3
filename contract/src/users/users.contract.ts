import { z } from 'zod';
import { RoleName } from '../access/roles.ts';
import { contract } from '../http/endpoint.ts';
import { ThemeColors } from '../settings/themes.ts';
import { page, PageQuery } from '../http/paging.ts';
import { ExportQuery } from '../lists/export-query.ts';
import { keysOf } from '../values/records.ts';
import {
  CommissionInterval,
  Invitation,
  ListedUser,
  OpenSession,
  PhoneExtension,
  UserFilters,
} from './managed-user.ts';
import { tourSections } from './tour-sections.ts';
import { usersCalls } from './users.calls.ts';
import { Email, Id, IdText, Instant, requiredText, text } from '../values/values.ts';
import { DispatchModes } from '../modes/dispatch-modes-schema.ts';
import { Language } from '../words/language-schemas.ts';
import { Password } from './password.ts';
import { secret } from '../values/secret.ts';

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
  /** Where the account's logo is read; null where it has none. */
  logo_url: z.string().nullable(),
  /** Whether the reader sees accounts below this one. */
  has_accounts_below: z.boolean(),
  /** Whether the operator lets the account book. */
  can_dispatch: z.boolean(),
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
    /** The themes there are and the key of the chosen one, else of the account's; null: the default one. */
    themes: z.array(z.strictObject({ key: z.string(), name: z.string() })),
    chosen_theme: z.string().nullable(),
    /** What the chosen theme gives another color than the default one; light and dark a device keeps itself. */
    theme_colors: z.strictObject({ light: ThemeColors, dark: ThemeColors }).nullable(),
    permissions: z.array(z.string()),
    capabilities: z.array(z.string()),
    how_to_videos_url: z.string().nullable(),
    /** The sections whose tour the person has not seen; none while signed in as another account. */
    tours_left: z.array(z.enum(tourSections)),
    operations_email: z.string(),
    /** The operator's time zone, in which prices, tariffs and books have their days. */
    operator_zone: z.string(),
  }),
});
export type Me = z.infer<typeof Me>;

/** What an administrator changes of somebody else; naming one in a change of one's own is refused with 403. */
const GrantedFields = z.strictObject({
  email: Email,
  /** A built-in role by its name, or any role by its id, which counts where both are given. */
  role: RoleName,
  role_id: Id,
  status: z.enum(['active', 'suspended']),
  can_dispatch: z.boolean(),
  /** Modes left out stay as they are. */
  can_dispatch_modes: DispatchModes.partial(),
  /** Sees and pays the account's invoices whatever the role. */
  can_pay: z.boolean(),
  commissions: z.array(CommissionInterval).max(50),
  /** Nobody moves to another account: refused with 403 whoever asks. */
  account_id: z.unknown(),
});
export const grantedFields = keysOf(GrantedFields.shape);

export const UserChanges = GrantedFields.extend({
  first_name: requiredText(100),
  last_name: requiredText(100),
  phone: text(30),
  phone_extension: PhoneExtension,
  language: Language,
  favorite_carriers: z.array(Id).max(200),
  /** The key of a theme; null for the default one. */
  chosen_theme: text(60).nullable(),
  old_password: secret(z.string().max(1024)),
  password: Password,
}).partial();
export type UserChanges = z.infer<typeof UserChanges>;

const byId = z.strictObject({ id: IdText });

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
    summary: 'Change the own name, phone, language, favourite carriers or password; of a user one manages, its rights',
    params: byId,
    body: UserChanges,
    reply: User,
    errors: [404, 409, 503],
  },
  list: {
    summary: 'The users of an account: one page',
    params: byId,
    query: UserFilters.extend(PageQuery.shape),
    reply: page(ListedUser),
    errors: [404],
  },
  search: {
    summary: 'Users of the own account and those below, to pick from: one page; agents find their own account’s',
    query: UserFilters.omit({ user_id: true, role_id: true, sort: true })
      .extend({ account_id: IdText.optional() })
      .extend(PageQuery.shape),
    reply: page(ListedUser),
    errors: [404],
  },
  exportList: {
    summary: 'The users of an account as CSV or XLSX, at most 200',
    params: byId,
    query: UserFilters.extend(ExportQuery.shape),
    errors: [404],
  },
  invite: {
    summary: 'Invite somebody by e-mail; for an address already invited to this account, mail the link again',
    params: byId,
    body: Invitation,
    reply: ListedUser,
    status: 201,
    errors: [404, 409],
    perMinute: 30,
  },
  findByUsername: {
    summary: 'The user who signs in with this e-mail address',
    query: z.strictObject({ username: Email }),
    reply: ListedUser,
    errors: [404],
  },
  register: {
    summary: 'Invite somebody to any account',
    body: Invitation.extend({ account_id: Id }),
    reply: ListedUser,
    status: 201,
    errors: [404, 409],
    perMinute: 30,
  },
  registerAdmin: {
    summary: 'Invite somebody who runs the portal',
    body: Invitation.omit({ role: true, role_id: true }),
    reply: ListedUser,
    status: 201,
    errors: [404, 409],
    perMinute: 30,
  },
  remove: {
    summary: 'Delete a user; name and history stay, the address is free again',
    params: byId,
    errors: [404, 409],
  },
  finishTour: {
    summary: 'Note that the caller has seen the tour of a part of the portal',
    query: z.strictObject({ section_name: z.string().regex(/^[a-z0-9_-]{1,60}$/i) }),
  },
  sessions: {
    summary: 'The open sessions of oneself, or of a user one manages, the last used first',
    params: byId,
    reply: z.strictObject({ items: z.array(OpenSession) }),
    errors: [404],
  },
  endSession: {
    summary: 'End one session: it stops working within two seconds',
    params: byId.extend({ session: z.uuid() }),
    errors: [404],
  },
  endSessions: {
    summary: 'End all sessions of a user; of one’s own all but this one',
    params: byId,
    errors: [404],
  },
  forgotPassword: {
    summary: 'Ask for a link to set a new password; answers the same for unknown addresses',
    body: z.strictObject({ email: Email }),
    status: 202,
    perMinute: 10,
  },
  recoverPassword: {
    summary: 'Set a new password with the token of a mailed link',
    body: z.strictObject({
      token: secret(z.string().min(20).max(200)),
      password: Password,
      /** Whether API keys are switched off and passkeys sign in no more: somebody else may have left them. */
      end_access: z.boolean().default(false),
    }),
    errors: [503],
    perMinute: 10,
  },
});
