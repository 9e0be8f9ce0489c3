import { z } from 'zod';
import { event } from '../events/event.ts';
import { Day, Id } from '../values/values.ts';
import { ClaimSide } from './claim-schemas.ts';

/** Something was said or done in a case; `entry_id` is the line of its history. */
export const claimChanged = event('claim.changed', z.object({ claim_id: Id, entry_id: Id }));

/** A clock of a case runs out soon (`last`: in days) or has: once for each clock, due day, stage and reader. */
export const claimDeadlineNeared = event(
  'claim.deadline-neared',
  z.object({
    claim_id: Id,
    deadline: z.string(),
    due_on: Day,
    stage: z.enum(['soon', 'last', 'over']),
    reader: ClaimSide,
  }),
);
