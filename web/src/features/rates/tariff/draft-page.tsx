import { sheetsOf } from '@portal/contract/rates/tariff-sheets.ts';
import type { DraftPage as Draft, ImportReport } from '@portal/contract/rates/rate-table.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { date } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Callout } from '../../../ui/primitives/callout.tsx';
import { Kbd } from '../../../ui/primitives/kbd.tsx';
import frameClasses from '../../settings/settings-frame.module.css';
import { Loaded } from '../../settings/settings-frame.tsx';
import { countChanged, sheetsByName } from '../grid/sheet-rows.ts';
import { onEditorKey } from '../grid/use-sheet-editor.ts';
import { draftPage, importDraft } from '../rates.api.ts';
import { WhyCard } from '../why/why-card.tsx';
import { ConflictCard } from './conflict-card.tsx';
import { ImportReportCard } from './import-report-card.tsx';
import { DraftActions } from './draft-actions.tsx';
import { firstSheet, SheetTabs, SheetView } from './sheet-view.tsx';
import { TariffFrame } from './tariff-frame.tsx';
import { VersionTabs } from './version-tabs.tsx';
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
  const today = operatorDay(useMe());
  const day = page.draft_from !== null && page.draft_from >= today ? page.draft_from : today;
  const before = sheetsByName(page.before);
  const changed = countChanged(sheetsOf(page.kind), before, editor.sheets);
  return (
    <TariffFrame page={page} action={<DraftActions draft={draft} open={open} onFile={importing.read} day={day} />}>
      {page.draft_from !== null && page.draft_from < today && (
        <Callout kind="warning">{t('rates.editor.day_over', { day: date(page.draft_from) })}</Callout>
      )}
      <ConflictCard
        conflicts={draft.conflicts}
        text={t('rates.editor.conflict_text', { name: page.changed_by ?? '–' })}
        settle={draft.settle}
      />
      <SheetTabs kind={page.kind} open={open} onOpen={setOpen} faults={page.faults} />
      <div className={classes.columns}>
        <div className={classes.stack} onKeyDown={(event) => onEditorKey(event, { undo: editor.undo, save })}>
          <SheetView
            kind={page.kind}
            sheets={editor.sheets}
            before={before}
            open={open}
            head={<VersionTabs page={page} shown={null} draft={{ day, changed }} />}
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

/** A file tried against a sheet: nothing is saved before it is taken. */
const useImport = ({ page, take }: DraftEditor, sheet: string) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [tried, setTried] = useState<{ file: File; report: ImportReport; sheet: string } | null>(null);
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
    onError: notifyFailure,
  });
  const read = (file: File) =>
    void send(file, sheet, true)
      .then((report) => setTried({ file, report, sheet }))
      .catch(notifyFailure);
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
