import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Tokens } from '@portal/contract/auth/auth.contract.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { password, type Person } from './people.ts';
import { baseURL as ownURL } from './product.ts';

export const root = path.resolve(import.meta.dirname, '../..');

/** Looks at the portal that PORTAL_URL names, else at one of its own, built and started as an operator does it. */
export const withPortal = async (look: (baseURL: string) => Promise<void>): Promise<void> => {
  if (process.env['PORTAL_URL']) return look(ownURL);
  return withServer({ PORT: new URL(ownURL).port }, () => look(ownURL));
};

/** Starts a portal of its own as an operator does, on a data directory of its own, and stops it again. */
export const withServer = async (
  settings: Record<string, string>,
  look: () => Promise<void>,
  prepare: (env: NodeJS.ProcessEnv) => Promise<void> = async () => undefined,
): Promise<void> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-started-'));
  // As root, the database runs as another user, who has to get in.
  await chmod(dataDir, 0o755);
  const env = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings };
  await prepare(env);
  const server = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    await readyLine(createInterface(server.stdout));
    await look();
  } finally {
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
};

const readyLine = async (lines: AsyncIterable<string>): Promise<void> => {
  for await (const line of lines) if (line.startsWith('ready ')) return;
  throw new Error('The portal ended before it was ready');
};

/** What the portal keeps in local storage for a signed-in person, and the bearer token in it. */
export const storedSession = async (
  baseURL: string,
  person: Person,
): Promise<{ item: [key: string, value: string]; bearer: string }> => {
  const response = await fetch(`${baseURL}/api/auth/access-token`, {
    method: 'POST',
    body: new URLSearchParams({ username: person, password }),
  });
  if (!response.ok) throw new Error(`${person} could not sign in: ${response.status}`);
  const { access_token, refresh_token, expires_in } = (await response.json()) as Tokens;
  const session = { access_token, refresh_token, expires_at: Date.now() + expires_in * 1000 };
  return { item: ['portal.session', JSON.stringify(session)], bearer: access_token };
};

/** The storage of a browser in which somebody, or nobody, is signed in, and a language chosen. */
export const storageOf = async (baseURL: string, person: Person | null, language: Language) => {
  const session = person ? [(await storedSession(baseURL, person)).item] : [];
  const items = [['portal.language', JSON.stringify(language)] as const, ...session];
  const localStorage = items.map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: baseURL, localStorage }] };
};
