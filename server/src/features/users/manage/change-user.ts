import { isDeepStrictEqual } from 'node:util';
import { adminRoles, isPaidCommission, type RoleName } from '@portal/contract/access/roles.ts';
import { knownCountry } from '@portal/contract/places/zip-code.ts';
import { isPhone } from '@portal/contract/places/phone.ts';
import { wrongInterval } from '@portal/contract/users/user-states.ts';
import type { UserChanges } from '@portal/contract/users/users.contract.ts';
import { hasKey } from '@portal/contract/values/records.ts';
import { refuseSignedInAs } from '../../../platform/actor.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { problem } from '../../../platform/http/errors.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { endSessions } from '../end-sessions.ts';
import { freedAddress } from '../freed-address.ts';
import { mailNewAddressJob } from '../mail-recovery.ts';
import { spendLinks } from '../one-time-tokens.queries.ts';
import { requireRights, type StandingChange } from '../power/held-rights.ts';
import { givingAddress } from './known-address.ts';
import {
  changeManagedFields,
  changeStanding,
  hasOtherAdmin,
  type ManagedUser,
  type RoleToGive,
  type UsersAccount,
} from './managed-users.queries.ts';
import { auditedRole, roleField, roleToGive } from './role-to-give.ts';
import { lockManagedUser, usersAccountInScope } from './user-in-scope.ts';

/** Modes left out stay as they are. */
type Change = Omit<UserChanges, (typeof neverGranted)[number] | 'role' | 'can_dispatch_modes'> & {
  can_dispatch_modes?: ManagedUser['can_dispatch_modes'] | undefined;
};

/** What makes a user more or less powerful: whoever changes one of these holds all that the user may. */
const standingFields: readonly string[] = [
  'role_id',
  'status',
  'email',
  'can_dispatch',
  'can_dispatch_modes',
  'can_pay',
];
const isStanding = (name: string): boolean => standingFields.includes(name);

/** Only the person, or nobody at all, changes these. */
const neverGranted = ['account_id', 'password', 'old_password', 'favorite_carriers', 'chosen_theme'] as const;

/**
 * Changes a user the caller manages. 404 for a foreign one; 403 without the right, for a role above the caller's, at a
 * field that is not the caller's to set, and where a right is given or taken that the caller does not hold; 409 where no
 * administrator would be left, or the address is taken.
 */
export const changeManaged = (ctx: Ctx, userId: number, changes: UserChanges): Promise<void> =>
  givingAddress(ctx, changes.email, () => withTransaction(ctx, (tx) => changeInScope(tx, userId, changes)));

const changeInScope = async (tx: Ctx, userId: number, changes: UserChanges): Promise<void> => {
  const user = await lockManagedUser(tx, userId, 'patch:user');
  const named = neverGranted.find((field) => changes[field] !== undefined);
  if (named) throw problem('http.forbidden', 403, { field: named });
  for (const field of ['email', 'role', 'role_id'] as const) {
    if (changes[field] !== undefined) refuseSignedInAs(tx.actor, field);
  }
  const account = await usersAccountInScope(tx, user.account_id);
  const { can_dispatch_modes: modes, role: _, role_id, ...fields } = changes;
  const isRoleNamed = changes.role !== undefined || role_id !== undefined;
  const role = isRoleNamed ? await roleToGive(tx, changes, account) : undefined;
  const change: Change = {
    ...fields,
    ...(role && { role_id: role.id }),
    ...(modes && { can_dispatch_modes: { ...user.can_dispatch_modes, ...modes } }),
  };
  if (change.phone) assertPhoneOf(change.phone, account);
  assertCommissions(change, role?.role ?? user.role);
  await applyChange(tx, user, change, { role, field: refusedField(changes) });
};

/** At which field it is said that a right is missing; flags are not fields of their own on screens. */
const refusedField = (changes: UserChanges): string | undefined => {
  if (changes.role !== undefined || changes.role_id !== undefined) return roleField(changes);
  return (['email', 'status', 'can_pay'] as const).find((field) => changes[field] !== undefined);
};

