import { z } from 'zod';
import { invoiceStatuses } from '../billing/invoice-status.ts';
import { ClaimStatus, ClaimType } from '../claims/claim-schemas.ts';
import { documentTypes } from '../documents/document-types.ts';
import { PageQuery } from '../http/paging.ts';
import { loadExceptions } from '../loads/load-exceptions.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { Day, Id, IdText, Instant } from '../values/values.ts';
import { attentionKinds } from './attention-kinds.ts';

const Place = z.strictObject({ city: z.string(), state: z.string() });

/** Something that waits for the reader, with what a line about it says. What does not concern its kind is null. */
export const AttentionItem = z.strictObject({
  kind: z.enum(attentionKinds),
  /** Stays the same as long as the thing waits, for a list that is drawn again: `quote_expires:100843`. */
  key: z.string(),
  account: z.strictObject({ id: Id, name: z.string() }),
  /** Null for what is about a policy that was bought by itself. */
  load_id: Id.nullable(),
  policy: z.strictObject({ id: Id, number: z.string() }).nullable(),
  claim_id: Id.nullable(),
  invoice_id: Id.nullable(),
  /** The request for an approval. */
  approval_id: Id.nullable(),
  mode: LoadMode.nullable(),
  origin: Place,
  destination: Place,
  /** By when; that of a whole day is the last moment of that day where the account is. Null where no time is set. */
  due_at: Instant.nullable(),
  /** The day, where a whole day is meant. */
  due_on: Day.nullable(),
  is_overdue: z.boolean(),
  /** Since when it waits, where that is known. */
  waiting_since: Instant.nullable(),
  /** Why: the carrier that quoted, is silent, or drives the load; null for the other kinds. */
  carrier: z.string().nullable(),
  /** The cheapest price that expires, what is owed of an invoice or owed back, what a claim asks for; US dollars. */
  amount: z.number().nullable(),
  /** How many prices expire with it. */
  quotes: z.int().nullable(),
  exception: z.enum(loadExceptions).nullable(),
  document_type: z.enum(documentTypes).nullable(),
  invoice_number: z.int().nullable(),
  invoice_status: z.enum(invoiceStatuses).nullable(),
  claim_type: ClaimType.nullable(),
  claim_status: ClaimStatus.nullable(),
});
export type AttentionItem = z.infer<typeof AttentionItem>;

export const AttentionQuery = PageQuery.extend({
  kind: z.enum(attentionKinds).optional(),
  account_id: IdText.optional(),
});
export type AttentionQuery = z.infer<typeof AttentionQuery>;
