import { readFileSync } from 'node:fs';
import {
  classDivisions,
  type InhalationZone,
  packingGroups,
  type PackingGroup,
  subsidiaryHazards,
} from '@portal/contract/commodities/hazmat.ts';
import type { HazmatEntry } from '@portal/contract/commodities/hazmat/hazmat-entry.ts';
import { tableNameOf } from '@portal/contract/commodities/hazmat/shipping-names.ts';
import { tableRows } from '@portal/contract/values/table-rows.ts';
import { marinePollutants, reportableQuantities } from './data/reportable-quantities.ts';

/** The rows of a table of this feature; their columns are named in its first line. */
export const rowsOf = (table: 'hazmat-table' | 'spanish-shipping-names'): string[][] =>
  tableRows(readFileSync(new URL(`./data/${table}.tsv`, import.meta.url), 'utf8'));

const wordsOf = (text: string | undefined): string[] => (text ? text.split(' ') : []);

/** The words of a column that are in a list, in the column's order. */
const knownIn = <T extends string>(list: readonly T[], text: string | undefined): T[] =>
  wordsOf(text).flatMap((word) => list.filter((one) => one === word));

const groupedByFirst = (lines: readonly string[][]): ReadonlyMap<string, string[][]> =>
  Map.groupBy(lines, ([number = '']) => number);

/** Special provisions 1 to 4 name the zone (49 CFR 172.102(c)(1)). */
const zoneOfProvision: Readonly<Record<string, InhalationZone>> = { 1: 'A', 2: 'B', 3: 'C', 4: 'D' };

/** The provisions for intermediate bulk containers distinguish liquids from solids; TP33 is of solids alone. */
const isLiquid = (name: string, division: string, provisions: readonly string[]): boolean => {
  if (/\bsolid\b|\bdry\b|powder/i.test(name) || provisions.some((one) => /^(IB[4-8]|TP33)$/.test(one))) return false;
  const isSaidSo = /liquid|solution|acid/i.test(name) || division === '3';
  return isSaidSo || provisions.some((one) => /^(IB[1-3]|T\d+)$/.test(one));
};

type Names = ReadonlyMap<string, string[][]>;

const entryOf = ([number = '', name = '', division = '', group, hazards, marks, rules]: string[], names: Names) => {
  const [symbols, provisions] = [wordsOf(marks), wordsOf(rules)];
  const [, , spanish] = names.get(number)?.find(([, english = '']) => tableNameOf(name, english) !== null) ?? [];
  return {
    un_number: number,
    proper_shipping_name: { en: name, es: spanish ?? name },
    is_translated: spanish !== undefined,
    class_division: classDivisions.find((known) => known === division) ?? null,
    subsidiary: knownIn(subsidiaryHazards, hazards),
    packing_groups: knownIn(packingGroups, group),
    needs_technical_name: symbols.includes('G'),
    is_regulated_by_road: !symbols.includes('A') && !symbols.includes('W'),
    inhalation_zone: provisions.map((one) => zoneOfProvision[one]).find(Boolean) ?? null,
    is_liquid: isLiquid(name, division, provisions),
    is_temperature_controlled: /temperature controlled/i.test(name),
    reportable_quantity_lb: reportableQuantities[number] ?? null,
    is_marine_pollutant: marinePollutants.has(number),
  } satisfies HazmatEntry;
};

const groupsOf = (entries: readonly HazmatEntry[]): PackingGroup[] =>
  packingGroups.filter((group) => entries.some((entry) => entry.packing_groups.includes(group)));

/** Rows that differ in nothing but the packing group are one entry. */
const joined = (rows: readonly HazmatEntry[]): HazmatEntry[] => {
  const same = Map.groupBy(rows, ({ packing_groups, ...entry }) => JSON.stringify([entry, packing_groups.length > 0]));
  return [...same.values()].flatMap((entries) => {
    const [first] = entries;
    return first ? [{ ...first, packing_groups: groupsOf(entries) }] : [];
  });
};

const readEntries = (): ReadonlyMap<string, readonly HazmatEntry[]> => {
  const names = groupedByFirst(rowsOf('spanish-shipping-names'));
  const rows = groupedByFirst(rowsOf('hazmat-table'));
  return new Map([...rows].map(([number, lines]) => [number, joined(lines.map((line) => entryOf(line, names)))]));
};

let entries: ReadonlyMap<string, readonly HazmatEntry[]> | undefined;

/** The Hazardous Materials Table by number, in the order of the regulation; read at the first use. */
export const hazmatEntries = (): ReadonlyMap<string, readonly HazmatEntry[]> => (entries ??= readEntries());

/** The entries of an identification number, none for one the table does not have. */
export const hazmatEntriesOf = (number: string): readonly HazmatEntry[] => hazmatEntries().get(number) ?? [];
