import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { newViewOf, savedViewOf, viewChangeOf } from '../loads/saved-views.contract.ts';
import { Day, Id, IdText, text } from '../values/values.ts';
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

// The claims open with all of them: none of their views comes first.
const withoutDefault = { is_default: true } as const;

export const ClaimView = savedViewOf(ClaimViewFilters).omit(withoutDefault);
export type ClaimView = z.infer<typeof ClaimView>;

const byId = z.strictObject({ id: IdText });

export const claimViews = contract(claimViewsCalls, {
  list: {
    summary: 'The views of the claims the caller has saved, by name',
    reply: z.strictObject({ items: z.array(ClaimView) }),
  },
  add: {
    summary: 'Keep filters, sort and columns of the claims under a name; at most 30 views a person',
    body: newViewOf(ClaimViewFilters).omit(withoutDefault),
    reply: ClaimView,
    status: 201,
    errors: [409, 422],
  },
  change: {
    summary: 'Rename a view of the claims, or replace what it holds',
    params: byId,
    body: viewChangeOf(ClaimViewFilters).omit(withoutDefault),
    reply: ClaimView,
    errors: [404, 409],
  },
  remove: {
    summary: 'Forget a view of the claims',
    params: byId,
    errors: [404],
  },
});
