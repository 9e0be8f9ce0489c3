import { closeSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { refuseForeignOwner } from './embedded/identity.ts';
import { capLog, fatalSince, sizeOfLog } from './embedded/postgres-log.ts';
import { ask, endAll, newFolder, postmasterOf, start } from './embedded-database.fixture.ts';
import type { EmbeddedDatabase } from './embedded-database.ts';

afterAll(endAll);

describe('the private database', { timeout: 180_000 }, () => {
  const dataDir = newFolder();
  let database: EmbeddedDatabase;

  it('starts durable, on loopback, behind a password, and keeps its data over a restart', async () => {
    const first = await start(dataDir);
    expect(await ask(first.url, 'show fsync')).toBe('on');
    expect(await ask(first.url, 'show listen_addresses')).toBe('127.0.0.1');
    expect(new URL(first.url).port).not.toBe('5432');
    expect(statSync(path.join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
    await expect(ask(first.url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
    await ask(first.url, 'create table kept as select 7 as value');
    await first.stop();
    database = await start(dataDir);
    expect(await ask(database.url, 'select value from kept')).toBe(7);
  });

  it('is started again on the same address when it dies, and refused to a second server', async () => {
    const killed = postmasterOf(dataDir);
    process.kill(killed, 'SIGKILL');
    // Its owner lives, though nothing of the database does for the moment.
    await expect(start(dataDir)).rejects.toThrow(/Another server is running/);
    await vi.waitFor(
      async () => {
        expect(await ask(database.url, 'select value from kept')).toBe(7);
        expect(postmasterOf(dataDir)).not.toBe(killed);
      },
      { timeout: 120_000, interval: 50 },
    );
    await expect(start(dataDir)).rejects.toThrow(/Another server is running/);
  });

  it('is refused to whoever does not own it, by name', () => {
    const folder = newFolder();
    mkdirSync(folder);
    const uid = process.getuid?.() ?? 0;
    expect(() => refuseForeignOwner(folder, { uid, gid: 0 })).not.toThrow();
    expect(() => refuseForeignOwner(folder, { uid: uid + 70_000, gid: 0 })).toThrow(
      /belongs to .* Start the portal as/,
    );
  });

  it('keeps its log small and the same file', () => {
    const folder = newFolder();
    mkdirSync(folder);
    const log = path.join(folder, 'postgres.log');
    writeFileSync(log, 'FATAL:  of before\n');
    const file = openSync(log, 'a');
    capLog(log, 100);
    writeSync(file, 'x'.repeat(100));
    capLog(log, 100);
    writeSync(file, 'FATAL:  of now\n');
    closeSync(file);
    expect(readFileSync(`${log}.1`, 'utf8')).toMatch(/of before\nx{100}$/);
    expect(readFileSync(log, 'utf8')).toBe('FATAL:  of now\n');
    expect([fatalSince(log, 0), fatalSince(log, sizeOfLog(log))]).toEqual([' (FATAL:  of now)', '']);
  });
});
