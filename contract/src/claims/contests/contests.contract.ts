import { z } from 'zod';
import { contract } from '../../http/endpoint.ts';
import { Dollars } from '../../values/dollars.ts';
import { Id, longText, requiredText } from '../../values/values.ts';
import { Claim, ClaimDocuments } from '../claim.ts';
import { ClaimReason } from '../claim-schemas.ts';
import { contestCalls } from './contests.calls.ts';

/** Lines that a contest names at most. */
const mostLines = 60;

/** What of an invoice is contested: lines by their codes, what each should be, and why. */
export const NewContest = z.strictObject({
  invoice_id: Id,
  lines: z
    .array(
      z.strictObject({
        code: requiredText(40),
        should_be: Dollars,
        reason: ClaimReason,
        note: longText(500).default(''),
      }),
    )
    .min(1)
    .max(mostLines),
  supporting_text: longText(4000).default(''),
  documents: ClaimDocuments.default([]),
});

export const contests = contract(contestCalls, {
  contest: {
    summary: 'Contest lines of an invoice; what is left of it stays payable',
    body: NewContest,
    reply: Claim,
    status: 201,
    errors: [404, 409],
    perMinute: 20,
  },
});
