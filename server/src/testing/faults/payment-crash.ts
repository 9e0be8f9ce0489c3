import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type StripeSimulator, startStripeSimulator } from '@portal/simulators/stripe/stripe-simulator.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { type Database, openDatabase, openPool } from '../../platform/database/database.ts';
import { insertOpenInvoice } from '../fixtures/foreign/foreign-billing.ts';
import { type Moment, type PaymentGateway, startPaymentGateway, type Stop } from './payment-gateway.ts';
import { keepOwnerToken, makeCrashOwner } from './crash-owner.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

type Plan = {
  databaseUrl: string;
  kills: number;
  paymentsPerKill: number;
  /** Has every payment looked at at once after the last kill, which a server does within two minutes by itself. */
  isHurried?: boolean;
};

/** The moments at which servers are killed, in turn; the riskiest come first. */
const stops: readonly Stop[] = [
  { call: 'reading', moment: 'after' },
  { call: 'opening', moment: 'during' },
  { call: 'reading', moment: 'during' },
  { call: 'opening', moment: 'after' },
  { call: 'reading', moment: 'before' },
  { call: 'opening', moment: 'before' },
];

/**
 * Where a kill was found to have come, by the provider and by the portal's books: an answer that was sent was written
 * down before the server ended, or lost with it.
 */
type Landing = `${Stop['call']}, ${Exclude<Moment, 'after'> | 'after, not written down' | 'after, written down'}`;

/** How many kills came where, and what became of all payments: each number of these counts invoices. */
export type PaymentCrashOutcome = {
  kills: Partial<Record<Landing, number>>;
  /** Kills whose moment did not come. */
  missed: number;
  /** Charged at the provider. */
  charged: number;
  /** Paid in the portal and charged exactly once. */
  paid_once: number;
  /** Charged more than once at the provider, or paid more than once in the books. */
  doubled: number;
  /** Charged, and not paid in the portal two minutes after a server runs again. */
  unmarked: number;
  /** Seconds until the last charged invoice was paid in the portal. */
  settled_after: number;
  /** Paid in the portal, and not charged. */
  paid_for_nothing: number;
  /** Still held by a payment nobody has made. */
  stuck: number;
  /** Cents by which the ledger's cash and the provider's books differ. */
  cents_apart: number;
};

/** Within this time a running server has found out what became of a payment, without anybody's help. */
const reconciledMs = 120_000;
const patienceMs = 60_000;
const momentMs = 60_000;
/** An answer that was sent is written down within about this time: somewhere in it the server is killed. */
const writingMs = 200;
const pollMs = 250;
const callLimitMs = 30_000;

const Begun = z.object({ url: z.string() });

