import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type StripeSimulator, startStripeSimulator } from '@portal/simulators/stripe/stripe-simulator.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { ensureAccess } from '../../features/users/ensure-access.queries.ts';
import { type Database, openDatabase, openPool } from '../../platform/database/database.ts';
import { makeAccount, makeUser } from '../../seed/accounts.ts';
import { insertOpenInvoice } from '../fixtures/foreign/foreign-billing.ts';
import { testPassword } from '../fixtures/make-account.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

type Plan = { databaseUrl: string; kills: number; paymentsPerKill: number };

/** What became of all payments: each number counts invoices. */
export type PaymentCrashOutcome = {
  /** Charged at the provider. */
  charged: number;
  /** Paid in the portal and charged exactly once. */
  paid_once: number;
  /** Charged more than once at the provider, or paid more than once in the books. */
  doubled: number;
  /** Charged, and not paid in the portal when the patience was over. */
  unmarked: number;
  /** Paid in the portal, and not charged. */
  paid_for_nothing: number;
  /** Still held by a payment nobody has made. */
  stuck: number;
  /** Cents by which the ledger's cash and the provider's books differ. */
  cents_apart: number;
};

const email = 'payer@portal.test';
const patienceMs = 180_000;
const pollMs = 250;
const callLimitMs = 30_000;

const Tokens = z.object({ access_token: z.string() });
const Begun = z.object({ url: z.string() });

const signIn = async ({ url }: ServerProcess): Promise<string> => {
  const body = new URLSearchParams({ username: email, password: testPassword });
  const answer = await fetch(`${url}/api/auth/access-token`, { method: 'POST', body });
  return Tokens.parse(await answer.json()).access_token;
};

type Stage = {
  db: Database;
  stripe: StripeSimulator;
  accountId: number;
  start: () => Promise<ServerProcess>;
  token?: { text: string; at: number };
};

/** A bearer is good for ten minutes on every server; to sign in at each would be too often. */
const tokenGoodForMs = 300_000;

const tokenOf = async (stage: Stage, server: ServerProcess): Promise<string> => {
  if (!stage.token || stage.token.at < Date.now() - tokenGoodForMs) {
    stage.token = { text: await signIn(server), at: Date.now() };
  }
  return stage.token.text;
};

/** Begins to pay an invoice and pays on the provider's page at once, as far as the server lives to answer. */
const pay = async ({ url }: ServerProcess, token: string, invoice: number): Promise<void> => {
  try {
    const answer = await fetch(`${url}/api/stripe/pay`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': `crash-${invoice}`,
      },
      body: JSON.stringify({ billing_ids: [invoice] }),
      signal: AbortSignal.timeout(callLimitMs),
    });
    if (answer.status !== 201) return;
    const begun = Begun.parse(await answer.json());
    await fetch(begun.url, { method: 'POST', body: new URLSearchParams({ method: 'card' }), redirect: 'manual' });
  } catch {
    // The server was killed: whoever pays presses again.
  }
};

/** Kills the server before, during or after the provider's answers; a part of the invoices is paid by pressing again. */
const payAndKill = async (stage: Stage, count: number): Promise<void> => {
  const server = await stage.start();
  stage.stripe.control({ webhook_url: `${server.url}/api/stripe/webhook` });
  const token = await tokenOf(stage, server);
  const invoices: number[] = [];
  for (let i = 0; i < count; i += 1) invoices.push(await insertOpenInvoice(stage.db, stage.accountId));
  const payments = invoices.map((invoice) => pay(server, token, invoice));
  // Half of the kills come once the first payment has gone through, so that they hit later steps on slow machines too.
  if (Math.random() < 0.5) await Promise.race(payments);
  await sleep(Math.random() * 400);
  await server.kill('SIGKILL');
  await Promise.all(payments);
};

const invoicesOf = ({ db, accountId }: Stage) =>
  db.selectFrom('invoices').select(['id', 'status', 'paid']).where('account_id', '=', accountId).execute();

/** Presses once more for every invoice that is not paid, then waits until nothing is under way. */
const repeatAndSettle = async (stage: Stage): Promise<void> => {
  const server = await stage.start();
  stage.stripe.control({ webhook_url: `${server.url}/api/stripe/webhook` });
  const token = await tokenOf(stage, server);
  for (const { id, status } of await invoicesOf(stage))
    if (status !== 'paid' && id % 2 === 0) await pay(server, token, id);
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(pollMs)) {
    // Pages nobody has paid on are over at once, and every payment is due for a look.
    await sql`update checkouts set look_at = now(), expires_at = now() where status in ('open', 'opening')`.execute(
      stage.db,
    );
    const rows = await invoicesOf(stage);
    if (rows.every(({ status }) => status !== 'payment_processing')) break;
  }
  await server.kill('SIGTERM');
};

const countUp = async (stage: Stage): Promise<PaymentCrashOutcome> => {
  const outcome = { charged: 0, paid_once: 0, doubled: 0, unmarked: 0, paid_for_nothing: 0, stuck: 0, cents_apart: 0 };
  const intents = stage.stripe.intents().filter(({ status }) => status === 'succeeded');
  for (const { id, status, paid } of await invoicesOf(stage)) {
    const charges = intents.filter(({ metadata }) => metadata['invoice_ids'] === String(id)).length;
    outcome.charged += Number(charges > 0);
    outcome.paid_once += Number(charges === 1 && status === 'paid' && Number(paid) === 500);
    outcome.doubled += Number(charges > 1 || Number(paid) > 500);
    outcome.unmarked += Number(charges > 0 && status !== 'paid');
    outcome.paid_for_nothing += Number(charges === 0 && status === 'paid');
    outcome.stuck += Number(status === 'payment_processing');
  }
  const received = intents.reduce((total, intent) => total + intent.amount_received, 0);
  const { rows } = await sql<{ cash: string }>`select coalesce(sum(amount) * 100, 0)::bigint as cash from ledger_entries
    where ledger_account = 'cash' and account_id = ${stage.accountId}`.execute(stage.db);
  outcome.cents_apart = received - Number(rows[0]?.cash ?? 0);
  return outcome;
};

/** Kills the server in the middle of payments, again and again, and compares its books with the provider's. */
export const crashPayments = async ({ databaseUrl, kills, paymentsPerKill }: Plan): Promise<PaymentCrashOutcome> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-crash-'));
  const stripe = await startStripeSimulator();
  const pool = openPool(databaseUrl, 4);
  try {
    const db = openDatabase(pool);
    await ensureAccess(db);
    const accountId = await makeAccount(db, { name: 'Crash' });
    const person = { role: 'account_admin', email, first_name: 'Cora', last_name: 'Crash' } as const;
    await makeUser(db, { ...person, account_id: accountId, password: testPassword });
    const env = {
      STRIPE_URL: stripe.url,
      STRIPE_KEY: stripe.key,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      CALL_LIMITS: 'off',
    };
    const stage: Stage = { db, stripe, accountId, start: () => startServerProcess(databaseUrl, dataDir, env) };
    for (let kill = 0; kill < kills; kill += 1) await payAndKill(stage, paymentsPerKill);
    await repeatAndSettle(stage);
    return await countUp(stage);
  } finally {
    await pool.end();
    await stripe.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
