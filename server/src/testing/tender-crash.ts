import { isUnanswered, type TenderStatus } from '@portal/contract/tendering/tender-status.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCarrierSimulator } from '@portal/simulators/carriers/carrier-simulator.ts';
import { ensureAccess } from '../features/users/ensure-access.queries.ts';
import { makeAccount, makeUser } from '../seed/accounts.ts';
import { makeCarrier } from '../seed/carriers.ts';
import { type Database, openDatabase, openPool } from '../platform/database/database.ts';
import type { ReceivedTender } from './fixtures/simulated-carriers.ts';
import { testPassword } from './fixtures/make-account.ts';
import { makeQuotedLoad, type QuotedLoad } from './fixtures/quoted-load.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export type CrashPlan = { databaseUrl: string; kills: number; loadsPerKill: number };

/** What became of all tenders: each number counts loads. */
export type CrashOutcome = {
  /** The caller received "booked" before the process died. */
  confirmed: number;
  /** A tender was committed, confirmed or not. */
  booked: number;
  /** Confirmed, and yet not there. */
  lost: number;
  /** Booked twice in our books or in the carrier's. */
  doubled: number;
  /** Booked, and the carrier notified exactly once. */
  notified_once: number;
  /** Not booked, and yet known to the carrier. */
  notified_for_nothing: number;
  /** Booked, and still without an answer when the patience was over. */
  unsettled: number;
};

const scac = 'SAIA';
const email = 'crash@portal.test';
/** A carrier thinks 80 minutes at most: a quarter of a second at this speed. */
const speed = 20_000;
const patienceMs = 60_000;

type Stage = { db: Database; dataDir: string; databaseUrl: string; accountId: number; carrierId: number };

const setStage = async (db: Database, carriersUrl: string, databaseUrl: string, dataDir: string): Promise<Stage> => {
  await ensureAccess(db);
  const accountId = await makeAccount(db, { name: 'Crash' });
  const person = { role: 'account_admin', email, first_name: 'Cora', last_name: 'Crash' } as const;
  await makeUser(db, { ...person, account_id: accountId, password: testPassword });
  const api = { rating: 'api', api_address: `${carriersUrl}/carriers/${scac}/v1`, api_key: 'demo-carrier-saia' };
  return { db, dataDir, databaseUrl, accountId, carrierId: await makeCarrier(db, { scac, ...api }) };
};

const signIn = async ({ url }: ServerProcess): Promise<string> => {
  const body = new URLSearchParams({ username: email, password: testPassword });
  const answer = await fetch(`${url}/api/auth/access-token`, { method: 'POST', body });
  return ((await answer.json()) as { access_token: string }).access_token;
};

/** Whether the caller learned that the load is booked; false where the process died first. */
const tender = async ({ url }: ServerProcess, token: string, load: QuotedLoad): Promise<boolean> => {
  try {
    const answer = await fetch(`${url}/api/loads/${load.id}/tender?pickup=true&insurance=false`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(load.tender),
    });
    await answer.text();
    return answer.status === 200;
  } catch {
    return false;
  }
};

/** Books loads and kills the server somewhere in the middle of it; the loads, and which of them were confirmed. */
const bookAndKill = async (stage: Stage, count: number): Promise<{ loadId: number; confirmed: boolean }[]> => {
  const server = await startServerProcess(stage.databaseUrl, stage.dataDir);
  const token = await signIn(server);
  const loads: QuotedLoad[] = [];
  for (let i = 0; i < count; i += 1) {
    loads.push(await makeQuotedLoad({ services: stage }, { account_id: stage.accountId, carrier_id: stage.carrierId }));
  }
  const bookings = loads.map(async (load) => ({ loadId: load.id, confirmed: await tender(server, token, load) }));
  await Promise.race(bookings);
  await sleep(Math.random() * 250);
  await server.kill('SIGKILL');
  return Promise.all(bookings);
};

const tendersOf = (db: Database) => db.selectFrom('tenders').select(['load_id', 'tender_key', 'status']).execute();

const waitUntilSettled = async (stage: Stage): Promise<number> => {
  const server = await startServerProcess(stage.databaseUrl, stage.dataDir);
  const isOpen = ({ status }: { status: TenderStatus }) => isUnanswered(status);
  const until = Date.now() + patienceMs;
  let open = (await tendersOf(stage.db)).filter(isOpen);
  while (open.length > 0 && Date.now() < until) {
    await sleep(250);
    open = (await tendersOf(stage.db)).filter(isOpen);
  }
  await server.kill('SIGTERM');
  return open.length;
};

const countUp = (
  tried: readonly { loadId: number; confirmed: boolean }[],
  tenders: Awaited<ReturnType<typeof tendersOf>>,
  received: readonly ReceivedTender[],
): Omit<CrashOutcome, 'unsettled'> => {
  const outcome = { confirmed: 0, booked: 0, lost: 0, doubled: 0, notified_once: 0, notified_for_nothing: 0 };
  for (const { loadId, confirmed } of tried) {
    const ours = tenders.filter(({ load_id }) => load_id === loadId);
    const theirs = received.filter(({ load_number }) => load_number === String(loadId));
    outcome.confirmed += Number(confirmed);
    outcome.booked += Number(ours.length > 0);
    outcome.lost += Number(confirmed && ours.length === 0);
    outcome.doubled += Number(ours.length > 1 || theirs.length > 1);
    outcome.notified_once += Number(ours.length === 1 && theirs.length === 1 && theirs[0]?.received === 1);
    outcome.notified_for_nothing += Number(ours.length === 0 && theirs.length > 0);
  }
  return outcome;
};

/** Kills the server in the middle of bookings, again and again, lets it recover, and compares books with the carrier. */
export const crashTenders = async ({ databaseUrl, kills, loadsPerKill }: CrashPlan): Promise<CrashOutcome> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-crash-'));
  const simulator = await startCarrierSimulator({ dataDir, speed });
  const pool = openPool(databaseUrl, 4);
  try {
    const stage = await setStage(openDatabase(pool), simulator.url, databaseUrl, dataDir);
    const tried: { loadId: number; confirmed: boolean }[] = [];
    for (let kill = 0; kill < kills; kill += 1) tried.push(...(await bookAndKill(stage, loadsPerKill)));
    const unsettled = await waitUntilSettled(stage);
    const received = (await (await fetch(`${simulator.url}/control/tenders`)).json()) as ReceivedTender[];
    return { ...countUp(tried, await tendersOf(stage.db), received), unsettled };
  } finally {
    await pool.end();
    await simulator.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
