import { issueCode, issueField } from '@portal/contract/phrases/issue-code.ts';
import { z } from 'zod';
import { type Problem, problems } from './errors.ts';

/** How many faults a reply lists at most. */
const faultLimit = 30;

/**
 * A validation's faults as the product words them: our own words by issue, the field as a dotted path. A file that is
 * too large is 413 wherever that is found out.
 */
export const refusal = (error: z.ZodError): Problem => {
  const faults = error.issues.slice(0, faultLimit).map((issue) => ({
    ...issueCode(issue),
    field: issueField(issue).slice(0, 200),
  }));
  return problems(faults, faults.every(({ code }) => code === 'http.too_large') ? 413 : 400);
};

/** Parses `value` or throws the refusal that names every fault. */
export const parse = <S extends z.core.$ZodType>(schema: S, value: unknown): z.output<S> => {
  const result = z.safeParse(schema, value, { reportInput: true });
  if (!result.success) throw refusal(result.error);
  return result.data;
};

/** The schemas of a row's params or query, by name; none where the row declares none. */
export const fieldSchemas = (schema: z.core.$ZodObject | undefined): Readonly<Record<string, z.core.$ZodType>> =>
  schema?._zod.def.shape ?? {};
