import { z } from 'zod';
import { Id } from '../values/values.ts';

/** How many of those who chose a theme are named. */
export const mostNamed = 20;

const Named = z.strictObject({ id: Id, name: z.string() });

/** Who sees a theme by choice: accounts that chose it for their people, and people who chose it for themselves. */
export const ThemeUse = z.strictObject({
  theme: z.string(),
  accounts: z.strictObject({ count: z.int(), first: z.array(Named).max(mostNamed) }),
  users: z.strictObject({ count: z.int(), first: z.array(Named.extend({ account: Named })).max(mostNamed) }),
});
export type ThemeUse = z.infer<typeof ThemeUse>;
