import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { features } from '../features.ts';
import type { CsvTable, TableReport } from '../platform/csv-tables/csv-table.ts';
import { importTables, type TableFile } from '../platform/csv-tables/import-tables.queries.ts';
import { everySubject } from '../platform/csv-tables/table-subjects.ts';
import type { Database } from '../platform/database/database.ts';

/** Every table that is kept in files, a table after those it names. */
const allTables: readonly CsvTable[] = features.flatMap(({ tables = [] }) => tables);

const tablesOf = (word: string): readonly CsvTable[] =>
  word === everySubject ? allTables : allTables.filter(({ subject }) => subject === word);

/** Rows without which no database works, which the first start of the portal would write. */
export const seedFeatures = async (db: Database): Promise<void> => {
  for (const { seed } of features) await seed?.(db);
};

/** Writes a file a table into a folder; answers a line a file. */
export const exportTables = async (db: Database, word: string, folder: string): Promise<string[]> => {
  await mkdir(folder, { recursive: true });
  const lines: string[] = [];
  for (const table of tablesOf(word)) {
    const file = path.join(folder, `${table.name}.csv`);
    await writeFile(file, await table.exportFile(db));
    lines.push(`wrote ${file}`);
  }
  return lines;
};

const isFolder = async (place: string): Promise<boolean> => {
  const found = await stat(place).catch(() => null);
  if (!found) throw new Error(`there is no ${place}`);
  return found.isDirectory();
};

/** The files of a folder, or one file, each with its table, in the order in which tables are read. */
const findFiles = async (word: string, place: string): Promise<TableFile[]> => {
  const isOneFile = !(await isFolder(place));
  const folder = isOneFile ? path.dirname(place) : place;
  const names = isOneFile ? [path.basename(place)] : (await readdir(place)).filter((name) => name.endsWith('.csv'));
  const tables = tablesOf(word);
  const unknown = names.find((name) => !allTables.some((table) => `${table.name}.csv` === name));
  const known = tables.filter((table) => names.includes(`${table.name}.csv`));
  const choice = tables.map(({ name }) => `${name}.csv`).join(', ');
  if (unknown) throw new Error(`${unknown} is the file of no table; ${word} are ${choice}`);
  if (known.length === 0) throw new Error(`${place} holds no file of ${word}: ${choice}`);
  return Promise.all(
    known.map(async (table) => ({ table, text: await readFile(path.join(folder, `${table.name}.csv`), 'utf8') })),
  );
};

const shownLines = 40;

const describe = (report: TableReport, isWhole: boolean): string[] => {
  const { table, added, changed, removed, unchanged, lines } = report;
  const shown = isWhole ? lines : lines.slice(0, shownLines);
  const more = lines.length - shown.length;
  return [
    `${table}: ${added} added, ${changed} changed, ${removed} removed, ${unchanged} as they were`,
    ...shown.map((line) => `  ${line}`),
    ...(more > 0 ? [`  and ${more} more, which --dry-run lists`] : []),
  ];
};

const describeFaults = ({ table, faults }: TableReport): string[] =>
  faults.map(({ line, column, message }) => `${table}.csv line ${line}${column && `, ${column}`}: ${message.en}`);

/** Reads files into their tables; answers what changed, a line each. Throws with every fault by its line. */
export const importFiles = async (
  db: Database,
  word: string,
  { place, isDryRun }: { place: string; isDryRun: boolean },
): Promise<string[]> => {
  await seedFeatures(db);
  const reports = await importTables(db, await findFiles(word, place), { isDryRun });
  const faults = reports.flatMap(describeFaults);
  if (faults.length > 0) throw new Error([...faults, 'Nothing was changed.'].join('\n'));
  const lines = reports.flatMap((report) => describe(report, isDryRun));
  return isDryRun ? [...lines, 'This was a dry run: nothing was changed.'] : lines;
};

const dryRunWord = '--dry-run';

/** `tariffs export FOLDER`, `tariffs import FOLDER [--dry-run]`; undefined for words that are neither. */
export const tablesCommand = async (db: Database, args: readonly string[]): Promise<string[] | undefined> => {
  const [word = '', verb, place, ...rest] = args.filter((arg) => arg !== dryRunWord);
  const isDryRun = args.includes(dryRunWord);
  if (place === undefined || rest.length > 0) return undefined;
  if (verb === 'import') return importFiles(db, word, { place, isDryRun });
  if (verb !== 'export' || isDryRun) return undefined;
  await seedFeatures(db);
  return exportTables(db, word, place);
};
