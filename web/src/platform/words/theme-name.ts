import { phraseOfCode } from './phrase-of-code.ts';

/** A built-in theme in the reader's words, another as the operator called it. */
export const themeName = ({ key, name }: { key: string; name: string }): string =>
  phraseOfCode('frame.appearance.themes', key) ?? name;
