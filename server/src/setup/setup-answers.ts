import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { OperatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { Email } from '@portal/contract/values/values.ts';
import { z } from 'zod';

const noFolder = 'the name of a folder is missing';

/** What a person or a file says of a new portal; what is left out stays as it is. */
const SetupAnswers = z.strictObject({
  operator: OperatorIdentity.partial().default({}),
  /** E-mail of the first platform admin. */
  admin: Email.optional(),
  /** Folder that the example rates are written to. */
  examples: z.string().min(1, noFolder).optional(),
  /** Folder or file that tables are read from. */
  tables: z.string().min(1, noFolder).optional(),
});
export type SetupAnswers = z.output<typeof SetupAnswers>;

const wordsOf = (error: z.ZodError): string =>
  error.issues.map(({ path, message }) => `${path.join('.') || 'the answers'}: ${message}`).join('\n');

const options = {
  set: { type: 'string', multiple: true },
  admin: { type: 'string' },
  examples: { type: 'string' },
  tables: { type: 'string' },
  file: { type: 'string' },
} as const;

const fieldOf = (pair: string): [string, string] => {
  const [, field, value] = /^(\w+)=(.*)$/s.exec(pair) ?? [];
  if (field === undefined || value === undefined)
    throw new Error(`--set ${pair} is not written as --set name=Northline`);
  return [field, value];
};

const fileAnswers = (file: string): Record<string, unknown> => {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
};

/**
 * The answers of options and of the file they name; options count before the file. Null without any option: a person
 * is asked. Throws with what is wrong, field by field.
 */
export const readAnswers = (args: readonly string[]): SetupAnswers | null => {
  if (args.length === 0) return null;
  const { set = [], file, ...said } = parseArgs({ args: [...args], options }).values;
  const { operator, ...rest } = file ? fileAnswers(file) : {};
  const fields = {
    ...z.record(z.string(), z.unknown()).optional().parse(operator),
    ...Object.fromEntries(set.map(fieldOf)),
  };
  const answers = SetupAnswers.safeParse({ ...rest, ...said, operator: fields });
  if (!answers.success) throw new Error(wordsOf(answers.error));
  return answers.data;
};
