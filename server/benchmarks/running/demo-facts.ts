import { sql } from 'kysely';
import { roleIds } from '@portal/contract/access/roles.ts';
import { billStatuses } from '@portal/contract/carrier-bills/bill-status.ts';
import { isDockDay } from '@portal/contract/places/dock-days.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { dayInZone } from '@portal/contract/values/zones/local-time.ts';
import { openDatabase, openPool } from '../../src/platform/database/database.ts';
import { isCarrierDay } from '../../src/seed/demo/days.ts';

// Looks at a portal filled with the demo, at whatever hour that was done: node server/benchmarks/running/demo-facts.ts with
// DATABASE_URL. Loads keep the carriers' and docks' days, claims fit their cargo, agents have commissions, carriers' bills
// are in every state, and more than 20 loads are under way.

const leastUnderWay = 20;

const { DATABASE_URL: url } = process.env;
if (url === undefined) throw new Error('name the database of the demo in DATABASE_URL');
const db = openDatabase(openPool(url, 1, { statementLimitMs: 0 }));

type End = { id: number; mode: string; type: string; at: string | null; timezone: string; state: string };
const { rows: ends } = await sql<End & { country: Country }>`
  select l.id, l.mode, s.type, s.timezone, s.state, s.country,
         case s.type when 'pickup' then l.actual_pickup_at else l.actual_delivery_at end as at
  from loads l join lateral (
    (select * from stops where load_id = l.id order by position limit 1)
    union all (select * from stops where load_id = l.id order by position desc limit 1)) s on true
  where l.mode <> 'drayage'`.execute(db);
const onClosedDays = ends.filter(({ mode, at, timezone, state, country }) => {
  if (at === null) return false;
  const day = dayInZone(timezone, new Date(at));
  return mode === 'ltl' ? !isCarrierDay(day) : !isDockDay(day, { state, country });
});

const underWay = await db
  .selectFrom('loads')
  .select('id')
  .where('status', '=', 'in transit')
  .where('mode', '<>', 'drayage')
  .execute();
const bills = await db.selectFrom('carrier_bills').select('status').distinct().execute();
const agents = await db
  .selectFrom('users')
  .select(['email', 'commissions'])
  .where('role_id', '=', roleIds.salesAgent)
  .execute();
const claims = await db
  .selectFrom('claims')
  .innerJoin('loads', 'loads.id', 'claims.load_id')
  .select(['claims.id', 'claims.amount', 'loads.cargo_value_for_insurance as value'])
  .select(['claims.created_at', 'loads.actual_delivery_at as came_at'])
  .execute();
await db.destroy();

const facts: Readonly<Record<string, readonly (string | number)[]>> = {
  [`picked up or delivered on a closed day, of ${ends.filter(({ at }) => at !== null).length} ends of ways`]:
    onClosedDays.map(({ id, type, mode }) => `${mode} ${id} ${type}`),
  [`${underWay.length} loads under way, ${leastUnderWay} or fewer`]: underWay.length > leastUnderWay ? [] : ['too few'],
  'states that no bill of a carrier is in': billStatuses.filter((one) => !bills.some(({ status }) => status === one)),
  'agents without commissions': agents.filter(({ commissions }) => commissions.length === 0).map(({ email }) => email),
  'claims beyond the value of their cargo': claims
    .filter((one) => (one.amount ?? 0) > (one.value ?? Infinity))
    .map(({ id }) => id),
  'claims from before their load came': claims
    .filter((one) => one.created_at < (one.came_at ?? ''))
    .map(({ id }) => id),
};
for (const [what, found] of Object.entries(facts))
  console.log(`${found.length === 0 ? 'none' : `${found.length} FOUND`}: ${what} ${found.join(', ')}`);
process.exitCode = Object.values(facts).some((found) => found.length > 0) ? 1 : 0;
