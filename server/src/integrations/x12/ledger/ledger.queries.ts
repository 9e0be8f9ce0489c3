import type { EdiNote, EdiReason, EdiState } from '@portal/contract/edi/edi-states.ts';
import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { EdiFiles, EdiSets } from '../../../platform/database/db.types.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';

export type NewFile = Insertable<EdiFiles>;
export type NewSetRow = Insertable<EdiSets>;

/** Keeps a file; undefined where it was read before: the same name, size and moment. */
export const insertFile = async (db: Database, file: NewFile): Promise<number | undefined> => {
  const row = await db
    .insertInto('edi_files')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
};

export const insertSet = async (db: Database, set: NewSetRow): Promise<number> => {
  const { id } = await db.insertInto('edi_sets').values(set).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const findSet = (db: Database, id: number) =>
  db.selectFrom('edi_sets').selectAll().where('id', '=', id).executeTakeFirst();
export type SetRow = NonNullable<Awaited<ReturnType<typeof findSet>>>;

export const lockSet = (db: Database, id: number) =>
  db.selectFrom('edi_sets').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const updateSet = async (db: Database, id: number, values: Updateable<EdiSets>): Promise<void> => {
  await db.updateTable('edi_sets').set(values).where('id', '=', id).execute();
};

/** Moves a message; `reason` says why, and stands for nothing where it is left out. */
export const settleSet = async (
  db: Database,
  id: number,
  state: EdiState,
  reason: EdiReason | null = null,
  more: Updateable<EdiSets> = {},
): Promise<void> => {
  await db
    .updateTable('edi_sets')
    .set({ ...more, state, reason, due_at: null, settled_at: nowByDatabase })
    .where('id', '=', id)
    .execute();
};

export const addNote = async (db: Database, set_id: number, what: EdiNote, user_id: number | null = null) => {
  await db.insertInto('edi_notes').values({ set_id, what, user_id }).execute();
};

/** The first message that came with an interchange number of a partner; not one of a test, or of somebody else. */
export const findFirstOf = (db: Database, carrierId: number, interchange: string) =>
  db
    .selectFrom('edi_sets')
    .select(['id', 'interchange_hash'])
    .where('carrier_id', '=', carrierId)
    .where('direction', '=', 'in')
    .where('interchange', '=', interchange)
    .where(sql<boolean>`coalesce(reason, '') not in ('test_mark', 'other_partner')`)
    .orderBy('id')
    .executeTakeFirst();

export const findFile = (db: Database, id: number) =>
  db.selectFrom('edi_files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Which of listed files were read before, by name, size and moment. */
export const findReadFiles = async (
  db: Database,
  carrierId: number,
  names: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('edi_files')
    .select(['name', 'byte_count', 'written_at'])
    .where('carrier_id', '=', carrierId)
    .where('direction', '=', 'in')
    .where('name', 'in', names.length > 0 ? names : [''])
    .execute();
  return new Set(rows.map(({ name, byte_count, written_at }) => `${name} ${byte_count} ${written_at}`));
};

/** Files that have to be put into a partner's folder, in their order. */
export const findFilesToPut = (db: Database, carrierId: number) =>
  db
    .selectFrom('edi_files')
    .select(['id', 'name', 'content'])
    .where('carrier_id', '=', carrierId)
    .where('direction', '=', 'out')
    .where('put_at', 'is', null)
    .orderBy('id')
    .execute();

export const notePutAttempt = async (db: Database, fileId: number): Promise<void> => {
  await db
    .updateTable('edi_files')
    .set({ put_attempts: sql<number>`put_attempts + 1` })
    .where('id', '=', fileId)
    .execute();
};

/** A file lies at the partner's; the acknowledgment of what is in it is waited for from now on. */
export const notePut = async (db: Database, fileId: number, hours: number): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('edi_files')
    .set({ put_at: nowByDatabase })
    .where('id', '=', fileId)
    .where('put_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  await db
    .updateTable('edi_sets')
    .set({ due_at: sql<string>`${nowByDatabase} + make_interval(hours => ${hours})` })
    .where('file_id', '=', fileId)
    .where('state', '=', 'waiting')
    .execute();
  await sql`insert into edi_notes (set_id, what) select id, 'put' from edi_sets where file_id = ${fileId}`.execute(db);
};

/** Messages of ours by group and number, which a partner's acknowledgment names. */
export const findAnswered = (db: Database, carrierId: number, group: string, number: string | null) =>
  db
    .selectFrom('edi_sets')
    .select(['id', 'number', 'state'])
    .where('carrier_id', '=', carrierId)
    .where('direction', '=', 'out')
    .where('interchange', '=', group.padStart(9, '0'))
    .$if(number !== null, (query) => query.where('number', '=', number ?? ''))
    .execute();

const removedAtOnce = 500;

/** Drops the bytes of files that were kept long enough; how many. */
export const dropOldContents = async (db: Database, months: number): Promise<number> => {
  const { numAffectedRows } = await sql`update edi_files set content = null where id in (
    select id from edi_files where content is not null
      and created_at < ${nowByDatabase} - make_interval(months => ${months}) limit ${removedAtOnce})`.execute(db);
  return Number(numAffectedRows ?? 0n);
};

/** Messages about loads that nobody knew, which are tried again so many days. */
export const findOrphans = (db: Database, days: number) =>
  db
    .selectFrom('edi_sets')
    .select(['id', 'carrier_id'])
    .where('state', '=', 'orphan')
    .where('created_at', '>', sql<string>`${nowByDatabase} - make_interval(days => ${days})`)
    .orderBy('id')
    .limit(removedAtOnce)
    .execute();

/** Has the file of a message put once more, with the same bytes under the same name. */
export const putAgain = async (db: Database, { id, file_id }: Pick<SetRow, 'id' | 'file_id'>): Promise<void> => {
  await db.updateTable('edi_files').set({ put_at: null }).where('id', '=', file_id).execute();
  await updateSet(db, id, { state: 'waiting', reason: null, settled_at: null, due_at: null });
};
