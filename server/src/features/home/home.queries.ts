import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { CarouselItems, HomeInfos } from '../../platform/database/db.types.ts';
import { todayByClock } from '../../platform/database/sql-clock.ts';

export type HomeInfoRow = Selectable<HomeInfos>;

type Page = { skip: number; limit: number };

const infos = (db: Database, isAll: boolean) =>
  db.selectFrom('home_infos').$if(!isAll, (query) => query.where('active', '=', true));

/** A page of the news, the latest first, and how many there are. */
export const findInfos = async (db: Database, isAll: boolean, { skip, limit }: Page) => {
  const [items, { total }] = await Promise.all([
    infos(db, isAll).selectAll().orderBy('id', 'desc').offset(skip).limit(limit).execute(),
    infos(db, isAll)
      .select((all) => all.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { items, total };
};

/** News, held until commit. */
export const lockInfo = (db: Database, id: number): Promise<HomeInfoRow | undefined> =>
  db.selectFrom('home_infos').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const insertInfo = (db: Database, row: Insertable<HomeInfos>): Promise<HomeInfoRow> =>
  db.insertInto('home_infos').values(row).returningAll().executeTakeFirstOrThrow();

export const updateInfo = (db: Database, id: number, columns: Updateable<HomeInfos>): Promise<HomeInfoRow> =>
  db.updateTable('home_infos').set(columns).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const deleteInfo = (db: Database, id: number) => db.deleteFrom('home_infos').where('id', '=', id).execute();

const isShown = sql<boolean>`(active and media_key is not null
  and coalesce(starts_on <= ${todayByClock}, true) and coalesce(ends_on >= ${todayByClock}, true))`;

const items = (db: Database) =>
  db
    .selectFrom('carousel_items')
    .selectAll()
    .select([
      isShown.as('is_shown'),
      sql<string | null>`starts_on::text`.as('first_day'),
      sql<string | null>`ends_on::text`.as('last_day'),
    ]);

/** Every item of the carousel in its order; few, since there is a limit. */
export const findItems = (db: Database) => items(db).orderBy('position').orderBy('id').execute();

export type CarouselRow = Awaited<ReturnType<typeof findItems>>[number];

export const findItem = (db: Database, id: number): Promise<CarouselRow> =>
  items(db).where('id', '=', id).executeTakeFirstOrThrow();

/** An item with its version, held until commit. */
export const lockItem = (db: Database, id: number) =>
  db
    .selectFrom('carousel_items')
    .select(['id', 'version', 'media_key', sql<string | null>`starts_on::text`.as('starts_on')])
    .select(sql<string | null>`ends_on::text`.as('ends_on'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The ids of all items, held until commit; whoever adds one meanwhile waits. */
export const lockItems = async (db: Database): Promise<number[]> => {
  await sql`lock table carousel_items in share row exclusive mode`.execute(db);
  const rows = await db.selectFrom('carousel_items').select('id').orderBy('position').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

export const insertItem = async (db: Database, row: Insertable<CarouselItems>): Promise<number> =>
  (await db.insertInto('carousel_items').values(row).returning('id').executeTakeFirstOrThrow()).id;

export const updateItem = async (db: Database, id: number, columns: Updateable<CarouselItems>): Promise<void> => {
  await db.updateTable('carousel_items').set(columns).where('id', '=', id).execute();
};

export const deleteItem = (db: Database, id: number) => db.deleteFrom('carousel_items').where('id', '=', id).execute();

/** Gives the items the places they have in the list. */
export const placeItems = async (db: Database, ids: readonly number[]): Promise<void> => {
  await sql`update carousel_items i set position = p.place
    from unnest(${[...ids]}::integer[]) with ordinality as p (id, place) where p.id = i.id`.execute(db);
};

export const findMedia = (db: Database, key: string) =>
  db
    .selectFrom('carousel_items')
    .select(['id', 'media_content_type', 'media_size'])
    .where('media_key', '=', key)
    .executeTakeFirst();
