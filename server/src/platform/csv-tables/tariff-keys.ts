import type { RowFault } from './csv-table.ts';
import { fault } from './fault-words.ts';
import { findUnknownNames } from './find-unknown-names.ts';

/** Rows with the id of the tariff each belongs to. Throws where a tariff is not there: `tariffsUnknown` finds those. */
export const withTariffIds = <Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  ids: ReadonlyMap<string, number>,
): { row: Row; tariff_id: number }[] =>
  rows.map((row) => {
    const key = keyOf(row);
    const tariff_id = ids.get(key);
    if (tariff_id === undefined) throw new Error(`there is no tariff ${key}`);
    return { row, tariff_id };
  });

/** The rows that name a tariff which is not there. */
export const tariffsUnknown = <Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  { ids, file }: { ids: ReadonlyMap<string, number>; file: string },
): RowFault<Row>[] => findUnknownNames(rows, keyOf, { field: 'scac', what: 'tariff', file, known: ids });

/** The tariffs any of whose rows changed, each with all the rows it has afterwards. */
export const touchedTariffs = <Row extends object>(
  { added, changed, removed, resulting }: Record<'added' | 'changed' | 'removed' | 'resulting', readonly Row[]>,
  keyOf: (row: Row) => string,
  ids: ReadonlyMap<string, number>,
): { id: number; rows: Row[] }[] => {
  const touched = new Set([...added, ...changed, ...removed].map(keyOf));
  const rowsOf = Map.groupBy(resulting, keyOf);
  return [...touched].map((key) => ({ id: ids.get(key) ?? 0, rows: rowsOf.get(key) ?? [] }));
};

/** Rows that end to hold before they begin. */
export const endsBeforeStart = <Row extends { effective_from: string; effective_to: string | null }>(
  rows: readonly Row[],
): RowFault<Row>[] =>
  rows
    .filter(({ effective_from, effective_to }) => effective_to !== null && effective_to < effective_from)
    .map((row) => ({ row, field: 'effective_to', message: fault('is before the day it is effective from') }));
