import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClient } from '../../src/platform/database/connection.ts';
import { careless, openBenchDatabase } from '../../benchmarks/bench-app.ts';
import { loadBody } from '../../src/features/loads/load-body.fixture.ts';
import { type FaultProxy, startFaultProxy } from '../../src/testing/faults/fault-proxy.ts';
import { makePeople, signInPerson } from '../../src/testing/fixtures/make-people.ts';
import { type ServerProcess, startServerProcess } from '../../src/testing/faults/server-process.ts';
import { send } from './traffic.ts';

/** Several, of accounts of their own: what one may do in a minute is limited. */
const people = 8;
export const postmasterOf = (dataDir: string): number | undefined => {
  try {
    return Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch {
    return undefined;
  }
};

/** A database that can be hurt, and what works on it. */
export type Scene = {
  databaseUrl: string;
  proxy: FaultProxy;
  /** Bearers of different people, good for ten minutes. */
  tokens: readonly string[];
  /** Signs all of them in again, at a server or a proxy before it. */
  renewTokens(url: string): Promise<void>;
  /** The process number of the database server; undefined while there is none. */
  postmaster(): number | undefined;
  /** Runs a statement past the proxy, on a connection of its own. */
  administer(sql: string): Promise<void>;
  /** The number a statement answers. */
  count(sql: string): Promise<number>;
  startServer(env?: Record<string, string>): Promise<ServerProcess>;
  close(): Promise<void>;
};

const administer = async (url: string, sql: string): Promise<void> => {
  const client = await openClient(url);
  // Also while the database is set to take no changes.
  await client.query('set default_transaction_read_only = off');
  await client.query(sql).finally(() => client.end());
};

export const countBy = async (url: string, sql: string): Promise<number> => {
  const client = await openClient(url);
  const { rows } = await client.query<{ count: string }>(sql).finally(() => client.end());
  return Number(rows[0]?.count);
};

/** Four instances run at once here, and each opens 32 connections at most (docs/operations.md). */
const connectionLimit = '150';

const signInTries = 5;

/** A busy machine, or a server that is just ending, may put a sign-in off. */
const signInPatiently = async (url: string, person: number): Promise<string> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await signInPerson(url, person);
    } catch (error) {
      if (tries === signInTries) throw error;
      await sleep(2000);
    }
  }
};

/** Opens a migrated database of its own and makes somebody who is signed in there. */
export const openScene = async (): Promise<Scene> => {
  const database = await openBenchDatabase({ ...careless, max_connections: connectionLimit });
  const proxy = await startFaultProxy(database.url);
  const startServer = (env: Record<string, string> = {}) => startServerProcess(proxy.url, database.dataDir, env);
  await makePeople(database.url, people);
  const first = await startServer();
  const tokens: string[] = [];
  const renewTokens = async (url: string) => {
    for (let person = 0; person < people; person += 1) tokens[person] = await signInPatiently(url, person);
  };
  await renewTokens(first.url);
  await first.kill('SIGTERM');
  return {
    databaseUrl: database.url,
    proxy,
    tokens,
    renewTokens,
    postmaster: () => postmasterOf(database.dataDir),
    administer: (sql) => administer(database.url, sql),
    count: (sql) => countBy(database.url, sql),
    startServer,
    async close() {
      await proxy.close();
      await database.close();
    },
  };
};

/** A list is read, each fifth time a load is saved, by all people in turns. */
export const readAndWrite =
  (url: string, { tokens }: Scene, sendCall = send) =>
  (nth: number) => {
    const headers = { authorization: `Bearer ${tokens[nth % tokens.length]}` };
    if (nth % 5 > 0) return sendCall(`${url}/api/loads`, { headers });
    return sendCall(`${url}/api/loads`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(loadBody()),
    });
  };
