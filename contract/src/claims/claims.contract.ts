import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { claimsCalls } from './claims.calls.ts';
import { page, PageQuery } from '../http/paging.ts';
import { exportLimit } from '../lists/export-limit.ts';
import { ExportQuery } from '../lists/export-query.ts';
import { Day, Id, IdText, listOf, text } from '../values/values.ts';
import { LoadIdText } from '../loads/load.ts';
import * as schemas from './claim-schemas.ts';
import { Claim, ClaimChange, ClaimEntry, ClaimSummary, NewClaim, NewMessage } from './claim.ts';

/** Filters of the list of cases; a saved link carries the same names. */
export const ClaimFilters = z.strictObject({
  load_id: LoadIdText.optional(),
  type: listOf(schemas.ClaimType, 4).optional(),
  status: listOf(schemas.ClaimStatus, 13).optional(),
  /** `open`: still argued about; `mine`: it is the caller's side's turn. */
  show: z.enum(['open', 'mine', 'overdue', 'all']).default('all'),
  account_id: IdText.optional(),
  /** A number, or `none` for cases nobody has been given. */
  representative_id: z.union([z.literal('none'), IdText]).optional(),
  /** First and last day of opening, in the zone of the caller's account. */
  opened_from: Day.optional(),
  opened_to: Day.optional(),
  /** In numbers of case, load, PRO, invoice and carrier's claim, and in the names of account and carrier. */
  search: text(80).optional(),
  sort: z.enum(['-id', 'due', '-amount', '-updated_at']).default('-id'),
});
export type ClaimFilters = z.infer<typeof ClaimFilters>;

export const ClaimSums = z.strictObject({
  currency: schemas.ClaimCurrency,
  claimed: z.number(),
  recovered: z.number(),
});
export type ClaimSums = z.infer<typeof ClaimSums>;

const GuideCategory = z.strictObject({
  category: schemas.ClaimCategory,
  reasons: z.array(schemas.ClaimReason),
  required: z.array(schemas.EvidenceKind),
  suggested: z.array(schemas.EvidenceKind),
  /** The clocks that run from the load as it is; none that count from the case itself. */
  deadlines: z.array(schemas.Deadline),
});

/** How to file a case about this load: what may be chosen, what to attach, by when. */
export const ClaimGuide = z.strictObject({
  load_id: Id,
  /** What the load knows; null where it has not come yet. */
  delivered_on: z.string().nullable(),
  due_on: z.string().nullable(),
  carrier: z.string().nullable(),
  pro_number: z.string().nullable(),
  price: z.number().nullable(),
  types: z.array(
    z.strictObject({
      type: schemas.ClaimType,
      /** Why none can be filed now: an error code with its phrase; null where one can. */
      refusal: z.enum(['claims.not_booked', 'claims.not_picked_up']).nullable(),
      documents_needed: z.int(),
      categories: z.array(GuideCategory),
    }),
  ),
  /** The load's cases that are drafts or open: one that says the same as an open one is refused when submitted. */
  existing: z.array(
    z.strictObject({
      id: Id,
      type: schemas.ClaimType,
      category: schemas.ClaimCategory.nullable(),
      status: schemas.ClaimStatus,
    }),
  ),
});
export type ClaimGuide = z.infer<typeof ClaimGuide>;

const byId = z.strictObject({ id: IdText });

export const claims = contract(claimsCalls, {
  list: {
    summary: 'Claims and disputes, of one load or of all: one page, with what was claimed and recovered in all of them',
    query: ClaimFilters.extend(PageQuery.shape),
    reply: page(ClaimSummary).extend({
      /** By currency, over all that match. */
      sums: z.array(ClaimSums),
      /** Over all filters but `show` and `status`. */
      counts: z.strictObject({ open: z.int(), mine: z.int(), overdue: z.int(), all: z.int() }),
      /** Those who may be given cases; present for the operator alone. */
      representatives: z.array(z.strictObject({ id: Id, name: z.string() })).optional(),
    }),
    errors: [404],
  },
  exportList: {
    summary: 'The filtered list, or the cases that are named, as CSV or XLSX, at most 200',
    query: ClaimFilters.extend({ ...ExportQuery.shape, ids: listOf(IdText, exportLimit).optional() }),
    errors: [404],
  },
  guide: {
    summary: 'How to file a claim or dispute about a load: choices, evidence and deadlines',
    query: z.strictObject({ load_id: LoadIdText }),
    reply: ClaimGuide,
    errors: [404],
  },
  get: {
    summary: 'One claim or dispute with its documents, deadlines and what may be done next',
    params: byId,
    reply: Claim,
    errors: [404],
  },
  create: {
    summary: 'File a claim or dispute about a load, or keep it as a draft',
    body: NewClaim,
    reply: Claim,
    status: 201,
    errors: [404, 409],
  },
  change: {
    summary: 'Change a claim or dispute, or move it on',
    params: byId,
    body: ClaimChange,
    reply: Claim,
    errors: [404, 409],
  },
  messages: {
    summary: 'Everything said and done in a case, newest first; notes among operators for them alone',
    params: byId,
    query: PageQuery,
    reply: page(ClaimEntry),
    errors: [404],
  },
  say: {
    summary: 'Write to the other side of a case; as an operator, also a note among operators',
    params: byId,
    body: NewMessage,
    reply: ClaimEntry,
    status: 201,
    errors: [404, 409],
  },
  packet: {
    fileTypes: ['application/pdf', 'application/zip'],
    summary: 'The case as it goes to the carrier: a letter in both languages with the documents, as one PDF or a ZIP',
    params: byId,
    body: z.strictObject({ format: z.enum(['pdf', 'zip']).default('pdf') }),
    errors: [404, 409],
    perMinute: 20,
  },
});
