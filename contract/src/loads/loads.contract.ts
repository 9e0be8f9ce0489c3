import { z } from 'zod';
import { CustomsData } from '../commodities/customs-data.ts';
import { contract } from '../http/endpoint.ts';
import { loadsCalls } from './loads.calls.ts';
import { page, PageQuery } from '../http/paging.ts';
import { BooleanText, Day, IdText, listOf, text } from '../values/values.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { exportLimit } from '../lists/export-limit.ts';
import { ExportQuery } from '../lists/export-query.ts';
import { ExternalId } from './external-id.ts';
import { HistoryEntry, historySources } from './history.ts';
import { LoadChange, LoadDetails, LoadIdText, LoadInput, LoadSummary } from './load.ts';
import { loadSorts } from './load-list.ts';
import { StatusGroup } from './load-status-schemas.ts';

export const LoadSort = z.enum(loadSorts);
export type LoadSort = z.infer<typeof LoadSort>;

/** Filters of My Loads; a saved link carries the same names. */
export const LoadFilters = z.strictObject({
  group: StatusGroup.optional(),
  mode: listOf(LoadMode, 8).optional(),
  pickup_from: Day.optional(),
  pickup_to: Day.optional(),
  carrier_id: listOf(IdText, 20).optional(),
  account_id: IdText.optional(),
  late: BooleanText.optional(),
  /** Loads whose order left something open. */
  incomplete: BooleanText.optional(),
  /** Those given to the caller, or to nobody. */
  assigned: z.enum(['me', 'nobody']).optional(),
  /** The load of an order by its `external_id`, letter by letter. */
  order_number: ExternalId.optional(),
  search: text(80).optional(),
  sort: LoadSort.default('-id'),
});
export type LoadFilters = z.infer<typeof LoadFilters>;

const byId = z.strictObject({ id: LoadIdText });

export const loads = contract(loadsCalls, {
  list: {
    summary: 'My Loads: one page, filtered and sorted, with the count of each status group',
    query: LoadFilters.extend(PageQuery.shape),
    reply: page(LoadSummary).extend({
      counts: z.record(StatusGroup, z.int()),
      late: z.int(),
    }),
    errors: [404],
  },
  exportList: {
    summary: 'The filtered list as CSV or XLSX, at most 200 loads',
    query: LoadFilters.extend({
      ...ExportQuery.shape,
      ids: listOf(IdText, exportLimit).optional(),
    }),
    errors: [404],
  },
  get: {
    summary: 'One load as a list row',
    params: byId,
    reply: LoadSummary,
    errors: [404],
  },
  details: {
    summary: 'One load with its stops, cargo, price and tracking',
    params: byId,
    reply: LoadDetails,
    errors: [404],
  },
  create: {
    summary: 'Save a load and ask its carriers for quotes',
    body: LoadInput,
    reply: LoadDetails,
    status: 201,
    errors: [404, 409, 422],
    perMinute: 300,
  },
  change: {
    summary: 'Change a load that is not booked; a change the price depends on asks for a requote',
    params: byId,
    body: LoadChange,
    reply: LoadDetails,
    errors: [404, 409],
  },
  changeBilling: {
    summary: 'Change the order number, the PO number, the billing reference and what the commercial invoice says',
    params: byId,
    body: z
      .strictObject({
        external_id: ExternalId.nullable(),
        po_number: text(80).nullable(),
        billing_reference: text(80).nullable(),
        customs: CustomsData,
      })
      .partial(),
    reply: LoadDetails,
    errors: [404, 409],
  },
  history: {
    summary: 'Everything that happened to a load, newest first, with each value as it was and as it is',
    query: PageQuery.extend({ load_id: LoadIdText, source: z.enum(historySources).optional() }),
    reply: page(HistoryEntry),
    errors: [404],
  },
});
