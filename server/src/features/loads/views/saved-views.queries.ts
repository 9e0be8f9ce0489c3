import type { SavedView } from '@portal/contract/loads/saved-views.contract.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';

export type NewView = Pick<SavedView, 'name' | 'filters' | 'columns' | 'is_default'>;

const returned = ['id', 'name', 'filters', 'columns', 'is_default'] as const;

const columnsOf = ({ filters, columns, ...rest }: Partial<NewView>) => ({
  ...rest,
  ...(filters && { filters: JSON.stringify(filters) }),
  ...(columns !== undefined && { columns: columns && JSON.stringify(columns) }),
});

/** The caller's own views, by name as people sort names. */
export const findViews = async (ctx: Ctx): Promise<SavedView[]> =>
  await ctx.db
    .selectFrom('saved_views')
    .select(returned)
    .where('user_id', '=', ctx.actor.userId)
    .orderBy(sql`lower(name)`)
    .execute();

/** One of the caller's own views. */
export const findView = (tx: Ctx, id: number): Promise<SavedView | undefined> =>
  tx.db
    .selectFrom('saved_views')
    .select(returned)
    .where('id', '=', id)
    .where('user_id', '=', tx.actor.userId)
    .executeTakeFirst();

/** Keeps the caller's other sessions waiting until the transaction ends, and says how many views there are. */
export const lockAndCountViews = async (tx: Ctx): Promise<number> => {
  await tx.db.selectFrom('users').select('id').where('id', '=', tx.actor.userId).forNoKeyUpdate().execute();
  const { count } = await tx.db
    .selectFrom('saved_views')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', tx.actor.userId)
    .executeTakeFirstOrThrow();
  return count;
};

/** Whether another view of the caller has this name, in whatever case. */
export const isNameTaken = async (tx: Ctx, name: string, exceptId: number | null): Promise<boolean> => {
  const taken = await tx.db
    .selectFrom('saved_views')
    .select('id')
    .where('user_id', '=', tx.actor.userId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '!=', exceptId ?? 0)
    .executeTakeFirst();
  return taken !== undefined;
};

/** Takes from whichever view My Loads opened with that it does. */
export const clearDefault = async (tx: Ctx): Promise<void> => {
  await tx.db
    .updateTable('saved_views')
    .set({ is_default: false })
    .where('user_id', '=', tx.actor.userId)
    .where('is_default', '=', true)
    .execute();
};

export const insertView = async (tx: Ctx, { name, filters, columns, is_default }: NewView): Promise<SavedView> =>
  await tx.db
    .insertInto('saved_views')
    .values({
      user_id: tx.actor.userId,
      name,
      filters: JSON.stringify(filters),
      columns: columns && JSON.stringify(columns),
      is_default,
    })
    .returning(returned)
    .executeTakeFirstOrThrow();

/** Changes a view the caller has. */
export const updateView = async (tx: Ctx, id: number, change: Partial<NewView>): Promise<SavedView> =>
  await tx.db
    .updateTable('saved_views')
    .set({ ...columnsOf(change), updated_at: nowByDatabase })
    .where('id', '=', id)
    .where('user_id', '=', tx.actor.userId)
    .returning(returned)
    .executeTakeFirstOrThrow();

/** Deletes a view of the caller and answers what it was; undefined where there is none. */
export const deleteView = (tx: Ctx, id: number): Promise<SavedView | undefined> =>
  tx.db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', tx.actor.userId)
    .returning(returned)
    .executeTakeFirst();
