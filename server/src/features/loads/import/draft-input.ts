import { accessorialOf, anyAccessorial } from '@portal/contract/accessorials/accessorials-of.ts';
import { type ImportColumn, itemColumns, loadColumns } from '@portal/contract/loads/import-columns.ts';
import { loadModes } from '@portal/contract/modes/modes.ts';
import { columnRules } from './column-rules.ts';
import type { CellValue } from './read-cell.ts';
import type { DraftLoad, DraftRow } from './read-drafts.ts';

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

const ends = ['pickup', 'delivery'] as const;
const flagCodes = {
  pickup: { residential: 'REP', limited_access_type: 'LTDAP' },
  delivery: { residential: 'RES', limited_access_type: 'LTDAD' },
} as const;

/** Services priced for what a stop says of itself, in the modes that have them. */
const codesOfStops = (values: Values): string[] => {
  const mode = loadModes.find((one) => one === values.mode);
  return ends.flatMap((end) =>
    (['residential', 'limited_access_type'] as const).flatMap((flag) => {
      const code = flagCodes[end][flag];
      return values[`${end}_${flag}`] && mode && accessorialOf(mode, code) ? [code] : [];
    }),
  );
};

/** What a service must be told and a row says elsewhere: whom to call, and when to come. */
const detailsOf = (code: string, values: Values): Json => {
  const service = anyAccessorial(code);
  const end = service?.type === 'delivery' ? 'delivery' : 'pickup';
  const said: Record<string, CellValue | undefined> = {
    limited_access_type: values[`${end}_limited_access_type`],
    contact_name: values[`${end}_contact_name`],
    contact_phone: code === 'HAZ' ? values.emergency_phone : values[`${end}_contact_phone`],
    date: end === 'delivery' ? values.deliver_by : values.pickup_date,
    start_time: values[`${end}_open_time`],
    end_time: values[`${end}_close_time`],
  };
  const fields: readonly string[] = service?.fields ?? [];
  return Object.fromEntries(fields.flatMap((field) => (said[field] === undefined ? [] : [[field, said[field]]])));
};

/** A draft as the body of `POST /api/loads`; nothing is checked yet. */
export const draftInput = ({ values, rows }: DraftLoad): Json => {
  const stops: Record<string, Json> = { 0: { type: 'pickup' }, 1: { type: 'delivery' } };
  const input: Json = { stops };
  for (const column of loadColumns) {
    const value = values[column];
    if (value !== undefined && column !== 'load_key') put(input, columnRules[column].path, value);
  }
  for (const stop of Object.values(stops)) if (stop['limited_access_type']) stop['limited_access'] = true;
  const emergency_phone = rows.map((row) => row.values.emergency_phone).find((phone) => phone !== undefined);
  const codes = new Set([...(Array.isArray(values.accessorials) ? values.accessorials : []), ...codesOfStops(values)]);
  return {
    ...input,
    stops: [stops[0], stops[1]],
    line_items: rows.map(itemOf),
    accessorials: [...codes].map((code) => ({
      code,
      details: detailsOf(code, { ...values, ...(emergency_phone !== undefined && { emergency_phone }) }),
    })),
  };
};
