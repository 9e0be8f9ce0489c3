import type { DraftPage as Draft, ImportReport } from '@portal/contract/rates/rate-table.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Kbd } from '../../../ui/primitives/kbd.tsx';
import { RemoveButton } from '../../settings/setting-drawer.tsx';
import frameClasses from '../../settings/settings-frame.module.css';
import { Loaded } from '../../settings/settings-frame.tsx';
import { sheetsByName } from '../grid/sheet-rows.ts';
import { onEditorKey } from '../grid/use-sheet-editor.ts';
import { draftPage, exportDraft, importDraft, removeDraft } from '../rates.api.ts';
import { ratesKeys } from '../rates.keys.ts';
import { WhyCard } from '../why/why-card.tsx';
import { ConflictCard } from './conflict-card.tsx';
import { ImportButton, ImportReportCard } from './import-report-card.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { firstSheet, SheetView } from './sheet-view.tsx';
import { TariffFrame } from './tariff-frame.tsx';
import classes from './tariff.module.css';
import { type DraftEditor, useDraftEditor } from './use-draft-editor.ts';

/** A tariff's draft: its sheets are edited in place, a file is tried, its prices are explained, and it is published. */
export const DraftPage = () => {
  const { draft } = useParams({ from: '/frame/settings/rates/drafts/$draft' });
  const query = useQuery(draftPage(Number(draft)));
  return <Loaded query={query}>{(page) => <Editor key={page.id} opened={page} />}</Loaded>;
};

const Editor = ({ opened }: { opened: Draft }) => {
  const { t } = useTranslation();
  const draft = useDraftEditor(opened);
  const { page, editor, save, isDirty } = draft;
  const [open, setOpen] = useState(firstSheet(page.kind));
  const importing = useImport(draft, open);
  return (
    <TariffFrame page={page} shown={null} action={<Actions draft={draft} open={open} onFile={importing.read} />}>
      <ConflictCard
        conflicts={draft.conflicts}
        text={t('rates.editor.conflict_text', { name: page.changed_by ?? '–' })}
        settle={draft.settle}
      />
      <div className={classes.columns}>
        <div className={classes.stack} onKeyDown={(event) => onEditorKey(event, { undo: editor.undo, save })}>
          <SheetView
            kind={page.kind}
            sheets={editor.sheets}
            before={sheetsByName(page.before)}
            open={open}
            onOpen={setOpen}
            faults={page.faults}
            onChange={editor.change}
          />
          <p className={frameClasses.more}>
            {isDirty && <b>{t('rates.editor.unsaved')} </b>}
            <Kbd>Enter</Kbd> {t('rates.grid.hint_enter')} <Kbd>Ctrl V</Kbd> {t('rates.grid.hint_paste')}{' '}
            <Kbd>Ctrl Z</Kbd> {t('rates.grid.hint_undo')}
          </p>
        </div>
        <div className={classes.stack}>
          {importing.card}
          <WhyCard page={page} draftId={isDirty ? null : page.id} />
        </div>
      </div>
    </TariffFrame>
  );
};

type ActionsProps = { draft: DraftEditor; open: string; onFile: (file: File) => void };

const Actions = ({ draft, open, onFile }: ActionsProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isPublishing, setPublishing] = useState(false);
  const { page, save, isSaving, isDirty } = draft;
  const saveFirst = isDirty ? t('rates.editor.save_first') : undefined;
  const faults = page.faults.length > 0 ? t('rates.editor.faults', { count: page.faults.length }) : undefined;
  return (
    <>
      <RemoveButton
        text={t('rates.remove_text')}
        remove={() => removeDraft(page.id)}
        onRemoved={() => {
          void navigate({ to: '/settings/rates' });
          void client.invalidateQueries({ queryKey: ratesKeys.all });
        }}
      />
      <Button
        icon={<DownloadIcon size={16} />}
        onClick={() => void exportDraft(page.id, open).catch((error: unknown) => notify.failure(errorText(error)))}
      >
        {t('rates.importing.export')}
      </Button>
      <ImportButton onFile={onFile} reason={saveFirst} />
      <Button pending={isSaving} onClick={save}>
        {t('rates.editor.save')}
      </Button>
      <Button kind="primary" disabledReason={saveFirst ?? faults} onClick={() => setPublishing(true)}>
        {t('rates.editor.publish')}
      </Button>
      {isPublishing && <PublishDialog page={page} onClose={() => setPublishing(false)} />}
    </>
  );
};

/** A file tried against a sheet: nothing is saved before it is taken. */
const useImport = ({ page, take }: DraftEditor, sheet: string) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [tried, setTried] = useState<{ file: File; report: ImportReport; sheet: string } | null>(null);
  const failed = (error: unknown) => notify.failure(errorText(error));
  const send = (file: File, name: string, dry_run: boolean) =>
    importDraft(page.id, { file, sheet: name, version: page.version, dry_run });
  const taking = useMutation({
    mutationFn: async ({ file, sheet: name }: { file: File; sheet: string }) => {
      await send(file, name, false);
      return client.fetchQuery({ ...draftPage(page.id), staleTime: 0 });
    },
    onSuccess: (next) => {
      take(next, sheetsByName(next.sheets));
      setTried(null);
      notify.success(t('rates.importing.taken'));
    },
    onError: failed,
  });
  const read = (file: File) =>
    void send(file, sheet, true)
      .then((report) => setTried({ file, report, sheet }))
      .catch(failed);
  const count = tried ? tried.report.added + tried.report.changed + tried.report.removed : 0;
  const card = tried && (
    <ImportReportCard
      file={tried.file}
      report={tried.report}
      take={t('rates.importing.take_draft', { count })}
      isTaking={taking.isPending}
      onTake={() => taking.mutate(tried)}
      onCancel={() => setTried(null)}
    />
  );
  return { read, card };
};
