import type { audit, AuditEntry, AuditFilters } from '@portal/contract/audit/audit.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { can } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { findAccountRow } from '../accounts/accounts.queries.ts';
import {
  auditCountLimit,
  type AuditReader,
  type AuditRow,
  countAuditEntries,
  findAuditEntries,
  hasUser,
} from './audit.queries.ts';

/** The operator reads all entries, everybody else those of the own account. */
export const auditReader = (ctx: Ctx): AuditReader => ({
  accountId: can(ctx, 'see_all_accounts') ? null : ctx.actor.accountId,
});

const person = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? `#${id}` });

/**
 * An entry as its reader may see it. Of an act by people outside the account a shipper learns that it happened, and
 * neither who it was nor the values: they may hold what the operator keeps to itself.
 */
export const presentEntry = (row: AuditRow, { accountId }: AuditReader): AuditEntry => {
  const isShown = accountId === null || row.actor_user_id === null || row.actor_account_id === accountId;
  const hasValues = accountId === null || row.actor_account_id === accountId;
  return {
    id: row.id,
    at: row.at,
    action: row.action,
    actor: {
      kind: row.actor_kind,
      user: isShown ? person(row.actor_user_id, row.actor_name) : null,
      is_operator: row.is_operator,
    },
    account: person(row.account_id, row.account_name),
    object_type: row.object_type,
    object_id: row.object_id,
    object_name: row.object_name,
    before: hasValues ? row.before : null,
    after: hasValues ? row.after : null,
    ip: isShown ? row.ip : '',
    request_id: row.request_id,
  };
};

/** A foreign account or person answers like one that does not exist. */
export const refuseForeignFilters = async (
  ctx: Ctx,
  { account_id, user_id }: Pick<AuditFilters, 'account_id' | 'user_id'>,
): Promise<void> => {
  const reader = auditReader(ctx);
  const isOthers = reader.accountId !== null && account_id !== reader.accountId;
  if (account_id !== undefined && (isOthers || !(await findAccountRow(ctx.db, account_id)))) throw notFound();
  if (user_id !== undefined && !(await hasUser(ctx.db, reader, user_id))) throw notFound();
};

/** One page of entries, the latest first. 404 for a foreign account or person. */
export const listAudit = async (
  ctx: Ctx,
  { skip, limit, ...filters }: AuditFilters & { skip: number; limit: number },
): Promise<Reply<typeof audit.list>> => {
  await refuseForeignFilters(ctx, filters);
  const reader = auditReader(ctx);
  const [rows, counted] = await Promise.all([
    findAuditEntries(ctx.db, reader, filters, { skip, limit }),
    countAuditEntries(ctx.db, reader, filters),
  ]);
  const isCapped = counted > auditCountLimit;
  return {
    items: rows.map((row) => presentEntry(row, reader)),
    total: isCapped ? auditCountLimit : counted,
    ...(isCapped ? { total_capped: true } : {}),
  };
};
