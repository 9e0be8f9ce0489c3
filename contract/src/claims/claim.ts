import { z } from 'zod';
import { LoadDocument } from '../documents/load-document.ts';
import { Day, Id, Instant, longText, requiredLongText, text } from '../values/values.ts';
import { LoadStatus } from '../loads/load-status-schemas.ts';
import { Dollars } from '../values/dollars.ts';
import * as claim from './claim-schemas.ts';
import { claimEntryKinds } from './claim-status.ts';

const Money = Dollars.min(0.01);

/** Papers of the load that support a case. */
export const ClaimDocuments = z
  .array(z.strictObject({ document_id: Id, evidence: claim.EvidenceKind.default('other') }))
  .max(40);

/** Fields the shipper fills in. Only submitting requires all of them; until then the case is a draft. */
const shipperFields = {
  type: claim.ClaimType,
  category: claim.ClaimCategory.nullable(),
  reason: claim.ClaimReason.nullable(),
  supporting_text: longText(5000),
  /** What is claimed, where it is known: a cargo claim needs it, or `amount_basis`. */
  amount: Money.nullable(),
  /** How the amount will be found where it is not known yet: the repair's bill, the salvage's sale. */
  amount_basis: longText(500),
  currency: claim.ClaimCurrency,
  discovered_on: Day.nullable(),
  /** The day the freight came. Where the load has it, the load's day counts. */
  delivered_on: Day.nullable(),
  invoice_number: text(60),
  /** The day the bill came, which an overcharge is counted from. */
  invoice_received_on: Day.nullable(),
  documents: ClaimDocuments,
};

/** What only the operator sets. Naming one of these as a customer is refused with 403 at its field. */
export const operatorFields = [
  'status',
  'representative_id',
  'carrier_claim_number',
  'offer_amount',
  'recovered_amount',
  'decline_reason',
] as const;
const unknowns = Object.fromEntries(operatorFields.map((field) => [field, z.unknown()])) as Record<
  (typeof operatorFields)[number],
  z.ZodUnknown
>;

export const NewClaim = z.strictObject({
  load_id: Id,
  type: shipperFields.type,
  category: shipperFields.category.default(null),
  reason: shipperFields.reason.default(null),
  supporting_text: shipperFields.supporting_text.default(''),
  amount: shipperFields.amount.default(null),
  amount_basis: shipperFields.amount_basis.default(''),
  currency: shipperFields.currency.default('USD'),
  discovered_on: shipperFields.discovered_on.default(null),
  delivered_on: shipperFields.delivered_on.default(null),
  invoice_number: shipperFields.invoice_number.default(''),
  invoice_received_on: shipperFields.invoice_received_on.default(null),
  documents: shipperFields.documents.default([]),
  /** Keep it without submitting. */
  draft: z.boolean().default(false),
  ...z.strictObject(unknowns).partial().shape,
});
export type NewClaim = z.infer<typeof NewClaim>;

/**
 * A change, a move, or both at once. The shipper changes its fields in a draft and while more information is requested (at any
 * other time it can only add documents), and names an `action`; the operator names a `status`. What a move
 * needs comes with it: `note` with request_info, answer_info and appeal; `offer_amount` with offered;
 * `decline_reason` with declined; `recovered_amount` with paid; `carrier_claim_number` with acknowledging a cargo claim.
 */
export const ClaimChange = z.strictObject({
  /** The version that was read: a change by somebody else in between is refused with 409 `claims.changed_meanwhile`. */
  version: z.int().min(1).max(2_147_483_647),
  ...z.strictObject(shipperFields).partial().shape,
  action: claim.ShipperAction.optional(),
  note: longText(2000).default(''),
  status: claim.ClaimStatus.optional(),
  representative_id: Id.nullish(),
  carrier_claim_number: text(60).optional(),
  offer_amount: Money.optional(),
  recovered_amount: Money.optional(),
  decline_reason: claim.DeclineReason.optional(),
});
export type ClaimChange = z.infer<typeof ClaimChange>;

const Person = z.strictObject({ id: Id, name: z.string() });

