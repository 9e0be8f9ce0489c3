import type { DraftPage } from '@portal/contract/rates/rate-table.ts';
import { sheetsOf } from '@portal/contract/rates/tariff-sheets.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import {
  type CellConflict,
  changesOf,
  mergeSheets,
  sharedKey,
  type Sheets,
  sheetsByName,
  withTheirs,
} from '../grid/sheet-rows.ts';
import { useSheetEditor } from '../grid/use-sheet-editor.ts';
import { changeDraft, draftPage } from '../rates.api.ts';
import { ratesKeys } from '../rates.keys.ts';

/** What is typed into a draft, saved by hand; what somebody else saved meanwhile is put beside it and nothing is lost. */
export const useDraftEditor = (opened: DraftPage) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [page, setPage] = useState(opened);
  const [conflicts, setConflicts] = useState<readonly CellConflict[]>([]);
  const editor = useSheetEditor(sheetsByName(opened.sheets));
  const saved = sheetsByName(page.sheets);
  const sheets = sheetsOf(page.kind);
  const changes = changesOf(sheets, saved, editor.sheets);

  const take = (next: DraftPage, shown: Sheets) => {
    client.setQueryData(ratesKeys.draft(next.id), next);
    setPage(next);
    editor.reset(shown);
  };
  /** Shows what somebody else saved meanwhile, with what was typed here. */
  const takeTheirs = async () => {
    const theirs = await client.fetchQuery({ ...draftPage(page.id), staleTime: 0 });
    const merged = mergeSheets(sheets, { base: saved, mine: editor.sheets, theirs: sheetsByName(theirs.sheets) });
    setPage(theirs);
    editor.reset(merged.sheets);
    setConflicts(merged.conflicts);
  };
  const showTheirs = async () => {
    await takeTheirs();
    notify.failure(t('rates.errors.changed_meanwhile'));
  };
  const saving = useMutation({
    mutationFn: () => changeDraft(page.id, { version: page.version, sheets: changes }),
    onSuccess: (next) => {
      take(next, sheetsByName(next.sheets));
      setConflicts([]);
      notify.success(t('rates.editor.saved'));
    },
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 409) notifyFailure(error);
      else void showTheirs().catch(notifyFailure);
    },
  });
  const settle = (conflict: CellConflict, whose: 'mine' | 'theirs') => {
    const sheet = sheets.find(({ name }) => name === conflict.sheet);
    if (sheet && whose === 'theirs') {
      editor.change(sheet.name, withTheirs(sheet, editor.sheets[sheet.name] ?? [], conflict));
    }
    setConflicts(conflicts.filter((one) => one !== conflict));
  };
  const save = () => {
    const twice = sharedKey(sheets, editor.sheets);
    if (twice !== undefined) notify.failure(t('rates.grid.twice', { key: twice }));
    else if (changes.length > 0) saving.mutate();
  };
  const isDirty = changes.length > 0;
  return { page, editor, conflicts, settle, save, take, takeTheirs, isSaving: saving.isPending, isDirty };
};

export type DraftEditor = ReturnType<typeof useDraftEditor>;
