import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFreightSystemSimulator } from '@portal/simulators/freight-system/freight-system-simulator.ts';
import { startInsurerSimulator } from '@portal/simulators/insurer/insurer-simulator.ts';
import { startStripeSimulator } from '@portal/simulators/stripe/stripe-simulator.ts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureAccess } from '../features/users/ensure-access.queries.ts';
import { keepSecret } from '../integrations/carriers/carrier-secret.ts';
import { loadConfig } from '../platform/config.ts';
import { openClient } from '../platform/database/connection.ts';
import { openDatabase, openPool } from '../platform/database/database.ts';
import { openStore } from '../platform/files/bucket-store.ts';
import { createFirstAdmin } from '../seed/first-admin.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { examine } from './doctor-command.ts';

type Env = Record<string, string>;
const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-breakages-'));
const filesDir = path.join(dataDir, 'files');
const closers: (() => unknown)[] = [];
let database: TestDatabase;
let well: Env;
/** Where nobody listens: it was free a moment ago. */
let unreachable: string;

const run = async (statement: string): Promise<void> => {
  const client = await openClient(database.url);
  await client.query(statement).finally(() => client.end());
};

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const startMailServer = async (): Promise<number> => {
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      done(password === 'right' ? null : new Error('refused'), { user: 'portal' }),
  });
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  closers.push(() => server.close());
  return (listener.address() as AddressInfo).port;
};

/** What every row of the tables of a portal at work has: an admin, a carrier with a secret, a file. */
const fill = async (): Promise<void> => {
  const pool = openPool(database.url, 1);
  const db = openDatabase(pool);
  const { tokenSigningKey, storageUrl } = loadConfig(well);
  await ensureAccess(db);
  await createFirstAdmin(db, { email: 'desk@northline.test', password: 'Freight-2026!', operator: {} });
  const logo_key = await openStore(storageUrl).put(Buffer.from('a logo'));
  const api_key = keepSecret('of the carrier', tokenSigningKey);
  const carrier = { scac: 'THRE', name: 'Three', short_name: 'Three', rating: 'api', api_address: well['PUBLIC_URL'] };
  await db
    .insertInto('carriers')
    .values({ ...carrier, api_key, logo_key })
    .execute();
  await pool.end();
};

