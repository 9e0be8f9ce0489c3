import { commonPasswordWords } from './data/common-passwords.ts';

/** Letters as they look in a password that only pretends to be one. */
const lookAlikes: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '€': 'e', '1': 'i', '!': 'i', '|': 'l' };
const moreLookAlikes: Record<string, string> = { '0': 'o', $: 's', '5': 's', '7': 't', '+': 't' };
const letterOf = { ...lookAlikes, ...moreLookAlikes };

const withoutMarks = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const withoutEnds = (text: string): string => text.replaceAll(/^[^\p{L}@$]+|[^\p{L}]+$/gu, '');
const asLetters = (text: string): string =>
  [...text]
    .map((mark) => letterOf[mark] ?? mark)
    .join('')
    .replaceAll(/[^\p{L}]/gu, '');

/**
 * Whether a password is one that is guessed first: a common word or one of `own` words (name, address, company) with
 * digits and symbols around it or in place of its letters, as the four classes invite.
 */
export const isCommonPassword = (password: string, own: readonly string[] = []): boolean => {
  const plain = withoutMarks(password);
  const cores = new Set([asLetters(withoutEnds(plain)), asLetters(plain), plain.replaceAll(/[^\p{L}]/gu, '')]);
  const names = new Set(own.map((word) => asLetters(withoutMarks(word))).filter((word) => word.length > 2));
  return [...cores].some((core) => commonPasswordWords.has(core) || names.has(core));
};
