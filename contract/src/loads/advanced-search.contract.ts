import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { advancedSearchCalls } from './advanced-search.calls.ts';
import { page, PageQuery } from '../http/paging.ts';
import { Day, IdText, listOf, requiredText, text } from '../values/values.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { LoadSummary } from './load.ts';
import { LoadStatus } from './load-status-schemas.ts';

/** A figure as query text: digits, with cents at most. */
const Figure = z
  .union([z.number(), z.string().regex(/^\d{1,8}(\.\d{1,2})?$/)])
  .transform(Number)
  .pipe(z.number().min(0).max(99_999_999.99));

const States = listOf(requiredText(40), 60).optional();

/** Every filter given must hold; of a list, one of its values. */
export const AdvancedFilters = z.strictObject({
  text: text(80).optional(),
  status: listOf(LoadStatus, 14).optional(),
  mode: listOf(LoadMode, 8).optional(),
  origin_state: States,
  destination_state: States,
  pickup_from: Day.optional(),
  pickup_to: Day.optional(),
  delivery_from: Day.optional(),
  delivery_to: Day.optional(),
  price_min: Figure.optional(),
  price_max: Figure.optional(),
  weight_min: Figure.optional(),
  weight_max: Figure.optional(),
  carrier_id: listOf(IdText, 20).optional(),
  account_id: IdText.optional(),
  /** Codes of accessorials: loads of a carrier that were charged one of them. */
  accessorial: listOf(requiredText(40), 20).optional(),
});
export type AdvancedFilters = z.infer<typeof AdvancedFilters>;

export const advancedSearch = contract(advancedSearchCalls, {
  search: {
    summary:
      'Loads by all that is known of them, the latest pickup first; it looks at the latest 20,000 that may match',
    query: AdvancedFilters.extend(PageQuery.shape),
    reply: page(LoadSummary),
    errors: [404],
  },
});