/** A row of the list of cases. */
export const ClaimSummary = z.strictObject({
  id: Id,
  load: z.strictObject({
    id: Id,
    status: LoadStatus,
    origin: z.string(),
    destination: z.string(),
    pro_number: z.string().nullable(),
    carrier: z.strictObject({ id: Id, short_name: z.string(), scac: z.string() }).nullable(),
  }),
  account: Person,
  type: claim.ClaimType,
  category: claim.ClaimCategory.nullable(),
  reason: claim.ClaimReason.nullable(),
  status: claim.ClaimStatus,
  /** Whose turn it is. */
  turn: claim.ClaimSide.nullable(),
  amount: z.number().nullable(),
  currency: claim.ClaimCurrency,
  offer_amount: z.number().nullable(),
  recovered_amount: z.number().nullable(),
  carrier_claim_number: z.string(),
  representative: Person.nullable(),
  /** The clock that runs out first, of those not met. */
  next_deadline: z
    .strictObject({ code: claim.Deadline.shape.code, due_on: z.string(), overdue: z.boolean() })
    .nullable(),
  created_at: Instant,
  submitted_at: Instant.nullable(),
  updated_at: Instant,
});
export type ClaimSummary = z.infer<typeof ClaimSummary>;

/** A line of an invoice that is contested; one that follows the freight has no reason of its own. */
const ContestedLine = z.strictObject({
  code: z.string(),
  label: z.strictObject({ en: z.string(), es: z.string() }),
  billed: z.number(),
  should_be: z.number(),
  follows: z.boolean(),
  reason: claim.ClaimReason.nullable(),
  note: z.string(),
});

export const Claim = ClaimSummary.extend({
  /** The invoice of the portal that it contests; null of one elsewhere, and of other cases. */
  invoice_id: Id.nullable(),
  /** The lines of that invoice; none of a contest that named an amount alone. */
  lines: z.array(ContestedLine),
  version: z.int(),
  supporting_text: z.string(),
  amount_basis: z.string(),
  discovered_on: z.string().nullable(),
  delivered_on: z.string().nullable(),
  /** The load has the day of delivery: it cannot be changed here. */
  delivered_by_load: z.boolean(),
  invoice_number: z.string(),
  invoice_received_on: z.string().nullable(),
  decline_reason: claim.DeclineReason.nullable(),
  created_by: z.string().nullable(),
  /** The operator filed it for the customer. */
  filed_by_operator: z.boolean(),
  documents: z.array(z.strictObject({ evidence: claim.EvidenceKind, document: LoadDocument })),
  /** What this case must have and should have attached, and how many documents at least. */
  evidence: z.strictObject({
    required: z.array(claim.EvidenceKind),
    suggested: z.array(claim.EvidenceKind),
    documents_needed: z.int(),
  }),
  warnings: z.array(claim.ClaimWarning),
  deadlines: z.array(claim.Deadline),
  /** What the caller may do now. */
  may: z.strictObject({
    /** `all`: the shipper's fields; `documents`: attach more; null: nothing. */
    edit: z.enum(['all', 'documents']).nullable(),
    message: z.boolean(),
    actions: z.array(claim.ShipperAction),
    /** The statuses the operator may set next; empty for others. */
    statuses: z.array(claim.ClaimStatus),
  }),
  /** Those who may be given the case; present for the operator alone. */
  representatives: z.array(Person).optional(),
});
export type Claim = z.infer<typeof Claim>;

/** One line of a case: a move, a message, a note among operators, a change of fields. */
export const ClaimEntry = z.strictObject({
  id: Id,
  at: Instant,
  kind: z.enum(claimEntryKinds),
  side: claim.ClaimSide,
  actor: z.string().nullable(),
  event: claim.ClaimEvent.nullable(),
  from_status: claim.ClaimStatus.nullable(),
  to_status: claim.ClaimStatus.nullable(),
  text: z.string(),
  /** Fields that changed, `{ amount: { before, after } }`, or what a move set, such as `offer_amount`. */
  details: z.record(z.string(), z.unknown()),
});
export type ClaimEntry = z.infer<typeof ClaimEntry>;

export const NewMessage = z.strictObject({
  text: requiredLongText(4000),
  /** Read by operators alone; a customer who names it is refused with 403. */
  internal: z.boolean().optional(),
});
export type NewMessage = z.infer<typeof NewMessage>;
