import { z } from 'zod';
import { Carrier } from '../carriers/carrier.ts';
import { contract } from '../http/endpoint.ts';
import { page, PageQuery } from '../http/paging.ts';
import { Id, IdText, Instant, listOf, requiredText, text } from '../values/values.ts';
import { BothLanguages } from '../words/language-schemas.ts';
import { ediNotes, ediReasons, ediStates, mailboxFaults } from './edi-states.ts';
import { ediCalls } from './edi.calls.ts';

export const EdiMessage = z.strictObject({
  id: Id,
  carrier: Carrier,
  direction: z.enum(['in', 'out']),
  /** The number of the set, such as 214. */
  kind: z.string(),
  /** Control numbers of interchange, group and set. */
  interchange: z.string(),
  group: z.string(),
  number: z.string(),
  state: z.enum(ediStates),
  reason: z.enum(ediReasons).nullable(),
  load_id: Id.nullable(),
  pro_number: z.string().nullable(),
  bol_number: z.string().nullable(),
  /** When an acknowledgment should have come; null where none is waited for. */
  due_at: Instant.nullable(),
  created_at: Instant,
});
export type EdiMessage = z.infer<typeof EdiMessage>;

export const EdiDetails = EdiMessage.extend({
  file: z.strictObject({ name: z.string(), byte_count: z.int(), put_at: Instant.nullable() }),
  /** Each segment as it was written and in words; null where the file is not kept any more. */
  segments: z
    .array(
      z.strictObject({
        line: z.int(),
        raw: z.string(),
        words: BothLanguages,
        /** What is wrong with it. */
        faults: z.array(BothLanguages),
        /** What the first message of this number says in its place, where that differs. */
        other: z.string().nullable(),
      }),
    )
    .nullable(),
  /** The first message of the same number, where this one is held for it. */
  first_id: Id.nullable(),
  notes: z.array(z.strictObject({ at: Instant, what: z.enum(ediNotes), user: z.string().nullable() })),
});
export type EdiDetails = z.infer<typeof EdiDetails>;

export const EdiFilters = z.strictObject({
  state: listOf(z.enum(ediStates), ediStates.length).optional(),
  carrier_id: IdText.optional(),
  direction: z.enum(['in', 'out']).optional(),
  kind: text(3).optional(),
  /** `true`: with acknowledgments. */
  acknowledgments: z.enum(['true', 'false']).optional(),
  /** From a moment on, and before another one. */
  from: Instant.optional(),
  until: Instant.optional(),
  /** A load's number, PRO, bill of lading, or a control number. */
  search: text(40).optional(),
});
export type EdiFilters = z.infer<typeof EdiFilters>;

export const EdiDecision = z.strictObject({
  /** `apply`: take it as it is; `set_aside`: nothing of it counts; `send_again`: the same bytes once more. */
  decision: z.enum(['apply', 'set_aside', 'send_again']),
});
export type EdiDecision = z.infer<typeof EdiDecision>;

export const EdiPartner = z.strictObject({
  carrier: Carrier,
  enabled: z.boolean(),
  polled_at: Instant.nullable(),
  answered_at: Instant.nullable(),
  failing_since: Instant.nullable(),
  fault: z.enum(mailboxFaults).nullable(),
  /** The key its server showed when nobody had confirmed it; null where nothing has to be confirmed. */
  shown_key: z.string().nullable(),
});
export type EdiPartner = z.infer<typeof EdiPartner>;

const byId = z.strictObject({ id: IdText });

export const edi = contract(ediCalls, {
  list: {
    summary: 'EDI messages of all carriers, the latest first, with how many there are in each state',
    query: EdiFilters.extend(PageQuery.shape),
    reply: page(EdiMessage).extend({
      counts: z.record(z.enum(ediStates), z.int()),
      /** How long the bytes of files are kept. */
      kept_months: z.int(),
    }),
  },
  get: {
    summary: 'One EDI message, segment by segment, as it was written and in words',
    params: byId,
    reply: EdiDetails,
    errors: [404],
  },
  decide: {
    summary: 'Decide what becomes of a message that waits for a person',
    params: byId,
    body: EdiDecision,
    reply: EdiDetails,
    errors: [404, 409],
  },
  partners: {
    summary: 'Carriers that are reached by EDI, with what their mailboxes answered last',
    reply: z.strictObject({ items: z.array(EdiPartner) }),
  },
  poll: {
    summary: 'Read a carrier’s mailbox now',
    params: z.strictObject({ carrier_id: IdText }),
    reply: EdiPartner,
    errors: [404],
    perMinute: 20,
  },
  confirmKey: {
    summary: 'Confirm the key a carrier’s server shows: from then on files go to whoever has it',
    params: z.strictObject({ carrier_id: IdText }),
    body: z.strictObject({ key: requiredText(60) }),
    reply: EdiPartner,
    errors: [404, 409],
  },
  makeKey: {
    summary: 'Make a pair of keys to sign in with: the public one is for the carrier, the other one is never shown',
    params: z.strictObject({ carrier_id: IdText }),
    reply: z.strictObject({ public_key: z.string() }),
    status: 201,
    errors: [404],
    perMinute: 20,
  },
});
