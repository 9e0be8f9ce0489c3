import type { CellFault } from '@portal/contract/rates/rate-table.ts';
import { type Sheet, sheetsOf, tariffSheets } from '@portal/contract/rates/tariff-sheets.ts';
import { addDays } from '@portal/contract/values/calendar-days.ts';
import type { CellTexts, TableReport } from '../../platform/csv-tables/csv-table.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  isOfTariff,
  keyTexts,
  readTerms,
  type Sheets,
  tableOfSheet,
  type TariffName,
  textsOf,
} from './tariff-tables.ts';

const dayOf = (texts: CellTexts): string => texts['effective_from'] ?? '';

const faultsOf = (sheet: Sheet, { faults }: TableReport): CellFault[] => {
  const { headers, fields } = tableOfSheet(sheet);
  return faults.map(({ line, column, message }) => ({
    sheet: sheet.name,
    row: Math.max(0, line - 1),
    field: fields[headers.indexOf(column)] ?? '',
    message,
  }));
};

/** Removes the version that begins on a day, with all its rows. */
const removeVersion = (db: Database, { kind, scac }: TariffName, kept: readonly CellTexts[]) =>
  tableOfSheet(tariffSheets[kind].terms).importRows(db, { rows: kept, carriers: [scac], removal: 'others' });

/**
 * Ends the version before a day on the day before it, and takes away one that begins on the day itself; answers the
 * last day of what begins then, where another version follows.
 */
const makeRoom = async (db: Database, name: TariffName, day: string): Promise<string> => {
  const all = (await readTerms(db, name.kind, name.scac)).map(({ texts }) => texts);
  const own = all.filter((texts) => isOfTariff(name, texts));
  const same = own.find((texts) => dayOf(texts) === day);
  if (same)
    await removeVersion(
      db,
      name,
      all.filter((texts) => texts !== same),
    );
  const rising = own.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  const former = rising.findLast((texts) => dayOf(texts) < day);
  const last = addDays(day, -1);
  if (former && (!former['effective_to'] || former['effective_to'] > last)) {
    const rows = [{ ...former, effective_to: last }];
    const { terms } = tariffSheets[name.kind];
    await tableOfSheet(terms).importRows(db, { rows, carriers: [name.scac], removal: 'none' });
  }
  const next = rising.find((texts) => dayOf(texts) > day);
  return next ? addDays(dayOf(next), -1) : '';
};

/**
 * Writes sheets into the tables as the version that begins on a day, within the caller's transaction. Answers what is
 * wrong with them; where anything is, the transaction has to be undone.
 */
export const placeVersion = async (
  db: Database,
  name: TariffName,
  { sheets, day }: { sheets: Sheets; day: string },
): Promise<CellFault[]> => {
  const { terms } = tariffSheets[name.kind];
  const key = { ...keyTexts(name, day), effective_to: await makeRoom(db, name, day) };
  const faults: CellFault[] = [];
  for (const sheet of sheetsOf(name.kind)) {
    const rows = (sheets[sheet.name] ?? []).map((cells) => ({ ...key, ...textsOf(sheet, cells) }));
    const removal = sheet === terms ? 'none' : 'within';
    const report = await tableOfSheet(sheet).importRows(db, { rows, carriers: [name.scac], removal });
    faults.push(...faultsOf(sheet, report));
    // Rates of terms that are not there would be refused for that alone.
    if (sheet === terms && faults.length > 0) return faults;
  }
  return faults;
};
