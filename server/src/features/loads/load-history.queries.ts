import type { LoadHistory } from '../../db/db.types.ts';
import { type Insertable, sql } from 'kysely';
import type { OpenCtx } from '../../platform/context.ts';

export const insertHistory = async (tx: OpenCtx, line: Insertable<LoadHistory>): Promise<number> => {
  const { id } = await tx.db.insertInto('load_history').values(line).returning('id').executeTakeFirstOrThrow();
  return id;
};

type Page = { skip: number; limit: number };

/** The lines of a load's history, newest first, and how many there are; internal ones where they are asked for. */
export const findHistory = async (ctx: OpenCtx, loadId: number, internal: boolean, { skip, limit }: Page) => {
  const visible = ctx.db
    .selectFrom('load_history')
    .where('load_id', '=', loadId)
    .$if(!internal, (lines) => lines.where('is_internal', '=', false));
  const [rows, { total }] = await Promise.all([
    visible
      .select(['id', 'at', 'kind', 'event', 'from_status', 'to_status', 'actor_name as actor', 'reason', 'details'])
      .orderBy('id', 'desc')
      .offset(skip)
      .limit(limit)
      .execute(),
    visible.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
};
