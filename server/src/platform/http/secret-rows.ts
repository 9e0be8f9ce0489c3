import type { Endpoint } from '@portal/contract/http/endpoint.ts';
import { holdsSecret } from '@portal/contract/values/secret.ts';
import type { z } from 'zod';
import { fieldSchemas } from './validation.ts';

type Part = 'body' | 'reply';

/** What was found of each row: looking through all its schemas takes a moment. */
const found: Record<Part, WeakMap<Endpoint, boolean>> = { body: new WeakMap(), reply: new WeakMap() };

const holds = (row: Endpoint, part: Part): boolean => {
  const known = found[part].get(row);
  if (known !== undefined) return known;
  const schema = row[part];
  const isSecret = schema !== undefined && schema !== 'file' && holdsSecret(schema);
  found[part].set(row, isSecret);
  return isSecret;
};

/** Whether the answer shows what the contract marks as secret. */
export const showsSecret = (row: Endpoint): boolean => holds(row, 'reply');

/** Whether what is sent or answered has a field that the contract marks as secret. */
export const isSecretRow = (row: Endpoint): boolean => holds(row, 'body') || showsSecret(row);

const isObjectSchema = (schema: z.core.$ZodType): schema is z.core.$ZodObject => schema._zod.def.type === 'object';

/** Where in a body something secret was given: the first such field, none where the body has no fields; null: nowhere. */
export const givenSecret = (row: Endpoint, body: unknown): { field?: string } | null => {
  if (!holds(row, 'body') || !row.body) return null;
  if (!isObjectSchema(row.body) || typeof body !== 'object' || body === null) return {};
  const fields = Object.entries(fieldSchemas(row.body));
  const given = new Map(Object.entries(body));
  const field = fields.find(([name, schema]) => given.get(name) !== undefined && holdsSecret(schema))?.[0];
  return field === undefined ? null : { field };
};
