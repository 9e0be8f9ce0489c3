import type { Language } from '../words/language.ts';

/** What typed text means: one number, or the two it may mean, first the one by the format that screens write. */
export type TypedNumber = { value: number; other: number | null };

/** Blanks and apostrophes between thousands, and the sign of the dollar. */
const decoration = /[$\s'\u2019]/g;
const plain = /^\d+$/;
const grouped = { ',': /^[1-9]\d{0,2}(,\d{3})+$/, '.': /^[1-9]\d{0,2}(\.\d{3})+$/ } as const;
/** One group of three digits that could as well be three decimals; after a leading zero they are decimals. */
const twoMeanings = /^[1-9]\d{0,2}[.,]\d{3}$/;

type Separator = keyof typeof grouped;

const certain = (text: string): TypedNumber => ({ value: Number(text), other: null });

/** Text with both separators: the last one begins the decimals, the other groups thousands. */
const withBoth = (text: string): TypedNumber | null => {
  const decimal: Separator = text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.';
  const [whole = '', fraction = '', ...more] = text.split(decimal);
  if (more.length > 0 || !grouped[decimal === ',' ? '.' : ','].test(whole) || !/^\d*$/.test(fraction)) return null;
  return certain(`${whole.replaceAll(/[.,]/g, '')}.${fraction}`);
};

/** Text with one kind of separator, several times or once. */
const withOne = (text: string, separator: Separator, language: Language, isWhole: boolean): TypedNumber | null => {
  const [whole = '', fraction = '', ...more] = text.split(separator);
  const joined = text.replaceAll(separator, '');
  const isGrouped = grouped[separator].test(text);
  if (more.length > 0) return isGrouped ? certain(joined) : null;
  if (isWhole && isGrouped) return certain(joined);
  const asDecimal = `${whole || '0'}.${fraction}`;
  if (separator === '.' || !twoMeanings.test(text)) {
    if (twoMeanings.test(text)) return { value: Number(asDecimal), other: Number(joined) };
    // In English a comma before four digits or more is a slip, not a decimal comma.
    return separator === ',' && language === 'en' && fraction.length > 3 ? null : certain(asDecimal);
  }
  return { value: Number(joined), other: language === 'en' ? null : Number(asDecimal) };
};

/**
 * The number that a person of this language means by typed or imported text: "1,234.5" and "1.234,5" are the same in
 * both, "48,5" is 48.5. `other` is set where "1,234" (Spanish) or "1.234" may be thousands or decimals; a column of
 * whole numbers has no such doubt. Null for text that is no number.
 */
export const readTypedNumber = (text: string, language: Language, isWhole = false): TypedNumber | null => {
  const bare = text.replaceAll(decoration, '').replace('\u2212', '-');
  const [, minus = '', digits = ''] = /^(-?)(.*?)[.,]?$/.exec(bare) ?? [];
  const read = readDigits(digits, language, isWhole);
  if (!read || !minus) return read;
  return { value: -read.value, other: read.other === null ? null : -read.other };
};

const readDigits = (digits: string, language: Language, isWhole: boolean): TypedNumber | null => {
  if (plain.test(digits)) return certain(digits);
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return null;
  const hasComma = digits.includes(',');
  if (hasComma && digits.includes('.')) return withBoth(digits);
  return withOne(digits, hasComma ? ',' : '.', language, isWhole);
};
