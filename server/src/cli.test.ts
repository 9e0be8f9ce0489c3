import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openClient } from './platform/database/connection.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountNames, addAccount } from './backup/backup.fixture.ts';
import { openStore } from './platform/files/bucket-store.ts';
import { loadConfig } from './platform/config.ts';
import { programEnvironment } from './testing/faults/server-process.ts';
import { runInProcess } from './testing/run-command.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-cli-'));
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

/** What a command says, run in this process. */
const cli = (password: string, ...words: string[]): Promise<string> =>
  runInProcess(words, { DATABASE_URL: database.url, DATA_DIR: dataDir, CLI_PASSWORD: password });

describe('the command line', () => {
  it('makes the first platform admin of an empty database, once', async () => {
    const said = await cli('Freight-2026!', 'create-admin', 'ops@portal.example');
    expect(said).toBe('ops@portal.example may sign in as a platform admin');
    const client = await openClient(database.url);
    const { rows } = await client.query(
      `select r.key, a.is_operator, u.password_hash like '$argon2id$%' as hashed
         from users u join roles r on r.id = u.role_id join accounts a on a.id = u.account_id`,
    );
    await client.end();
    expect(rows).toEqual([{ key: 'platform_admin', is_operator: true, hashed: true }]);
    await expect(cli('Freight-2026!', 'create-admin', 'OPS@portal.example')).rejects.toThrow(/has a user already/);
  });

  it('gives the built-in roles their rights back', async () => {
    const client = await openClient(database.url);
    const rights = `select count(*)::integer as count from role_permissions where role_id = 1`;
    const { rows: before } = await client.query(rights);
    await client.query(`delete from role_permissions where role_id = 1`);
    expect(await cli('', 'roles', 'restore')).toBe('1 roles were restored');
    expect((await client.query(rights)).rows).toEqual(before);
    await client.end();
  });

  it('makes the figures beside the loads again', async () => {
    expect(await cli('', 'statistics', 'rebuild')).toBe('figures of 0 loads were made again');
  });

  it('writes a backup and restores it into an empty database', async () => {
    const files = openStore(loadConfig({ DATA_DIR: dataDir }).storageUrl);
    await addAccount(database.url, files, 'Kept', Buffer.from('picture'));
    const before = await accountNames(database.url);
    const folder = path.join(dataDir, 'backup');
    expect(await cli('', 'backup', folder)).toMatch(/backup complete in .* rows, in /);
    const target = await createEmptyDatabase();
    const restored = await runInProcess(['restore', folder], { DATABASE_URL: target.url, DATA_DIR: dataDir });
    expect(restored).toMatch(/restored in .*npm start/);
    expect(await accountNames(target.url)).toEqual(before);
    await target.drop();
  });

  it.each([
    ['a weak password', 'freight', ['create-admin', 'weak@portal.example'], /^[^\n]*upper and lower case[^\n]*$/],
    ['a bad address', 'Freight-2026!', ['create-admin', 'nobody'], /^[^\n]*not an e-mail address[^\n]*$/],
    ['a folder that is no backup', '', ['restore', dataDir], /^[^\n]*is no complete backup[^\n]*$/],
    ['a backup into a folder with something in it', '', ['backup', import.meta.dirname], /^[^\n]*is not empty[^\n]*$/],
  ])('refuses %s in one line', async (_what, password, args, reason) => {
    await expect(cli(password, ...args)).rejects.toThrow(reason);
  });

  it.each([
    ['an unknown command', ['make-coffee']],
    ['a command without its argument', ['backup']],
    ['an option of another command', ['backup', 'here', '--replace']],
  ])('answers %s with what there is', async (_what, args) => {
    await expect(cli('', ...args)).rejects.toThrow(/Usage[^]*create-admin[^]*backup[^]*restore/);
  });

  it('says as a process what is wrong, in one line, and ends with 1', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(import.meta.dirname, 'cli.ts'), 'create-admin', 'nobody'],
      {
        encoding: 'utf8',
        env: { ...programEnvironment, DATABASE_URL: database.url, DATA_DIR: dataDir, CLI_PASSWORD: 'Freight-2026!' },
      },
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.trim()).toMatch(/^[^\n]*not an e-mail address[^\n]*$/);
  });
});
