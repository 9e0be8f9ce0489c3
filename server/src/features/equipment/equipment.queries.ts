import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { TruckTypes } from '../../platform/database/db.types.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TruckTableRow } from './truck-rows.ts';

export type TruckTypeRow = Selectable<TruckTypes>;

export type TruckTypeQuestion = { mode?: string | undefined; active?: boolean | undefined };

const matching = (db: Database, { mode, active }: TruckTypeQuestion) =>
  db
    .selectFrom('truck_types')
    .$if(mode !== undefined, (query) => query.where(sql<boolean>`${mode} = any(modes)`))
    .$if(active !== undefined, (query) => query.where('active', '=', active ?? true));

export const countTruckTypes = async (db: Database, question: TruckTypeQuestion): Promise<number> => {
  const { count } = await matching(db, question)
    .select((all) => all.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

export const findTruckTypes = (
  db: Database,
  { skip, limit, ...question }: TruckTypeQuestion & { skip: number; limit: number },
): Promise<TruckTypeRow[]> =>
  matching(db, question).selectAll().orderBy('built_in', 'desc').orderBy('id').offset(skip).limit(limit).execute();

/** A truck type, held until commit. */
export const lockTruckType = (db: Database, id: number): Promise<TruckTypeRow | undefined> =>
  db.selectFrom('truck_types').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Every truck type, or those on offer, the product's own first. */
export const findAllTruckTypes = (db: Database, question: TruckTypeQuestion = {}): Promise<TruckTypeRow[]> =>
  matching(db, question).selectAll().orderBy('built_in', 'desc').orderBy('id').execute();

/** Adds a truck type; undefined where its code is taken. */
export const insertTruckType = (db: Database, row: Insertable<TruckTypes>): Promise<TruckTypeRow | undefined> =>
  db
    .insertInto('truck_types')
    .values(row)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returningAll()
    .executeTakeFirst();

export const updateTruckType = (db: Database, id: number, columns: Updateable<TruckTypes>): Promise<TruckTypeRow> =>
  db.updateTable('truck_types').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const deleteTruckType = (db: Database, id: number) =>
  db.deleteFrom('truck_types').where('id', '=', id).execute();

export const findTruckImage = (db: Database, imageKey: string) =>
  db
    .selectFrom('truck_types')
    .select(['image_content_type', 'code'])
    .where('image_key', '=', imageKey)
    .executeTakeFirst();

/** Adds trucks, or brings those that are there to what the rows say. */
export const saveTrucks = async (db: Database, rows: readonly TruckTableRow[]): Promise<void> => {
  for (const { modes, ...columns } of rows) {
    const row = { ...columns, modes: [...modes] };
    await db
      .insertInto('truck_types')
      .values(row)
      .onConflict((conflict) => conflict.column('code').doUpdateSet({ ...row, version: sql`truck_types.version + 1` }))
      .execute();
  }
};
