import { expect, it } from 'vitest';
import { sharedTestApp } from '../test-app.ts';

/** Columns that stay as they were when their row was added. */
const givenAtOnce = ['payments.checkout_id'];

// A change of what PostgreSQL takes for a row's key waits for everybody who adds a row that points to this one.
it('no row that others point to is given its key later', async () => {
  const { services } = await sharedTestApp();
  const { rows } = await services.pool.query<{ table: string; column: string }>(
    `select t.relname as table, a.attname as column
     from pg_index x join pg_class t on t.oid = x.indrelid
       join pg_attribute a on a.attrelid = t.oid and a.attnum = any(x.indkey) and not a.attnotnull
     where x.indisunique and x.indpred is null and x.indexprs is null and t.relnamespace = 'public'::regnamespace
       and exists (select from pg_constraint c where c.contype = 'f' and c.confrelid = t.oid)`,
  );
  const later = rows.map(({ table, column }) => `${table}.${column}`).filter((name) => !givenAtOnce.includes(name));
  expect(later, 'give the unique index a condition: where … is not null').toEqual([]);
});
