import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { savedViewsCalls } from './saved-views.calls.ts';
import { Day, Id, IdText, requiredText, text } from '../values/values.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { LoadStatus, StatusGroup } from './load-status-schemas.ts';
import { LoadSort } from './loads.contract.ts';

/** As many views of a list a person may keep. */
export const savedViewsLimit = 30;

const Ids = z.array(Id).min(1).max(20);
const States = z.array(requiredText(40)).min(1).max(60);
const Figure = z.number().min(0).max(99_999_999.99);

/** What a view looks for, under the names of `LoadFilters` and `AdvancedFilters`. */
export const ViewFilters = z
  .strictObject({
    group: StatusGroup,
    mode: z.array(LoadMode).min(1).max(8),
    pickup_from: Day,
    pickup_to: Day,
    carrier_id: Ids,
    account_id: Id,
    late: z.literal(true),
    incomplete: z.literal(true),
    assigned: z.enum(['me', 'nobody']),
    search: text(80),
    sort: LoadSort,
    text: text(80),
    status: z.array(LoadStatus).min(1).max(14),
    origin_state: States,
    destination_state: States,
    accessorial: z.array(requiredText(40)).min(1).max(20),
    delivery_from: Day,
    delivery_to: Day,
    price_min: Figure,
    price_max: Figure,
    weight_min: Figure,
    weight_max: Figure,
  })
  .partial();

export type ViewFilters = z.infer<typeof ViewFilters>;

/** The table's columns in their order, and those of them that are shown. */
export const ViewColumns = z.strictObject({
  order: z.array(requiredText(40)).min(1).max(40),
  shown: z.array(requiredText(40)).min(1).max(40),
});

export type ViewColumns = z.infer<typeof ViewColumns>;

const Name = requiredText(60);

/** A view as it is kept; each list has filters of its own. */
const savedViewOf = <F extends z.ZodType>(filters: F) =>
  z.strictObject({ id: Id, name: z.string(), filters, columns: ViewColumns.nullable(), is_default: z.boolean() });

const newViewOf = <F extends z.ZodType>(filters: F) =>
  z.strictObject({
    name: Name,
    filters,
    columns: ViewColumns.nullable().default(null),
    is_default: z.boolean().default(false),
  });

const viewChangeOf = <F extends z.ZodType>(filters: F) =>
  z.strictObject({ name: Name, filters, columns: ViewColumns.nullable(), is_default: z.boolean() }).partial();

export const SavedView = savedViewOf(ViewFilters);
export type SavedView = z.infer<typeof SavedView>;

const byId = z.strictObject({ id: IdText });

// My Loads alone opens with a view of the person's choice.
const withoutDefault = { is_default: true } as const;

/** The rows about views of another list; `of` names that list in their summaries. */
export const viewRowsOf = <F extends z.ZodType>(filters: F, of: string) => {
  const view = savedViewOf(filters).omit(withoutDefault);
  return {
    list: {
      summary: `The views of ${of} the caller has saved, by name`,
      reply: z.strictObject({ items: z.array(view) }),
    },
    add: {
      summary: `Keep filters, sort and columns of ${of} under a name; at most ${savedViewsLimit} views a person`,
      body: newViewOf(filters).omit(withoutDefault),
      reply: view,
      status: 201,
      errors: [409, 422],
    },
    change: {
      summary: `Rename a view of ${of}, or replace what it holds`,
      params: byId,
      body: viewChangeOf(filters).omit(withoutDefault),
      reply: view,
      errors: [404, 409],
    },
    remove: {
      summary: `Forget a view of ${of}`,
      params: byId,
      errors: [404],
    },
  } as const;
};

export const savedViews = contract(savedViewsCalls, {
  list: {
    summary: 'The views of My Loads the caller has saved, by name',
    reply: z.strictObject({ items: z.array(SavedView) }),
  },
  add: {
    summary: 'Keep filters, sort and columns of My Loads under a name; at most 30 views a person',
    body: newViewOf(ViewFilters),
    reply: SavedView,
    status: 201,
    errors: [409, 422],
  },
  change: {
    summary: 'Rename a view, replace what it holds, or make it the one My Loads opens with',
    params: byId,
    body: viewChangeOf(ViewFilters),
    reply: SavedView,
    errors: [404, 409],
  },
  remove: {
    summary: 'Forget a view',
    params: byId,
    errors: [404],
  },
});
