import { type ImportColumn, importColumns, requiredColumns } from '@portal/contract/loads/import/import-columns.ts';
import type { Language } from '@portal/contract/words/language.ts';
import { phrase } from '../../../platform/mail/phrases.ts';
import { words as en } from '../words/template.en.ts';
import { templatePhrase } from '../words/template-phrase.ts';
import { optionName } from '../../../platform/files/cell-options.ts';
import { options } from './column-options.ts';
import type { ColumnRule, ColumnRules } from './column-rules.ts';

/** A column of the template: its heading, whether it must be filled, what it says and what it takes. */
export type TemplateColumn = {
  name: ImportColumn;
  heading: string;
  needed: boolean;
  hint: string;
  kind: string;
  /** What may be chosen in its cells, in the words of the template's language. */
  choices: string[];
  /** A cell for each row of the examples. */
  examples: string[];
  /** What its examples are in a book, and no texts that look like some. */
  holds: 'number' | 'day' | 'text';
};

const heldBy = ({ kind }: ColumnRule): TemplateColumn['holds'] => {
  if (kind === 'day') return 'day';
  return kind === 'number' || kind === 'count' ? 'number' : 'text';
};

const hasHint = (name: ImportColumn): name is ImportColumn & keyof typeof en.hints => Object.hasOwn(en.hints, name);

const choicesOf = ({ options: list, kind }: ColumnRule, language: Language): string[] => {
  if (kind === 'yes_no') return [templatePhrase(language, 'yes'), templatePhrase(language, 'no')];
  return list ? list.values.map((value) => optionName(list, value, language)) : [];
};

type Example = Partial<Record<ImportColumn, string>>;

const exampleStop = (language: Language, end: 'pickup' | 'delivery', zip: string, address: string): Example => ({
  [`${end}_name`]: templatePhrase(language, 'example.company'),
  [`${end}_address`]: address,
  [`${end}_zip_code`]: zip,
  [`${end}_contact_name`]: templatePhrase(language, 'example.contact'),
  [`${end}_contact_phone`]: '214-555-0134',
  [`${end}_open_time`]: '08:00',
  [`${end}_close_time`]: '17:00',
  [`${end}_residential`]: templatePhrase(language, 'no'),
});

const exampleItem = (language: Language): Example => ({
  commodity: templatePhrase(language, 'example.commodity'),
  handling_unit: optionName(options.units, 'PAT', language),
  handling_unit_count: '2',
  length: '48',
  width: '40',
  height: '48',
  dimension_unit: 'in',
  weight: '1300',
  weight_unit: 'lb',
  stackable: templatePhrase(language, 'no'),
});

/**
 * A load as plain as most are, two pallets of machine parts from Dallas to Chicago; and a truck with two deliveries, whose
 * second row says what is another and leaves out the rest.
 */
const examplesOf = (language: Language, pickup_date: string): Example[] => {
  const dallas = exampleStop(language, 'pickup', '75207', '1500 Dragon St');
  const item = exampleItem(language);
  const chicago = exampleStop(language, 'delivery', '60632', '4100 S Pulaski Rd');
  const mode = (type: 'ltl' | 'ftl') => optionName(options.modes, type, language);
  const truck = { load_key: 'A-1002', ...item, handling_unit_count: '10', weight: '12000' };
  return [
    { load_key: 'A-1001', mode: mode('ltl'), pickup_date, ...dallas, ...chicago, ...item },
    {
      ...truck,
      mode: mode('ftl'),
      pickup_date,
      ...dallas,
      ...exampleStop(language, 'delivery', '38118', '3600 E Holmes Rd'),
    },
    { ...truck, ...chicago },
  ];
};

/** The columns of the template in a language by their rules, with examples to be picked up on `pickupDay`. */
export const templateColumns = (rules: ColumnRules, language: Language, pickupDay: string): TemplateColumn[] => {
  const examples = examplesOf(language, pickupDay);
  return importColumns.map((name) => ({
    name,
    heading: phrase(language, `loads.sheet.columns.${name}`),
    needed: requiredColumns.some((column) => column === name),
    hint: hasHint(name) ? templatePhrase(language, `hints.${name}`) : '',
    kind: templatePhrase(language, `kinds.${rules[name].kind}`),
    choices: choicesOf(rules[name], language),
    examples: examples.map((example) => example[name] ?? ''),
    holds: heldBy(rules[name]),
  }));
};
