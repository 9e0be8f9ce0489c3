import { anyAccessorial } from '@portal/contract/accessorials/accessorials-of.ts';
import {
  type ImportColumn,
  itemColumns,
  loadColumns,
  stopColumns,
} from '@portal/contract/loads/import/import-columns.ts';
import { columnRules } from './column-rules.ts';
import type { CellValue } from '../../../platform/files/sheet/cell-values.ts';
import { stopsOf } from './join-stops.ts';
import type { DraftLoad, DraftRow, DraftStop } from './draft-load.ts';
import { itemRows } from './read-drafts.ts';

type Json = { [key: string]: unknown };
type Values = Partial<Record<ImportColumn, CellValue>>;

/** Puts a value where a dotted path leads, making the objects on the way. */
const put = (target: Json, path: string, value: unknown): void => {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let inner = target;
  for (const key of keys) inner = (inner[key] ??= {}) as Json;
  inner[last] = value;
};

const itemOf = ({ values }: DraftRow): Json => {
  const item: Json = {};
  for (const column of itemColumns) {
    const value = values[column];
    if (value !== undefined) put(item, columnRules[column].path.replace('line_items.*.', ''), value);
  }
  return item;
};

/** Details of an accessorial that other columns of the row hold: whom to call, and when to come. */
const detailsOf = (code: string, values: Values, stops: readonly DraftStop[]): Json => {
  const service = anyAccessorial(code);
  const end = service?.type === 'delivery' ? 'delivery' : 'pickup';
  const said: Record<string, CellValue | undefined> = {
    limited_access_type: stops
      .map((stop) => (stop.end === end ? stop.values[`${end}_limited_access_type`] : undefined))
      .find((type) => type !== undefined),
    contact_name: values[`${end}_contact_name`],
    contact_phone: code === 'HAZ' ? values.emergency_phone : values[`${end}_contact_phone`],
    date: end === 'delivery' ? values.deliver_by : values.pickup_date,
    start_time: values[`${end}_open_time`],
    end_time: values[`${end}_close_time`],
  };
  const fields: readonly string[] = service?.fields ?? [];
  return Object.fromEntries(fields.flatMap((field) => (said[field] === undefined ? [] : [[field, said[field]]])));
};

const stopInput = ({ end, values }: DraftStop): Json => {
  const stop: Json = { type: end };
  for (const column of stopColumns(end)) {
    const value = values[column];
    if (value !== undefined) put(stop, columnRules[column].path.replace(/^stops\.\d\./, ''), value);
  }
  return stop['limited_access_type'] ? { ...stop, limited_access: true } : stop;
};

/** A draft as the body of `POST /api/loads`; nothing is checked yet. */
export const draftInput = (load: DraftLoad): Json => {
  const { values } = load;
  const input: Json = {};
  for (const column of loadColumns) {
    const { path } = columnRules[column];
    const value = values[column];
    if (value !== undefined && column !== 'load_key' && !path.startsWith('stops.')) put(input, path, value);
  }
  const stops = stopsOf(load);
  const emergency_phone = load.rows.map((row) => row.values.emergency_phone).find((phone) => phone !== undefined);
  const known = { ...values, ...(emergency_phone !== undefined && { emergency_phone }) };
  const codes = new Set(Array.isArray(values.accessorials) ? values.accessorials : []);
  return {
    ...input,
    stops: stops.map(stopInput),
    line_items: itemRows(load).map(itemOf),
    accessorials: [...codes].map((code) => ({ code, details: detailsOf(code, known, stops) })),
  };
};
