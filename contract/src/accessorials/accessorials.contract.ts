import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { accessorialsCalls } from './accessorials.calls.ts';
import { BothLanguages } from '../words/language-schemas.ts';
import { LoadMode } from '../modes/load-mode-schema.ts';
import { Accessorial } from './accessorial.ts';

/** A department as query text; -1 means all of them. */
const DepartmentIdText = z
  .union([z.int(), z.string().regex(/^-?\d$/)])
  .transform(Number)
  .pipe(z.int().min(-1).max(6));

export const accessorials = contract(accessorialsCalls, {
  list: {
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
