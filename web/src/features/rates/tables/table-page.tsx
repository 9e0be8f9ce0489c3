import { sharedTables, type SharedTable } from '@portal/contract/rates/rate-table.ts';
import type { SharedRows } from '@portal/contract/rates/rates.contract.ts';
import type { Sheet } from '@portal/contract/rates/tariff-sheets.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ApiError } from '../../../platform/api/api-error.ts';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { PageNotFound } from '../../../platform/routing/or-not-found.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { date } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { sheetFiles, SingleFileInput } from '../../../ui/fields/single-file-input.tsx';
import { DownloadIcon, UploadIcon } from '../../../ui/icons/action-icons.tsx';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/action-menu.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import frameClasses from '../../settings/settings-frame.module.css';
import { Loaded } from '../../settings/settings-frame.tsx';
import { type CellConflict, changesOf, mergeSheets, sharedKey, withTheirs } from '../grid/sheet-rows.ts';
import { SheetGrid } from '../grid/sheet-grid.tsx';
import { isNoDay, sharedColumn, shownCell } from '../grid/shown-cell.ts';
import { onEditorKey, useSheetEditor } from '../grid/use-sheet-editor.ts';
import { changeTable, exportTable, sharedTable } from '../rates.api.ts';
import { fieldName } from '../field-name.ts';
import { ratesKeys } from '../rates.keys.ts';
import { ConflictCard } from '../tariff/conflict-card.tsx';
import { ImportButton, type ReportTexts } from '../tariff/import-report-card.tsx';
import { useRatesBreadcrumb } from '../tariff/tariff-frame.tsx';
import classes from '../tariff/tariff.module.css';
import { useTableImport } from './use-table-import.tsx';

/** A table that all tariffs share: its rows name their own weeks and days, so that there is no draft. */
export const TablePage = () => {
  const { table } = useParams({ from: '/frame/settings/rates/tables/$table' });
  const name = sharedTables.find((one) => one === table);
  if (!name) throw new PageNotFound();
  return <Table key={name} name={name} />;
};

const Table = ({ name }: { name: SharedTable }) => {
  const { t } = useTranslation();
  const title = t(`rates.tables.${name}`);
  useRatesBreadcrumb(title);
  const query = useQuery(sharedTable(name));
  if (query.data) return <TableEditor title={title} name={name} opened={query.data} />;
  return (
    <div className={`${frameClasses.page} ${classes.page}`}>
      <div className={frameClasses.header}>
        <h1>{title}</h1>
      </div>
      <Loaded query={query}>{() => null}</Loaded>
    </div>
  );
};

const sheetOf = ({ name, columns }: SharedRows): Sheet => ({
  name,
  columns: columns.map(({ field }) => sharedColumn(field)),
  key: columns.filter(({ is_key }) => is_key).map(({ field }) => field),
});

/** Rows and cells as the table shows them. */
const cellTexts: ReportTexts = {
  keyText: (key) => key.map(date).join(' · '),
  cellText: (field, text) => shownCell(sharedColumn(field), text),
};

/** Rows of these are never removed: prices of a week were, and carriers and tariffs name the others. */
const keptTables: readonly SharedTable[] = ['fuel-prices', 'fuel-tables', 'calendars'];

type EditorProps = { name: SharedTable; opened: SharedRows };

