import { tableRows } from '../../contract/src/values/table-rows.ts';
import { tables, type TableShape } from './data/tables.ts';
import type { Law, Violation } from './law.ts';
import type { SourceFile, Workspace } from './workspace.ts';

/** The cells of some columns as one text, by which rows are compared. */
const textOf = (row: readonly string[], names: readonly string[], columns: readonly string[]): string =>
  names.map((name) => row[columns.indexOf(name)] ?? '').join('\t');

function faultsOf({ text }: SourceFile, { columns, order = [], key = [] }: TableShape): string[] {
  const names = Object.keys(columns);
  const rows = tableRows(text);
  const faults = text.startsWith('#') ? [] : ['does not say first what it holds and where from'];
  if (!text.endsWith('\n')) faults.push('its last line does not end');
  const seen = new Set<string>();
  let last = '';
  for (const row of rows) {
    const said = row.slice(0, 2).join(' ');
    if (row.length !== names.length) faults.push(`${said}: ${row.length} cells for ${names.length} columns`);
    for (const [index, [name, pattern]] of Object.entries(columns).entries())
      if (!pattern.test(row[index] ?? '')) faults.push(`${said}: "${row[index]}" is no ${name}`);
    const [place, id] = [textOf(row, order, names), textOf(row, key, names)];
    if (order.length > 0 && place < last) faults.push(`${said}: comes after ${last.replaceAll('\t', ' ')}`);
    if (key.length > 0 && seen.has(id)) faults.push(`${said}: stands twice`);
    last = place;
    seen.add(id);
  }
  return faults;
}

const isTable = ({ path: file }: SourceFile) => file.endsWith('.tsv');

const wellFormedTables: Law = {
  name: 'tables of data keep their columns, types and order',
  check: ({ files }: Workspace) =>
    files.filter(isTable).flatMap((file): Violation[] => {
      const shape = tables[file.path];
      if (!shape) return [{ file: file.path, message: 'name its columns in scripts/laws/data/tables.ts' }];
      return faultsOf(file, shape).map((message) => ({ file: file.path, message }));
    }),
};

export const tableLaws: Law[] = [wellFormedTables];
