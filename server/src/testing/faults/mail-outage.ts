import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openMailStore } from '@portal/simulators/mailbox/mail-store.ts';
import { startSmtpCatcher } from '@portal/simulators/mailbox/smtp-catcher.ts';
import { confirmDemoJob } from '../../features/guests/send-demo-mails.ts';
import { openQuoteRound } from '../../features/loads/state/open-quote-round.ts';
import { withAnyLoadLocked } from '../../features/loads/state/with-load-locked.ts';
import { ensureAccess } from '../../features/users/ensure-access.queries.ts';
import { systemContext } from '../../platform/context.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { makeCarrier, makeTariff } from '../../seed/carriers.ts';
import { makeLoad } from '../../seed/loads.ts';
import { makeShipper } from '../fixtures/make-account.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** A mail server that accepts connections and says nothing until it is made to answer. */
const startHangingSmtp = async (folder: string) => {
  const store = openMailStore(folder);
  const catcher = await startSmtpCatcher(store, 0);
  const held = new Set<Socket>();
  let isHanging = true;
  let connections = 0;
  const server = createServer((near) => {
    connections += 1;
    held.add(near);
    near.on('error', () => near.destroy());
    near.on('close', () => held.delete(near));
    if (isHanging) return;
    const far = connect(catcher.port, '127.0.0.1');
    far.on('error', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    store,
    connections: () => connections,
    answer: () => {
      isHanging = false;
    },
    async close() {
      held.forEach((socket) => socket.destroy());
      await new Promise((closed) => server.close(closed));
      await catcher.close();
    },
  };
};

/** Milliseconds from opening a quote round to the first price that is published. */
const firstQuoteMs = async (app: TestApp, accountId: number): Promise<number> => {
  const loadId = await makeLoad(app.services.db, { account_id: accountId, distance_miles: 970 });
  const { realtime } = app.services;
  const publish = realtime.toLoad.bind(realtime);
  const quoted = new Promise<number>((resolve) => {
    realtime.toLoad = (id, event, data) => {
      if (id === loadId && event === 'new-quote') resolve(performance.now());
      publish(id, event, data);
    };
  });
  const start = performance.now();
  await withAnyLoadLocked(systemContext(app.services, 'mail-outage'), loadId, [], openQuoteRound);
  const took = (await quoted) - start;
  realtime.toLoad = publish;
  return took;
};

/** The mean, because a median would not show that the first of them had to wait. */
const meanQuoteMs = async (app: TestApp, accountId: number, rounds: number): Promise<number> => {
  let total = 0;
  for (let round = 0; round < rounds; round += 1) total += await firstQuoteMs(app, accountId);
  return total / rounds;
};

const demoRequest = (at: number) => ({
  company_name: 'Outage',
  website: '',
  phone: '+12145550100',
  country: 'US',
  full_name: 'Olga Outage',
  email: `outage-${at}@example.test`,
  preferred_date: '2030-01-15',
  language: 'en' as const,
});

const queueMails = async ({ services }: TestApp, count: number): Promise<void> => {
  const ctx = systemContext(services, 'mail-outage');
  const requests = Array.from({ length: count }, (_, at) => demoRequest(at));
  const rows = await services.db.insertInto('demo_requests').values(requests).returning('id').execute();
  for (const { id } of rows) await enqueue(ctx, confirmDemoJob, { demo_request_id: id });
};

const pollUntil = async (isTrue: () => boolean | Promise<boolean>, ms: number): Promise<boolean> => {
  for (const end = Date.now() + ms; Date.now() < end; await sleep(200)) if (await isTrue()) return true;
  return false;
};

export type MailOutagePlan = { databaseUrl: string; mails: number; quotes: number };

export type MailOutage = {
  /** Mean from opening a quote round to its first price, before and while the mail server hangs. */
  healthyMs: number;
  hangingMs: number;
  /** Mails that had come before the server answered. */
  early: number;
  /** Mails that came afterwards, each counted once, and how many came more than once. */
  received: number;
  doubled: number;
};

/** Quotes while a mail server accepts connections and never answers, and counts the mails that come once it does. */
export const hangMailServer = async ({ databaseUrl, mails, quotes }: MailOutagePlan): Promise<MailOutage> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-outage-'));
  const smtp = await startHangingSmtp(folder);
  const app = await startTestApp({ SMTP_URL: smtp.url }, { databaseUrl });
  try {
    const { db, pool } = app.services;
    await ensureAccess(db);
    await makeTariff(db, await makeCarrier(db, { scac: 'SAIA', rating: 'tariff' }));
    const { account_id } = await makeShipper(app);
    await firstQuoteMs(app, account_id);
    const healthyMs = await meanQuoteMs(app, account_id, quotes);
    await queueMails(app, mails);
    // As many as there are places for mails: from then on the outage is as bad as it gets.
    await pollUntil(() => smtp.connections() >= 3, 20_000);
    const hangingMs = await meanQuoteMs(app, account_id, quotes);
    const early = smtp.store.list().length;
    smtp.answer();
    await pollUntil(async () => {
      // What waits for its next turn has it now; tries made for that do not count.
      await pool.query('update graphile_worker._private_jobs set run_at = now(), attempts = 0 where locked_at is null');
      const { rows } = await pool.query<{ left: number }>('select count(*)::int as left from graphile_worker.jobs');
      return rows[0]?.left === 0;
    }, 90_000);
    const receivers = smtp.store.list().flatMap(({ to }) => to);
    const received = new Set(receivers).size;
    return { healthyMs, hangingMs, early, received, doubled: receivers.length - received };
  } finally {
    await app.stop();
    await smtp.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
