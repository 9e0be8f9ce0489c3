import type { Hazmat } from '@portal/contract/commodities/line-item.ts';
import type { SavedItem } from '@portal/contract/commodities/saved-item.ts';
import { type Options, optionMeant, optionName } from '../../platform/files/cell-options.ts';
import { asText, asYesOrNo, type FileColumn, type ReadCell } from '../../platform/files/read-list-file.ts';
import { figureCell } from '../../platform/files/file-cell.ts';
import { listedNumber, readNumber } from '../../platform/files/sheet/cell-values.ts';
import { phrase } from '../../platform/mail/phrases.ts';
import { originOptions, unitOptions } from './item-options.ts';

type Column = FileColumn<SavedItem>;
type Field = Exclude<keyof SavedItem, 'id' | 'version' | 'hazmat'>;

const textOrNull = (text: string): ReadCell => ({ value: text === '' ? null : text });
const upperOrNull = (text: string): ReadCell => textOrNull(text.toUpperCase());
const lowerText = (text: string): ReadCell => ({ value: text === '' ? undefined : text.toLowerCase() });

/** A number as the language of the file writes it. */
const asNumber: Column['read'] = (text, source) => {
  if (text === '') return { value: null };
  const read = readNumber(false)(text, source);
  return 'value' in read && typeof read.value !== 'number' ? { fault: { code: 'lists.import_not_a_number' } } : read;
};

const asClass = (text: string): ReadCell => textOrNull(listedNumber(text));

/** UN1263, also where the letters are left out or stand apart. */
const unNumber = (text: string): ReadCell => {
  const number = text.replaceAll(/\s/g, '').toUpperCase();
  return textOrNull(/^\d{4}$/.test(number) ? `UN${number}` : number);
};

/** A value by its code or its name in either language; what is neither is refused as it stands. */
const oneOf =
  (list: Options, blank: null | undefined) =>
  (text: string): ReadCell => ({ value: text === '' ? blank : (optionMeant(list, text) ?? text.toUpperCase()) });

/** Several values of one cell; none where it is empty. */
const listed = (text: string): ReadCell => {
  const values = text
    .toUpperCase()
    .split(/[;,\s]+/)
    .filter(Boolean);
  return { value: values.length > 0 ? values : null };
};

const column = (field: Field, read: Column['read']): Column => ({
  field,
  heading: (language) => phrase(language, `commodities.file.${field}`),
  write: (item) => {
    const value = item[field] ?? null;
    return typeof value === 'number' ? figureCell(value) : value === null ? null : String(value);
  },
  read,
});

/** A column whose values have names, in which the file says them. */
const namedColumn = (field: Field, list: Options, blank: null | undefined): Column => ({
  ...column(field, oneOf(list, blank)),
  write: (item, language) => {
    const value = item[field] ?? null;
    return value === null ? null : optionName(list, String(value), language);
  },
});

const hazmatColumn = (field: keyof Hazmat, read: Column['read']): Column => ({
  field,
  heading: (language) => phrase(language, `commodities.file.${field}`),
  write: ({ hazmat }, language) => {
    const value = hazmat?.[field] ?? '';
    if (typeof value === 'boolean') return phrase(language, value ? 'commodities.file.yes' : 'commodities.file.no');
    return Array.isArray(value) ? value.join('; ') : value;
  },
  read,
});

/** What makes an item hazardous; without a UN number it is not. */
const hazmatColumns: readonly Column[] = [
  hazmatColumn('un_number', unNumber),
  hazmatColumn('proper_shipping_name', textOrNull),
  hazmatColumn('class_division', textOrNull),
  hazmatColumn('subsidiary', listed),
  hazmatColumn('packing_group', upperOrNull),
  hazmatColumn('technical_name', textOrNull),
  hazmatColumn('inhalation_zone', upperOrNull),
  hazmatColumn('emergency_phone', textOrNull),
  hazmatColumn('emergency_registrant', textOrNull),
  hazmatColumn('reportable_quantity', asYesOrNo),
  hazmatColumn('marine_pollutant', asYesOrNo),
  hazmatColumn('limited_quantity', asYesOrNo),
  hazmatColumn('residue', asYesOrNo),
  hazmatColumn('elevated_temperature', asYesOrNo),
  hazmatColumn('special_permit', textOrNull),
  hazmatColumn('explosive_numbers', listed),
];

/** The fields of a row that describe its material. */
export const hazmatFields: ReadonlySet<string> = new Set(hazmatColumns.map(({ field }) => field));

/** The columns of a file of saved items. */
export const savedItemColumns: readonly Column[] = [
  column('commodity', asText),
  column('nmfc_number', textOrNull),
  column('freight_class', asClass),
  namedColumn('handling_unit', unitOptions, undefined),
  namedColumn('packaging_unit', unitOptions, null),
  column('length', asNumber),
  column('width', asNumber),
  column('height', asNumber),
  column('dimension_unit', lowerText),
  column('weight', asNumber),
  column('weight_unit', lowerText),
  {
    ...column('stackable', asYesOrNo),
    write: ({ stackable }, language) => phrase(language, stackable ? 'commodities.file.yes' : 'commodities.file.no'),
  },
  column('unit_value', asNumber),
  column('hs_code', textOrNull),
  namedColumn('country_of_origin', originOptions, null),
  ...hazmatColumns,
];
