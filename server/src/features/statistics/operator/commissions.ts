import type { AgentCommission } from '@portal/contract/statistics/operator-figures.ts';
import { cents, dollars, sum } from '@portal/contract/values/money.ts';
import type { OpenCtx } from '../../../platform/context.ts';
import type { Question } from '../period.ts';
import { type EarnedInterval, findCommissioned, findEarned } from './commissions.queries.ts';

const added = (rows: readonly EarnedInterval[], field: 'price' | 'commission'): number =>
  dollars(sum(rows.map((row) => cents(row[field]))));

/** Commissions of sales agents by their intervals, by name. */
export const commissionsOf = async (
  { db }: OpenCtx,
  { period, figures }: Question,
  page: { skip: number; limit: number },
) => {
  const { users, total } = await findCommissioned(db, figures, page);
  const earned = await findEarned(
    db,
    users.map(({ id }) => id),
    figures,
  );
  const byUser = Map.groupBy(earned, ({ user_id }) => user_id);
  const items = users.map(({ id, name, email, account_id, account_name }): AgentCommission => {
    const rows = byUser.get(id) ?? [];
    return {
      user: { id, name: name ?? '', email },
      account: { id: account_id, name: account_name },
      loads: rows.reduce((all, { loads }) => all + loads, 0),
      price: added(rows, 'price'),
      commission: added(rows, 'commission'),
      intervals: rows.map(({ user_id: _, ...interval }) => interval),
    };
  });
  return { period, items, total };
};
