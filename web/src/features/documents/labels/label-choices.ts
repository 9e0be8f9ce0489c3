import { type LabelFormat, mostLabels } from '@portal/contract/documents/label-formats.ts';
import type { Language } from '@portal/contract/words/language.ts';
import type { LabelRequest } from './labels.api.ts';

/** The values of the label dialog; `from` and `to` may be empty. */
export type LabelChoices = {
  format: LabelFormat;
  start: number;
  language: Language;
  some: boolean;
  from: number | null;
  to: number | null;
};

/** The fault of the requested units, if any. */
export const unitsFault = ({ some, from, to }: LabelChoices, units: number): 'range' | 'too_many' | null => {
  const [first, last] = some ? [from, to] : [1, units];
  if (first === null || last === null || first < 1 || last > units || first > last) return 'range';
  return last - first >= mostLabels ? 'too_many' : null;
};

/** The number of requested labels; 0 while the range is invalid. */
export const labelCount = (choices: LabelChoices, units: number): number => {
  if (!choices.some) return units;
  return unitsFault(choices, units) === 'range' ? 0 : (choices.to ?? 0) - (choices.from ?? 0) + 1;
};

/** The choices as request parameters. */
export const labelRequest = ({ format, start, language, some, from, to }: LabelChoices): LabelRequest => ({
  format,
  language,
  start: format === 'avery' ? start : 1,
  ...(some && from !== null && to !== null ? { from, to } : {}),
});
