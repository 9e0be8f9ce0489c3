import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openClient } from './platform/database/connection.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programEnvironment } from './testing/faults/server-process.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-cli-'));
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const cli = (password: string, ...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'cli.ts'), ...args], {
    encoding: 'utf8',
    env: { ...programEnvironment, DATABASE_URL: database.url, DATA_DIR: dataDir, CLI_PASSWORD: password },
  });

describe('the command line', () => {
  it('makes the first platform admin of an empty database, once', async () => {
    expect(cli('Freight-2026!', 'create-admin', 'ops@portal.example').status).toBe(0);
    const client = await openClient(database.url);
    const { rows } = await client.query(
      `select r.key, a.is_operator, u.password_hash like '$argon2id$%' as hashed
         from users u join roles r on r.id = u.role_id join accounts a on a.id = u.account_id`,
    );
    await client.end();
    expect(rows).toEqual([{ key: 'platform_admin', is_operator: true, hashed: true }]);
    expect(cli('Freight-2026!', 'create-admin', 'OPS@portal.example').stderr).toMatch(/has a user already/);
  });

  it('gives the built-in roles their rights back', async () => {
    const client = await openClient(database.url);
    const rights = `select count(*)::integer as count from role_permissions where role_id = 1`;
    const { rows: before } = await client.query(rights);
    await client.query(`delete from role_permissions where role_id = 1`);
    const { status, stdout } = cli('', 'roles', 'restore');
    expect([status, stdout]).toEqual([0, '1 roles were restored\n']);
    expect((await client.query(rights)).rows).toEqual(before);
    await client.end();
  });

  it('makes the figures beside the loads again', () => {
    const { status, stdout } = cli('', 'statistics', 'rebuild');
    expect([status, stdout]).toEqual([0, 'figures of 0 loads were made again\n']);
  });

  it.each([
    ['a weak password', 'freight', ['create-admin', 'weak@portal.example'], /upper and lower case/],
    ['a bad address', 'Freight-2026!', ['create-admin', 'nobody'], /not an e-mail address/],
    ['a folder that is no backup', '', ['restore', dataDir], /is no complete backup/],
    ['a backup into a folder with something in it', '', ['backup', import.meta.dirname], /is not empty/],
  ])('refuses %s in one line', (_what, password, args, reason) => {
    const { status, stderr } = cli(password, ...args);
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(reason);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  it.each([
    ['an unknown command', ['make-coffee']],
    ['a command without its argument', ['backup']],
    ['an option of another command', ['backup', 'here', '--replace']],
  ])('answers %s with what there is', (_what, args) => {
    const { status, stderr } = cli('', ...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(/Usage[^]*create-admin[^]*backup[^]*restore/);
  });
});
