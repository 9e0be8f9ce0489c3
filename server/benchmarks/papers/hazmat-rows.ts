import { readFileSync } from 'node:fs';
import { basicDescription } from '@portal/contract/commodities/hazmat-description.ts';
import { ClassDivision } from '@portal/contract/commodities/hazmat.ts';
import { Hazmat } from '@portal/contract/commodities/line-item.ts';
import { findHazmatEntries } from '../../src/features/commodities/find-hazmat-entries.ts';
import { findHazmatFaults, withTableFacts } from '../../src/features/commodities/item-hazmat.ts';
import * as layout from '../../src/features/documents/bol/draw-bol.ts';
import { renderHere, type Layout } from '../../src/platform/pdf/pdf-render.ts';
import { textsOf } from '../../src/testing/read-pdf.ts';
import { bolSample } from './bol-sample.ts';

// Looks up, describes and prints every row of 49 CFR 172.101, and compares each with a copy of the table that the product
// does not read: node server/benchmarks/papers/hazmat-rows.ts TABLE.json, with rows of number, name, class, group, subsidiary,
// symbols, labels, passenger air, special provisions.

type Row = [string, string, string, string | null, string[], string[], string[], string | null, string[]];

const file = process.argv[2];
if (!file) throw new Error('name the file with the table');
const { rows } = JSON.parse(readFileSync(file, 'utf8')) as { rows: Row[] };

const zones: Readonly<Record<string, string>> = { 1: 'A', 2: 'B', 3: 'C', 4: 'D' };

/** Labels as the table prints them, two of which run into each other or end in a full stop. */
const hazardsOf = (labels: readonly string[], division: string): string[] =>
  labels
    .flatMap((label) => (label === '8.6.1' ? ['8', '6.1'] : [label.replace(/\.$/, '')]))
    .filter((label) => label !== division && label !== 'None' && label !== 'Empty');

const nameOf = (name: string): string => name.replace(/\s+/g, ' ').replaceAll(' ,', ',').trim();

/** The description by the file alone (49 CFR 172.202, 172.203). */
const expected = ([number, name, division, group, , symbols, labels, , provisions]: Row): string => {
  const subsidiary = hazardsOf(labels, division);
  const hazard = division === 'Comb liq' ? 'Combustible liquid' : division;
  const zone = provisions.map((one) => zones[one]).find(Boolean);
  return [
    number,
    nameOf(name) + (symbols.includes('G') ? ' (test)' : ''),
    subsidiary.length > 0 ? `${hazard} (${subsidiary.join(', ')})` : hazard,
    ...(group ? [`PG ${group}`] : []),
    ...(zone ? [`Poison-Inhalation Hazard, Zone ${zone}`] : []),
    ...(provisions.includes('13') && division === '2.2' ? ['Inhalation Hazard'] : []),
  ]
    .join(', ')
    .replaceAll('\u2032', "'");
};

/** Rows that differ in the zone alone: here the shipper says it. */
const zoneOfRow = ([number, name, , , , , , , provisions]: Row): string | null =>
  number === 'UN1744' && name === 'Bromine solutions'
    ? (provisions.map((one) => zones[one]).find(Boolean) ?? null)
    : null;

const itemOf = (row: Row) => {
  const [number, name, division, group, , symbols, labels] = row;
  return {
    weight: 0.1,
    weight_unit: 'lb' as const,
    packaging_unit_count: 100,
    temperature: /temperature controlled/i.test(name) ? { min: 0 } : null,
    hazmat: Hazmat.parse({
      un_number: number,
      proper_shipping_name: nameOf(name),
      class_division: division,
      packing_group: group,
      subsidiary: hazardsOf(labels, division),
      technical_name: symbols.includes('G') ? 'test' : null,
      inhalation_zone: zoneOfRow(row),
      emergency_phone: '2145550133',
    }),
  };
};

const isFound = ([number, name, division]: Row): boolean =>
  findHazmatEntries(number, 20).some(
    (entry) =>
      entry.un_number === number && entry.proper_shipping_name.en === nameOf(name) && entry.class_division === division,
  );

/** Zones the table leaves open are for the shipper to say. */
const refusalsOf = (row: Row): string[] =>
  findHazmatFaults([itemOf(row)])
    .filter(({ level, code }) => level === 'refusal' && code !== 'commodities.hazmat_zone_missing')
    .map(({ code }) => code);

const folded = (text: string): string => text.replace(/[\s\u00ad]+/g, '');

const described = (row: Row): string => {
  const hazmat = withTableFacts(itemOf(row));
  return hazmat ? basicDescription(hazmat) : '';
};

const perPaper = 50;
let printed = 0;
// Explosive samples have no class in the table.
const checked = rows.filter(([, , division]) => ClassDivision.safeParse(division).success);
const faults: string[] = [];

for (const row of checked) {
  if (!isFound(row)) faults.push(`not found: ${expected(row)}`);
  if (refusalsOf(row).length > 0) faults.push(`refused: ${expected(row)}: ${refusalsOf(row).join(', ')}`);
  if (described(row) !== expected(row)) faults.push(`described: ${described(row)}\n   expected: ${expected(row)}`);
}

for (let from = 0; from < checked.length; from += perPaper) {
  const paper = bolSample(from);
  const [line] = paper.lines;
  if (!line) throw new Error('the sample has lines');
  const some = checked.slice(from, from + perPaper);
  const lines = some.map((row) => ({ ...line, description: [described(row)] }));
  const text = folded((await textsOf(await renderHere(layout as Layout, { ...paper, lines }))).join(''));
  for (const row of some) {
    if (text.includes(folded(expected(row)))) printed += 1;
    else faults.push(`not printed: ${expected(row)}`);
  }
}

console.log(faults.join('\n'));
console.log(
  `${rows.length} rows, ${checked.length} with a class; printed as the file says: ${printed}; faults: ${faults.length}`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
