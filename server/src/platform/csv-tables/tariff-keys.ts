import type { RowFault } from './csv-table.ts';

/** A row of a tariff's own rows, with the words its tariff is known by. */
type Part<Row> = { row: Row; key: string };

const partsOf = <Row extends object>(rows: readonly Row[], keyOf: (row: Row) => string): Part<Row>[] =>
  rows.map((row) => ({ row, key: keyOf(row) }));

/** Rows with the id of the tariff each belongs to. Throws where a tariff is not there: `tariffsUnknown` finds those. */
export const withTariffIds = <Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  ids: ReadonlyMap<string, number>,
): { row: Row; tariff_id: number }[] =>
  partsOf(rows, keyOf).map(({ row, key }) => {
    const tariff_id = ids.get(key);
    if (tariff_id === undefined) throw new Error(`there is no tariff ${key}`);
    return { row, tariff_id };
  });

/** The rows that name a tariff which is not there. */
export const tariffsUnknown = <Row extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  { ids, file }: { ids: ReadonlyMap<string, number>; file: string },
): RowFault<Row>[] =>
  partsOf(rows, keyOf)
    .filter(({ key }) => !ids.has(key))
    .map(({ row, key }) => ({ row, field: 'scac', message: `there is no tariff ${key}: add it to ${file} first` }));

/** The tariffs any of whose rows changed, each with all the rows it has afterwards. */
export const touchedTariffs = <Row extends object>(
  { added, changed, removed, resulting }: Record<'added' | 'changed' | 'removed' | 'resulting', readonly Row[]>,
  keyOf: (row: Row) => string,
  ids: ReadonlyMap<string, number>,
): { id: number; rows: Row[] }[] => {
  const touched = new Set([...added, ...changed, ...removed].map(keyOf));
  return [...touched].map((key) => ({ id: ids.get(key) ?? 0, rows: resulting.filter((row) => keyOf(row) === key) }));
};

/** Rows that end to hold before they begin. */
export const endsBeforeStart = <Row extends { effective_from: string; effective_to: string | null }>(
  rows: readonly Row[],
): RowFault<Row>[] =>
  rows
    .filter(({ effective_from, effective_to }) => effective_to !== null && effective_to < effective_from)
    .map((row) => ({ row, field: 'effective_to', message: 'is before the day it is effective from' }));
