import { z } from 'zod';
import { actorKinds } from '../access/actor.ts';
import { LoadId } from '../loads/load.ts';
import { loadStatuses } from '../loads/load-status.ts';
import { loadModes } from '../modes/modes.ts';
import { TenderLoad } from '../tendering/tender.ts';
import { Dollars } from '../values/dollars.ts';
import { Id, Instant, requiredLongText } from '../values/values.ts';
import { approvalLimits, approvalStatuses, undecidedReasons } from './approval-states.ts';

const Note = requiredLongText(approvalLimits.note);

/** A booking to make, with the asker's sentence to whoever decides. */
export const NewApproval = z.strictObject({
  tender: TenderLoad,
  pickup: z.boolean(),
  insurance: z.boolean(),
  loyalty_insurance: z.boolean().default(false),
  note: Note,
  /** Booked by the approval itself; else the asker books. */
  books: z.boolean().default(true),
});
export type NewApproval = z.infer<typeof NewApproval>;

/** Where a rule fired: the condition with what was found. */
export const Finding = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount'), above: z.number(), price: z.number() }),
  z.strictObject({ kind: z.literal('mode'), mode: z.enum(loadModes) }),
  z.strictObject({ kind: z.literal('hazmat'), classes: z.array(z.string()) }),
  z.strictObject({ kind: z.literal('cargo_value'), above: z.number(), value: z.number() }),
  z.strictObject({ kind: z.literal('carrier'), carrier_id: Id, name: z.string() }),
  z.strictObject({
    kind: z.literal('off_guide'),
    is_barred: z.boolean(),
    /** The carrier the guide chooses, and its price; null where no rule chooses. */
    first: z.string().nullable(),
    first_price: z.number().nullable(),
  }),
  z.strictObject({ kind: z.literal('account'), account_id: Id, name: z.string() }),
]);
export type Finding = z.infer<typeof Finding>;

/** `decides` since the request was made, `takes_over` from a moment on, `deputy` in the place of somebody else. */
export const deciderRoles = ['decides', 'takes_over', 'deputy'] as const;

const Decider = z.strictObject({
  user_id: Id,
  /** Null for somebody of an account above, which those below do not see. */
  name: z.string().nullable(),
  as: z.enum(deciderRoles),
  /** Whose place a deputy takes. */
  for: z.string().nullable(),
  from: Instant,
  agreed_at: Instant.nullable(),
  is_me: z.boolean(),
});

const Reason = z.strictObject({
  findings: z.array(Finding),
  needed: z.int(),
  agreed: z.int(),
  deciders: z.array(Decider),
});

const Person = z.strictObject({ kind: z.enum(actorKinds), name: z.string() });

/** One of a list. */
export const ApprovalItem = z.strictObject({
  id: Id,
  load_id: LoadId,
  account: z.strictObject({ id: Id, name: z.string() }),
  mode: z.enum(loadModes),
  from: z.string(),
  to: z.string(),
  status: z.enum(approvalStatuses),
  carrier: z.strictObject({ id: Id, name: z.string(), scac: z.string() }),
  /** What will be paid in all, in US dollars. */
  price: z.number(),
  findings: z.array(Finding),
  needed: z.int(),
  agreed: z.int(),
  asked_by: Person,
  asked_at: Instant,
  /** When its price or its pickup is over. */
  until: Instant,
  ended_at: Instant.nullable(),
  ended_by: z.string().nullable(),
  end_note: z.string(),
});
export type ApprovalItem = z.infer<typeof ApprovalItem>;

export const Approval = ApprovalItem.extend({
  carrier_quote_id: Id,
  load_status: z.enum(loadStatuses),
  /** What the same quote costs now, with its insurance; null once it cannot be booked. */
  price_now: z.number().nullable(),
  /** The insurance within the price. */
  premium: z.number(),
  quote_expires_at: Instant,
  reasons: z.array(Reason),
  note: z.string(),
  books: z.boolean(),
  /** Another quote of the load that somebody who decides would rather have. */
  proposal: z
    .strictObject({
      carrier_quote_id: Id,
      carrier_name: z.string(),
      price: z.number(),
      by: z.string(),
      note: z.string(),
    })
    .nullable(),
  is_mine: z.boolean(),
  may_decide: z.boolean(),
  /** Why the caller does not decide; null where they do, or nothing is left to decide. */
  why_not: z.enum(undecidedReasons).nullable(),
});
export type Approval = z.infer<typeof Approval>;

/** `price`: what the caller has seen, so that nobody approves a higher one unseen. */
export const Agreement = z.strictObject({ price: Dollars.min(0) });
export const Refusal = z.strictObject({ note: Note });
export const Proposal = z.strictObject({ carrier_quote_id: Id, note: Note });
