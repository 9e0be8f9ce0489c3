import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openClient } from './connection.ts';
import { databaseIdentity } from './embedded/identity.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';

export const folders: string[] = [];
const running: EmbeddedDatabase[] = [];
const others: ChildProcess[] = [];

export function newFolder(mode = 0o755): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-database-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return path.join(folder, 'data');
}

export async function start(dataDir: string, more: { onLost?: (error: Error) => void; answerLimitMs?: number } = {}) {
  const database = await startEmbeddedDatabase({ dataDir, ...more });
  running.push(database);
  return database;
}

export const postmasterOf = (dataDir: string) =>
  Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** A process of the user the database runs as. */
export function spawnAs(program: string, args: string[]): number {
  const child = spawn(program, args, { ...databaseIdentity(), stdio: 'ignore' });
  others.push(child);
  return child.pid ?? 0;
}

export async function ask(url: string, sql: string): Promise<unknown> {
  const client = await openClient(url);
  try {
    return Object.values((await client.query(sql)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

/** Ends what was started, and removes its folders. */
export const endAll = async (): Promise<void> => {
  for (const child of others) child.kill('SIGKILL');
  for (const database of running) await database.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
};
