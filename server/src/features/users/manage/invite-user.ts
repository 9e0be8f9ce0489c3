import { operatorRole } from '@portal/contract/access/roles.ts';
import type { Invitation, ListedUser } from '@portal/contract/users/managed-user.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { notFound, problem } from '../../../platform/http/errors.ts';
import { sendInvitation } from '../send-password-link.ts';
import { insertUser } from '../users.queries.ts';
import { assertPhoneOf } from './change-user.ts';
import { presentUser } from './list-users.ts';
import { lockUsersOfAccount } from '../power/held-rights.queries.ts';
import { type HeldRights, requireRights } from '../power/held-rights.ts';
import { givingAddress } from './known-address.ts';
import { findManagedUser, type RoleToGive } from './managed-users.queries.ts';
import { auditedRole, roleField, roleToGive } from './role-to-give.ts';
import { usersAccountInScope } from './user-in-scope.ts';

/**
 * Adds somebody to an account and mails a link to set a password, in the language of the person invited. An address
 * invited to this account before is mailed again and stays as it was. 409 `users.email_taken` for any other, and 429
 * after too many of people the caller does not see.
 */
export const inviteUser = (ctx: Ctx, accountId: number, invitation: Invitation): Promise<ListedUser> =>
  givingAddress(ctx, invitation.email, () => withTransaction(ctx, (tx) => invite(tx, accountId, invitation)));

const invite = async (tx: Ctx, accountId: number, invitation: Invitation): Promise<ListedUser> => {
  const account = await usersAccountInScope(tx, accountId);
  await lockUsersOfAccount(tx.db, accountId);
  const role = await roleToGive(tx, invitation, account);
  const given = await requireRights(tx, { kind: 'new_user', role_id: role.id }, { field: roleField(invitation) });
  assertPhoneOf(invitation.phone, account);
  if (account.status === 'closed') throw problem('accounts.closed', 409);
  const id =
    (await addUser(tx, accountId, invitation, { ...role, given })) ??
    (await findInvited(tx, accountId, invitation.email));
  if (id === undefined) throw problem('users.email_taken', 409, { field: 'email' });
  await sendInvitation(tx, id);
  const user = await findManagedUser(tx, tx.scope, { id });
  if (!user) throw notFound();
  return presentUser(tx, user);
};

const addUser = async (
  tx: Ctx,
  account_id: number,
  { role: _, role_id: __, ...fields }: Invitation,
  role: RoleToGive & { given: HeldRights<'new_user'> },
): Promise<number | undefined> => {
  const id = await insertUser(tx, role.given, { ...fields, account_id });
  const what = { object_type: 'user', object_id: id ?? '', account_id };
  if (id !== undefined)
    await audit(tx, { action: 'users.invited', ...what, after: { ...fields, role: auditedRole(role) } });
  return id;
};

const findInvited = async (tx: Ctx, accountId: number, email: string): Promise<number | undefined> => {
  const user = await findManagedUser(tx, tx.scope, { email });
  return user?.account_id === accountId && user.state === 'invited' ? user.id : undefined;
};

/** Invites somebody to run the portal: a platform admin of the operator's own account. */
export const registerAdmin = (ctx: Ctx, invitation: Omit<Invitation, 'role' | 'role_id'>): Promise<ListedUser> =>
  inviteUser(ctx, ctx.actor.accountId, { ...invitation, role: operatorRole });
