import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import type { UploadedType } from '@portal/contract/documents/document-types.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { mayDo, useMe } from '../../platform/session/current-user.ts';
import { Card } from '../../ui/primitives/card.tsx';
import { ErrorState } from '../../ui/status/error-state.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { AddFiles, DropArea, FileInput } from './add-files.tsx';
import { AwaitedPapers, isAwaited } from './awaited-papers.tsx';
import { loadDocuments } from './documents.api.ts';
import classes from './load-documents.module.css';
import { PrintLabels } from './labels/print-labels.tsx';
import { viewablePapers, type PaperGroup, paperGroups } from './paper-groups.ts';
import { type PaperActions, PaperRow } from './paper-row.tsx';
import { TickedBar } from './ticked-bar.tsx';
import { choose, usePending } from './upload/pending-files.ts';
import { lazyDialog, lazyPart } from '../../platform/lazy-part.tsx';

const UploadList = lazyPart(async () => (await import('./upload/upload-list.tsx')).UploadList);
const DocumentViewer = lazyDialog(async () => (await import('./viewer/document-viewer.tsx')).DocumentViewer);
const RemoveDialog = lazyDialog(async () => (await import('./remove-dialog.tsx')).RemoveDialog);

type LoadDocumentsProps = {
  load: LoadDetails;
  /** Further actions, such as the menu that generates documents. */
  actions?: ReactNode;
  /** Action on the selected documents; without it none can be selected. */
  shareAction?: (documentIds: readonly number[], clear: () => void) => ReactNode;
};

/** The documents of a load, the expected ones, and the upload of further ones. */
export const LoadDocuments = ({ load, actions, shareAction }: LoadDocumentsProps) => {
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
      <Card title={t('loads.page.documents')} aside={actions}>
        {papers.isPending && <Skeleton height={60} />}
        {papers.isError && <ErrorState error={papers.error} onRetry={() => void papers.refetch()} />}
        {papers.isSuccess && <Papers load={load} items={items} mayAdd={mayAdd} shareAction={shareAction} />}
        {pending.length > 0 && (
          <Suspense fallback={<Skeleton height={60} />}>
            <UploadList loadId={load.id} />
          </Suspense>
        )}
        {mayAdd && <AddFiles onFiles={add} />}
      </Card>
    </DropArea>
  );
};

type PapersProps = {
  load: LoadDetails;
  items: readonly LoadDocument[];
  mayAdd: boolean;
  shareAction: LoadDocumentsProps['shareAction'];
};

const Papers = ({ load, items, mayAdd, shareAction }: PapersProps) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<number | null>(null);
  const [removing, setRemoving] = useState<LoadDocument | null>(null);
  const [ticks, setTicks] = useState<ReadonlySet<number>>(new Set());
  const replacement = useReplacement(load.id);
  const ticked = items.filter(({ id }) => ticks.has(id)).map(({ id }) => id);
  const acts: PaperActions = {
    onOpen: ({ id }) => setOpened(id),
    onReplace: mayAdd ? replacement.chooseFile : undefined,
    onRemove: setRemoving,
    ticked: shareAction && new Set(ticked),
    onTick: (id, on) => setTicks(new Set(on ? [...ticks, id] : [...ticks].filter((one) => one !== id))),
  };
  const groups = paperGroups(items);
  return (
    <>
      <div className={classes.list}>
        {groups.map((group) => (
          <Group key={group.type} group={group} acts={acts} />
        ))}
        <AwaitedPapers load={load} items={items} />
        <PrintLabels load={load} />
      </div>
      {shareAction && ticked.length > 0 && (
        <TickedBar count={ticked.length} onClear={() => setTicks(new Set())}>
          {shareAction(ticked, () => setTicks(new Set()))}
        </TickedBar>
      )}
      <FileInput
        label={t('documents.files.new_version')}
        input={replacement.input}
        onFiles={replacement.onFiles}
        single
      />
      <Suspense>
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

const Group = ({ group: { type, papers }, acts }: { group: PaperGroup; acts: PaperActions }) => {
  const { t } = useTranslation();
  return (
    <section className={classes.group}>
      <h3 className={classes.kind}>{t(`documents.types.${type}`)}</h3>
      <ul>
        {papers.map((entry) => (
          <PaperRow key={entry.paper.series_id} entry={entry} acts={acts} />
        ))}
      </ul>
    </section>
  );
};