type Stage = {
  db: Database;
  stripe: StripeSimulator;
  gateway: PaymentGateway;
  accountId: number;
  kills: PaymentCrashOutcome['kills'];
  missed: number;
  start: () => Promise<ServerProcess>;
  tokenOf: (server: ServerProcess) => Promise<string>;
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

const checkoutOf = ({ db }: Stage, invoice: number) =>
  db
    .selectFrom('checkouts')
    .innerJoin('checkout_invoices', 'checkout_invoices.checkout_id', 'checkouts.id')
    .select(['checkouts.status', 'checkouts.session_id'])
    .where('checkout_invoices.invoice_id', '=', invoice)
    .executeTakeFirst();

/** Where a kill came: what the portal did with an answer it had received shows in its books. */
const landingOf = async (stage: Stage, { call, moment }: Stop, invoice: number): Promise<Landing> => {
  if (moment !== 'after') return `${call}, ${moment}`;
  const checkout = await checkoutOf(stage, invoice);
  const isWritten = call === 'opening' ? checkout?.session_id !== null : checkout?.status === 'paid';
  return `${call}, after, ${isWritten ? 'written down' : 'not written down'}`;
};

/** Has some invoices paid side by side, and kills the server when a call about one of them is at the moment. */
const payAndKill = async (stage: Stage, stop: Stop, count: number): Promise<void> => {
  const server = await stage.start();
  stage.stripe.control({ webhook_url: `${server.url}/api/stripe/webhook` });
  const token = await stage.tokenOf(server);
  const invoices: number[] = [];
  for (let i = 0; i < count; i += 1) invoices.push(await insertOpenInvoice(stage.db, stage.accountId));
  const stopped = stage.gateway.stop(stop, invoices);
  const payments = invoices.map((invoice) => pay(server, token, invoice));
  const invoice = await Promise.race([stopped, sleep(momentMs, null)]);
  if (stop.moment === 'after') await sleep(Math.random() * writingMs);
  await server.kill('SIGKILL');
  stage.gateway.release();
  await Promise.all(payments);
  if (invoice === null) {
    stage.missed += 1;
    return;
  }
  const landing = await landingOf(stage, stop, invoice);
  stage.kills[landing] = (stage.kills[landing] ?? 0) + 1;
};

const invoicesOf = ({ db, accountId }: Stage) =>
  db.selectFrom('invoices').select(['id', 'status', 'paid']).where('account_id', '=', accountId).execute();

const chargesOf = ({ stripe }: Stage) => stripe.intents().filter(({ status }) => status === 'succeeded');

const areAllMarked = async (stage: Stage): Promise<boolean> => {
  const charged = new Set(chargesOf(stage).map(({ metadata }) => metadata['invoice_ids']));
  const rows = await invoicesOf(stage);
  return rows.every(({ id, status }) => status === 'paid' || !charged.has(String(id)));
};

/** Pages nobody has paid on are over at once, and every payment is due for a look. */
const hurry = ({ db }: Stage) =>
  sql`update checkouts set look_at = now(), expires_at = now() where status in ('open', 'opening')`.execute(db);

/**
 * Waits until what was charged is paid, which a server finds out by itself; presses once more for a part of what is not
 * paid, and waits until nothing is under way. Answers how many seconds the first took.
 */
const settleAndRepeat = async (stage: Stage, isHurried: boolean): Promise<number> => {
  const server = await stage.start();
  stage.stripe.control({ webhook_url: `${server.url}/api/stripe/webhook` });
  const start = Date.now();
  for (; Date.now() < start + reconciledMs && !(await areAllMarked(stage)); await sleep(pollMs)) {
    if (isHurried) await hurry(stage);
  }
  const seconds = (Date.now() - start) / 1000;
  const token = await stage.tokenOf(server);
  for (const { id, status } of await invoicesOf(stage))
    if (status !== 'paid' && id % 2 === 0) await pay(server, token, id);
  for (const until = Date.now() + patienceMs; Date.now() < until; await sleep(pollMs)) {
    await hurry(stage);
    const rows = await invoicesOf(stage);
    if (rows.every(({ status }) => status !== 'payment_processing')) break;
  }
  await server.kill('SIGTERM');
  return seconds;
};

const countUp = async (stage: Stage, settled_after: number): Promise<PaymentCrashOutcome> => {
  const { kills, missed } = stage;
  const counts = { charged: 0, paid_once: 0, doubled: 0, unmarked: 0, paid_for_nothing: 0, stuck: 0, cents_apart: 0 };
  const outcome = { kills, missed, settled_after, ...counts };
  const intents = chargesOf(stage);
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

/** Kills the server at chosen moments of payments, again and again, and compares its books with the provider's. */
export const crashPayments = async ({
  databaseUrl,
  kills,
  paymentsPerKill,
  isHurried = false,
}: Plan): Promise<PaymentCrashOutcome> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-crash-'));
  const stripe = await startStripeSimulator();
  const gateway = await startPaymentGateway(stripe);
  const pool = openPool(databaseUrl, 4);
  try {
    const db = openDatabase(pool);
    const { account_id: accountId } = await makeCrashOwner(db);
    const env = {
      STRIPE_URL: gateway.url,
      STRIPE_KEY: stripe.key,
      STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      CALL_LIMITS: 'off',
    };
    const start = () => startServerProcess(databaseUrl, dataDir, env);
    const stage: Stage = { db, stripe, gateway, accountId, kills: {}, missed: 0, start, tokenOf: keepOwnerToken() };
    for (let kill = 0; kill < kills; kill += 1) {
      const stop = stops[kill % stops.length];
      if (stop) await payAndKill(stage, stop, paymentsPerKill);
    }
    return await countUp(stage, await settleAndRepeat(stage, isHurried));
  } finally {
    await pool.end();
    await gateway.close();
    await stripe.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
};
