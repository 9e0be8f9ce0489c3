import type { SavedItem } from '@portal/contract/commodities/saved-item.ts';
import { asText, asYesOrNo, type FileColumn, type ReadCell } from '../../platform/files/read-list-file.ts';
import { phrase } from '../../platform/mail/phrases.ts';

type Column = FileColumn<SavedItem>;
type Field = Exclude<keyof SavedItem, 'id' | 'version' | 'hazmat' | 'packaging_unit'>;

const textOrNull = (text: string): ReadCell => ({ value: text === '' ? null : text });
const upperText = (text: string): ReadCell => ({ value: text === '' ? undefined : text.toUpperCase() });
const lowerText = (text: string): ReadCell => ({ value: text === '' ? undefined : text.toLowerCase() });

/** A number as files write it, thousands separated or not. */
const asNumber = (text: string): ReadCell => {
  if (text === '') return { value: null };
  const value = Number(text.replaceAll(/(?<=\d),(?=\d{3}\b)/g, ''));
  return Number.isFinite(value) ? { value } : { code: 'lists.import_not_a_number' };
};

const column = (field: Field, read: (text: string) => ReadCell): Column => ({
  field,
  heading: (language) => phrase(language, `commodities.file.${field}`),
  write: (item) => String(item[field] ?? ''),
  read,
});

/** The columns of a file of saved items. What makes an item hazardous is written on its screen alone: it needs the table. */
export const savedItemColumns: readonly Column[] = [
  column('commodity', asText),
  column('nmfc_number', textOrNull),
  column('freight_class', textOrNull),
  column('handling_unit', upperText),
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
  column('country_of_origin', (text) => textOrNull(text.toUpperCase())),
];
