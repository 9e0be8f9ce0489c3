import type { SavedView } from '@portal/contract/loads/saved-views.contract.ts';
import { readStored } from '@portal/contract/values/values.ts';
import { sql } from 'kysely';
import type { Ctx } from '../../../platform/context.ts';
import { nowByDatabase } from '../../../platform/database/sql-clock.ts';

/** A list whose views people keep, and what reads the filters that are kept of it. */
export type ViewedList<F> = {
  name: 'loads' | 'claims' | 'dispatch' | 'accounts';
  filters: { parse: (stored: unknown) => F };
};

export type ViewOf<F> = Omit<SavedView, 'filters'> & { filters: F };
export type NewView<F> = Omit<ViewOf<F>, 'id'>;

const returned = ['id', 'name', 'filters', 'columns', 'is_default'] as const;

/** A stored view with the filters its list has. */
const read = <F, V extends { filters: unknown }>({ filters }: ViewedList<F>, view: V) => ({
  ...view,
  filters: readStored(() => filters.parse(view.filters)),
});

const columnsOf = <F>({ filters, columns, ...rest }: Partial<NewView<F>>) => ({
  ...rest,
  ...(filters && { filters: JSON.stringify(filters) }),
  ...(columns !== undefined && { columns: columns && JSON.stringify(columns) }),
});

/** The caller's own views of a list, by name as people sort names. */
export const findViews = async <F>(ctx: Ctx, list: ViewedList<F>): Promise<ViewOf<F>[]> => {
  const views = await ctx.db
    .selectFrom('saved_views')
    .select(returned)
    .where('user_id', '=', ctx.actor.userId)
    .where('list', '=', list.name)
    .orderBy(sql`lower(name)`)
    .execute();
  return views.map((view) => read(list, view));
};

/** One of the caller's own views. */
export const findView = async <F>(tx: Ctx, list: ViewedList<F>, id: number): Promise<ViewOf<F> | undefined> => {
  const view = await tx.db
    .selectFrom('saved_views')
    .select(returned)
    .where('id', '=', id)
    .where('user_id', '=', tx.actor.userId)
    .where('list', '=', list.name)
    .executeTakeFirst();
  return view && read(list, view);
};

/** Keeps the caller's other sessions waiting until the transaction ends, and says how many views of a list there are. */
export const lockAndCountViews = async (tx: Ctx, { name: list }: ViewedList<unknown>): Promise<number> => {
  await tx.db.selectFrom('users').select('id').where('id', '=', tx.actor.userId).forNoKeyUpdate().execute();
  const { count } = await tx.db
    .selectFrom('saved_views')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('user_id', '=', tx.actor.userId)
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return count;
};

type TakenName = { name: string; exceptId: number | null };

/** Whether another view of the caller has this name, in whatever case. */
export const isNameTaken = async (
  tx: Ctx,
  { name: list }: ViewedList<unknown>,
  { name, exceptId }: TakenName,
): Promise<boolean> => {
  const taken = await tx.db
    .selectFrom('saved_views')
    .select('id')
    .where('user_id', '=', tx.actor.userId)
    .where('list', '=', list)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '!=', exceptId ?? 0)
    .executeTakeFirst();
  return taken !== undefined;
};

/** Takes from whichever view a list opened with that it does. */
export const clearDefault = async (tx: Ctx, { name: list }: ViewedList<unknown>): Promise<void> => {
  await tx.db
    .updateTable('saved_views')
    .set({ is_default: false })
    .where('user_id', '=', tx.actor.userId)
    .where('list', '=', list)
    .where('is_default', '=', true)
    .execute();
};

export const insertView = async <F>(
  tx: Ctx,
  list: ViewedList<F>,
  { name, filters, columns, is_default }: NewView<F>,
): Promise<ViewOf<F>> => {
  const view = await tx.db
    .insertInto('saved_views')
    .values({
      user_id: tx.actor.userId,
      list: list.name,
      name,
      filters: JSON.stringify(filters),
      columns: columns && JSON.stringify(columns),
      is_default,
    })
    .returning(returned)
    .executeTakeFirstOrThrow();
  return read(list, view);
};

/** Changes a view the caller has. */
export const updateView = async <F>(
  tx: Ctx,
  list: ViewedList<F>,
  { id, change }: { id: number; change: Partial<NewView<F>> },
): Promise<ViewOf<F>> => {
  const view = await tx.db
    .updateTable('saved_views')
    .set({ ...columnsOf(change), updated_at: nowByDatabase })
    .where('id', '=', id)
    .where('user_id', '=', tx.actor.userId)
    .where('list', '=', list.name)
    .returning(returned)
    .executeTakeFirstOrThrow();
  return read(list, view);
};

/** Deletes a view of the caller and answers what it was; undefined where there is none. */
export const deleteView = async <F>(tx: Ctx, list: ViewedList<F>, id: number): Promise<ViewOf<F> | undefined> => {
  const view = await tx.db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('user_id', '=', tx.actor.userId)
    .where('list', '=', list.name)
    .returning(returned)
    .executeTakeFirst();
  return view && read(list, view);
};
