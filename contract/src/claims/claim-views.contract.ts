import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { viewRowsOf } from '../loads/saved-views.contract.ts';
import { Day, Id, text } from '../values/values.ts';
import { ClaimStatus, ClaimType } from './claim-schemas.ts';
import { claimViewsCalls } from './claim-views.calls.ts';

/** What a view of the claims looks for, under the names of `ClaimFilters`. */
export const ClaimViewFilters = z
  .strictObject({
    show: z.enum(['open', 'mine', 'overdue', 'all']),
    type: z.array(ClaimType).min(1).max(4),
    status: z.array(ClaimStatus).min(1).max(13),
    account_id: Id,
    representative_id: z.union([z.literal('none'), Id]),
    opened_from: Day,
    opened_to: Day,
    search: text(80),
    sort: z.enum(['-id', 'due', '-amount', '-updated_at']),
  })
  .partial();

export type ClaimViewFilters = z.infer<typeof ClaimViewFilters>;

export const claimViews = contract(claimViewsCalls, viewRowsOf(ClaimViewFilters, 'the claims'));
export type ClaimView = z.infer<typeof claimViews.change.reply>;
