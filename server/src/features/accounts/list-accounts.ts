import type { AccountSummary } from '@portal/contract/accounts/account.ts';
import type { AccountFilters, accounts } from '@portal/contract/accounts/accounts.contract.ts';
import type { Reply } from '@portal/contract/http/endpoint.ts';
import { can } from '../../platform/actor.ts';
import type { Ctx, OpenCtx } from '../../platform/context.ts';
import { type Ticker, untilDone } from '../../platform/jobs/tickers.ts';
import { accountInScope } from './account-in-scope.ts';
import { foldAccountCounts } from './account-counts.queries.ts';
import { type AccountFigures, findFigures } from './account-figures.queries.ts';
import {
  type AccountQuestion,
  countRecentLoads,
  findAccounts,
  findPage,
  type ListedAccount,
} from './list-accounts.queries.ts';

type Question = AccountFilters & { skip: number; limit: number };
type Placed = { row: ListedAccount; level: number };

/** Rows that come along below opened accounts, at most. */
const mostBelow = 400;
/** How deep opened accounts are followed. */
const deepest = 20;

/**
 * One page of the customers' accounts in scope. Accounts below those named by `open` follow their parents. 404 where a
 * filter names an account the caller does not see.
 */
export const listAccounts = async (ctx: Ctx, input: Question): Promise<Reply<(typeof accounts)['list']>> => {
  const { open = [], skip, limit, ...filters } = input;
  if (typeof filters.parent_id === 'number') await accountInScope(ctx, filters.parent_id);
  const question = { ...filters, seesCrmIds: can(ctx, 'see_costs') };
  const { rows: found, total, isCapped } = await findPage(ctx.db, ctx.scope, question, { skip, limit });
  const rows = await withOpened(ctx, question, found, new Set(open));
  const ids = rows.map(({ row }) => row.id);
  const wanted = { scope: ctx.scope, ids, billed: mayReadInvoices(ctx) };
  const figures = new Map((await findFigures(ctx.db, wanted)).map((one) => [one.id, one]));
  return {
    items: rows.flatMap((placed) => present(ctx, placed, figures.get(placed.row.id))),
    total,
    ...(isCapped ? { total_capped: true } : {}),
  };
};

/** The rows with those below each opened account right after it, level by level. */
const withOpened = async (
  ctx: Ctx,
  question: AccountQuestion,
  found: readonly ListedAccount[],
  open: ReadonlySet<number>,
): Promise<Placed[]> => {
  let rows: Placed[] = found.map((row) => ({ row, level: 0 }));
  for (let level = 0; level < deepest; level += 1) {
    const parents = rows.filter((placed) => placed.level === level && open.has(placed.row.id));
    if (parents.length === 0) return rows;
    const room = { skip: 0, limit: mostBelow };
    const groups = await Promise.all(
      parents.map(({ row }) =>
        findAccounts(ctx.db, ctx.scope, { ...question, parent_id: row.id }, room).then((below): [number, Placed[]] => [
          row.id,
          below.map((one) => ({ row: one, level: level + 1 })),
        ]),
      ),
    );
    const belowOf = new Map(groups);
    rows = rows.flatMap((placed) => [placed, ...(placed.level === level ? (belowOf.get(placed.row.id) ?? []) : [])]);
  }
  return rows;
};

/** Whether what accounts were billed is sent to the caller. */
export const mayReadInvoices = ({ actor }: Ctx): boolean => actor.permissions.has('get:payments');

const present = (ctx: Ctx, { row, level }: Placed, figures: AccountFigures | undefined): AccountSummary[] => {
  if (!figures) return [];
  const { freight_system_id, parent_id, markup_percent, markup_min, ...shown } = row;
  const { id: _id, parent_name, billed_30_days, invoices_30_days, ...counted } = figures;
  return [
    {
      ...shown,
      level,
      parent: parent_id !== null && parent_name !== null ? { id: parent_id, name: parent_name } : null,
      has_freight_system: freight_system_id !== null,
      ...counted,
      ...(mayReadInvoices(ctx) ? { billed_30_days, invoices_30_days } : {}),
      ...(can(ctx, 'see_costs') ? { markup_percent, markup_min } : {}),
    },
  ];
};

/** Accounts whose loads are counted again in one go, which holds them for a moment. */
const countedAtOnce = 500;

const countLoadsAgain = ({ db }: OpenCtx): Promise<void> =>
  untilDone(countedAtOnce, (most) => countRecentLoads(db, most));

/** What the list is sorted and filtered by follows the loads within a second. */
export const watchRecentLoads: Ticker = { name: 'accounts.count-recent-loads', everyMs: 500, run: countLoadsAgain };

const changesAtOnce = 2000;

const foldCounts = ({ db }: OpenCtx): Promise<void> => untilDone(changesAtOnce, (most) => foldAccountCounts(db, most));

/** Every reader adds up what is not folded yet: this keeps it short. */
export const watchAccountCounts: Ticker = { name: 'accounts.fold-counts', everyMs: 1000, run: foldCounts };
