import { isDeepStrictEqual } from 'node:util';
import type { HazmatEntry } from '@portal/contract/commodities/hazmat/hazmat-entry.ts';
import { namesOf } from '@portal/contract/commodities/hazmat/shipping-names.ts';
import { Hazmat } from '@portal/contract/commodities/line-item.ts';
import type { SavedItem } from '@portal/contract/commodities/saved-item.ts';
import { type FileRow, parsedRow } from '../../platform/files/read-list-file.ts';
import { problem, problems } from '../../platform/http/errors.ts';
import { hazmatEntriesOf } from './hazmat-table.ts';
import { findHazmatFaults } from './item-hazmat.ts';
import { hazmatFields } from './saved-item-file.ts';

type Values = FileRow['values'];

const isSaid = (value: unknown): boolean => value !== null && value !== undefined && value !== false;

const partsWhere = (values: Values, isWanted: (field: string, value: unknown) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([field, value]) => isWanted(field, value)));

/** The one value all entries have; undefined where they differ. */
const onlyOne = <V>(values: readonly V[]): V | undefined => (new Set(values).size === 1 ? values[0] : undefined);

/** What the table says of a number and the row leaves out, as far as only one answer agrees with what it does say. */
const fromTable = (parts: Values): Values => {
  const agrees = ({ class_division, proper_shipping_name }: HazmatEntry): boolean =>
    (!isSaid(parts['class_division']) || class_division === parts['class_division']) &&
    (!isSaid(parts['proper_shipping_name']) ||
      namesOf(proper_shipping_name.en).some(
        (name) => name.toLowerCase() === String(parts['proper_shipping_name']).toLowerCase(),
      ));
  const entries = hazmatEntriesOf(String(parts['un_number'])).filter(agrees);
  const known = {
    proper_shipping_name: onlyOne(entries.map((entry) => namesOf(entry.proper_shipping_name.en)[0])),
    class_division: onlyOne(entries.map((entry) => entry.class_division)),
    packing_group: onlyOne(entries.flatMap((entry) => entry.packing_groups)),
  };
  return partsWhere(known, (field, value) => isSaid(value) && !isSaid(parts[field]));
};

/** Refuses with 400 what disagrees with the Hazardous Materials Table, at the columns of the file. */
const assertListed = (hazmat: Hazmat, saved: Partial<SavedItem>): void => {
  const item = {
    hazmat,
    weight: saved.weight ?? 1,
    weight_unit: saved.weight_unit ?? 'lb',
    packaging_unit_count: null,
    // What it is kept at is said of each load.
    temperature: true,
  };
  const place = 'line_items.0.hazmat.';
  const refusals = findHazmatFaults([item]).filter(
    ({ level, field }) => level === 'refusal' && field.startsWith(place),
  );
  if (refusals.length === 0) return;
  throw problems(refusals.map(({ code, field, params }) => ({ code, field: field.slice(place.length), params })));
};

const isSame = (one: object, other: object | null): boolean => {
  const said = (hazmat: object | null) => partsWhere({ ...hazmat }, (_, value) => isSaid(value) && !isEmptyList(value));
  return isDeepStrictEqual(said(one), said(other));
};

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/**
 * The material of a row: null where it names none, undefined where its file has nothing about materials. 400 for one
 * that disagrees with the table, each fault at its column.
 */
export const hazmatOfRow = (values: Values, saved?: SavedItem): Hazmat | null | undefined => {
  const parts = partsWhere(values, (field) => hazmatFields.has(field));
  const number = 'un_number' in parts ? parts['un_number'] : saved?.hazmat?.un_number;
  if (!isSaid(number)) {
    if (Object.values(parts).some(isSaid)) throw problem('http.required', 400, { field: 'un_number' });
    return 'un_number' in parts ? null : undefined;
  }
  if (Object.keys(parts).length === 0) return undefined;
  const base = saved?.hazmat?.un_number === number ? saved?.hazmat : {};
  const named = { ...base, ...parts, un_number: number };
  const hazmat = parsedRow(Hazmat, { ...named, ...fromTable(named) });
  if (saved?.hazmat && isSame(hazmat, saved.hazmat)) return saved.hazmat;
  assertListed(hazmat, saved ?? {});
  return hazmat;
};
