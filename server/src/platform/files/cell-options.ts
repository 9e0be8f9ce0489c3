import type { PhraseGroup } from '@portal/contract/phrases/phrase-key.ts';
import { folded } from '@portal/contract/values/folded.ts';
import { type Language, languages } from '@portal/contract/words/language.ts';
import { phraseOfCode } from '../mail/phrases.ts';

type NameOfOption = (value: string, language: Language) => string;

/** The values a column takes, with the names people know them by; files are written with `name` alone. */
export type Options = {
  values: readonly string[];
  name?: NameOfOption;
  /** Further names, such as plurals and usual abbreviations. */
  otherNames?: (value: string, language: Language) => readonly string[];
};

/** Names that stand among the phrases, by their value. */
export const named =
  (group: PhraseGroup, params = {}): NameOfOption =>
  (value, language) =>
    phraseOfCode(language, group, value, params) ?? value;

const keysOf = ({ name, otherNames }: Options, value: string): string[] => [
  folded(value),
  ...languages.flatMap((language) => [
    ...(name ? [folded(name(value, language))] : []),
    ...(otherNames?.(value, language) ?? []).map(folded),
  ]),
];

const known = new WeakMap<Options, Map<string, string>>();

/** The value somebody means who wrote it, or its name in either language; undefined for a word nobody knows. */
export const optionMeant = (list: Options, text: string): string | undefined => {
  let values = known.get(list);
  if (!values) {
    values = new Map(
      list.values.flatMap((value) => keysOf(list, value).map((key) => [key, value] as const)).toReversed(),
    );
    known.set(list, values);
  }
  return values.get(folded(text));
};

/** The name of a value where it leads back to that value; its code where two are called the same. */
export const optionName = (list: Options, value: string, language: Language): string => {
  const name = list.name?.(value, language) ?? value;
  return optionMeant(list, name) === value ? name : value;
};
