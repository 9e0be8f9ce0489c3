import { z } from 'zod';
import { BothLanguages } from '../../words/language-schemas.ts';

/** What the rules for hazardous materials say of a load's items. */
export const HazmatNotes = z.strictObject({
  /** Refusals stop quoting and tendering until they are corrected; advice leaves the decision to the shipper. */
  findings: z.array(
    z.strictObject({
      level: z.enum(['refusal', 'advice']),
      code: z.string(),
      field: z.string(),
      msg: BothLanguages,
    }),
  ),
  /** The placards the shipper offers the driver, as they are lettered (49 CFR 172.506). */
  placards: z.array(z.string()),
});
export type HazmatNotes = z.infer<typeof HazmatNotes>;
