import { z } from 'zod';
import { Id } from '../../values/values.ts';
import { LoadId } from '../load.ts';

/** Most loads that become one at a time. */
const mostJoined = 10;

export const JoinLoads = z.strictObject({
  load_ids: z
    .array(Id)
    .min(2)
    .max(mostJoined)
    .refine((ids) => new Set(ids).size === ids.length, { params: { code: 'loads.join_twice' } }),
});
export type JoinLoads = z.infer<typeof JoinLoads>;

/** A load as one of those that are joined, or may be. */
export const JoinedLoad = z.strictObject({
  id: LoadId,
  external_id: z.string().nullable(),
  po_number: z.string().nullable(),
  weight_lb: z.number(),
  handling_units: z.int(),
});
export type JoinedLoad = z.infer<typeof JoinedLoad>;

/** What a load has to do with others of its account from the same door to the same door on the same day. */
export const Joining = z.strictObject({
  joined_into: LoadId.nullable(),
  /** What it was joined from. */
  parts: z.array(JoinedLoad),
  /** Drafts it may be joined with. */
  others: z.array(JoinedLoad),
});
export type Joining = z.infer<typeof Joining>;
