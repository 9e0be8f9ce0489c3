import type { DraftInput, DraftPage, SheetChange } from '@portal/contract/rates/rate-table.ts';
import type { TariffKind } from '@portal/contract/rates/tariff-kinds.ts';
import { type Sheet, sheetsOf } from '@portal/contract/rates/tariff-sheets.ts';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/database/transaction.ts';
import { notFound, problem } from '../../../platform/http/errors.ts';
import { kindsOf } from '../kinds-of.ts';
import { findRatedCarrier } from '../rates.queries.ts';
import { readVersion, type Sheets, type TariffName } from '../tariff-tables.ts';
import { deleteDraft, type DraftRow, insertDraft, lockDraft, updateDraft } from './drafts.queries.ts';
import { emptySheets } from './empty-sheets.ts';
import { checkFirstDay } from './first-day.ts';
import { getDraft } from './present-draft.ts';

/** How the audit names a tariff. */
export const objectOf = ({ kind, scac, series }: TariffName) => ({
  object_type: 'tariff',
  object_id: [scac, kind, ...series].join(' '),
});

/**
 * Begins a draft from a version, or an empty one. 404 for a carrier that is not rated by tables, a kind it does not
 * carry and a version that is not there; 409 `rates.draft_exists`.
 */
export const addDraft = async (ctx: Ctx, { kind, scac, series, based_on }: DraftInput): Promise<DraftPage> => {
  const id = await withTransaction(ctx, async (tx) => {
    const carrier = await findRatedCarrier(tx.db, scac);
    if (!carrier || !kindsOf(carrier).includes(kind)) throw notFound();
    const name: TariffName = { kind, scac, series };
    const sheets = based_on === null ? emptySheets(kind, series.join(' ')) : await readVersion(tx.db, name, based_on);
    if (!sheets) throw notFound();
    const { userId: changed_by } = tx.actor;
    const draft = { kind, carrier_id: carrier.id, series: [...series], based_on, sheets, changed_by };
    const added = await insertDraft(tx.db, draft);
    if (added === undefined) throw problem('rates.draft_exists', 409);
    await audit(tx, { action: 'tariff.drafted', ...objectOf(name), after: { based_on } });
    return added;
  });
  return getDraft(ctx, id);
};

/** A draft held for a change of the version that was read. 404, 409 `rates.changed_meanwhile`. */
export const draftToChange = async (tx: Ctx, id: number, version: number): Promise<DraftRow> => {
  const draft = await lockDraft(tx.db, id);
  if (!draft) throw notFound();
  if (draft.version !== version) throw problem('rates.changed_meanwhile', 409);
  return draft;
};

/** What a row is known by within its sheet; the terms are one row. */
export const rowKey = ({ columns, key }: Sheet, cells: readonly string[]): string =>
  key.map((field) => cells[columns.findIndex((one) => one.field === field)] ?? '').join(' · ');

const changedRows = (sheet: Sheet, rows: readonly string[][], { set, remove }: SheetChange): string[][] => {
  const next = new Map(rows.map((cells) => [rowKey(sheet, cells), cells]));
  for (const key of remove) next.delete(key.join(' · '));
  for (const cells of set)
    next.set(
      rowKey(sheet, cells),
      sheet.columns.map((_, i) => cells[i] ?? ''),
    );
  return [...next.values()];
};

/** Sheets with changes made to them; a sheet its kind does not have is refused with 404. */
export const changedSheets = (kind: TariffKind, sheets: Sheets, changes: readonly SheetChange[]): Sheets => {
  const next = { ...sheets };
  for (const change of changes) {
    const sheet = sheetsOf(kind).find(({ name }) => name === change.name);
    if (!sheet) throw notFound();
    next[sheet.name] = changedRows(sheet, next[sheet.name] ?? [], change);
  }
  return next;
};

/** The rows that changes replace or remove, as they were. */
const rowsBefore = ({ kind, sheets }: DraftRow, changes: readonly SheetChange[]) =>
  changes.map(({ name, set, remove }) => {
    const sheet = sheetsOf(kind).find((one) => one.name === name);
    if (!sheet) throw notFound();
    const keys = new Set([...set.map((cells) => rowKey(sheet, cells)), ...remove.map((key) => key.join(' · '))]);
    return { name, rows: (sheets[name] ?? []).filter((cells) => keys.has(rowKey(sheet, cells))) };
  });

type DraftChange = { version: number; sheets: readonly SheetChange[]; effective_from?: string | null | undefined };

/**
 * Changes rows of a draft, faulty ones too, and the day it is planned from: nothing that was typed is lost, and what is
 * wrong stops its publishing. 400 `rates.day_over` and `rates.day_taken`, 404, 409 `rates.changed_meanwhile`.
 */
export const changeDraft = async (
  ctx: Ctx,
  id: number,
  { version, sheets, effective_from: day }: DraftChange,
): Promise<DraftPage> => {
  await withTransaction(ctx, async (tx) => {
    const draft = await draftToChange(tx, id, version);
    if (day) await checkFirstDay(tx, draft, day);
    const effective_from = day === undefined ? draft.effective_from : day;
    const next = { sheets: changedSheets(draft.kind, draft.sheets, sheets), effective_from };
    await updateDraft(tx.db, id, next, tx.actor.userId);
    const before = { sheets: rowsBefore(draft, sheets), effective_from: draft.effective_from };
    const after = { sheets, effective_from };
    await audit(tx, { action: 'tariff.draft-changed', ...objectOf(draft), before, after });
  });
  return getDraft(ctx, id);
};

/** Deletes a draft. 404. */
export const removeDraft = (ctx: Ctx, id: number): Promise<void> =>
  withTransaction(ctx, async (tx) => {
    const draft = await lockDraft(tx.db, id);
    if (!draft) throw notFound();
    await deleteDraft(tx.db, id);
    await audit(tx, { action: 'tariff.draft-removed', ...objectOf(draft), before: { sheets: draft.sheets } });
  });
