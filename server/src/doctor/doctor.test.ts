import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { zoneRelease } from '@portal/contract/values/zones/data/zone-lines.ts';
import { sql } from 'kysely';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../platform/config.ts';
import { openDatabase, openPool } from '../platform/database/database.ts';
import { diskStore } from '../platform/files/files.ts';
import { startLendingPooler } from '../testing/faults/lending-pooler.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { connectionAdvice } from './connection-advice.ts';
import { examine } from './doctor-command.ts';
import { judgeClock, judgeServer } from './examine-database.ts';
import { judgeDisk } from './examine-disk.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-doctor-'));
let database: TestDatabase;
let portal: Server;
let portalUrl: string;

beforeAll(async () => {
  database = await createTestDatabase();
  portal = createServer((_request, response) => response.end('ok'));
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  portalUrl = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
});
afterAll(async () => {
  portal.close();
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

/** A port nobody listens on: it was free a moment ago, and is given to nobody at once. */
const closedPort = async (): Promise<number> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
};

const settings = (env: Record<string, string> = {}) => ({
  NODE_ENV: 'test',
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  PUBLIC_URL: portalUrl,
  ...env,
});

/** What the doctor says about one subject. */
const findingOf = async (subject: string, env: Record<string, string> = {}) =>
  (await examine(loadConfig(settings(env)))).filter((finding) => finding.subject === subject);

const withDatabase = async (work: (db: ReturnType<typeof openDatabase>) => Promise<unknown>) => {
  const pool = openPool(database.url, 1);
  await work(openDatabase(pool)).finally(() => pool.end());
};

describe('the doctor', () => {
  it('finds nothing wrong where everything answers', async () => {
    const findings = await examine(loadConfig(settings()));
    // The disk and the speed of the machine that runs this test are nobody's concern here, and the portal is a new one
    // that nobody was in.
    const unwell = findings.filter(
      ({ state, subject, message }) =>
        state !== 'ok' &&
        !['disk', 'connections', 'set-up', 'admins'].includes(subject) &&
        !/^PostgreSQL .+ answers in [\d.]+ ms$/.test(message),
    );
    expect(unwell).toEqual([]);
    const subjects = findings.map(({ subject }) => subject);
    for (const subject of ['database', 'schema', 'clock', 'storage', 'jobs', 'carriers', 'mail', 'routing', 'address'])
      expect(subjects).toContain(subject);
  });

  it('says what a new portal lacks for a quote', async () => {
    const messages = (await findingOf('set-up')).map(({ message }) => message);
    expect(messages).toContain('there is no carrier to ask for a price');
    expect(messages).toContain('no carrier has a rate in force today: nothing can be quoted');
  });

  it('names a database that does not answer, and looks at everything else', async () => {
    const env = { DATABASE_URL: `postgres://x@127.0.0.1:${await closedPort()}/x` };
    const findings = await examine(loadConfig(settings(env)));
    expect(findings).toContainEqual(
      expect.objectContaining({ subject: 'database', state: 'failed', message: expect.stringMatching(/ECONNREFUSED/) }),
    );
    expect(findings).toContainEqual(expect.objectContaining({ subject: 'storage', state: 'ok' }));
  });

  it('advises by the reason why a database cannot be worked on', async () => {
    const adviceOf = async (url: URL) => (await findingOf('database', { DATABASE_URL: url.href }))[0]?.advice;
    const url = new URL(database.url);
    url.pathname = '/no_such_database';
    expect(await adviceOf(url)).toMatch(/^Make that database/);
    const limited = `limited_${randomBytes(6).toString('hex')}`;
    await withDatabase((db) => sql.raw(`create role ${limited} login connection limit 0`).execute(db));
    url.href = database.url;
    url.username = limited;
    expect(await adviceOf(url)).toMatch(/^Raise the limit of connections/);
    await withDatabase((db) => sql.raw(`drop role ${limited}`).execute(db));
    const pooler = await startLendingPooler(database.url);
    expect(await adviceOf(new URL(pooler.url))).toMatch(/pool_mode = session/);
    pooler.close();
    const certificate = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    expect(connectionAdvice(certificate)).toMatch(/sslrootcert=FILE.*sslmode=no-verify/);
    expect(connectionAdvice(new Error('unsupported startup parameter: options'))).toMatch(/ignore_startup_parameters/);
  });

  it('names a pooler that does not lead to the database itself', async () => {
    const env = { DATABASE_URL: new URL('/postgres', database.url).href, DATABASE_DIRECT_URL: database.url };
    expect(await findingOf('pooler', env)).toMatchObject([
      { state: 'failed', advice: expect.stringMatching(/^Name the same database/) },
    ]);
    const [answer] = await findingOf('pooler', { ...env, DATABASE_URL: database.url });
    expect(answer?.state).toBe('ok');
  });

  it('names a mail server, a bucket, an address and a route server that do not answer, and keeps keys to itself', async () => {
    const [mail, bucket, address, routing] = [
      await closedPort(),
      await closedPort(),
      await closedPort(),
      await closedPort(),
    ];
    const findings = await examine(
      loadConfig(
        settings({
          SMTP_URL: `smtp://user:mail-password@127.0.0.1:${mail}`,
          STORAGE_URL: `s3://key:bucket-password@127.0.0.1:${bucket}/papers?tls=false`,
          PUBLIC_URL: `http://127.0.0.1:${address}`,
          ROUTING_URL: `http://127.0.0.1:${routing}`,
        }),
      ),
    );
    const stateOf = (subject: string) => findings.find((finding) => finding.subject === subject)?.state;
    const states = ['mail', 'storage', 'address', 'routing'].map(stateOf);
    expect(states).toEqual(['failed', 'failed', 'warning', 'warning']);
    expect(JSON.stringify(findings)).not.toMatch(/-password/);
  });

  it('says what to do about a mail server that signed its own certificate, which one on this machine may do', async () => {
    const server = new SMTPServer({ authOptional: true });
    server.on('error', () => undefined);
    const listener = server.listen(0, '127.0.0.1');
    await new Promise((resolve) => listener.once('listening', resolve));
    const SMTP_URL = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    expect(await findingOf('mail', { SMTP_URL })).toMatchObject([{ state: 'ok' }]);
    expect(await findingOf('mail', { SMTP_URL: `${SMTP_URL}?ignoreTLS=false` })).toMatchObject([
      {
        state: 'failed',
        message: expect.stringMatching(/certificate/),
        advice: expect.stringMatching(/ignoreTLS=true/),
      },
    ]);
    await new Promise<void>((closed) => server.close(() => closed()));
  });

  it('counts jobs that were given up or are late', async () => {
    await withDatabase(async (db) => {
      await sql`select graphile_worker.add_job('quotes.ask-carriers', '{}')`.execute(db);
      await sql`select graphile_worker.add_job('quotes.ask-carriers', '{}', run_at := now() - interval '1 hour')`.execute(
        db,
      );
      await sql`update graphile_worker._private_jobs set attempts = max_attempts
        where id = (select min(id) from graphile_worker._private_jobs)`.execute(db);
    });
    const messages = (await findingOf('jobs')).map(({ message }) => message);
    expect(messages).toEqual(['1 were given up', expect.stringMatching(/^the oldest is (59|6\d) minutes late$/)]);
  });

  it('calls carriers that have an address, whatever they answer', async () => {
    const port = await closedPort();
    const addresses = { DEAF: `http://127.0.0.1:${port}/api`, THRE: `${portalUrl}/api` };
    await withDatabase(async (db) => {
      for (const [scac, api_address] of Object.entries(addresses))
        await db
          .insertInto('carriers')
          .values({ scac, name: scac, short_name: scac, rating: 'api', api_address })
          .execute();
    });
    expect(await findingOf('carrier DEAF')).toMatchObject([{ state: 'failed' }]);
    expect(await findingOf('carrier THRE')).toMatchObject([
      { state: 'warning', message: expect.stringContaining('by portal: nonsense') },
    ]);
  });

  it('names other databases that store files at the same place', async () => {
    const store = diskStore(pathToFileURL(path.join(dataDir, 'files')).href);
    await store.addDatabase('7000000000000000001-5');
    expect(await findingOf('storage')).toMatchObject([
      { state: 'warning', advice: expect.stringMatching(/databases\/7000000000000000001-5/) },
    ]);
    await store.removeDatabase('7000000000000000001-5');
  });

  it('names migrations this version does not know', async () => {
    await withDatabase((db) =>
      sql`insert into schema_migrations (name, checksum) values ('9999-of-tomorrow.sql', 'x')`.execute(db),
    );
    expect(await findingOf('schema')).toMatchObject([
      { state: 'warning', message: expect.stringMatching(/this version does not know/) },
    ]);
    await withDatabase((db) => sql`delete from schema_migrations where name = '9999-of-tomorrow.sql'`.execute(db));
  });

  it('compares the table of time zones with Node, with PostgreSQL and with what the database was given', async () => {
    expect(await findingOf('time zones')).toMatchObject([
      { state: 'ok', message: expect.stringContaining(`local times go by tz ${zoneRelease}`) },
    ]);
    await withDatabase((db) => db.insertInto('zone_table').values({ release: '2999a', digest: 'newer' }).execute());
    expect(await findingOf('time zones')).toMatchObject([
      { state: 'warning', message: expect.stringContaining('the database has tz 2999a') },
    ]);
    await withDatabase((db) => db.deleteFrom('zone_table').execute());
  });

  it('minds a clock that is off and a disk that is full', () => {
    const server = {
      version: '17.2',
      major: 17,
      encoding: 'UTF8',
      is_read_only: false,
      may_create: true,
      missing_extensions: [],
      max_connections: 97,
      used_connections: 1,
      now: new Date(),
    };
    expect(judgeServer(server, 1).state).toBe('ok');
    expect(judgeServer(server, 21)).toMatchObject({ state: 'warning', message: expect.stringMatching(/in 21\.0 ms$/) });
    const without = judgeServer({ ...server, missing_extensions: ['pg_trgm'] }, 1);
    expect([without.state, without.advice]).toEqual(['failed', expect.stringContaining('create extension pg_trgm')]);
    const off = (ms: number) => judgeClock(new Date(Date.now() - ms), 5).state;
    expect([off(0), off(10_000), off(120_000)]).toEqual(['ok', 'warning', 'failed']);
    const free = (megabytes: number) => judgeDisk('data', megabytes).state;
    expect([free(50_000), free(1000), free(100)]).toEqual(['ok', 'warning', 'failed']);
  });

  const run = (env: Record<string, string>, ...args: string[]) =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, '../cli.ts'), 'doctor', ...args], {
      encoding: 'utf8',
      env: settings(env),
    });

  it('answers programs in JSON, with an exit code, a refused configuration too', () => {
    const refused = run({ SMTP_URL: 'http://mail' }, '--json');
    expect(refused.status).toBe(1);
    expect(JSON.parse(refused.stdout)).toMatchObject({
      is_well: false,
      findings: [{ subject: 'configuration', state: 'failed', message: expect.stringMatching(/SMTP_URL/) }],
    });
  });
});
