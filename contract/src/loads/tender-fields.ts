import { z } from 'zod';
import { tenderTroubles } from './load-status.ts';

/** How long a carrier that answers by itself may take, and usually takes. */
const TenderWait = z.strictObject({
  since: z.string(),
  until: z.string(),
  waited_seconds: z.int().min(0),
  /** Three of four of its latest acceptances took no longer; null where it has too few. */
  usual_seconds: z.int().min(0).nullable(),
});
export type TenderWait = z.infer<typeof TenderWait>;

/** What a load's page knows of a tender that waits for its answer. */
export const tenderFields = {
  /** The carrier's answer to the tender was lost, or the carrier cannot be reached; null while all is well. */
  tender_trouble: z.enum(tenderTroubles).nullable(),
  /** Null once its carrier has answered, and while operations look for a truck. */
  tender_wait: TenderWait.nullable(),
};
