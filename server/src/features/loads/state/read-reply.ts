import { CompiledQuery } from 'kysely';
import type { OpenCtx } from '../../../platform/context.ts';
import { queryPoolInTime } from '../../../platform/database/call-waits.ts';
import { withPresent } from '../../../platform/database/sql-clock.ts';

/** Answers a hot read, which selects one JSON value as `reply`; undefined when it finds no row. */
export const readReply = async <T>(ctx: OpenCtx, text: string, values: unknown[]): Promise<T | undefined> => {
  if (ctx.afterCommit) {
    const { rows } = await ctx.db.executeQuery<{ reply: T }>(CompiledQuery.raw(text, values));
    return rows[0]?.reply;
  }
  const { pool, clock } = ctx.services;
  const { rows } = await queryPoolInTime<{ reply: T }>(pool, {
    text,
    values: withPresent(values, clock),
    isHot: true,
  });
  return rows[0]?.reply;
};
