import { type ClaimView, ClaimViewFilters } from '@portal/contract/claims/claim-views.contract.ts';
import type { Ctx } from '../../../platform/context.ts';
import { addView, changeView, listViews, removeView } from '../../loads/views/saved-views.ts';
import type { ViewOf } from '../../loads/views/saved-views.queries.ts';

const claims = { name: 'claims', filters: ClaimViewFilters } as const;

/** The claims open with all of them: none of their views comes first. */
const present = ({ is_default: _always, ...view }: ViewOf<ClaimViewFilters>): ClaimView => view;

type Kept = Pick<ClaimView, 'name' | 'filters' | 'columns'>;

/** The caller's views of the claims, by name. */
export const listClaimViews = async (ctx: Ctx) => ({ items: (await listViews(ctx, claims)).items.map(present) });

/** Keeps a view for the caller alone. 409 for a name the caller has used, and for the 31st. */
export const addClaimView = async (ctx: Ctx, view: Kept): Promise<ClaimView> =>
  present(await addView(ctx, claims, { ...view, is_default: false }));

/** Changes a view of the caller; what is not named stays. 404 for any other, 409 for a name the caller has used. */
export const changeClaimView = async (
  ctx: Ctx,
  id: number,
  change: { [K in keyof Kept]?: Kept[K] | undefined },
): Promise<ClaimView> => present(await changeView(ctx, claims, id, change));

/** Forgets a view of the caller. 404 for any other. */
export const removeClaimView = (ctx: Ctx, id: number): Promise<void> => removeView(ctx, claims, id);
