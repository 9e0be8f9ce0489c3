import type { Logger } from 'pino';
import type pg from 'pg';

/** The newest migration the database has, and whether it has what jobs are queued in. */
export type FoundDatabase = { schema: string; hasQueue: boolean };

/** Whether the database answers on the connections that calls use. */
export type DatabaseHealth = {
  /** What the database has; null while it does not answer. Asked at most once a second, sooner then. */
  found(): Promise<FoundDatabase | null>;
  /** Milliseconds since it answered last. */
  silentFor(): number;
  close(): void;
};

const keptForMs = 1000;
/** While the database is away: its return is noticed soon, and a balancer that polls fast still costs little. */
const keptWhileAwayMs = 200;
/** A balancer wants to know soon: a database that takes longer counts as away. */
const answerLimitMs = 2000;
const checkEveryMs = 5000;

const question = `
  select max(name) as schema,
    (select count(*) from pg_class where relnamespace = to_regnamespace('graphile_worker')
      and relname in ('_private_jobs', '_private_job_queues', '_private_tasks')) = 3
    and exists (select from pg_proc where pronamespace = to_regnamespace('graphile_worker') and proname = 'add_job')
      as "hasQueue"
  from schema_migrations`;

/** Asks by itself every few seconds, so that `silentFor` is true also while nobody calls. */
export const watchDatabase = (pool: pg.Pool, log: Logger): DatabaseHealth => {
  let answeredAt = performance.now();
  let last: { at: number; found: Promise<FoundDatabase | null> } | null = null;
  let wasReachable = true;
  const ask = async (): Promise<FoundDatabase | null> => {
    const requested = pool.query<FoundDatabase>(question).then(
      ({ rows: [answer] }) => {
        answeredAt = performance.now();
        return answer?.schema ? answer : null;
      },
      () => null,
    );
    const late = new Promise<null>((resolve) => setTimeout(resolve, answerLimitMs, null).unref());
    const answer = await Promise.race([requested, late]);
    if ((answer !== null) !== wasReachable) {
      wasReachable = answer !== null;
      log[wasReachable ? 'info' : 'error'](
        wasReachable ? 'the database answers again' : 'the database does not answer',
      );
    }
    return answer;
  };
  const found = (): Promise<FoundDatabase | null> => {
    const keptMs = wasReachable ? keptForMs : keptWhileAwayMs;
    if (!last || performance.now() - last.at > keptMs) last = { at: performance.now(), found: ask() };
    return last.found;
  };
  const timer = setInterval(() => void found(), checkEveryMs).unref();
  return { found, silentFor: () => performance.now() - answeredAt, close: () => clearInterval(timer) };
};
