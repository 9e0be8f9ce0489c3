import { Day, isOneLine } from '@portal/contract/values/values.ts';
import type { BothLanguages } from '@portal/contract/words/language.ts';
import { z } from 'zod';
import { fault, type FaultWords } from './fault-words.ts';

// Each of these is a codec: it reads a cell's text and writes the value back as the same text in every country.

type Context = { issues: unknown[]; value: string };

/** Makes a message the fault of a cell that is decoded. */
export const refuse = (context: Context, message: BothLanguages): typeof z.NEVER => {
  context.issues.push({ code: 'custom', message: message.en, params: { message }, input: context.value });
  return z.NEVER;
};

type Issue = { message: string; params?: Record<string, unknown> | undefined };

/** What an issue of a cell says, in both languages. */
export const messageOf = (issue: Issue | undefined): BothLanguages => {
  const said = issue?.params?.['message'];
  if (said && typeof said === 'object' && 'en' in said && 'es' in said)
    return { en: String(said.en), es: String(said.es) };
  return fault('cannot be read');
};

const notWanted = (text: string, wanted: FaultWords): BothLanguages =>
  fault('"{{text}}" is not {{wanted}}', { text, wanted: fault(wanted) });

/** A text of at most `max` characters, in one line unless `hasLines`; empty where `isOptional` says so. */
export const textCell = (max: number, { isOptional = false, hasLines = false } = {}) =>
  z.codec(z.string(), z.string(), {
    decode: (text, context) => {
      if (text === '' && !isOptional) return refuse(context, fault('must not be empty'));
      if (text.length > max) {
        return refuse(
          context,
          fault('has {{count}} characters, at most {{max}} are taken', { count: text.length, max }),
        );
      }
      if (!hasLines && !isOneLine(text)) return refuse(context, fault('must be one line'));
      return text.includes('\u0000') ? refuse(context, fault('holds a character that cannot be stored')) : text;
    },
    encode: (text) => text,
  });

/** A text of a form, which `wanted` describes. */
export const patternCell = (pattern: RegExp, wanted: FaultWords) =>
  z.codec(z.string(), z.string(), {
    decode: (text, context) => (pattern.test(text) ? text : refuse(context, notWanted(text, wanted))),
    encode: (text) => text,
  });

/** Why a text is no number, with what to write instead. */
const numberFault = (text: string): BothLanguages => {
  if (text === '') return fault('must not be empty');
  if (/^-?\d+,\d+$/.test(text))
    return fault('"{{text}}" has a comma: write decimals with a point and thousands without a mark', { text });
  if (/^-?[\d,. ']+$/.test(text)) return fault('"{{text}}" has marks between its digits: write 1234.5', { text });
  return fault('"{{text}}" is not a number: write digits alone, without currency or percent signs', { text });
};

type Range = { min: number; max: number };

/** A number with at most `places` decimals, written with a decimal point whatever the country. */
export const numberCell = ({ min, max, places = 2 }: Range & { places?: number }) =>
  z.codec(z.string(), z.number(), {
    decode: (text, context) => {
      if (!/^-?\d+(\.\d+)?$/.test(text)) return refuse(context, numberFault(text));
      const value = Number(text);
      if (value < min || value > max)
        return refuse(context, fault('{{text}} is not between {{min}} and {{max}}', { text, min, max }));
      const decimals = text.split('.')[1]?.replace(/0+$/, '').length ?? 0;
      if (decimals <= places) return value;
      return refuse(
        context,
        places === 0
          ? fault('{{text}} is not a whole number', { text })
          : fault('{{text}} has more than {{places}} decimals', { text, places }),
      );
    },
    encode: String,
  });

export const wholeCell = (range: Range) => numberCell({ ...range, places: 0 });

/** Dollars and cents. */
export const dollarsCell = (max = 1_000_000) => numberCell({ min: 0, max });

export const percentCell = (max = 100) => numberCell({ min: 0, max });

/** A calendar day, YYYY-MM-DD. */
export const dayCell = () =>
  z.codec(z.string(), z.string(), {
    decode: (text, context) =>
      Day.safeParse(text).success
        ? text
        : refuse(context, fault('"{{text}}" is not a day: write it as 2026-12-31', { text })),
    encode: (day) => day,
  });

export const yesNoCell = () =>
  z.codec(z.string(), z.boolean(), {
    decode: (text, context) => {
      const word = text.toLowerCase();
      return word === 'yes' || word === 'no'
        ? word === 'yes'
        : refuse(context, fault('"{{text}}" is neither yes nor no', { text }));
    },
    encode: (value) => (value ? 'yes' : 'no'),
  });

const oneOf = (options: readonly string[], text: string): BothLanguages =>
  options.length > 40
    ? fault('"{{text}}" is not one of the {{count}} there are', { text, count: options.length })
    : fault('"{{text}}" is not one of {{options}}', { text, options: options.join(', ') });

/** One of a few words. */
export const choiceCell = <const T extends string>(options: readonly T[]) =>
  z.codec(z.string(), z.enum(options), {
    decode: (text, context) => options.find((option) => option === text) ?? refuse(context, oneOf(options, text)),
    encode: (value) => String(value),
  });

const separated = (text: string): string[] => text.split(/[\s,;|]+/).filter((word) => word !== '');

/** Some of a few words in the order given, at least one, each once; written with spaces between them. */
export const choicesCell = <const T extends string>(options: readonly T[]) =>
  z.codec(z.string(), z.array(z.enum(options)), {
    decode: (text, context) => {
      const words = [...new Set(separated(text))];
      if (words.length === 0) return refuse(context, fault('must not be empty'));
      const known = words.flatMap((word) => options.filter((option) => option === word));
      const unknown = words.find((word) => !options.some((option) => option === word));
      return unknown === undefined ? known : refuse(context, oneOf(options, unknown));
    },
    encode: (values) => values.join(' '),
  });

/** Codes with spaces between them, at least one, each once. */
export const codesCell = (pattern: RegExp, wanted: FaultWords) =>
  z.codec(z.string(), z.array(z.string()), {
    decode: (text, context) => {
      const codes = [...new Set(separated(text))];
      if (codes.length === 0) return refuse(context, fault('must not be empty'));
      const wrong = codes.find((code) => !pattern.test(code));
      return wrong === undefined ? codes : refuse(context, notWanted(wrong, wanted));
    },
    encode: (codes) => codes.join(' '),
  });

/** An empty cell means that there is no value. */
export const optionalCell = <T>(cell: z.ZodType<T, string>) =>
  z.codec(z.string(), z.custom<T | null>(), {
    decode: (text, context) => {
      if (text === '') return null;
      const read = z.safeDecode(cell, text);
      return read.success ? read.data : refuse(context, messageOf(read.error.issues[0]));
    },
    encode: (value) => (value === null ? '' : z.encode(cell, value)),
  });

/** How every table names a carrier. */
export const scacCell = () => patternCell(/^[A-Z0-9]{2,4}$/, 'a SCAC: two to four capital letters');

/** When a row of a tariff begins and ends to hold; it is looked at by a load's day of pickup. */
export const effectiveCells = {
  effective_from: dayCell().describe('Effective from'),
  effective_to: optionalCell(dayCell()).describe('Effective to'),
};
