import { z } from 'zod';
import { Id } from '../values/values.ts';
import { BothLanguages } from '../words/language-schemas.ts';
import { Accessorial } from './accessorial.ts';

/** A service of one load. */
export const LoadAccessorial = z.strictObject({
  id: Id,
  code: z.string(),
  type: Accessorial.shape.type,
  label: BothLanguages,
  /** The label with the details in words, as papers print it. */
  full_label: BothLanguages,
  details: z.record(z.string(), z.unknown()),
});
export type LoadAccessorial = z.infer<typeof LoadAccessorial>;
