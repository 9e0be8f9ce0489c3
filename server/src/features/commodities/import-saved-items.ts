import type { commodities, SavedItemFilters } from '@portal/contract/commodities/commodities.contract.ts';
import { NewSavedItem, SavedItemChange } from '@portal/contract/commodities/saved-item.ts';
import type { Input } from '@portal/contract/http/endpoint.ts';
import type { ExportQuery } from '@portal/contract/lists/export-query.ts';
import type { ListImportReply } from '@portal/contract/lists/list-import.ts';
import { folded } from '@portal/contract/values/folded.ts';
import type { Ctx } from '../../platform/context.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import {
  fileRows,
  type FileRow,
  type Outcome,
  parsedRow,
  readListFile,
  takeRows,
} from '../../platform/files/read-list-file.ts';
import { sourceOf } from '../../platform/files/sheet/read-sheet-file.ts';
import { writeListFile } from '../../platform/files/write-list-file.ts';
import { problem } from '../../platform/http/errors.ts';
import type { FileReply } from '../../platform/http/serve.ts';
import { findSavedItems, lockSavedItems } from './commodities.queries.ts';
import { hazmatOfRow } from './hazmat-of-row.ts';
import { hazmatFields, savedItemColumns } from './saved-item-file.ts';
import { changeSavedItem, saveItem } from './saved-items.ts';

type Saved = Awaited<ReturnType<typeof lockSavedItems>>[number];
type Taking = { byName: ReadonlyMap<string, Saved>; isDryRun: boolean; mayChange: boolean };

const given = (values: FileRow['values']): [string, unknown][] =>
  Object.entries(values).filter(([, value]) => value !== undefined);

/** The fields of an item that a row names, its material as one of them. */
const fieldsOf = (values: FileRow['values'], saved: Saved | undefined): [string, unknown][] => {
  const hazmat = hazmatOfRow(values, saved);
  const plain = given(values).filter(([field]) => !hazmatFields.has(field));
  return hazmat === undefined ? plain : [...plain, ['hazmat', hazmat]];
};

const takeRow = async (
  tx: Ctx,
  { name, values }: FileRow,
  { byName, isDryRun, mayChange }: Taking,
): Promise<Outcome> => {
  const saved = byName.get(folded(name));
  const fields = fieldsOf(values, saved);
  if (!saved) {
    const item = parsedRow(NewSavedItem, Object.fromEntries(fields));
    if (!isDryRun) await saveItem(tx, item);
    return 'added';
  }
  const before: Readonly<Record<string, unknown>> = saved;
  const differing = fields.filter(([field, value]) => value !== before[field]);
  const change = parsedRow(SavedItemChange, Object.fromEntries(differing));
  if (Object.keys(change).length === 0) return 'unchanged';
  if (!mayChange) throw problem('lists.import_may_not_change', 400);
  if (!isDryRun) await changeSavedItem(tx, saved.id, change);
  return 'changed';
};

/**
 * Saved line items from a file: a row whose commodity the account has changes that item, any other is added; what cannot
 * be saved is left out and named. 400 for a file that is no sheet, lacks the commodity, is empty or too long.
 */
export const importSavedItems = async (
  ctx: Ctx,
  { file, dry_run, language = ctx.actor.language }: Input<typeof commodities.importSavedItems>['body'],
): Promise<ListImportReply> => {
  const { rows, unknown_headings, sheet } = await readListFile(file, savedItemColumns, {
    needed: 'commodity',
    language,
  });
  const taken = await withTransaction(ctx, async (tx) => {
    const saved = await lockSavedItems(tx);
    const taking: Taking = {
      byName: new Map(saved.toReversed().map((one) => [folded(one.commodity), one])),
      isDryRun: dry_run,
      mayChange: ctx.actor.permissions.has('patch:line-items'),
    };
    return takeRows(rows, (row) => takeRow(tx, row, taking));
  });
  return { dry_run, source: sourceOf(sheet), unknown_headings, ...taken };
};

/** Saved line items that match, in the columns an import reads. */
export const exportSavedItems = (
  ctx: Ctx,
  { format, language, ...filters }: SavedItemFilters & ExportQuery,
): Promise<FileReply> =>
  writeListFile(ctx, {
    name: 'line_items',
    format,
    language,
    read: (limit) => findSavedItems(ctx, filters, { skip: 0, limit }),
    rowsOf: (items) => fileRows(savedItemColumns, items, language),
  });
