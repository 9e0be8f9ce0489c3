import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openClient } from './connection.ts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { databaseIdentity } from './embedded/identity.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';

const folders: string[] = [];
const running: EmbeddedDatabase[] = [];
const others: ChildProcess[] = [];

function newFolder(mode = 0o755): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-database-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return path.join(folder, 'data');
}

async function start(dataDir: string, more: { onLost?: (error: Error) => void } = {}) {
  const database = await startEmbeddedDatabase({ dataDir, ...more });
  running.push(database);
  return database;
}

const postmasterOf = (dataDir: string) =>
  Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** A process of the user the database runs as. */
function spawnAs(program: string, args: string[]): number {
  const child = spawn(program, args, { ...databaseIdentity(), stdio: 'ignore' });
  others.push(child);
  return child.pid ?? 0;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = await openClient(url);
  try {
    return Object.values((await client.query(sql)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

afterAll(async () => {
  for (const child of others) child.kill('SIGKILL');
  for (const database of running) await database.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('the private database', { timeout: 180_000 }, () => {
  it('starts durable, on loopback, behind a password, and keeps its data over a restart', async () => {
    const dataDir = newFolder();
    const first = await start(dataDir);
    expect(await ask(first.url, 'show fsync')).toBe('on');
    expect(await ask(first.url, 'show listen_addresses')).toBe('127.0.0.1');
    expect(new URL(first.url).port).not.toBe('5432');
    expect(statSync(path.join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
    await expect(ask(first.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
    await ask(first.url, 'create table kept as select 7 as value');
    await first.stop();
    const second = await start(dataDir);
    expect(await ask(second.url, 'select value from kept')).toBe(7);
  });

  it('is refused to a second server while the first one lives', async () => {
    const dataDir = newFolder();
    await start(dataDir);
    await expect(start(dataDir)).rejects.toThrow(/Another server is running/);
  });

  it('is taken over from a server that was killed', async () => {
    const dataDir = newFolder();
    const launcher = path.join(import.meta.dirname, 'embedded-database.ts');
    const program = `import { startEmbeddedDatabase } from ${JSON.stringify(launcher)};
      const { url } = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)} });
      console.log(url); setInterval(() => {}, 1e6);`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [printed] = await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const pid = postmasterOf(dataDir);
    const adopted = await start(dataDir);
    expect(adopted.url).toBe(String(printed).trim());
    await adopted.stop();
    expect(() => process.kill(pid, 0)).toThrow();
  });

  it('is started again on the same address when it dies', async () => {
    const dataDir = newFolder();
    const database = await start(dataDir);
    await ask(database.url, 'create table kept as select 7 as value');
    const killed = postmasterOf(dataDir);
    process.kill(killed, 'SIGKILL');
    await vi.waitFor(
      async () => {
        expect(await ask(database.url, 'select value from kept')).toBe(7);
        expect(postmasterOf(dataDir)).not.toBe(killed);
      },
      { timeout: 120_000, interval: 50 },
    );
    await expect(start(dataDir)).rejects.toThrow(/Another server is running/);
  });

  it('says that it is lost when it cannot be started again', async () => {
    const dataDir = newFolder();
    const lost = Promise.withResolvers<Error>();
    const database = await start(dataDir, { onLost: lost.resolve });
    const folder = path.join(dataDir, 'postgres');
    renameSync(path.join(folder, 'postgresql.conf'), path.join(folder, 'moved.conf'));
    process.kill(postmasterOf(dataDir), 'SIGKILL');
    expect(String(await lost.promise)).toMatch(/PostgreSQL ended with .*log is/);
    await database.stop();
  });

  it('starts beside a lock file whose number belongs to another process by now', async () => {
    const dataDir = newFolder();
    const lockFile = path.join(dataDir, 'postgres', 'postmaster.pid');
    let staleLockFile: string[] = [];
    for (const foreign of [undefined, spawnAs('sleep', ['600']), process.pid]) {
      if (foreign !== undefined) {
        const [, ...rest] = staleLockFile;
        writeFileSync(lockFile, [foreign, ...rest].join('\n'));
      }
      const database = await start(dataDir);
      expect(await ask(database.url, 'select 1')).toBe(1);
      staleLockFile = readFileSync(lockFile, 'utf8').split('\n');
      process.kill(postmasterOf(dataDir), 'SIGKILL');
      await database.stop();
      if (foreign !== undefined) process.kill(foreign, 0);
    }
  });

  it('lives in a data directory that only its owner may enter', async () => {
    const database = await start(newFolder(0o700));
    folders.push(String(await ask(database.url, 'show data_directory')));
    expect(await ask(database.url, 'select 1')).toBe(1);
  });
});
