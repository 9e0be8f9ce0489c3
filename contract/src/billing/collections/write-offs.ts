import { z } from 'zod';
import { Dollars } from '../../values/dollars.ts';
import { Id, Instant, longText } from '../../values/values.ts';
import { writeOffReasons, writeOffStatuses } from './write-off-states.ts';

/** Up to which amount one person writes off alone. */
export const WriteOffRules = z.strictObject({ alone_up_to: Dollars.min(0) });

export const WriteOffInput = z.strictObject({
  reason: z.enum(writeOffReasons),
  note: longText(500).default(''),
});

/** What a second person says of a write-off that waits; who asked for it may only take it back. */
export const WriteOffDecision = z.strictObject({ agrees: z.boolean() });

export const RecoveryInput = z.strictObject({ note: longText(500).default('') });

export const WriteOff = z.strictObject({
  id: Id,
  amount: z.number(),
  reason: z.enum(writeOffReasons),
  note: z.string(),
  status: z.enum(writeOffStatuses),
  asked_by: z.string(),
  asked_at: Instant,
  decided_by: z.string().nullable(),
  decided_at: Instant.nullable(),
  recovered: z.strictObject({ by: z.string().nullable(), at: Instant, note: z.string() }).nullable(),
  /** Whether the caller may confirm it: another person asked for it. */
  may_confirm: z.boolean(),
});
export type WriteOff = z.infer<typeof WriteOff>;
