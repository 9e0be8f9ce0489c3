import { isUnanswered, type TenderStatus } from '@portal/contract/tendering/tender-status.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCarrierSimulator } from '@portal/simulators/carriers/carrier-simulator.ts';
import { makeCarrier } from '../../seed/carriers.ts';
import { type Database, openDatabase, openPool } from '../../platform/database/database.ts';
import type { ReceivedTender } from '../fixtures/carriers/simulated-carriers.ts';
import { makeQuotedLoad, type QuotedLoad } from '../fixtures/quoted-load.ts';
import { makeCrashOwner, signInOwner } from './crash-owner.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export type CrashPlan = { databaseUrl: string; kills: number; loadsPerKill: number };

/** What became of all tenders: each number counts loads. */
export type CrashOutcome = {
  /** The caller received "booked", with the first call or with its repeat. */
  confirmed: number;
  /** Booked or found booked by the repeat of a call that had no answer. */
  repeated: number;
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
/** A carrier thinks 80 minutes at most: a quarter of a second at this speed. */
const speed = 20_000;
const patienceMs = 60_000;
/** Repeats that are under way together: each waits for its carrier. */
const repeatsAtOnce = 10;
/** How often a caller repeats: on a busy machine a call may be answered with 503. */
const repeats = 5;
const callLimitMs = 60_000;
const pollMs = 250;

type Stage = { db: Database; dataDir: string; databaseUrl: string; accountId: number; carrierId: number };

const setStage = async (db: Database, carriersUrl: string, databaseUrl: string, dataDir: string): Promise<Stage> => {
  const { account_id: accountId } = await makeCrashOwner(db);
  const api = { rating: 'api', api_address: `${carriersUrl}/carriers/${scac}/v1`, api_key: 'demo-carrier-saia' };
  return { db, dataDir, databaseUrl, accountId, carrierId: await makeCarrier(db, { scac, ...api }) };
};

/** Whether the caller learned that the load is booked; false where the process died first. */
const tender = async ({ url }: ServerProcess, token: string, load: QuotedLoad): Promise<boolean> => {
  try {
    const answer = await fetch(`${url}/api/loads/${load.id}/tender?pickup=true&insurance=false`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `crash-${load.id}`,
      },
      body: JSON.stringify(load.tender),
      signal: AbortSignal.timeout(callLimitMs),
    });
    await answer.text();
    return answer.status === 200;
  } catch {
    return false;
  }
};

type Booking = { load: QuotedLoad; confirmed: boolean };

/** Books loads and kills the server somewhere in the middle of it; the loads, and which of them were confirmed. */
const bookAndKill = async (stage: Stage, count: number): Promise<Booking[]> => {
  const server = await startServerProcess(stage.databaseUrl, stage.dataDir);
  const token = await signInOwner(server);
  const loads: QuotedLoad[] = [];
  for (let i = 0; i < count; i += 1) {
    loads.push(await makeQuotedLoad({ services: stage }, { account_id: stage.accountId, carrier_id: stage.carrierId }));
  }
  const bookings = loads.map(async (load) => ({ load, confirmed: await tender(server, token, load) }));
  await Promise.race(bookings);
  await sleep(Math.random() * 250);
  await server.kill('SIGKILL');
  return Promise.all(bookings);
};

const tendersOf = (db: Database) => db.selectFrom('tenders').select(['load_id', 'tender_key', 'status']).execute();

/** Sends again what had no answer, as its caller would, and waits for the carrier; answers how many are still open. */
const repeatAndSettle = async (stage: Stage, unanswered: readonly Booking[]): Promise<number> => {
  const server = await startServerProcess(stage.databaseUrl, stage.dataDir, { CALL_LIMITS: 'off' });
  const token = await signInOwner(server);
  const waiting = [...unanswered];
  const repeatInTurn = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      for (let tries = 0; tries < repeats && !next.confirmed; tries += 1) {
        if (tries > 0) await sleep(1000);
        next.confirmed = await tender(server, token, next.load);
      }
    }
  };
  await Promise.all(Array.from({ length: repeatsAtOnce }, repeatInTurn));
  const isOpen = ({ status }: { status: TenderStatus }) => isUnanswered(status);
  let open = unanswered.length;
  for (const until = Date.now() + patienceMs; ; await sleep(pollMs)) {
    // A busy machine may let this look wait too long for its connection; the next one finds out.
    const tenders = await tendersOf(stage.db).catch(() => null);
    open = tenders?.filter(isOpen).length ?? open;
    if ((tenders && open === 0) || Date.now() > until) break;
  }
  await server.kill('SIGTERM');
  return open;
};

const countUp = (
  tried: readonly Booking[],
  tenders: Awaited<ReturnType<typeof tendersOf>>,
  received: readonly ReceivedTender[],
): Omit<CrashOutcome, 'unsettled' | 'repeated'> => {
  const outcome = { confirmed: 0, booked: 0, lost: 0, doubled: 0, notified_once: 0, notified_for_nothing: 0 };
  for (const { load, confirmed } of tried) {
    const ours = tenders.filter(({ load_id }) => load_id === load.id);
    const theirs = received.filter(({ load_number }) => load_number === String(load.id));
    outcome.confirmed += Number(confirmed);
    outcome.booked += Number(ours.length > 0);
    outcome.lost += Number(confirmed && ours.length === 0);
    outcome.doubled += Number(ours.length > 1 || theirs.length > 1);
    outcome.notified_once += Number(ours.length === 1 && theirs.length === 1 && theirs[0]?.received === 1);
    outcome.notified_for_nothing += Number(ours.length === 0 && theirs.length > 0);
  }
  return outcome;
};

/** Kills the server in the middle of bookings, again and again, repeats what had no answer, and compares books with the carrier. */
export const crashTenders = async ({ databaseUrl, kills, loadsPerKill }: CrashPlan): Promise<CrashOutcome> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-crash-'));
  const simulator = await startCarrierSimulator({ dataDir, speed });
  const pool = openPool(databaseUrl, 4);
  try {
    const stage = await setStage(openDatabase(pool), simulator.url, databaseUrl, dataDir);
    const tried: Booking[] = [];
    for (let kill = 0; kill < kills; kill += 1) tried.push(...(await bookAndKill(stage, loadsPerKill)));
    const unanswered = tried.filter(({ confirmed }) => !confirmed);
    const unsettled = await repeatAndSettle(stage, unanswered);
    const repeated = unanswered.filter(({ confirmed }) => confirmed).length;
    const received = (await (await fetch(`${simulator.url}/control/tenders`)).json()) as ReceivedTender[];
    return { ...countUp(tried, await tendersOf(stage.db), received), repeated, unsettled };
  } finally {
    await pool.end();
    await simulator.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
