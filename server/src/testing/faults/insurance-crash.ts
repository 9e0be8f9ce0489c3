import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BoundCertificate, startInsurerSimulator } from '@portal/simulators/insurer/insurer-simulator.ts';
import { sql } from 'kysely';
import { type Database, openDatabase, openPool } from '../../platform/database/database.ts';
import { makeInsuranceQuote } from '../fixtures/foreign/foreign-insurance.ts';
import { type CrashOwner, keepOwnerToken, makeCrashOwner } from './crash-owner.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

type Plan = { databaseUrl: string; kills: number; policiesPerKill: number };

/** What became of all purchases: each number counts policies. */
export type InsuranceCrashOutcome = {
  /** The caller received "bought" before the server was killed, or by sending it again. */
  bought: number;
  /** Bought, in force, and bound by the insurer exactly once. */
  bound_once: number;
  /** Bound twice at the insurer. */
  doubled: number;
  /** Bought, and neither in force nor bound when the patience was over. */
  lost: number;
  /** Bound by the insurer, though nobody has bought it. */
  bound_for_nothing: number;
  /** In force and not billed exactly once, or billed and not in force. */
  misbilled: number;
};

const patienceMs = 180_000;
const pollMs = 250;
const callLimitMs = 30_000;
/** How often a caller sends again what had no answer. */
const repeats = 5;

/** Whether the caller learned that the policy is bought; false where the process died first. */
const certify = async ({ url }: ServerProcess, token: string, id: number): Promise<boolean> => {
  try {
    const answer = await fetch(`${url}/api/v2/quote-insurance/${id}/certify`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `crash-${id}`,
      },
      body: JSON.stringify({ version: 1, offer: 'set', terms_accepted: true }),
      signal: AbortSignal.timeout(callLimitMs),
    });
    await answer.text();
    return answer.status === 200;
  } catch {
    return false;
  }
};

type Stage = {
  db: Database;
  owner: CrashOwner;
  start: () => Promise<ServerProcess>;
  tokenOf: (server: ServerProcess) => Promise<string>;
};

const insertQuotes = async ({ db, owner }: Stage, count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let i = 0; i < count; i += 1) ids.push(await makeInsuranceQuote(db, owner));
  return ids;
};

/** Buys policies and kills the server somewhere in the middle; the ids, and which of them were confirmed. */
const buyAndKill = async (stage: Stage, count: number): Promise<[id: number, isBought: boolean][]> => {
  const server = await stage.start();
  const token = await stage.tokenOf(server);
  const ids = await insertQuotes(stage, count);
  const answers = ids.map(async (id): Promise<[number, boolean]> => [id, await certify(server, token, id)]);
  await Promise.race(answers);
  await sleep(Math.random() * 250);
  await server.kill('SIGKILL');
  return Promise.all(answers);
};

const statusesOf = (db: Database) =>
  db
    .selectFrom('insurance_quotes')
    .select(['id', 'status', 'purchase_token'])
    .select(
      sql<number>`(select count(*)::integer from invoices where invoices.insurance_quote_id = insurance_quotes.id)`.as(
        'invoices',
      ),
    )
    .execute();

/** Sends again what had no answer, then waits until nothing is being issued any more. */
const repeatAndSettle = async (stage: Stage, tried: Map<number, boolean>): Promise<void> => {
  const server = await stage.start();
  const token = await stage.tokenOf(server);
  for (const [id, isBought] of tried) {
    for (let tries = 0; tries < repeats && !isBought && !tried.get(id); tries += 1) {
      tried.set(id, await certify(server, token, id));
    }
  }
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(pollMs)) {
    const rows = await statusesOf(stage.db).catch(() => null);
    if (rows?.every(({ status }) => status !== 'issuing')) break;
  }
  await server.kill('SIGTERM');
};

const countUp = async (
  db: Database,
  tried: ReadonlyMap<number, boolean>,
  certificates: readonly BoundCertificate[],
): Promise<InsuranceCrashOutcome> => {
  const outcome = { bought: 0, bound_once: 0, doubled: 0, lost: 0, bound_for_nothing: 0, misbilled: 0 };
  for (const { id, status, purchase_token, invoices } of await statusesOf(db)) {
    const isBought = tried.get(id) ?? false;
    const bound = certificates.filter(({ freightId }) => freightId === purchase_token).length;
    outcome.misbilled += Number(invoices !== (status === 'in_force' ? 1 : 0));
    outcome.bought += Number(isBought);
    outcome.bound_once += Number(isBought && status === 'in_force' && bound === 1);
    outcome.doubled += Number(bound > 1);
    outcome.lost += Number(isBought && (status !== 'in_force' || bound === 0));
  }
  const known = new Set((await statusesOf(db)).map(({ purchase_token }) => purchase_token));
  outcome.bound_for_nothing = certificates.filter(({ freightId }) => !known.has(freightId)).length;
  return outcome;
};

/** Kills the server in the middle of purchases, again and again, and compares its books with the insurer's. */
export const crashInsurance = async ({ databaseUrl, kills, policiesPerKill }: Plan): Promise<InsuranceCrashOutcome> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-crash-'));
  const insurer = await startInsurerSimulator();
  const pool = openPool(databaseUrl, 4);
  try {
    const db = openDatabase(pool);
    const env = { INSURER_URL: insurer.url, INSURER_KEY: insurer.key, CALL_LIMITS: 'off' };
    const start = () => startServerProcess(databaseUrl, dataDir, env);
    const stage: Stage = { db, owner: await makeCrashOwner(db), start, tokenOf: keepOwnerToken() };
    const tried = new Map<number, boolean>();
    for (let kill = 0; kill < kills; kill += 1) {
      for (const [id, isBought] of await buyAndKill(stage, policiesPerKill)) tried.set(id, isBought);
    }
    await repeatAndSettle(stage, tried);
    return await countUp(db, tried, insurer.certificates());
  } finally {
    await pool.end();
    await insurer.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
