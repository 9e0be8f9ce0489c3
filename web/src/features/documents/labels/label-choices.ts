import { type LabelFormat, mostLabels } from '@portal/contract/documents/label-formats.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { AskedLabels } from './labels.api.ts';

/** What the dialog holds; the fields of the first and the last unit may be empty. */
export type LabelChoices = {
  format: LabelFormat;
  start: number;
  language: Language;
  some: boolean;
  from: number | null;
  to: number | null;
};

/** What is wrong with the units asked for. */
export const unitsFault = ({ some, from, to }: LabelChoices, units: number): 'range' | 'too_many' | null => {
  const [first, last] = some ? [from, to] : [1, units];
  if (first === null || last === null || first < 1 || last > units || first > last) return 'range';
  return last - first >= mostLabels ? 'too_many' : null;
};

/** How many labels are asked for; 0 while that is not clear. */
export const labelCount = (choices: LabelChoices, units: number): number => {
  if (!choices.some) return units;
  return unitsFault(choices, units) === 'range' ? 0 : (choices.to ?? 0) - (choices.from ?? 0) + 1;
};

/** The same as a call asks it. */
export const askedLabels = ({ format, start, language, some, from, to }: LabelChoices): AskedLabels => ({
  format,
  language,
  start: format === 'avery' ? start : 1,
  ...(some && from !== null && to !== null ? { from, to } : {}),
});
