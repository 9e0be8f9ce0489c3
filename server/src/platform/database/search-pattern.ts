import { type RawBuilder, sql } from 'kysely';

const literally = (search: string): string => search.replaceAll(/[\\%_]/g, '\\$&');

/** Patterns for `like` and `ilike` in which whatever was searched for is meant literally. */
export const containing = (search: string): string => `%${literally(search)}%`;
export const beginningWith = (search: string): string => `${literally(search)}%`;

/** Trigrams find any part of a text from three letters on. */
const lettersOfTrigram = 3;
const isShort = (search: string): boolean => [...search].length < lettersOfTrigram;

/**
 * Whether a text contains what was searched for, where the text with a blank in front has an index of trigrams; less than
 * three letters are looked for where a word begins, since no index finds them anywhere else.
 */
export const foundByTrigrams = (text: RawBuilder<string>, search: string): RawBuilder<boolean> =>
  sql<boolean>`' ' || ${text} like ${isShort(search) ? `% ${beginningWith(search)}` : containing(search)}`;

/** The same of a number or name of one word, whose capitals do not matter. */
export const idFoundByTrigrams = (id: RawBuilder<string | null>, search: string): RawBuilder<boolean> =>
  sql<boolean>`${id} ilike ${isShort(search) ? beginningWith(search) : containing(search)}`;
