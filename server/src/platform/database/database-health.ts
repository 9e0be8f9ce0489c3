import type { Logger } from 'pino';
import type pg from 'pg';

/** Whether the database answers on the connections that calls use. */
export type DatabaseHealth = {
  /** The newest migration the database has; null while it does not answer. Asked at most once a second, sooner then. */
  schema(): Promise<string | null>;
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

/** Asks by itself every few seconds, so that `silentFor` is true also while nobody calls. */
export const watchDatabase = (pool: pg.Pool, log: Logger): DatabaseHealth => {
  let answeredAt = performance.now();
  let last: { at: number; schema: Promise<string | null> } | null = null;
  let wasReachable = true;
  const ask = async (): Promise<string | null> => {
    const requested = pool.query<{ name: string }>('select max(name) as name from schema_migrations').then(
      ({ rows }) => {
        answeredAt = performance.now();
        return rows[0]?.name ?? null;
      },
      () => null,
    );
    const late = new Promise<null>((resolve) => setTimeout(resolve, answerLimitMs, null).unref());
    const schema = await Promise.race([requested, late]);
    if ((schema !== null) !== wasReachable) {
      wasReachable = schema !== null;
      log[wasReachable ? 'info' : 'error'](
        wasReachable ? 'the database answers again' : 'the database does not answer',
      );
    }
    return schema;
  };
  const schema = (): Promise<string | null> => {
    const keptMs = wasReachable ? keptForMs : keptWhileAwayMs;
    if (!last || performance.now() - last.at > keptMs) last = { at: performance.now(), schema: ask() };
    return last.schema;
  };
  const timer = setInterval(() => void schema(), checkEveryMs).unref();
  return { schema, silentFor: () => performance.now() - answeredAt, close: () => clearInterval(timer) };
};
