import type pg from 'pg';
import type { Config } from '../platform/config.ts';
import { openClient } from '../platform/database/connection.ts';
import { connectionFault } from '../platform/database/connection-fault.ts';
import { poolerFault } from '../platform/database/transaction-pooler.ts';
import { connectionAdvice } from './connection-advice.ts';
import { examineSchema } from './examine-schema.ts';
import { readServer, type ServerFacts } from './doctor.queries.ts';
import { failed, type Finding, ok, reasonOf, warning } from './finding.ts';

const connectLimitMs = 5000;
const slowMs = 20;
const oldestMajor = 15;
const skewToMention = 2000;
const skewThatBreaks = 60_000;
/** The listener, the lock of the workers, the sockets of several instances and a command such as this one. */
const otherConnections = 6;

/** The middle of five answers to the smallest question, in ms. */
async function latencyOf(client: pg.Client): Promise<number> {
  const times: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    const requested = performance.now();
    await client.query('select 1');
    times.push(performance.now() - requested);
  }
  return times.toSorted((a, b) => a - b)[2] ?? 0;
}

export function judgeServer(facts: ServerFacts, latency: number): Finding {
  const { version, major, encoding, is_read_only, may_create, missing_extensions } = facts;
  const subject = 'database';
  if (major < oldestMajor)
    return failed(subject, `it is PostgreSQL ${version}`, `Use PostgreSQL ${oldestMajor} or newer.`);
  if (encoding !== 'UTF8')
    return failed(
      subject,
      `its encoding is ${encoding}`,
      'Make a database with encoding UTF8 and restore a backup into it.',
    );
  if (is_read_only)
    return failed(
      subject,
      'it takes no changes',
      'Name the primary server in DATABASE_URL, or end its read-only mode.',
    );
  if (!may_create) {
    const advice = 'Make the user of DATABASE_URL the owner of the database.';
    return failed(subject, 'the user may not make tables, so no new version can start', advice);
  }
  const [missing] = missing_extensions;
  if (missing) {
    const advice = `Install PostgreSQL’s contrib package, and have a superuser run "create extension ${missing}" in the database.`;
    return failed(subject, `the extension ${missing} is missing, so this version cannot start`, advice);
  }
  const message = `PostgreSQL ${version} answers in ${latency.toFixed(1)} ms`;
  return latency > slowMs
    ? warning(subject, message, 'Put the portal nearer to its database: a call asks it several times.')
    : ok(subject, message);
}

function judgeConnections({ max_connections, used_connections }: ServerFacts, config: Config): Finding {
  const needed = config.databaseConnections + config.jobConnections + otherConnections;
  const message = `${used_connections} of ${max_connections} in use; an instance may open ${needed}`;
  return max_connections - used_connections < needed
    ? warning('connections', message, 'Raise max_connections, or lower DATABASE_CONNECTIONS and JOB_CONNECTIONS.')
    : ok('connections', message);
}

export function judgeClock(databaseTime: Date, latency: number): Finding {
  const skew = Math.abs(Date.now() - databaseTime.getTime());
  const message = `this machine and the database differ by ${(skew / 1000).toFixed(1)} s`;
  const advice = 'Keep the time of both machines by NTP: quotes, tenders and sessions end by it.';
  if (skew > skewThatBreaks + latency) return failed('clock', message, advice);
  return skew > skewToMention + latency ? warning('clock', message, advice) : ok('clock', message);
}

/** What the database is, for whoever can connect to it and work on what it leads to. */
async function examineConnected(url: string, config: Config): Promise<Finding[]> {
  const fault = await connectionFault(url);
  if (fault) return [failed('database', fault.message, fault.advice)];
  const client = await openClient(url, { name: 'portal doctor', connectMs: connectLimitMs, answerMs: connectLimitMs });
  try {
    const latency = await latencyOf(client);
    const facts = await readServer(client);
    return [
      judgeServer(facts, latency),
      judgeConnections(facts, config),
      judgeClock(facts.now, latency),
      await examineSchema(client),
    ];
  } finally {
    await client.end();
  }
}

/** What the database is, and whether the portal can work on it. */
export const examineDatabase = (url: string, config: Config): Promise<Finding[]> =>
  examineConnected(url, config).catch((error: unknown) => {
    const advice = config.databaseUrl
      ? connectionAdvice(error)
      : 'postgres.log in DATA_DIR says why the private database does not answer.';
    return [failed('database', `it does not answer: ${reasonOf(error)}`, advice)];
  });

/** Whether calls work through the pooler in DATABASE_URL, where all else goes past it. */
export async function examinePooler({ databaseUrl, databaseDirectUrl }: Config): Promise<Finding[]> {
  const subject = 'pooler';
  if (!databaseUrl || !databaseDirectUrl) return [];
  try {
    const fault = await poolerFault({ url: databaseUrl, directUrl: databaseDirectUrl });
    if (fault) return [failed(subject, fault.message, fault.advice)];
    return [ok(subject, 'calls work through DATABASE_URL, all else through DATABASE_DIRECT_URL')];
  } catch (error) {
    return [failed(subject, `it does not answer: ${reasonOf(error)}`, connectionAdvice(error))];
  }
}
