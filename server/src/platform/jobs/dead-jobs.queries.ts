import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';

/** A job that has failed as often as it may; nobody does it until somebody asks for it. */
export type DeadJob = {
  id: string;
  name: string;
  payload: object;
  attempts: number;
  /** What it failed with; null where its process was killed each time. */
  last_error: string | null;
  failed_at: string;
};

const isDead = sql<boolean>`(j.attempts >= j.max_attempts and j.locked_at is null)`;

type Page = { skip: number; limit: number };

/** The jobs that were given up, the latest first; at most 500. */
export const findDeadJobs = async (
  db: Database,
  { skip, limit }: Page = { skip: 0, limit: 500 },
): Promise<DeadJob[]> => {
  const { rows } = await sql<DeadJob>`
    select j.id::text, t.identifier as name, j.payload, j.attempts::int, j.last_error, j.updated_at as failed_at
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where ${isDead} order by j.updated_at desc, j.id desc limit ${limit} offset ${skip}`.execute(db);
  return rows;
};

export const countDeadJobs = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ dead: number }>`
    select count(*)::int as dead from graphile_worker._private_jobs j where ${isDead}`.execute(db);
  return rows[0]?.dead ?? 0;
};

/** Has jobs that were given up done again, all of them where no ids are given; answers how many. */
export const retryDeadJobs = async (db: Database, ids: readonly string[] | null): Promise<number> => {
  const { numAffectedRows } = await sql`
    update graphile_worker._private_jobs j set attempts = 0, run_at = now(), updated_at = now()
    where ${isDead} and (${ids}::bigint[] is null or j.id = any(${ids}::bigint[]))`.execute(db);
  return Number(numAffectedRows ?? 0n);
};

/**
 * Whether a job of this name whose payload names this row waits, is being done, or failed for a reason somebody has to
 * look at. One whose process was killed each time counts as gone.
 */
export const hasJob = (name: string, field: string, row: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = ${name} and (j.payload ->> ${field})::integer = ${row}
      and (not ${isDead} or j.last_error is not null))`;
