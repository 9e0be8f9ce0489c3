import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { viewRowsOf } from '../loads/saved-views.contract.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { Day, text } from '../values/values.ts';
import { waitingSorts } from './assignments.contract.ts';
import { dispatchViewsCalls } from './dispatch-views.calls.ts';

/** What a view of Dispatch looks for, under the names of `WaitingFilters`. */
export const DispatchViewFilters = z
  .strictObject({
    search: text(80),
    mode: z.array(LoadMode).min(1).max(8),
    pickup_from: Day,
    pickup_to: Day,
    sort: z.enum(waitingSorts),
  })
  .partial();

export type DispatchViewFilters = z.infer<typeof DispatchViewFilters>;

export const dispatchViews = contract(dispatchViewsCalls, viewRowsOf(DispatchViewFilters, 'Dispatch'));
export type DispatchView = z.infer<typeof dispatchViews.change.reply>;