/** 400 at the field for a number that cannot be called from the account's country; none at all is fine. */
export const assertPhoneOf = (phone: string, { country }: Pick<UsersAccount, 'country'>, field = 'phone'): void => {
  if (phone && !isPhone(phone, knownCountry(country))) throw problem('places.phone_invalid', 400, { field });
};

const assertCommissions = ({ commissions }: Change, role: RoleName): void => {
  if (!commissions?.length) return;
  if (!isPaidCommission(role)) throw problem('users.commission_of_sales', 400, { field: 'commissions' });
  const wrong = wrongInterval(commissions);
  if (wrong) throw problem('users.commission_overlap', 400, { field: `commissions.${wrong.place}.from` });
};

/** 409 where nobody else of this role could sign in and manage the account. The account's users have to be locked. */
const assertOtherAdmin = async (tx: Ctx, user: ManagedUser): Promise<void> => {
  if (user.status !== 'active' || !adminRoles.includes(user.role)) return;
  if (!(await hasOtherAdmin(tx, user, user.role))) throw problem('users.last_admin', 409);
};

type Written = { role: RoleToGive | undefined; field: string | undefined };

/** Writes what differs, with the values before and after into the audit. */
const applyChange = async (tx: Ctx, user: ManagedUser, change: Change, { role, field }: Written): Promise<void> => {
  const changed = Object.entries(change).filter(
    ([name, value]) => value !== undefined && hasKey(user, name) && !isDeepStrictEqual(value, user[name]),
  );
  if (changed.length === 0) return;
  const columns: Change = Object.fromEntries(changed);
  const standing: StandingChange = Object.fromEntries(changed.filter(([name]) => isStanding(name)));
  if (Object.keys(standing).length > 0) {
    const power = { kind: 'user' as const, user_id: user.id, change: standing };
    const held = await requireRights(tx, power, { field });
    const isOtherKind = role !== undefined && role.role !== user.role;
    if (isOtherKind || standing.status === 'suspended') await assertOtherAdmin(tx, user);
    if (!(await changeStanding(tx, held))) throw problem('users.email_taken', 409, { field: 'email' });
  }
  await changeManagedFields(tx, user.id, Object.fromEntries(changed.filter(([name]) => !isStanding(name))));
  if (change.email) {
    await spendLinks(tx, user.id);
    // Whoever read the former address signs in by the new one, or not at all.
    await endSessions(tx, { user_id: user.id }, 'email-changed');
    await enqueue(tx, mailNewAddressJob, { userId: user.id });
  }
  const what = { object_type: 'user', object_id: user.id, account_id: user.account_id };
  await audit(tx, {
    action: 'users.changed',
    ...what,
    before: auditedFields(user, columns, user),
    after: auditedFields(columns, columns, role),
  });
};

/** The values of the named fields, with the role by its name. */
const auditedFields = (
  values: object,
  named: Change,
  role: Pick<RoleToGive, 'role' | 'role_name'> | undefined,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(named).map((field) => {
      if (field === 'role_id') return ['role', role ? auditedRole(role) : null];
      return [field, hasKey(values, field) ? values[field] : null];
    }),
  );

/** Deletes a user: nobody signs in as them, their address is free, loads and history keep the name. */
export const removeUser = (ctx: Ctx, userId: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const user = await lockManagedUser(tx, userId, 'delete:user');
    if (userId === tx.actor.userId) throw problem('http.forbidden', 403);
    const change = { status: 'deleted' as const, email: freedAddress(userId), password_hash: null };
    const held = await requireRights(tx, { kind: 'user', user_id: userId, change });
    await assertOtherAdmin(tx, user);
    await spendLinks(tx, userId);
    await changeStanding(tx, held);
    const what = { object_type: 'user', object_id: userId, account_id: user.account_id };
    const { first_name, last_name } = user;
    await audit(tx, {
      action: 'users.deleted',
      ...what,
      before: { email: user.email, first_name, last_name, role: auditedRole(user) },
      after: null,
    });
  });
