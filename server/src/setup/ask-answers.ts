import { OperatorIdentity } from '@portal/contract/settings/operator-identity.ts';
import { Email } from '@portal/contract/values/values.ts';
import type { z } from 'zod';
import type { SetupAnswers } from './setup-answers.ts';

/** Asks one question on the terminal. */
export type Ask = (question: string) => Promise<string>;

const { shape } = OperatorIdentity;

const questions = [
  ['name', 'Name of the operator'],
  ['legal_name', 'Legal name, where it differs'],
  ['scac', 'SCAC'],
  ['mc_number', 'MC number'],
  ['dot_number', 'USDOT number'],
  ['gs1_prefix', 'GS1 company prefix'],
  ['address', 'Street'],
  ['city', 'City'],
  ['state', 'State'],
  ['zip_code', 'ZIP code'],
  ['country', 'Country (US, CA, MX)'],
  ['phone', 'Phone'],
  ['operations_email', 'E-mail of operations'],
  ['mail_sender_email', 'E-mail that mails come from'],
  ['language', 'Language of operations (en, es)'],
] as const;

/** Asks until the answer is taken; an empty one keeps what is there. */
const askUntil = async (
  ask: Ask,
  question: string,
  refusal: (text: string) => string | null,
): Promise<string | null> => {
  const text = (await ask(question)).trim();
  if (text === '') return null;
  const reason = refusal(text);
  return reason === null ? text : askUntil(ask, `${reason}\n${question}`, refusal);
};

const reasonOf = (schema: z.ZodType, text: string): string | null => {
  const parsed = schema.safeParse(text);
  return parsed.success ? null : `"${text}" is not taken: ${parsed.error.issues[0]?.message ?? 'it has another form'}`;
};

const askIdentity = async (ask: Ask, present: OperatorIdentity): Promise<Partial<OperatorIdentity>> => {
  const said: Record<string, string> = {};
  for (const [field, label] of questions) {
    const text = await askUntil(ask, `${label} [${present[field] || 'none'}]: `, (typed) =>
      reasonOf(shape[field], typed),
    );
    if (text !== null) said[field] = text;
  }
  return OperatorIdentity.partial().parse(said);
};

/** Leads a person through the set-up. What is there is shown, and kept where the answer is empty. */
export const askAnswers = async (
  ask: Ask,
  present: { operator: OperatorIdentity; hasAdmin: boolean; hasCarriers: boolean },
): Promise<SetupAnswers> => {
  const operator = await askIdentity(ask, present.operator);
  const admin = await askUntil(
    ask,
    `E-mail of ${present.hasAdmin ? 'another' : 'the first'} platform admin [none]: `,
    (typed) => reasonOf(Email, typed),
  );
  const anyText = () => null;
  const examples = present.hasCarriers
    ? null
    : await askUntil(ask, 'Folder for example carriers and rates to change [none]: ', anyText);
  const tables = await askUntil(ask, 'Folder or file to read carriers and tariffs from [none]: ', anyText);
  return { operator, ...(admin && { admin }), ...(examples && { examples }), ...(tables && { tables }) };
};
