import type { Account } from '@portal/contract/accounts/account.ts';
import { type HiddenField, hiddenFields, shownFields } from '@portal/contract/accounts/account-fields.ts';
import { pickFields } from '@portal/contract/values/records.ts';
import { can } from '../../platform/actor.ts';
import type { Ctx } from '../../platform/context.ts';
import { accountInScope } from './account-in-scope.ts';
import { findFigures } from './account-figures.queries.ts';
import { mayReadInvoices } from './list-accounts.ts';
import { type AccountRow, countOpenLoads } from './accounts.queries.ts';
import { findModeUse } from './mode-use.queries.ts';

/** One account with all its fields; what is the operator's alone is sent to nobody else. 404. */
export const getAccount = async (ctx: Ctx, accountId: number): Promise<Account> => {
  const row = await accountInScope(ctx, accountId);
  const [[figures], open_loads, mode_use] = await Promise.all([
    findFigures(ctx.db, { scope: ctx.scope, ids: [accountId], billed: mayReadInvoices(ctx) }),
    countOpenLoads(ctx.db, accountId),
    findModeUse(ctx.db, accountId),
  ]);
  return {
    ...columnsOf(row),
    parent: row.parent_id !== null && figures?.parent_name ? { id: row.parent_id, name: figures.parent_name } : null,
    users: figures?.users ?? 0,
    loads_30_days: figures?.loads_30_days ?? 0,
    loads_30_days_before: figures?.loads_30_days_before ?? 0,
    weeks: figures?.weeks ?? [],
    last_activity_at: figures?.last_activity_at ?? null,
    open_loads,
    mode_use,
    ...(mayReadInvoices(ctx) && figures
      ? { billed_30_days: figures.billed_30_days, invoices_30_days: figures.invoices_30_days }
      : {}),
    ...(can(ctx, 'see_costs') ? operatorsColumnsOf(pickFields(row, hiddenFields)) : {}),
  };
};

const columnsOf = (row: AccountRow) => ({
  ...pickFields(row, shownFields),
  id: row.id,
  is_operator: row.is_operator,
  has_freight_system: row.freight_system_id !== null,
  has_logo: row.logo_key !== null,
  has_documents_logo: row.documents_logo_key !== null,
  created_at: row.created_at,
  closed_at: row.closed_at,
  version: row.version,
});

/** What the operator alone reads; the account above it is read as `parent`. */
const operatorsColumnsOf = ({ parent_id: _parent, ...row }: Pick<AccountRow, HiddenField>) => row;
