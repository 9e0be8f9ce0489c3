import { es } from '@portal/contract/phrases/phrases.es.ts';
import { en } from '@portal/contract/phrases/phrases.ts';
import type { Language } from '@portal/contract/words/language.ts';

/** Every phrase of the product as a person of this language reads it. */
export const wordsOf = (language: Language): typeof en => (language === 'es' ? es : en);

/** Fills the gaps of a phrase: `fill('Load {{id}}', { id: 7 })` is "Load 7". */
export const fill = (phrase: string, values: Record<string, string | number>): string =>
  phrase.replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => String(values[name] ?? gap));

/** Finds a phrase whatever stands in its gaps. */
export const anyOf = (phrase: string): RegExp =>
  new RegExp(
    phrase
      .split(/\{\{\w+\}\}/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.+'),
  );
