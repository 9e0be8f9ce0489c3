import { sql } from 'kysely';
import { rolesWith } from '../../platform/database/roles-with.queries.ts';
import type { Database } from '../../platform/database/database.ts';
import { fullName } from '../../platform/database/full-name.ts';
import { advisoryLocks } from '../../platform/database/advisory-locks.ts';

/** Names the booked quote on each load: quotes point at loads and loads at quotes, so one of them comes second. */
export const linkChosenQuotes = async (db: Database): Promise<void> => {
  await sql`update loads set carrier_quote_id = tender.carrier_quote_id from tenders tender where tender.load_id = loads.id`.execute(
    db,
  );
};

export const hasAccounts = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) !== undefined;

/** Two servers that start at once on one empty database write one demo. Held until commit. */
export const lockDemo = async (db: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${advisoryLocks.demo})`.execute(db);
};

/** Says of a carrier's wire what its feed would: the key it has is no longer taken, since this morning. */
export const failWire = async (db: Database, scac: string): Promise<void> => {
  await sql`update carrier_wires wire set fault = 'key_refused', failures = 3, tried_at = now() - interval '40 minutes',
      failing_since = now() - interval '3 hours', answered_at = now() - interval '4 hours'
    from carriers where carriers.id = wire.carrier_id and carriers.scac = ${scac}`.execute(db);
};

/** One of the operator's own people. */
export const findOperatorUser = (db: Database): Promise<{ id: number; name: string } | undefined> =>
  db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.role_id')
    .select(['users.id', fullName('users').$notNull().as('name')])
    .where('roles.key', '=', 'platform_admin')
    .orderBy('users.id')
    .limit(1)
    .executeTakeFirst();

/** The demo's loads that are over, in the order of their delivery, with what they are billed by. */
export const findCompletedLoads = (db: Database) =>
  db
    .selectFrom('loads')
    .innerJoin('accounts', 'accounts.id', 'loads.account_id')
    .leftJoin('carrier_quotes', 'carrier_quotes.id', 'loads.carrier_quote_id')
    .where('loads.status', '=', 'completed')
    .where('loads.price', '>', 0)
    .select(['loads.id', 'loads.account_id', 'loads.price', 'loads.cost', 'loads.insurance_premium'])
    .select(['carrier_quotes.price_lines', 'accounts.credit_days'])
    .select(sql<string>`coalesce(loads.delivery_date, loads.pickup_date)`.as('delivered_on'))
    .orderBy('delivered_on')
    .orderBy('loads.id')
    .execute();

/** The newest loads that were delivered by a day and billed to their shippers, with what their carriers quoted. */
export const findBillableLoads = (db: Database, until: string, count: number) =>
  db
    .selectFrom('loads')
    .innerJoin('carrier_quotes', 'carrier_quotes.id', 'loads.carrier_quote_id')
    .innerJoin('invoices', 'invoices.load_id', 'loads.id')
    .where('loads.status', '=', 'completed')
    .where('loads.mode', '=', 'ltl')
    .where('loads.delivery_date', '<=', until)
    .where(sql<boolean>`not carrier_quotes.cost_lines @> '[{"code": "LFTD"}]'`)
    .where(sql<boolean>`not carrier_quotes.cost_lines @> '[{"code": "IDL"}]'`)
    .select(['loads.id', 'loads.account_id', 'loads.weight_lb', 'carrier_quotes.cost_lines'])
    .select(['carrier_quotes.carrier_id', sql<string>`loads.delivery_date`.as('delivered_on')])
    .select(sql<string>`coalesce(loads.pro_number, '')`.as('pro_number'))
    .orderBy('loads.delivery_date', 'desc')
    .orderBy('loads.id', 'desc')
    .limit(count)
    .execute();

export const setLastNumber = (db: Database, last: number) =>
  db.updateTable('billing_numbers').set({ last_number: last }).where('kind', '=', 'invoice').execute();

/** Counts what carriers of containers delivered, which is not among the demo's other loads. */
export const countContainers = (db: Database) =>
  sql`insert into carrier_days (carrier_id, day, delivered, on_time, late_days)
    select carrier_id, delivery_date, count(*), count(*) filter (where delivery_date <= due_date),
      coalesce(sum(greatest(0, delivery_date - due_date)), 0)
    from loads
    where mode = 'drayage' and actual_delivery_at is not null and delivery_date is not null and carrier_id is not null
    group by carrier_id, delivery_date`.execute(db);

/** Closes the books through a month (YYYY-MM), as the first person who may has done ten days after its end. */
export const closeMonthOfDemo = (db: Database, month: string) =>
  sql`insert into closed_months (month, closed_by, closed_at)
    select ${month}, users.id, (${`${month}-01`}::date + interval '1 month 10 days 15 hours') at time zone 'UTC'
    from users where users.role_id in (${rolesWith(db, 'post:period-close')}) order by users.id limit 1`.execute(db);
