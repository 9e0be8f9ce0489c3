import type { SavedView } from '@portal/contract/loads/saved-views.contract.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findViews } from './saved-views.queries.ts';

/** The caller's views, by name; never more than 30. */
export const listViews = async (ctx: Ctx): Promise<{ items: SavedView[] }> => ({ items: await findViews(ctx) });
