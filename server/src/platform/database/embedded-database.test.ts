import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';

const folders: string[] = [];
const running: EmbeddedDatabase[] = [];
const log = { info: () => undefined };

function newFolder(mode = 0o755): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-database-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return path.join(folder, 'data');
}

async function start(dataDir: string) {
  const database = await startEmbeddedDatabase({ dataDir, log });
  running.push(database);
  return database;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return Object.values((await client.query(sql)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

afterAll(async () => {
  for (const database of running) await database.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('the private database', () => {
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
      const { url } = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, log: { info() {} } });
      console.log(url); setInterval(() => {}, 1e6);`;
    const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [printed] = await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const pid = Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    const adopted = await start(dataDir);
    expect(adopted.url).toBe(String(printed).trim());
    await adopted.stop();
    expect(() => process.kill(pid, 0)).toThrow();
  });

  it('lives in a data directory that only its owner may enter', async () => {
    const database = await start(newFolder(0o700));
    folders.push(String(await ask(database.url, 'show data_directory')));
    expect(await ask(database.url, 'select 1')).toBe(1);
  });
});
