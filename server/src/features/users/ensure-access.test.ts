import { rights } from '@portal/contract/access/permissions.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase, openPool } from '../../platform/database/database.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { ensureAccess } from './ensure-access.queries.ts';
import { builtInGrants } from './data/role-grants.ts';

let database: TestDatabase;
let pool: pg.Pool;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url, 10);
  db = openDatabase(pool);
  await sql`truncate roles, permissions, role_permissions restart identity cascade`.execute(db);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const names = async () => (await db.selectFrom('permissions').select('name').execute()).map(({ name }) => name);
const grantCount = async () =>
  (
    await db
      .selectFrom('role_permissions')
      .select((all) => all.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

it('writes roles, permissions and grants once, however many servers start at once', async () => {
  await Promise.all(Array.from({ length: 8 }, () => ensureAccess(db)));
  expect((await names()).toSorted()).toEqual([...rights].toSorted());
  expect(await grantCount()).toBe(builtInGrants.length);
  const roles = await db.selectFrom('roles').select(['id', 'key']).orderBy('id').execute();
  expect(roles.map(({ id, key }) => `${id} ${key}`)).toEqual([
    '1 platform_admin',
    '2 account_admin',
    '3 sales_agent',
    '4 customer_agent',
  ]);
});

it('leaves roles made later an id of their own', async () => {
  const role = { key: 'auditor', name: 'Auditor' };
  const { id } = await db.insertInto('roles').values(role).returning('id').executeTakeFirstOrThrow();
  expect(id).toBe(5);
});

it('keeps what an operator changed, and brings only a new permission its grants', async () => {
  await db.deleteFrom('role_permissions').where('role_id', '=', 4).execute();
  await db.deleteFrom('permissions').where('name', '=', 'get:history').execute();
  await ensureAccess(db);
  const agent = await db
    .selectFrom('role_permissions as rp')
    .innerJoin('permissions as p', 'p.id', 'rp.permission_id')
    .select('p.name')
    .where('rp.role_id', '=', 4)
    .execute();
  expect(agent).toEqual([{ name: 'get:history' }]);
});

it('grants nothing twice', () => {
  const keys = builtInGrants.map((grant) => JSON.stringify(grant));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
