import { z } from 'zod';
import { RoleName } from '../access/roles.ts';
import { Id, Instant, requiredText, text } from '../values/values.ts';

/**
 * Where a right counts: null for every account, otherwise only where account and user may dispatch or may not, and where
 * the account is branded or is not.
 */
export const GrantConditions = z.strictObject({
  when_dispatch: z.boolean().nullable(),
  when_branded: z.boolean().nullable(),
});
export type GrantConditions = z.infer<typeof GrantConditions>;

/** A right by its name, and where it counts. */
export const RightGrant = GrantConditions.extend({ permission: requiredText(80) });
export type RightGrant = z.infer<typeof RightGrant>;

/** One right of one role. */
export const RolePermission = RightGrant.extend({ id: Id, role_id: Id, permission_id: Id });
export type RolePermission = z.infer<typeof RolePermission>;

export const Role = z.strictObject({
  id: Id,
  name: z.string(),
  description: z.string(),
  /** The built-in role it behaves as: its screens, and what tokens say of it. */
  kind: RoleName,
  is_built_in: z.boolean(),
  is_visible: z.boolean(),
  created_at: Instant,
  last_modified: Instant,
  /** Who has it, and how many API keys of theirs are active; the operator's to know. */
  reach: z.strictObject({ users: z.int(), accounts: z.int(), signed_in: z.int(), api_keys: z.int() }).optional(),
});
export type Role = z.infer<typeof Role>;

/** A role with its rights, and those it had when it was made. */
export const RoleWithRights = Role.extend({ rights: z.array(RolePermission), built_in_rights: z.array(RightGrant) });
export type RoleWithRights = z.infer<typeof RoleWithRights>;

export const RoleFields = z.strictObject({
  name: requiredText(60),
  description: text(300),
  is_visible: z.boolean(),
});

/** It begins with the rights of the role it copies, else with those of its kind. */
export const NewRole = RoleFields.partial({ description: true, is_visible: true }).extend({
  kind: RoleName,
  copy_of: Id.optional(),
});
export type NewRole = z.infer<typeof NewRole>;

export const RoleChange = RoleFields.partial();
export type RoleChange = z.infer<typeof RoleChange>;

/** What a role gains and loses at once: all of it or nothing. */
export const RightsChange = z.strictObject({
  add: z.array(RightGrant).max(300),
  /** Ids of what it has. */
  remove: z.array(Id).max(300),
});
export type RightsChange = z.infer<typeof RightsChange>;

export const Permission = z.strictObject({ id: Id, name: z.string(), is_built_in: z.boolean() });
