import type { Account } from '@portal/contract/accounts/account.ts';
import type { ConnectionChange } from '@portal/contract/freight-system/connection.ts';
import type {
  Connection,
  ConnectionFault,
  freightSystem,
} from '@portal/contract/freight-system/freight-system.contract.ts';
import type { Input } from '@portal/contract/http/endpoint.ts';
import { FreightSystemError } from '../../integrations/freight-system/freight-system-port.ts';
import { freightSystemOf, type SystemUser } from '../../integrations/freight-system/soap-freight-system.ts';
import { can } from '../../platform/actor.ts';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import { notFound, problem } from '../../platform/http/errors.ts';
import { accountInScope, lockAccountInScope } from '../accounts/account-in-scope.ts';
import { changeReach } from '../accounts/accounts.queries.ts';
import { assertChangeable, changeAccount } from '../accounts/change-account.ts';
import { endSessions } from '../users/end-sessions.ts';
import { requireRights } from '../users/power/held-rights.ts';
import { encryptPassword, systemUserOf } from './ask-company.ts';
import { findLink, findSystemUsers, isCompanyOfAnother, keepLink, removeLink } from './freight-system.queries.ts';

/** How an account is reached in the freight system, and who signs in from there. 404. */
export const getConnection = async (ctx: Ctx, accountId: number): Promise<Connection> => {
  const account = await accountInScope(ctx, accountId);
  const [link, users] = await Promise.all([findLink(ctx.db, accountId), findSystemUsers(ctx.db, accountId)]);
  return {
    account_id: accountId,
    company_guid: account.freight_system_id,
    network_id: link?.network_id ?? '',
    portal_user: link?.portal_user ?? '',
    has_password: Boolean(link?.portal_password),
    version: account.version,
    users,
  };
};

/** The password to keep: the typed one, else the one kept, which goes to no other company and to no other user. */
const passwordToKeep = async (tx: Ctx, change: ConnectionChange, before: Connection): Promise<Buffer | null> => {
  if (change.portal_password !== undefined) return encryptPassword(tx, change.portal_password);
  const isSame = change.company_guid === before.company_guid && change.portal_user === before.portal_user;
  return isSame ? ((await findLink(tx.db, change.account_id))?.portal_password ?? null) : null;
};

/**
 * Links an account to a company, or to none. Whoever signs in from the company it was linked to before is signed out. 403
 * `roles.not_held` where the caller holds less than the account's people, 409 `freight_system.company_taken`, and the
 * refusals of a change of an account.
 */
export const changeConnection = (ctx: Ctx, change: ConnectionChange): Promise<Connection> =>
  withTransaction(ctx, async (tx) => {
    const { account_id, version, company_guid, network_id, portal_user } = change;
    const row = await lockAccountInScope(tx, account_id);
    assertChangeable(row, version);
    const held = await requireRights(tx, { kind: 'account', account_id });
    const before = await getConnection(tx, account_id);
    const password = await passwordToKeep(tx, change, before);
    if (company_guid !== before.company_guid) {
      if (company_guid && (await isCompanyOfAnother(tx.db, company_guid, account_id)))
        throw problem('freight_system.company_taken', 409, { field: 'company_guid' });
      for (const { user_id } of before.users) await endSessions(tx, { user_id }, 'ended-by-hand');
    }
    await changeReach(tx.db, held, { freight_system_id: company_guid });
    if (company_guid === null) await removeLink(tx.db, held);
    else await keepLink(tx.db, held, { company_guid, network_id, portal_user, portal_password: password });
    await audit(tx, {
      action: 'account.freight-system-changed',
      object_type: 'account',
      object_id: account_id,
      account_id,
      before: auditedPart(before),
      after: { company_guid, network_id, portal_user, is_password_changed: change.portal_password !== undefined },
    });
    return getConnection(tx, account_id);
  });

const auditedPart = ({ company_guid, network_id, portal_user }: Connection) => ({
  company_guid,
  network_id,
  portal_user,
});

type Typed = Input<typeof freightSystem.validate>['body'];

/**
 * Whether the system lets the portal in to the company an account is linked to. What is typed is tried by the operator
 * alone, before it is kept: 403 at its field for others. 404.
 */
export const validateConnection = async (ctx: Ctx, typed: Typed): Promise<{ fault: ConnectionFault }> => {
  const { account_id, ...fields } = typed;
  const [named] = Object.keys(fields);
  if (named && !can(ctx, 'act_for_operator')) throw problem('http.forbidden', 403, { field: named });
  const { freight_system_id } = await accountInScope(ctx, account_id);
  const company = typed.company_guid === undefined ? freight_system_id : typed.company_guid;
  if (company === null) return { fault: 'not_linked' };
  const kept = company === freight_system_id ? await systemUserOf(ctx, company) : null;
  const user = typed.portal_user === undefined ? kept : typedUser(typed, kept);
  const system = freightSystemOf(ctx.services, company, user);
  if (!system) return { fault: 'not_connected' };
  try {
    return { fault: (await system.companyExists()) ? 'none' : 'unknown_company' };
  } catch (cause) {
    if (!(cause instanceof FreightSystemError)) throw cause;
    return { fault: cause.kind };
  }
};

/** The kept password goes with the kept user alone. */
const typedUser = ({ portal_user = '', portal_password }: Typed, kept: SystemUser | null): SystemUser | null => {
  if (portal_user === '') return null;
  if (portal_password !== undefined) return { user: portal_user, password: portal_password };
  return { user: portal_user, password: kept?.user === portal_user ? kept.password : '' };
};

/** The operator's markup on an account of the freight system. 404 for others, and the refusals of a change of one. */
export const changeMarkups = async (
  ctx: Ctx,
  { account_id, ...markup }: Input<typeof freightSystem.changeMarkups>['body'],
): Promise<Account> => {
  const { freight_system_id } = await accountInScope(ctx, account_id);
  if (freight_system_id === null) throw notFound();
  return changeAccount(ctx, account_id, markup);
};
