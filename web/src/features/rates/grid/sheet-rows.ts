import type { SheetChange, SheetRows } from '@portal/contract/rates/rate-table.ts';
import type { Sheet } from '@portal/contract/rates/tariff-sheets.ts';

export type Rows = readonly (readonly string[])[];
/** Rows by the name of their sheet. */
export type Sheets = Readonly<Record<string, Rows>>;

export const sheetsByName = (sheets: readonly SheetRows[]): Sheets =>
  Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]));

/** What a row is known by within its sheet; the terms are one row. */
export const keyCells = ({ columns, key }: Pick<Sheet, 'columns' | 'key'>, cells: readonly string[]): string[] =>
  key.map((field) => cells[columns.findIndex((one) => one.field === field)] ?? '');

export const rowKey = (sheet: Pick<Sheet, 'columns' | 'key'>, cells: readonly string[]): string =>
  keyCells(sheet, cells).join(' · ');

const isSame = (one: readonly string[] | undefined, other: readonly string[]): boolean =>
  one !== undefined && other.every((cell, i) => cell === (one[i] ?? ''));

/** The rows to send so that what is saved becomes what is on screen. */
export const changesOf = (sheets: readonly Sheet[], saved: Sheets, shown: Sheets): SheetChange[] =>
  sheets.flatMap((sheet): SheetChange[] => {
    const before = new Map((saved[sheet.name] ?? []).map((cells) => [rowKey(sheet, cells), cells]));
    const rows = shown[sheet.name] ?? [];
    const kept = new Set(rows.map((cells) => rowKey(sheet, cells)));
    const set = rows.filter((cells) => !isSame(before.get(rowKey(sheet, cells)), cells)).map((cells) => [...cells]);
    const remove = [...before.values()].filter((cells) => !kept.has(rowKey(sheet, cells)));
    if (set.length + remove.length === 0) return [];
    return [{ name: sheet.name, set, remove: remove.map((cells) => keyCells(sheet, cells)) }];
  });

/** How many cells say something else than before; all cells of a row that was not there. */
export const countChanged = (sheets: readonly Sheet[], before: Sheets, shown: Sheets): number =>
  sheets.reduce((sum, sheet) => {
    const former = new Map((before[sheet.name] ?? []).map((cells) => [rowKey(sheet, cells), cells]));
    const changed = (shown[sheet.name] ?? []).map((cells) => {
      const old = former.get(rowKey(sheet, cells));
      return cells.filter((cell, at) => cell !== (old?.[at] ?? '')).length;
    });
    return changed.reduce((all, count) => all + count, sum);
  }, 0);

/** The first key that two rows of a sheet share; undefined where none do. */
export const sharedKey = (sheets: readonly Sheet[], shown: Sheets): string | undefined => {
  for (const sheet of sheets) {
    const keys = (shown[sheet.name] ?? []).map((cells) => rowKey(sheet, cells));
    const twice = keys.find((key, i) => keys.indexOf(key) !== i);
    if (twice !== undefined) return twice;
  }
  return undefined;
};

/** A cell that two people changed to different values. */
export type CellConflict = { sheet: string; key: string; field: string; at: number; mine: string; theirs: string };

/** Rows with the other person's value in the cell of a conflict. */
export const withTheirs = (sheet: Sheet, rows: Rows, conflict: CellConflict): Rows =>
  rows.map((cells) =>
    rowKey(sheet, cells) === conflict.key
      ? cells.map((cell, at) => (at === conflict.at ? conflict.theirs : cell))
      : cells,
  );

/** The rows of one sheet that come of two people's changes; where both changed a cell, mine stands and is reported. */
const mergeSheet = (sheet: Sheet, base: Rows, mine: Rows, theirs: Rows): { rows: Rows; conflicts: CellConflict[] } => {
  const byKey = (rows: Rows) => new Map(rows.map((cells) => [rowKey(sheet, cells), cells]));
  const [before, own, other] = [byKey(base), byKey(mine), byKey(theirs)];
  const conflicts: CellConflict[] = [];
  const rows: (readonly string[])[] = [];
  for (const key of new Set([...own.keys(), ...other.keys()])) {
    const [old, mineCells, theirCells] = [before.get(key), own.get(key), other.get(key)];
    if (!theirCells && mineCells) {
      // Gone with them: it stays gone unless I changed it.
      if (!old || !isSame(old, mineCells)) rows.push(mineCells);
    } else if (!mineCells && theirCells) {
      if (!old || !isSame(old, theirCells)) rows.push(theirCells);
    } else if (mineCells && theirCells) {
      rows.push(
        mineCells.map((cell, at) => {
          const [was, their] = [old?.[at] ?? '', theirCells[at] ?? ''];
          if (cell === their || their === was) return cell;
          if (cell === was) return their;
          conflicts.push({
            sheet: sheet.name,
            key,
            field: sheet.columns[at]?.field ?? '',
            at,
            mine: cell,
            theirs: their,
          });
          return cell;
        }),
      );
    }
  }
  return { rows, conflicts };
};

/** Puts what somebody else saved meanwhile under my own changes: nothing of either is lost. */
export const mergeSheets = (
  sheets: readonly Sheet[],
  { base, mine, theirs }: { base: Sheets; mine: Sheets; theirs: Sheets },
): { sheets: Sheets; conflicts: CellConflict[] } => {
  const merged = sheets.map((sheet) => {
    const of = (rows: Sheets) => rows[sheet.name] ?? [];
    return { name: sheet.name, ...mergeSheet(sheet, of(base), of(mine), of(theirs)) };
  });
  return {
    sheets: Object.fromEntries(merged.map(({ name, rows }) => [name, rows])),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  };
};
