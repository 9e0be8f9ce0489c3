import { pounds } from '@portal/contract/commodities/density.ts';
import type { ImportColumn } from '@portal/contract/loads/import/import-columns.ts';
import type { ImportLoad, ImportRow } from '@portal/contract/loads/import/import.contract.ts';
import type { CheckedDraft } from './check-draft.ts';
import { stopsOf } from './join-stops.ts';
import { knownPlaceOfDraft } from './place-of-draft.ts';
import type { DraftLoad, DraftRow, DraftStop } from './draft-load.ts';
import { itemRows } from './read-drafts.ts';

const shown = 200;

const numberOf = (row: DraftRow, column: ImportColumn): number => {
  const value = row.values[column];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
};

const textOf = ({ values }: Pick<DraftLoad, 'values'>, column: ImportColumn): string =>
  String(values[column] ?? '').slice(0, shown);

/** Where a load begins or ends, completed by its ZIP code as far as that is known. */
const endOf = (stop: DraftStop | undefined): ImportLoad['origin'] => {
  if (!stop) return { city: '', state: '', zip_code: '' };
  const { end } = stop;
  const zip_code = textOf(stop, `${end}_zip_code`);
  const place = knownPlaceOfDraft(stop);
  return {
    city: textOf(stop, `${end}_city`) || (place?.city ?? ''),
    state: textOf(stop, `${end}_state`) || (place?.state ?? ''),
    zip_code,
  };
};

const roundHundredth = (value: number): number => Math.round(value * 100) / 100;

/** What a draft would be, or has become, as far as it can be read. */
export const presentLoad = (
  { draft, faults }: CheckedDraft,
  became: Pick<ImportLoad, 'state' | 'load_id'>,
): ImportLoad => ({
  load_key: draft.key.slice(0, shown),
  rows: draft.rows.map(({ number }) => number),
  ...(faults.length > 0 ? { state: 'faulty', load_id: null } : became),
  mode: textOf(draft, 'mode'),
  pickup_date: textOf(draft, 'pickup_date'),
  origin: endOf(stopsOf(draft)[0]),
  destination: endOf(stopsOf(draft).at(-1)),
  stops: stopsOf(draft).length,
  items: itemRows(draft).length,
  handling_units: draft.rows.reduce((sum, row) => sum + Math.trunc(numberOf(row, 'handling_unit_count')), 0),
  weight_lb: roundHundredth(
    draft.rows.reduce(
      (sum, row) => sum + pounds(numberOf(row, 'weight'), row.values.weight_unit === 'kg' ? 'kg' : 'lb'),
      0,
    ),
  ),
});

/** The rows of a draft as they were read, each with its faults. */
export const presentRows = ({ draft, faults }: CheckedDraft): ImportRow[] =>
  draft.rows.map(({ number, key, texts }) => ({
    row: number,
    load_key: key.slice(0, shown),
    values: Object.fromEntries(Object.entries(texts).map(([column, text]) => [column, text.slice(0, shown)])),
    faults: faults.filter(({ row }) => row === number),
  }));
