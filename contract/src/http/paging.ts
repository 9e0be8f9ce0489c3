import { z } from 'zod';

const wholeNumber = (min: number, max: number) =>
  z
    .union([z.int(), z.string().regex(/^\d{1,6}$/)])
    .transform(Number)
    .pipe(z.int().min(min).max(max));

export const pageLimitDefault = 25;
export const pageLimitMax = 100;

/** `skip` and `limit` of every list call; query text, so digits become numbers. */
export const PageQuery = z.strictObject({
  skip: wholeNumber(0, 100_000).default(0),
  limit: wholeNumber(1, pageLimitMax).default(pageLimitDefault),
});

/** The reply of every list call. `total_capped` says that more than `total` rows match. */
export const page = <T extends z.ZodType>(item: T) =>
  z.strictObject({ items: z.array(item), total: z.int().min(0), total_capped: z.boolean().optional() });
