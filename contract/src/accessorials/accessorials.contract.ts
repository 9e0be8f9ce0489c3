import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { BothLanguages } from '../words/language.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';

/** A department as query text; -1 means all of them. */
const DepartmentIdText = z
  .union([z.int(), z.string().regex(/^-?\d$/)])
  .transform(Number)
  .pipe(z.int().min(-1).max(6));

/** An accessorial that can be requested; `fields` names the details it needs. */
export const Accessorial = z.strictObject({
  code: z.string(),
  type: z.enum(['general', 'pickup', 'delivery']),
  label: BothLanguages,
  common: z.boolean(),
  fields: z.array(z.string()),
});
export type Accessorial = z.infer<typeof Accessorial>;

export const accessorials = contract({
  list: {
    method: 'GET',
    path: '/api/accessorials',
    permission: 'get:accessorials',
    summary: 'The extra services of a mode',
    query: z.strictObject({
      mode: LoadMode.default('ltl'),
      department_id: DepartmentIdText.optional(),
    }),
    reply: z.strictObject({
      items: z.array(Accessorial),
      limited_access_types: z.array(z.strictObject({ code: z.string(), label: BothLanguages })),
    }),
  },
});
