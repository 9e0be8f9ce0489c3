import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import type { UploadedType } from '@portal/contract/documents/document-types.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { isCancelled } from '@portal/contract/loads/load-states.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { mayDo, useMe } from '../../platform/session/current-user.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { AddFiles, DropArea, FileInput } from './add-files.tsx';
import { AwaitedPapers, isAwaited } from './awaited-papers.tsx';
import { loadDocuments } from './documents.api.ts';
import classes from './load-documents.module.css';
import { PrintLabels } from './labels/print-labels.tsx';
import { type ListedPaper, paperGroups, viewablePapers } from './paper-groups.ts';
import { type PaperActions, PaperRow } from './paper-row.tsx';
import { choose, usePending } from './upload/pending-files.ts';
import { lazyDialog, lazyPart } from '../../platform/lazy-part.tsx';

const UploadList = lazyPart(async () => (await import('./upload/upload-list.tsx')).UploadList);
const Drawer = lazyDialog(async () => (await import('../../ui/overlays/drawer.tsx')).Drawer);
const DocumentViewer = lazyDialog(async () => (await import('./viewer/document-viewer.tsx')).DocumentViewer);
const RemoveDialog = lazyDialog(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

type LoadDocumentsProps = {
  load: LoadDetails;
  /** Further actions, such as the menu that generates documents. */
  actions?: ReactNode;
  /** Rows that close the card, such as the links that were given away. */
  foot?: ReactNode;
};

/** The documents of a load, the expected ones, and the upload of further ones: files may be dropped anywhere on it. */
export const LoadDocuments = ({ load, actions, foot }: LoadDocumentsProps) => {
  const { t } = useTranslation();
  const mayAdd = mayDo(useMe(), 'post:user-docs');
  const papers = useQuery(loadDocuments(load.id, false));
  const items = papers.data?.items ?? [];
  const awaited = isAwaited(load, items);
  useQuery({ ...loadDocuments(load.id, awaited), enabled: awaited });
  const pending = usePending(load.id);
  const add = (files: readonly File[]) => choose(load.id, files);
  return (
    <DropArea onFiles={mayAdd ? add : null}>
      <Card
        title={t('loads.page.documents')}
        aside={
          <span className={classes.actions}>
            {actions}
            {mayAdd && <AddFiles onFiles={add} />}
          </span>
        }
      >
        {papers.isPending && <Skeleton height={110} />}
        {papers.isError && <ErrorState error={papers.error} onRetry={() => void papers.refetch()} />}
        {papers.isSuccess && <Papers load={load} items={items} mayAdd={mayAdd} />}
        {pending.length > 0 && (
          <Suspense fallback={<Skeleton height={60} />}>
            <UploadList loadId={load.id} />
          </Suspense>
        )}
        {foot}
      </Card>
    </DropArea>
  );
};

/** More papers than these stand in a drawer. */
const shownOnPage = 6;

/** What comes later, or the word that nothing does. */
const LaterPapers = ({ load, items }: { load: LoadDetails; items: readonly LoadDocument[] }) => {
  const { t } = useTranslation();
  if (!isCancelled(load.status)) {
    return (
      <>
        <PrintLabels load={load} />
        <AwaitedPapers load={load} items={items} />
      </>
    );
  }
  return items.length === 0 && <li className={classes.awaited}>{t('documents.files.none_cancelled')}</li>;
};

type PapersProps = { load: LoadDetails; items: readonly LoadDocument[]; mayAdd: boolean };

const Papers = ({ load, items, mayAdd }: PapersProps) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<number | null>(null);
  const [removing, setRemoving] = useState<LoadDocument | null>(null);
  const [isAllOpen, setAllOpen] = useState(false);
  const replacement = useReplacement(load.id);
  const acts: PaperActions = {
    onOpen: ({ id }) => setOpened(id),
    onReplace: mayAdd ? replacement.chooseFile : undefined,
    onRemove: setRemoving,
  };
  const groups = paperGroups(items, currentLanguage());
  const papers = groups.flatMap((group) => group.papers);
  const rows = (shown: readonly ListedPaper[]) =>
    shown.map((entry) => <PaperRow key={entry.paper.series_id} entry={entry} acts={acts} />);
  return (
    <>
      <ul className={classes.list}>
        {rows(papers.slice(0, shownOnPage))}
        <LaterPapers load={load} items={items} />
      </ul>
      {papers.length > shownOnPage && (
        <Button kind="link" size="small" onClick={() => setAllOpen(true)}>
          {t('documents.files.all', { count: papers.length })}
        </Button>
      )}
      <FileInput
        label={t('documents.files.new_version')}
        input={replacement.input}
        onFiles={replacement.onFiles}
        single
      />
      <Suspense>
        {isAllOpen && (
          <Drawer opened onClose={() => setAllOpen(false)} title={t('loads.page.documents')}>
            <ul className={classes.list}>{rows(papers)}</ul>
          </Drawer>
        )}
        {opened !== null && (
          <DocumentViewer
            papers={viewablePapers(groups)}
            openedId={opened}
            onOpen={setOpened}
            onClose={() => setOpened(null)}
          />
        )}
        {removing && <RemoveDialog paper={removing} loadId={load.id} onClose={() => setRemoving(null)} />}
      </Suspense>
    </>
  );
};

/** Opens the file dialog for a new version of a document and adds the file to the upload list. */
const useReplacement = (loadId: number) => {
  const input = useRef<HTMLInputElement>(null);
  const paper = useRef<LoadDocument | null>(null);
  return {
    input,
    chooseFile: (replaced: LoadDocument) => {
      paper.current = replaced;
      input.current?.click();
    },
    onFiles: (files: readonly File[]) => {
      if (!paper.current) return;
      const { id, name, type } = paper.current;
      choose(loadId, files, { id, name, type: type as UploadedType });
    },
  };
};
