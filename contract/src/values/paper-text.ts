import { lookAlikes, paperLetters } from './data/paper-letters.ts';

/** Stands on papers for a sign their font does not have. */
export const missingSign = '□';

const shown = paperLetters.map((range) => range.replaceAll(/[\da-f]+/g, '\\u{$&}')).join('');
const notShown = new RegExp(`[^\\n${shown}]`, 'gu');
/** A mark that would stand on a blank says nothing. */
const isShown = new RegExp(`^(?!.* )[${shown}]+$`, 'u');

const isBlank = /^[\p{Cc}\p{Zs}]$/u;
/** What has no shape of its own: joiners, soft hyphens, marks of direction, selectors of a variant. */
const isShapeless = /^[\p{Cf}\u034F\uFE00-\uFE0F]$/u;

/** A sign that papers do not have, by others that mean the same: ① or full-width letters in their plain form. */
const replacementOf = (sign: string): string => {
  if (isBlank.test(sign)) return ' ';
  if (isShapeless.test(sign)) return '';
  const plain = sign.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return lookAlikes[sign] ?? [sign.normalize('NFKC'), plain].find((text) => isShown.test(text)) ?? missingSign;
};

const joined = (text: string): string => text.normalize('NFC').replaceAll(/\r\n?|[\u2028\u2029]/g, '\n');

/** A text in the signs that papers have; each of the others as what means the same, else as `□`. */
export const paperText = (text: string): string => joined(text).replaceAll(notShown, replacementOf);

/** The signs of a text that papers show as `□`, each once. */
export const signsMissingOnPapers = (text: string): string[] => [
  ...new Set(
    joined(text)
      .match(notShown)
      ?.filter((sign) => replacementOf(sign) === missingSign),
  ),
];
