import { z } from 'zod';
import { Id } from '../values/values.ts';

export const Carrier = z.strictObject({
  id: Id,
  name: z.string(),
  short_name: z.string(),
  scac: z.string(),
  logo_url: z.string().nullable(),
});
export type Carrier = z.infer<typeof Carrier>;