beforeAll(async () => {
  database = await createTestDatabase();
  const noEvents = '{"events":[],"next_cursor":"","more":false}';
  const portal = createServer(({ url = '' }, reply) => reply.end(url.startsWith('/events') ? noEvents : 'ok'));
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  closers.push(() => portal.close());
  const [stripe, insurer, freightSystem] = await Promise.all([
    startStripeSimulator(),
    startInsurerSimulator(),
    startFreightSystemSimulator(),
  ]);
  for (const one of [stripe, insurer, freightSystem]) closers.push(one.close);
  const gone = createServer();
  await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
  unreachable = `http://127.0.0.1:${portOf(gone)}`;
  gone.close();
  const portalUrl = `http://127.0.0.1:${portOf(portal)}`;
  well = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    PUBLIC_URL: portalUrl,
    ROUTING_URL: portalUrl,
    SMTP_URL: `smtp://portal:right@127.0.0.1:${await startMailServer()}`,
    STRIPE_URL: stripe.url,
    STRIPE_KEY: stripe.key,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    INSURER_URL: insurer.url,
    INSURER_KEY: insurer.key,
    FREIGHT_SYSTEM_URL: freightSystem.urlTemplate,
    FREIGHT_SYSTEM_USER: 'portal',
    FREIGHT_SYSTEM_PASSWORD: 'portal',
  };
  await fill();
});
afterAll(async () => {
  for (const close of closers) await close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

/** What is said of this machine, and of a portal too new to quote, is nobody's concern here. */
const ofThisMachine = ['disk', 'connections', 'set-up'];
const isSlow = /^PostgreSQL .+ answers in [\d.]+ ms$/;
const unwell = async (env: Env) =>
  (await examine(loadConfig({ ...well, ...env }))).filter(
    ({ state, subject, message }) => state !== 'ok' && !ofThisMachine.includes(subject) && !isSlow.test(message),
  );

it('finds nothing wrong while all of it works', async () => {
  expect(await unwell({})).toEqual([]);
});

type Breakage = {
  what: string;
  subject: string;
  says: RegExp;
  /** What is set otherwise, or done and undone. */
  env?: () => Env;
  harm?: () => unknown;
  repair?: () => unknown;
};

const sqlHarm = (harm: string, repair: string) => ({ harm: () => run(harm), repair: () => run(repair) });
const elsewhere = (change: (url: URL) => void) => () => {
  const url = new URL(database.url);
  change(url);
  return { DATABASE_URL: url.href };
};

const breakages: Breakage[] = [
  {
    what: 'a database that is stopped',
    subject: 'database',
    says: /ECONNREFUSED/,
    env: elsewhere((url) => (url.port = '1')),
  },
  {
    what: 'a database that is not there',
    subject: 'database',
    says: /does not exist/,
    env: elsewhere((url) => (url.pathname = '/no_such_database')),
  },
  {
    what: 'a database without a connection left',
    subject: 'database',
    says: /too many connections/,
    env: elsewhere((url) => (url.username = 'portal_crowded')),
    ...sqlHarm('create role portal_crowded login connection limit 0', 'drop role portal_crowded'),
  },
  {
    what: 'a database that takes no changes',
    subject: 'database',
    says: /takes no changes/,
    env: elsewhere((url) => url.searchParams.set('options', '-c default_transaction_read_only=on')),
  },
  {
    what: 'a migration that is not the one that ran',
    subject: 'schema',
    says: /is not the file that has run/,
    ...sqlHarm(
      `update schema_migrations set checksum = checksum || 'x' where name like '0001%'`,
      `update schema_migrations set checksum = trim(trailing 'x' from checksum) where name like '0001%'`,
    ),
  },
  {
    what: 'a table that is gone',
    subject: 'schema',
    says: /table unnamed_files/,
    ...sqlHarm('alter table unnamed_files rename to hidden', 'alter table hidden rename to unnamed_files'),
  },
  {
    what: 'an index that is gone',
    subject: 'schema',
    says: /index loads_bol_number/,
    ...sqlHarm(
      'alter index loads_bol_number rename to hidden_key',
      'alter index hidden_key rename to loads_bol_number',
    ),
  },
  {
    what: 'triggers that are switched off',
    subject: 'schema',
    says: /switched off on users$/,
    ...sqlHarm('alter table users disable trigger all', 'alter table users enable trigger all'),
  },
  {
    what: 'files in a folder that cannot be written to',
    subject: 'storage',
    says: /ENOTDIR/,
    env: () => ({ STORAGE_URL: `file://${path.join(dataDir, 'a-file', 'files')}` }),
    harm: () => writeFileSync(path.join(dataDir, 'a-file'), ''),
  },
  {
    what: 'a bucket that does not answer',
    subject: 'storage',
    says: /ECONNREFUSED/,
    env: () => ({ STORAGE_URL: 's3://key:secret@127.0.0.1:1/papers?tls=false' }),
  },
  {
    what: 'every file of the papers gone',
    subject: 'files',
    says: /^1 of 1 of the newest are missing/,
    harm: () => renameSync(filesDir, `${filesDir}-away`),
    repair: () => (rmSync(filesDir, { recursive: true }), renameSync(`${filesDir}-away`, filesDir)),
  },
  {
    what: 'another SECRET_KEY',
    subject: 'secret key',
    says: /does not open 1 of 1 carrier secrets/,
    env: () => ({ SECRET_KEY: 'an-other-secret-of-more-than-32-random-letters-4711' }),
  },
  {
    what: 'no platform admin who may sign in',
    subject: 'admins',
    says: /no platform admin/,
    ...sqlHarm(`update users set status = 'suspended'`, `update users set status = 'active'`),
  },
  {
    what: 'a mail server that does not answer',
    subject: 'mail',
    says: /ECONNREFUSED/,
    env: () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }),
  },
  {
    what: 'a mail server that does not let the portal in',
    subject: 'mail',
    says: /Invalid login/,
    env: () => ({ SMTP_URL: (well['SMTP_URL'] ?? '').replace('right', 'wrong') }),
  },
  {
    what: 'a carrier that does not answer',
    subject: 'carrier THRE',
    says: /does not answer/,
    harm: () => run(`update carriers set api_address = '${unreachable}' where scac = 'THRE'`),
    repair: () => run(`update carriers set api_address = '${well['PUBLIC_URL']}' where scac = 'THRE'`),
  },
  {
    what: 'a route server that does not answer',
    subject: 'routing',
    says: /ECONNREFUSED/,
    env: () => ({ ROUTING_URL: unreachable }),
  },
  {
    what: 'an address at which nobody answers',
    subject: 'address',
    says: /does not answer/,
    env: () => ({ PUBLIC_URL: unreachable }),
  },
  {
    what: 'jobs that were given up',
    subject: 'jobs',
    says: /^1 were given up/,
    ...sqlHarm(
      `select graphile_worker.add_job('quotes.ask-carriers', '{}', job_key := 'dead');
       update graphile_worker._private_jobs set attempts = max_attempts where key = 'dead'`,
      `delete from graphile_worker._private_jobs where key = 'dead'`,
    ),
  },
  {
    what: 'a payment provider that does not answer',
    subject: 'payments',
    says: /does not answer/,
    env: () => ({ STRIPE_URL: unreachable }),
  },
  {
    what: 'a key the payment provider does not know',
    subject: 'payments',
    says: /refuses the key \(401\)/,
    env: () => ({ STRIPE_KEY: 'sk_test_wrong' }),
  },
  {
    what: 'an insurer that does not answer',
    subject: 'insurer',
    says: /no usable answer: insurer: refused/,
    env: () => ({ INSURER_URL: unreachable }),
  },
  {
    what: 'a freight system that does not answer',
    subject: 'freight system',
    says: /unavailable/,
    env: () => ({ FREIGHT_SYSTEM_URL: `${unreachable}/{company}` }),
  },
];

it.each(breakages)('names $what, and nothing else', async ({ subject, says, env, harm, repair }) => {
  await harm?.();
  const findings = await unwell(env?.() ?? {});
  await repair?.();
  expect(findings.map((finding) => finding.subject)).toEqual([subject]);
  expect(findings[0]).toMatchObject({ message: expect.stringMatching(says), advice: expect.stringMatching(/\w{3}/) });
});
