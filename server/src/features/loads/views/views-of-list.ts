import type { Ctx } from '../../../platform/context.ts';
import { addView, changeView, listViews, removeView } from './saved-views.ts';
import type { NewView, ViewedList, ViewOf } from './saved-views.queries.ts';

type Kept<F> = Omit<NewView<F>, 'is_default'>;

const present = <F>({ is_default: _always, ...view }: ViewOf<F>) => view;

type ById = { params: { id: number } };
type Change<F> = { [K in keyof Kept<F>]?: Kept<F>[K] | undefined };

/** The verbs about views of a list that opens with none of them. */
export const viewsOfList = <F>(list: ViewedList<F>) => ({
  /** The caller's views, by name. */
  list: async (ctx: Ctx) => ({ items: (await listViews(ctx, list)).items.map((view) => present(view)) }),
  /** Keeps a view for the caller alone. 409 for a name the caller has used, and for the 31st. */
  add: async (ctx: Ctx, { body }: { body: Kept<F> }) =>
    present(await addView(ctx, list, { ...body, is_default: false })),
  /** Changes a view of the caller; what is not named stays. 404 for any other, 409 for a name the caller has used. */
  change: async (ctx: Ctx, { params, body }: ById & { body: Change<F> }) =>
    present(await changeView(ctx, list, params.id, body)),
  /** Forgets a view of the caller. 404 for any other. */
  remove: (ctx: Ctx, { params }: ById) => removeView(ctx, list, params.id),
});