/** What is typed into a shared table; what somebody else saved meanwhile is put beside it and nothing is lost. */
const useTableEditor = ({ name, opened }: EditorProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [stored, setStored] = useState(opened);
  const [conflicts, setConflicts] = useState<readonly CellConflict[]>([]);
  const editor = useSheetEditor({ [name]: opened.rows });
  const sheet = sheetOf(opened);
  const rows = editor.sheets[name] ?? [];
  const changes = changesOf([sheet], { [name]: stored.rows }, editor.sheets)[0];
  /** Shows what is stored, from which there is no way back. */
  const take = (next: SharedRows) => {
    client.setQueryData(ratesKeys.table(name), next);
    setStored(next);
    setConflicts([]);
    editor.reset({ [name]: next.rows });
  };
  /** Somebody else's rows come under mine; a cell that both changed keeps mine until it is said whose counts. */
  const merge = async () => {
    const theirs = await client.fetchQuery({ ...sharedTable(name), staleTime: 0 });
    const base = { [name]: stored.rows };
    const merged = mergeSheets([sheet], { base, mine: editor.sheets, theirs: { [name]: theirs.rows } });
    setStored(theirs);
    editor.reset(merged.sheets);
    setConflicts(merged.conflicts);
    notify.failure(t(merged.conflicts.length > 0 ? 'rates.errors.changed_meanwhile' : 'rates.editor.joined'));
  };
  const saving = useMutation({
    mutationFn: () =>
      changeTable(name, { version: stored.version, set: changes?.set ?? [], remove: changes?.remove ?? [] }),
    onSuccess: (next) => {
      take(next);
      notify.success(t('rates.editor.saved'));
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) void merge().catch(notifyFailure);
      else notifyFailure(error);
    },
  });
  const save = () => {
    const twice = sharedKey([sheet], editor.sheets);
    const noDay = sheet.columns.find((column, at) => changes?.set.some((cells) => isNoDay(column, cells[at] ?? '')));
    if (twice !== undefined) notify.failure(t('rates.grid.twice', { key: cellTexts.keyText(twice.split(' · ')) }));
    else if (noDay) notify.failure(t('rates.grid.no_day', { column: fieldName(noDay.field) }));
    else if (changes) saving.mutate();
  };
  const settle = (conflict: CellConflict, whose: 'mine' | 'theirs') => {
    if (whose === 'theirs') editor.change(name, withTheirs(sheet, rows, conflict));
    setConflicts(conflicts.filter((one) => one !== conflict));
  };
  const isSaving = saving.isPending;
  return { ...editor, sheet, rows, stored, changes, conflicts, settle, save, take, isSaving };
};

const TableEditor = ({ title, ...props }: EditorProps & { title: string }) => {
  const { t } = useTranslation();
  const { name } = props;
  const editor = useTableEditor(props);
  const { sheet, rows, stored, changes, save, change } = editor;
  const client = useQueryClient();
  const importing = useTableImport({
    name,
    texts: cellTexts,
    onSaved: async () => editor.take(await client.fetchQuery({ ...sharedTable(name), staleTime: 0 })),
  });
  return (
    <div className={`${frameClasses.page} ${classes.page}`} onKeyDown={(event) => onEditorKey(event, editor)}>
      <div className={frameClasses.header}>
        <h1>{title}</h1>
        <TableActions
          unsaved={changes && t('rates.editor.unsaved')}
          onExport={() => void exportTable(name).catch(notifyFailure)}
          onFile={importing.read}
          isSaving={editor.isSaving}
          onSave={save}
        />
      </div>
      <div className={classes.stack}>
        <ConflictCard
          conflicts={editor.conflicts}
          text={t('rates.editor.conflict_table')}
          settle={editor.settle}
          texts={cellTexts}
        />
        {importing.card}
        <SheetGrid
          sheet={sheet}
          rows={rows}
          before={stored.rows}
          isReadOnly={false}
          faults={[]}
          canRemove={!keptTables.includes(name)}
          onChange={(next, cell) => change(name, next, cell)}
        />
      </div>
    </div>
  );
};

type TableActionsProps = {
  /** Why no file can be read now. */
  unsaved: string | undefined;
  onExport: () => void;
  onFile: (file: File) => void;
  isSaving: boolean;
  onSave: () => void;
};

/** What may be done with a table; on phones its files stand behind three dots. */
const TableActions = ({ unsaved, onExport, onFile, isSaving, onSave }: TableActionsProps) => {
  const { t } = useTranslation();
  const isPhone = usePhone();
  const file = useRef<HTMLInputElement>(null);
  const files: MenuAction[] = [
    { label: t('rates.importing.export'), icon: DownloadIcon, onSelect: onExport },
    {
      label: t('rates.importing.button'),
      icon: UploadIcon,
      onSelect: () => (unsaved ? notify.failure(unsaved) : file.current?.click()),
    },
  ];
  return (
    <div className={classes.buttons}>
      {!isPhone && (
        <>
          <Button icon={<DownloadIcon size={16} />} onClick={onExport}>
            {t('rates.importing.export')}
          </Button>
          <ImportButton reason={unsaved} onFile={onFile} />
        </>
      )}
      <Button kind="primary" pending={isSaving} onClick={onSave}>
        {t('settings.form.save')}
      </Button>
      {isPhone && (
        <span className={classes.files}>
          <SingleFileInput ref={file} label={t('rates.importing.button')} accept={sheetFiles} onFile={onFile} />
          <ActionMenu label={t('rates.more')} actions={files} />
        </span>
      )}
    </div>
  );
};
