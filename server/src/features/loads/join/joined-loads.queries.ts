import { initialStatus } from '@portal/contract/loads/load-status.ts';
import type { JoinedLoad } from '@portal/contract/loads/orders/joining.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { sameDoors } from '../same-doors.ts';

const listed = sql`o.id, o.external_id, o.po_number, o.weight_lb::float8 as weight_lb, o.handling_units`;

/** What a load was joined from. */
export const findParts = async (db: Database, loadId: number): Promise<JoinedLoad[]> => {
  const { rows } = await sql<JoinedLoad>`
    select ${listed} from loads o where o.joined_into = ${loadId} order by o.id`.execute(db);
  return rows;
};

/** Drafts from and to the doors of a draft on its day; none for a load that is none. */
export const findOthersAtDoors = async (db: Database, loadId: number): Promise<JoinedLoad[]> => {
  const { rows } = await sql<JoinedLoad>`
    select ${listed} from loads l join loads o on ${sql.raw(sameDoors)}
    where l.id = ${loadId} and l.status = ${initialStatus} order by o.id limit 20`.execute(db);
  return rows;
};

/** How many of these drafts go from and to the doors of the first of them on its day. */
export const countAtDoors = async (db: Database, firstId: number, others: readonly number[]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from loads l join loads o on ${sql.raw(sameDoors)}
    where l.id = ${firstId} and o.id = any(${others}::integer[])`.execute(db);
  return rows[0]?.count ?? 0;
};

/** The way that one of several loads to one door has been measured; null where it has not. */
export const findWay = async (db: Database, loadId: number) => {
  const { rows } = await sql<{ miles: number; line: [number, number][] }>`
    select distance_miles as miles, route_line as line from loads
    where id = ${loadId} and distance_miles is not null and route_line is not null`.execute(db);
  return rows[0] ?? null;
};
