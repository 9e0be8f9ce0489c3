import { z } from 'zod';
import { BothLanguages } from '../words/language-schemas.ts';

/** An accessorial that can be requested; `fields` names the details it needs. */
export const Accessorial = z.strictObject({
  code: z.string(),
  type: z.enum(['general', 'pickup', 'delivery']),
  label: BothLanguages,
  common: z.boolean(),
  fields: z.array(z.string()),
});
export type Accessorial = z.infer<typeof Accessorial>;
