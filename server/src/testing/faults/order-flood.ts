import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import { openDatabase, openPool } from '../../platform/database/database.ts';
import { makeCrashOwner, signInOwner } from './crash-owner.ts';
import { startServerProcess } from './server-process.ts';

export type FloodPlan = { databaseUrl: string; orders: number; repeats: number; atOnce: number };

export type FloodOutcome = {
  orders: number;
  calls: number;
  /** Orders that have one load, which every call about them named. */
  once: number;
  doubled: number;
  lost: number;
  /** Calls that another load than the first was answered to, or a refusal. */
  wrong: number;
  /** Different orders under a number that was taken, each refused naming its load. */
  refused: number;
};

/** Each thing so many times, in any order. */
const shuffled = (count: number, times: number): number[] => {
  const all = Array.from({ length: count * times }, (_, at) => at % count);
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(Math.random() * (at + 1));
    [all[at], all[other]] = [all[other] ?? 0, all[at] ?? 0];
  }
  return all;
};

/** Orders that lack something now and then, as they come from a warehouse. */
const orderOf = (at: number) => ({
  external_id: `WH-${at}`,
  mode: 'ltl',
  stops: [
    { type: 'pickup', zip_code: '75207' },
    { type: 'delivery', zip_code: '60632' },
  ],
  line_items: [
    { commodity: 'Pumps', handling_unit: 'PAT', handling_unit_count: 1 + (at % 4), freight_class: '70' },
    { commodity: 'Valves', handling_unit: 'PAT', handling_unit_count: 1, freight_class: '85', weight: 300 + (at % 50) },
  ],
});

type Answer = { status: number; load: number | null };

const readLoads = (db: Database, accountId: number) =>
  db.selectFrom('loads').select(['id', 'external_id']).where('account_id', '=', accountId).execute();

/** A bearer is good for ten minutes on every server; those who ask at once sign in once. */
const tokenOfAll = (signIn: () => Promise<string>) => {
  let kept = { token: signIn(), at: Date.now() };
  return (): Promise<string> => {
    if (kept.at < Date.now() - 300_000) kept = { token: signIn(), at: Date.now() };
    return kept.token;
  };
};

/** Sends a call until the server has time for it. */
const send = async (url: string, token: string, order: object): Promise<Answer> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (;;) {
    const answer = await fetch(`${url}/api/orders`, { method: 'POST', headers, body: JSON.stringify(order) });
    const body = (await answer.json()) as { load?: { id: number }; detail?: { msg: { en: string } }[] };
    if (answer.status !== 429 && answer.status !== 503) {
      const named = /Load (\d+) has/.exec(body.detail?.[0]?.msg.en ?? '')?.[1];
      return { status: answer.status, load: body.load?.id ?? (named ? Number(named) : null) };
    }
    await sleep(1000 * Number(answer.headers.get('retry-after') ?? 1));
  }
};

/** Sends orders to two servers, each several times and in any order, and compares answers and loads. */
export const floodOrders = async ({ databaseUrl, orders, repeats, atOnce }: FloodPlan): Promise<FloodOutcome> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'orders-'));
  const pool = openPool(databaseUrl, 2);
  const db = openDatabase(pool);
  const owner = await makeCrashOwner(db);
  const start = () => startServerProcess(databaseUrl, dataDir, { CALL_LIMITS: 'off' });
  const servers = [await start(), await start()];
  const loadsOf = new Map<number, Set<number>>();
  let [wrong, refused] = [0, 0];
  try {
    const [first] = servers;
    if (!first) throw new Error('no server');
    const tokenOf = tokenOfAll(() => signInOwner(first));
    const calls = shuffled(orders, repeats);
    let next = 0;
    const work = async () => {
      for (let call = next++; call < calls.length; call = next++) {
        const at = calls[call] ?? 0;
        const server = servers[Math.floor(Math.random() * servers.length)] ?? first;
        // Of one in fifty another order under the same number comes as well, once its load is there.
        const isOther = call % 50 === 49 && loadsOf.has(at);
        const order = orderOf(at);
        const answer = await send(
          server.url,
          await tokenOf(),
          isOther ? { ...order, po_number: 'another order' } : order,
        );
        if (isOther && answer.status === 409 && answer.load !== null && loadsOf.get(at)?.has(answer.load)) refused += 1;
        else if (!isOther && answer.status === 201 && answer.load !== null)
          loadsOf.set(at, (loadsOf.get(at) ?? new Set()).add(answer.load));
        else wrong += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    const rows = await readLoads(db, owner.account_id);
    const counted = new Map<string | null, number>();
    for (const { external_id } of rows) counted.set(external_id, (counted.get(external_id) ?? 0) + 1);
    const all = Array.from({ length: orders }, (_, at) => at);
    const ofOrder = (at: number) => counted.get(`WH-${at}`) ?? 0;
    return {
      orders,
      calls: calls.length,
      once: all.filter((at) => ofOrder(at) === 1 && loadsOf.get(at)?.size === 1).length,
      doubled: rows.length - counted.size,
      lost: all.filter((at) => ofOrder(at) === 0).length,
      wrong,
      refused,
    };
  } finally {
    for (const server of servers) await server.kill('SIGTERM');
    await pool.end();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
