import { z } from 'zod';
import { Id, requiredText, text } from '../values/values.ts';
import { BothLanguages } from '../words/language-schemas.ts';

/** The number of an order in the system of the account it is for, letter by letter. */
export const ExternalId = requiredText(80);

/** What the account calls the load in its own books. */
export const ownReferences = {
  /** What the order is called in the system it comes from: one load of the account has it, for good. */
  external_id: ExternalId.nullish(),
  po_number: text(80).nullish(),
  billing_reference: text(80).nullish(),
};

/** The same as they are read. */
export const knownReferences = {
  external_id: z.string().nullable(),
  po_number: z.string().nullable(),
  billing_reference: z.string().nullable(),
};

/** Something a load lacks before prices can be asked for: where in its body, and in words. */
export const MissingDetail = z.strictObject({ field: z.string(), words: BothLanguages });
export type MissingDetail = z.infer<typeof MissingDetail>;

/**
 * What an order lacks, the load that its freight travels with once it was joined with others, and the request for an
 * approval that its booking waits for.
 */
export const orderFields = {
  missing: z.array(MissingDetail),
  joined_into: Id.nullable(),
  approval_id: Id.nullable(),
};

/** In lists, too: whether another draft goes from the same door to the same door on its day. */
export const listedOrderFields = { ...orderFields, has_twin: z.boolean() };
