import { hash } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import type { OpenCtx } from '../../../platform/context.ts';
import { queryPoolInTime } from '../../../platform/database/call-waits.ts';
import { withPresent } from '../../../platform/database/sql-clock.ts';

/** A hot read: one text, one name, one JSON value as its answer. */
export type Statement = { name: string; text: string };

/** Names a statement by its text, so that equal texts are prepared once a connection. The text selects one column `reply`. */
export const statement = (text: string): Statement => ({
  name: `loads_${hash('sha1', text)}`,
  text,
});

/** Runs a statement, prepared by name where the caller is in no transaction; undefined when it finds no row. */
export const readReply = async <T>(
  ctx: OpenCtx,
  { name, text }: Statement,
  values: unknown[],
): Promise<T | undefined> => {
  if (ctx.afterCommit) {
    const { rows } = await ctx.db.executeQuery<{ reply: T }>(CompiledQuery.raw(text, values));
    return rows[0]?.reply;
  }
  const { pool, clock } = ctx.services;
  const { rows } = await queryPoolInTime<{ reply: T }>(pool, { name, text, values: withPresent(values, clock) });
  return rows[0]?.reply;
};
