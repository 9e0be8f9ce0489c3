import { phraseOfCode } from '../../platform/words/phrase-of-code.ts';

/** The name of a column on screen. */
export const fieldName = (field: string): string => phraseOfCode('rates.fields', field) ?? field;

/** The name of a sheet on screen; a tariff's terms have one name whatever it prices. */
export const sheetName = (name: string): string =>
  phraseOfCode('rates.sheets', name.endsWith('-tariffs') ? 'terms' : name) ?? name;

/** A value of a choice in words; a code that has none stands for itself. */
export const optionName = (field: string, value: string): string => {
  if (field === 'code') return phraseOfCode('accessorials.codes', value) ?? value;
  if (field === 'service_class') return phraseOfCode('quotes.service_classes', value) ?? value;
  if (field === 'mode') return phraseOfCode('loads.modes', value) ?? value;
  return phraseOfCode(`rates.options`, value) ?? value;
};

/** What a tariff is called in lists: its name, and what its series says beside it. */
export const seriesName = (kind: string, series: readonly string[]): string =>
  series.map((value, i) => optionName(kind === 'truck' && i === 0 ? 'mode' : 'service_class', value)).join(', ');
