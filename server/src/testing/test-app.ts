import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Endpoint, Received, Request } from '@portal/contract/http/endpoint.ts';
import { type RunningApp, startApp, type Surroundings } from '../app.ts';
import { loadConfig } from '../platform/config.ts';
import { settableClock } from './fixtures/settable-clock.ts';
import { watchLocks } from './locks/lock-order.ts';
import { putBackAfterFile } from './put-back.ts';
import { type SharedApp, shareApp } from './share-app.ts';
import { createTestDatabase } from './test-database.ts';

/** What a call answered: the status, the headers and the body as it came over the wire. */
export type Answer<T> = { status: number; headers: Headers; body: T };

export type TestApp = RunningApp & {
  databaseUrl: string;
  /** Makes a call of the contract over real HTTP; `token` is sent as bearer. */
  call<E extends Endpoint>(
    row: E,
    request: Request<E> & { token?: string | undefined; headers?: Record<string, string> },
  ): Promise<Answer<Received<E>>>;
  stop(): Promise<void>;
};

const urlOf = (row: Endpoint, params: Record<string, unknown> = {}, query: Record<string, unknown> = {}): string => {
  const filled = row.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) search.append(name, String(one as string | number | boolean));
  }
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
};

/** The body as the row encodes it; a form names its own content type. */
const encoded = (row: Endpoint, body: unknown): string | URLSearchParams | FormData => {
  if (row.encoding === 'form') return new URLSearchParams(body as Record<string, string>);
  if (row.encoding !== 'multipart') return JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
    for (const one of [value].flat()) form.append(name, one instanceof Blob ? one : String(one));
  }
  return form;
};

/** Several servers stand idle beside the one that is tested: each looks for jobs with few places and connections. */
const testSettings = { NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'silent', JOBS_AT_ONCE: '4', JOB_CONNECTIONS: '9' };

/** A portal that is set up, behind a proxy; how often somebody may call counts for the callers of all files. */
const sharedSettings = {
  PUBLIC_URL: 'https://portal.example',
  OPERATIONS_EMAIL: 'operations@portal.test',
  TRUSTED_PROXIES: '127.0.0.1/32',
  CALL_LIMITS: 'off',
};

/** The clock of the worker's server; a file that sets it need not let it go. */
export const sharedClock = settableClock();

let workersApp: Promise<SharedApp<TestApp>> | undefined;

/**
 * The server of this test worker, on a database of its own, which every file in the worker shares: a file makes
 * accounts of its own and counts nobody else's rows. Clock, services, settings and carriers are put back after each file.
 */
export const sharedTestApp = async (): Promise<TestApp> => {
  workersApp ??= startTestApp(sharedSettings, { clock: sharedClock }).then(shareApp);
  const { app, putBack } = await workersApp;
  putBackAfterFile(async () => {
    sharedClock.letGo();
    await putBack();
  });
  return app;
};

/** Starts a server on a database and a port of its own, for files that change what all accounts share or the settings. */
export const startTestApp = async (
  env: Record<string, string> = {},
  surroundings: Partial<Surroundings> = {},
): Promise<TestApp> => {
  const database = surroundings.databaseUrl ? null : await createTestDatabase();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-app-'));
  const config = loadConfig({ ...testSettings, DATA_DIR: dataDir, ...env });
  const databaseUrl = surroundings.databaseUrl ?? database?.url ?? '';
  const app = await startApp(config, { ...surroundings, databaseUrl });
  watchLocks(app.services.pool);
  return {
    ...app,
    databaseUrl,
    async call(row, { params, query, body, token, headers }) {
      const response = await fetch(`${app.url}${urlOf(row, params, query)}`, {
        method: row.method,
        headers: {
          ...(body && !row.encoding ? { 'content-type': 'application/json' } : {}),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        ...(body ? { body: encoded(row, body) } : {}),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json');
      return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as never };
    },
    async stop() {
      await app.close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
