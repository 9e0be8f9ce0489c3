import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';

type Search = {
  /** What matches: the rows' ids, and the columns of their order. */
  matching: RawBuilder<unknown>;
  /** The name the order calls those rows by. */
  as: string;
  order: RawBuilder<unknown>;
  page: { skip: number; limit: number };
  /** Rows are counted no further. */
  most: number;
};

/**
 * The ids of a page of what a search has found, and how many rows it has, at most one more than `most`; then no ids. Rows
 * are read once, until there are as many. The planner does not know of that limit: a row in four may match and yet none
 * of the first thousands do, so that it is an index that says where they are.
 */
export const findOnce = async (
  db: Database,
  { matching, as, order, page: { skip, limit }, most }: Search,
): Promise<{ ids: number[]; count: number }> => {
  const found = sql`found as ${sql.table(as)}`;
  const { rows } = await sql<{ ids: number[]; count: number }>`
    with matching as materialized (${matching}), found as materialized (select * from matching limit ${most + 1}),
      counted as materialized (select count(*)::integer as count from found)
    select case when count > ${most} then array[]::integer[]
      else array(select ${sql.ref(`${as}.id`)} from ${found} order by ${order} offset ${skip} limit ${limit}) end as ids,
      count
    from counted`.execute(db);
  return rows[0] ?? { ids: [], count: 0 };
};
