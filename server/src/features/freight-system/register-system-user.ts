import { roleIds } from '@portal/contract/access/roles.ts';
import type { freightSystem } from '@portal/contract/freight-system/freight-system.contract.ts';
import type { Input } from '@portal/contract/http/endpoint.ts';
import type { ListedUser } from '@portal/contract/users/managed-user.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { lockAccountInScope } from '../accounts/account-in-scope.ts';
import { assertPhoneOf } from '../users/manage/change-user.ts';
import { presentUser } from '../users/manage/list-users.ts';
import { findManagedUser } from '../users/manage/managed-users.queries.ts';
import { requireRights } from '../users/power/held-rights.ts';
import { insertUser } from '../users/users.queries.ts';
import { insertSystemUser } from './freight-system.queries.ts';

type Registration = Input<typeof freightSystem.registerUser>['body'];

/** The user named, or somebody new: a customer agent without a password until the account's admin raises them. */
const userToLink = async (tx: Ctx, registration: Registration): Promise<number> => {
  if ('user_id' in registration) return registration.user_id;
  const { user_guid: _, ...fields } = registration;
  const given = await requireRights(tx, { kind: 'new_user', role_id: roleIds.customerAgent });
  const id = await insertUser(tx, given, fields);
  if (id === undefined) throw problem('users.email_taken', 409, { field: 'email' });
  const what = { object_type: 'user', object_id: id, account_id: fields.account_id };
  await audit(tx, { action: 'users.added', ...what, after: fields });
  return id;
};

/**
 * Lets a user of the freight system sign in to the account linked to its company. 404 for a user of another account, 403
 * for one who may more than the caller, 409 `freight_system.not_linked`, `freight_system.user_taken` and
 * `users.email_taken`.
 */
export const registerSystemUser = (ctx: Ctx, registration: Registration): Promise<ListedUser> =>
  withTransaction(ctx, async (tx) => {
    const { account_id, user_guid } = registration;
    const account = await lockAccountInScope(tx, account_id);
    if (account.status === 'closed') throw problem('accounts.closed', 409);
    if (account.freight_system_id === null) throw problem('freight_system.not_linked', 409);
    if ('phone' in registration) assertPhoneOf(registration.phone, account);
    const id = await userToLink(tx, registration);
    const user = await findManagedUser(tx, tx.scope, { id });
    if (user?.account_id !== account_id) throw notFound();
    // Whoever holds the guid signs in as the user.
    const held = await requireRights(tx, { kind: 'user', user_id: id, change: {} }, { field: 'user_id' });
    if (!(await insertSystemUser(tx.db, held, { company_guid: account.freight_system_id, user_guid }))) {
      throw problem('freight_system.user_taken', 409, { field: 'user_guid' });
    }
    await audit(tx, { action: 'users.linked', object_type: 'user', object_id: id, account_id, after: { user_guid } });
    return presentUser(tx, user);
  });
