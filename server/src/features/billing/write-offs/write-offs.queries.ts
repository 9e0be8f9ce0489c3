import { standingWriteOffs } from '@portal/contract/billing/collections/write-off-states.ts';
import type { WriteOff } from '@portal/contract/billing/collections/write-offs.ts';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { WriteOffs } from '../../../platform/database/db.types.ts';
import { fullName } from '../../../platform/database/full-name.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';

/** What stands of an invoice whose row is held: what waits, or what is booked. */
export const findStandingWriteOff = (db: Database, invoiceId: number) =>
  db
    .selectFrom('write_offs')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .where('status', 'in', standingWriteOffs)
    .executeTakeFirst();

type Asked = Omit<Insertable<WriteOffs>, 'status'>;

/** Writes down a write-off that waits to be decided. */
export const insertWriteOff = async (db: Database, row: Asked): Promise<number> => {
  const { id } = await db
    .insertInto('write_offs')
    .values({ ...row, status: 'waiting' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const decideStanding = (
  db: Database,
  id: number,
  decided: { status: 'booked' | 'declined'; decided_by: number },
) =>
  db
    .updateTable('write_offs')
    .set({ ...decided, decided_at: nowByDatabase })
    .where('id', '=', id)
    .execute();

export const markRecovered = (db: Database, id: number, by: { recovered_by: number | null; recovered_note: string }) =>
  db
    .updateTable('write_offs')
    .set({ ...by, status: 'recovered', recovered_at: nowByDatabase })
    .where('id', '=', id)
    .execute();

const utc = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What was written off of an invoice, the latest first, as this person reads it. */
export const findWriteOffs = async (db: Database, invoiceId: number, reader: number | null): Promise<WriteOff[]> => {
  const { rows } = await sql<WriteOff>`
    select w.id, w.amount::float8 as amount, w.reason, w.note, w.status, ${fullName('asker')} as asked_by,
      ${utc('w.asked_at')} as asked_at, ${fullName('decider')} as decided_by, ${utc('w.decided_at')} as decided_at,
      case when w.recovered_at is not null then json_build_object('by', ${fullName('recoverer')},
        'at', ${utc('w.recovered_at')}, 'note', w.recovered_note) end as recovered,
      w.status = 'waiting' and w.asked_by is distinct from ${reader}::integer as may_confirm
    from write_offs w join users asker on asker.id = w.asked_by left join users decider on decider.id = w.decided_by
      left join users recoverer on recoverer.id = w.recovered_by
    where w.invoice_id = ${invoiceId} order by w.id desc`.execute(db);
  return rows;
};
