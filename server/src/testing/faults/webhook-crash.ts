import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Webhook } from 'standardwebhooks';
import type pg from 'pg';
import { openDatabase, openPool } from '../../platform/database/database.ts';
import { makeLoad } from '../../seed/loads.ts';
import { type Answer, type Received, startReceiver } from '../fixtures/webhook-receiver.ts';
import { makeCrashOwner, signInOwner } from './crash-owner.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export type WebhookPlan = { databaseUrl: string; events: number; kills: number };

export type WebhookOutcome = {
  events: number;
  /** Requests the receiver got, repeats included. */
  requests: number;
  /** Events that the receiver has taken; each at least once. */
  taken: number;
  lost: number;
  /** Requests whose signature neither of the endpoint's secrets makes. */
  forged: number;
  /** Requests at the address that redirects lead to. */
  redirected: number;
};

/** Attempts that failed become due again so often, instead of after minutes and hours. */
const pressMs = 1000;
const patienceMs = 120_000;

type Endpoint = { id: number; secrets: string[] };

const ask = async (
  server: ServerProcess,
  token: string,
  method: string,
  at: string,
  body?: object,
): Promise<unknown> => {
  const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${server.url}${at}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${at} was answered with ${answer.status}`);
  return answer.json();
};

/** As the systems of a bad day answer: most take what comes, others refuse, ask for time or point elsewhere. */
const answerOfBadDay = (elsewhere: string) => (): Answer => {
  const dice = Math.random();
  if (dice < 0.1) return { status: 503 };
  if (dice < 0.15) return { status: 301, headers: { location: elsewhere } };
  if (dice < 0.18) return { status: 429, headers: { 'retry-after': '1' } };
  if (dice < 0.2) return { status: 500, body: 'x'.repeat(100_000) };
  return { status: 204 };
};

const isSigned = ({ headers, body }: Received, secrets: readonly string[]): boolean =>
  secrets.some((secret) => {
    try {
      new Webhook(secret).verify(body, headers as Record<string, string>);
      return true;
    } catch {
      return false;
    }
  });

/** So many things happen to a load, as the features of the portal report them. */
const happen = (pool: pg.Pool, loadId: number, times: number) =>
  pool.query(
    `select graphile_worker.add_job('webhooks.note-load-delivered', json_build_object('load_id', $1::int)),
      pg_notify('portal_jobs_usual', gen_random_uuid()::text) from generate_series(1, $2)`,
    [loadId, times],
  );

/** Whatever waits for a later attempt is due now. */
const letTimePass = async (pool: pg.Pool): Promise<number> => {
  await pool.query(`update webhook_endpoints set paused_until = null, is_on = true, off_reason = null, off_at = null`);
  await pool.query(`update webhook_deliveries set state = 'waiting', attempts = 0, due_at = now(), ended_at = null
    where state = 'given_up' or (state = 'waiting' and due_at > now())`);
  const { rows } = await pool.query<{ open: number }>(`select
    (select count(*) from webhook_deliveries where state = 'waiting')::int
    + (select count(*) from graphile_worker.jobs where task_identifier like 'webhooks.note-%')::int as open`);
  return rows[0]?.open ?? 0;
};

/** Servers are killed while events are sent to a system on a bad day; compares what it got with what happened. */
export const crashWebhooks = async ({ databaseUrl, events, kills }: WebhookPlan): Promise<WebhookOutcome> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-webhooks-'));
  const [receiver, elsewhere] = [await startReceiver(), await startReceiver()];
  const pool = openPool(databaseUrl, 4);
  const taken = new Set<string>();
  const badDay = answerOfBadDay(elsewhere.url);
  receiver.answerWith(({ headers }) => {
    const said = badDay();
    if (said.status === 204) taken.add(String(headers['webhook-id']));
    return said;
  });
  let server = await startServerProcess(databaseUrl, dataDir);
  try {
    const db = openDatabase(pool);
    const { account_id } = await makeCrashOwner(db);
    const loadId = await makeLoad(db, { account_id });
    const token = await signInOwner(server);
    const made = (await ask(server, token, 'POST', '/api/webhook', { url: receiver.url })) as Endpoint & {
      secret: string;
    };
    const secrets = [made.secret];
    for (let kill = 0; kill < kills; kill += 1) {
      await happen(pool, loadId, Math.ceil(events / kills));
      await sleep(300 + Math.random() * 1000);
      if (kill === 1) {
        const renewed = await ask(server, token, 'POST', `/api/webhook/${made.id}/secret`);
        secrets.push((renewed as { secret: string }).secret);
      }
      await server.kill('SIGKILL');
      server = await startServerProcess(databaseUrl, dataDir);
    }
    for (const until = Date.now() + patienceMs; (await letTimePass(pool)) > 0 && Date.now() < until;)
      await sleep(pressMs);
    const { rows } = await pool.query<{ id: string }>(`select 'evt_' || id as id from outgoing_events`);
    return {
      events: rows.length,
      requests: receiver.received.length,
      taken: taken.size,
      lost:
        rows.filter(({ id }) => !taken.has(id)).length + Math.max(0, kills * Math.ceil(events / kills) - rows.length),
      forged: receiver.received.filter((one) => !isSigned(one, secrets)).length,
      redirected: elsewhere.received.length,
    };
  } finally {
    await server.kill('SIGTERM');
    await pool.end();
    await Promise.all([receiver.stop(), elsewhere.stop()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
};
