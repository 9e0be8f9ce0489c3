import type { SheetColumn } from '@portal/contract/rates/tariff-sheets.ts';
import { date } from '../../../platform/words/format.ts';
import { maskedDate, parseDate } from '../../../ui/fields/typed-day.ts';

/** The columns of shared tables that hold more than a text; diesel is priced to a tenth of a cent. */
const sharedColumns: Partial<Record<string, Pick<SheetColumn, 'cell' | 'places'>>> = {
  week: { cell: 'day' },
  effective_from: { cell: 'day' },
  effective_to: { cell: 'day' },
  day: { cell: 'day' },
  dollars_per_gallon: { cell: 'number', places: 3 },
  from_price: { cell: 'number', places: 3 },
  surcharge: { cell: 'number', places: 2 },
};

export const sharedColumn = (field: string): SheetColumn => ({ field, cell: 'text', ...sharedColumns[field] });

/** A cell as it is read: a day as everywhere on screen, and as many decimals as the others of its column. */
export const shownCell = ({ cell, places }: SheetColumn, value: string): string => {
  if (cell === 'day') return date(value);
  if (places === undefined || !/^\d+(\.\d+)?$/.test(value)) return value;
  return (value.split('.')[1]?.length ?? 0) > places ? value : Number(value).toFixed(places);
};

const isIsoDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** What is kept of what was typed or pasted; of a day that is not complete, the letters. */
export const typedCell = ({ cell }: SheetColumn, text: string): string => {
  if (cell !== 'day' || isIsoDay(text.trim())) return cell === 'day' ? text.trim() : text;
  const masked = maskedDate(text);
  return parseDate(masked) ?? masked;
};

/** Whether a cell says what is no day. */
export const isNoDay = ({ cell }: SheetColumn, value: string): boolean =>
  cell === 'day' && value !== '' && !isIsoDay(value);
