import type { ImportReport } from '@portal/contract/rates/rate-table.ts';
import { type Sheet, sheetsOf } from '@portal/contract/rates/tariff-sheets.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { fault } from '../../../platform/csv-tables/fault-words.ts';
import { type CellFault, rowsOfSheet, type TextLine } from '../../../platform/csv-tables/read-rows.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { readSheet, sourceOf, withoutNotes } from '../../../platform/files/sheet/read-sheet-file.ts';
import type { ReadSheet } from '../../../platform/files/sheet/sheet-rows.ts';
import { notFound, problem } from '../../../platform/http/errors.ts';
import { reportImport } from '../import-report.ts';
import { cellsOf, isOfTariff, keyTexts, tableOfSheet, type TariffName, textsOf } from '../tariff-tables.ts';
import { type DraftRow, findDraft, updateDraft } from './drafts.queries.ts';
import { draftToChange, objectOf } from './drafts.ts';

type FileRows = { read: number; rows: TextLine[]; refused: CellFault[] };

const namesAnother = (draft: DraftRow, texts: Record<string, string>): boolean => {
  const key = keyTexts(draft, '');
  const named = { ...key, ...Object.fromEntries(Object.keys(key).flatMap((f) => (texts[f] ? [[f, texts[f]]] : []))) };
  return !isOfTariff(draft, named);
};

/** The rows of a file that are this draft's and can be read; its first day is the draft's to say. */
const readDraftFile = (draft: DraftRow, sheet: Sheet, file: ReadSheet): FileRows => {
  const table = tableOfSheet(sheet);
  const found = table.readFile(
    rowsOfSheet(file),
    sheet.columns.map(({ field }) => field),
  );
  const foreign: CellFault[] = [];
  const own: TextLine[] = [];
  const key = { ...keyTexts(draft, '2000-01-01'), effective_to: '' };
  for (const { line, texts } of found.rows) {
    if (namesAnother(draft, texts)) {
      const name = [texts['scac'], texts['service_class'] ?? texts['name']].filter(Boolean).join(' ');
      foreign.push({
        line,
        column: table.headers[0] ?? '',
        message: fault('is of another tariff: {{name}}', { name }),
      });
    } else own.push({ line, texts: { ...texts, ...key } });
  }
  const { rows, faults } = table.readRows(own);
  const refused = [...found.faults, ...foreign, ...faults].toSorted((a, b) => a.line - b.line);
  return { read: found.rows.length, rows, refused };
};

const amounts = ['dollars', 'percent'];

/** What a file makes of a sheet: rows it leaves out are removed, unless any of its rows was refused. */
const compare = (draft: DraftRow, sheet: Sheet, file: FileRows) => {
  const fields = sheet.columns.map(({ field }) => field);
  const before = (draft.sheets[sheet.name] ?? []).map((cells) => textsOf(sheet, cells));
  const named = file.rows.map(({ texts }) => textsOf(sheet, cellsOf(sheet, texts)));
  const keyOf = (texts: Record<string, string>) => sheet.key.map((field) => texts[field]).join(' · ');
  const keys = new Set(named.map(keyOf));
  const kept = file.refused.length > 0 ? before.filter((texts) => !keys.has(keyOf(texts))) : [];
  const after = [...named, ...kept];
  const report = reportImport({
    fields,
    key: sheet.key,
    amounts: sheet.columns.filter(({ cell }) => amounts.includes(cell)).map(({ field }) => field),
    before,
    after,
    read: file.read,
    refused: file.refused,
  });
  return { report, rows: after.map((texts) => cellsOf(sheet, texts)) };
};

type Import = { file: File; sheet: string; version: number; dry_run: boolean };

/**
 * Reads a CSV or XLSX file into a sheet of a draft; a dry run leaves no trace. 404, 409 `rates.changed_meanwhile` and, where no
 * row can be read, `rates.nothing_to_import`.
 */
export const importDraft = async (
  ctx: Ctx,
  id: number,
  { file, sheet: name, version, dry_run }: Import,
): Promise<ImportReport> => {
  const rowsOfFile = await readSheet(file);
  const read = (draft: DraftRow & TariffName) => {
    const sheet = sheetsOf(draft.kind).find((one) => one.name === name);
    if (!sheet) throw notFound();
    const rows = withoutNotes(rowsOfFile, tableOfSheet(sheet).isHeading);
    const { report, ...found } = compare(draft, sheet, readDraftFile(draft, sheet, rows));
    return { ...found, report: { ...report, source: sourceOf(rows) } };
  };
  if (dry_run) {
    const draft = await findDraft(ctx.db, id);
    if (!draft) throw notFound();
    return read(draft).report;
  }
  return withTransaction(ctx, async (tx) => {
    const draft = await draftToChange(tx, id, version);
    const { report, rows } = read(draft);
    if (report.added + report.changed + report.removed === 0) throw problem('rates.nothing_to_import', 409);
    await updateDraft(tx.db, id, { ...draft, sheets: { ...draft.sheets, [name]: rows } }, tx.actor.userId);
    const { changes } = report;
    await audit(tx, { action: 'tariff.draft-changed', ...objectOf(draft), after: { sheet: name, changes } });
    return report;
  });
};
