import { z } from 'zod';

const secrets = z.registry<{ isSecret: true }>();

/**
 * Marks what proves who somebody is, or is shown this one time: passwords, codes, tokens, keys. A call that has such a
 * field keeps nothing of what it was sent and answered. It stands around the whole schema: a further check of it
 * makes another one.
 */
export const secret = <S extends z.ZodType>(schema: S): S => {
  secrets.add(schema, { isSecret: true });
  return schema;
};

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** The schemas a value of a definition holds: itself, or those of a list or of an object's fields. */
const schemasIn = (value: unknown): z.core.$ZodType[] => {
  if (isSchema(value)) return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).filter(isSchema);
};

/** Whether a schema is marked as secret, or anything within it is. */
export const holdsSecret = (schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): boolean => {
  if (secrets.get(schema)) return true;
  if (seen.has(schema)) return false;
  seen.add(schema);
  const { def } = schema._zod;
  const inner = def.type === 'lazy' ? [(def as z.core.$ZodLazyDef).getter()] : Object.values(def);
  return inner.flatMap(schemasIn).some((one) => holdsSecret(one, seen));
};
