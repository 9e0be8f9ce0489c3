import { z } from 'zod';

export const pageLimitDefault = 25;
export const pageLimitMax = 100;

/** `skip` and `limit` of every list call; query text, so coerced. */
export const PageQuery = z.strictObject({
  skip: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(pageLimitMax).default(pageLimitDefault),
});

/** The reply of every list call. `total_capped` says that more than `total` rows match. */
export const page = <T extends z.ZodType>(item: T) =>
  z.strictObject({ items: z.array(item), total: z.int().min(0), total_capped: z.boolean().optional() });
