import { z } from 'zod';
import { dayText } from '../values/day-text.ts';
import type { BothLanguages } from '../words/language.ts';
import { lineLabel } from './line-label.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';

/** What made a price line what it is: a phrase of `accessorials.notes` and its values, days as YYYY-MM-DD. It names no cost. */
export const LineNote = z.strictObject({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type LineNote = z.infer<typeof LineNote>;

type Phrases = Record<string, string>;

const filled = (phrase: string, values: LineNote['values']): string =>
  phrase.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? value.toLocaleString('en-US') : dayText(value);
  });

/** A note in words, in both languages; null for one that has none. */
const noteInWords = (note: LineNote | undefined): BothLanguages | null => {
  if (!note) return null;
  const [english, spanish]: [Phrases, Phrases] = [en.notes, es.notes];
  const [one, other] = [english[note.code], spanish[note.code]];
  if (one === undefined || other === undefined) return null;
  return { en: filled(one, note.values), es: filled(other, note.values) };
};

/** A line of a price as it is kept, with its name and its note in both languages. */
export const presentLine = ({ code, amount, note }: { code: string; amount: number; note?: LineNote | undefined }) => {
  const inWords = noteInWords(note);
  return { code, label: lineLabel(code), amount, ...(inWords && { note: inWords }) };
};
