import type { Input } from '@portal/contract/http/endpoint.ts';
import type { ExportQuery } from '@portal/contract/lists/export-query.ts';
import type { ListImportReply } from '@portal/contract/lists/list-import.ts';
import type { LocationFilters, places } from '@portal/contract/places/places.contract.ts';
import { LocationChange, LocationInput } from '@portal/contract/places/saved-location.ts';
import { hoursOfWeek } from '@portal/contract/places/week-hours.ts';
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
import { locationColumns } from './location-file.ts';
import { findLocations, lockLocations } from './places.queries.ts';
import { addLocation, changeLocation, checkedLocation } from './saved-locations.ts';

type Saved = Awaited<ReturnType<typeof lockLocations>>[number];

/** A location as its file says it: hours of every day, where it has none of its own those it had at each of them. */
const asInFile = (saved: Saved): Readonly<Record<string, unknown>> => ({ ...saved, week_hours: hoursOfWeek(saved) });

/** What a row says otherwise than the location of its name; blank hours and countries are left as they are. */
const changesOf = (saved: Readonly<Record<string, unknown>>, values: FileRow['values']): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) =>
        value !== undefined &&
        !(field === 'week_hours' && value === null) &&
        JSON.stringify(value) !== JSON.stringify(saved[field]),
    ),
  );

type Taking = { byName: ReadonlyMap<string, Saved>; isDryRun: boolean; mayChange: boolean };

const takeRow = async (
  tx: Ctx,
  { name, values }: FileRow,
  { byName, isDryRun, mayChange }: Taking,
): Promise<Outcome> => {
  const saved = byName.get(folded(name));
  if (!saved) {
    const location = parsedRow(LocationInput, values);
    checkedLocation(location);
    if (!isDryRun) await addLocation(tx, location);
    return 'added';
  }
  const change = parsedRow(LocationChange, changesOf(asInFile(saved), values));
  if (Object.keys(change).length === 0) return 'unchanged';
  if (!mayChange) throw problem('lists.import_may_not_change', 400);
  checkedLocation({ ...saved, ...change, limited_access_type: null });
  if (!isDryRun) await changeLocation(tx, saved.id, change);
  return 'changed';
};

/**
 * Saved locations from a file: a row whose name the account has changes that location, any other is added; what cannot be
 * saved is left out and named. 400 for a file that is no sheet, lacks the name, is empty or too long.
 */
export const importLocations = async (
  ctx: Ctx,
  { file, dry_run, language = ctx.actor.language }: Input<typeof places.importLocations>['body'],
): Promise<ListImportReply> => {
  const { rows, unknown_headings, sheet } = await readListFile(file, locationColumns, { needed: 'name', language });
  const taken = await withTransaction(ctx, async (tx) => {
    const saved = await lockLocations(tx);
    const taking: Taking = {
      byName: new Map(saved.toReversed().map((one) => [folded(one.name), one])),
      isDryRun: dry_run,
      mayChange: ctx.actor.permissions.has('patch:locations'),
    };
    return takeRows(rows, (row) => takeRow(tx, row, taking));
  });
  return { dry_run, source: sourceOf(sheet), unknown_headings, ...taken };
};

/** Saved locations that match, in the columns an import reads. */
export const exportLocations = (
  ctx: Ctx,
  { format, language, ...filters }: LocationFilters & ExportQuery,
): Promise<FileReply> =>
  writeListFile(ctx, {
    name: 'locations',
    format,
    language,
    read: (limit) => findLocations(ctx, filters, { skip: 0, limit }),
    rowsOf: (locations) => fileRows(locationColumns, locations, language),
  });
