import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { FileIcon } from '../../../ui/icons/status-icons.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { AddFiles } from '../../documents/add-files.tsx';
import { loadDocuments } from '../../documents/documents.api.ts';
import { fileSize } from '../../documents/file-size.ts';
import { paperNameInLanguage } from '../../documents/paper-name.ts';
import { choose, usePending } from '../../documents/upload/pending-files.ts';
import classes from './invoice-page.module.css';

const UploadList = lazyPart(async () => (await import('../../documents/upload/upload-list.tsx')).UploadList);

const proofs: readonly string[] = ['pod', 'delivery_receipt'];

/**
 * The invoice in the reader's language, what shows each change, the proof of delivery, and what people have added, in
 * this order.
 */
const papersAbout = ({ papers, changes }: InvoiceDetails, all: readonly LoadDocument[]): LoadDocument[] => {
  const language = currentLanguage();
  const own = papers.filter((paper) => paper.language === language).map(({ id }) => id);
  const evidence = new Set(changes.flatMap((change) => change.evidence.map(({ id }) => id)));
  const current = all.filter((paper) => paper.is_current);
  const sorted = [
    ...current.filter(({ id }) => own.includes(id)),
    ...current.filter(({ id }) => evidence.has(id)),
    ...current.filter(({ type }) => proofs.includes(type)),
    ...current.filter((paper) => paper.uploaded_by),
  ];
  return [...new Set(sorted)];
};

/** What an accountant keeps with the invoice of a load; nothing for who does not read its papers. */
export const PapersCard = ({ invoice }: { invoice: InvoiceDetails }) => {
  const me = useMe();
  const { load_id } = invoice;
  return load_id !== null && mayDo(me, 'get:docs') ? <Papers invoice={invoice} loadId={load_id} /> : null;
};

const Papers = ({ invoice, loadId }: { invoice: InvoiceDetails; loadId: number }) => {
  const { t } = useTranslation();
  const { data, error, refetch, isFetching } = useQuery(loadDocuments(loadId, false));
  const mayAdd = mayDo(useMe(), 'post:user-docs');
  const pending = usePending(loadId);
  const papers = papersAbout(invoice, data?.items ?? []);
  if (data && papers.length === 0 && !mayAdd) return null;
  return (
    <Card
      title={t('billing.screens.invoice.papers')}
      aside={mayAdd && <AddFiles onFiles={(files) => choose(loadId, files)} />}
    >
      {!data && !error && <Skeleton height={64} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />}
      {data && papers.length === 0 && pending.length === 0 && (
        <p className={classes.note}>{t('billing.screens.invoice.no_papers')}</p>
      )}
      <ul className={classes.papers}>
        {papers.map((paper) => (
          <li key={paper.id}>
            <a href={paper.url} target="_blank" rel="noreferrer" title={paper.name}>
              <FileIcon size={16} />
              <span>{paperNameInLanguage(paper, t)}</span>
              <small>{fileSize(paper.size)}</small>
            </a>
          </li>
        ))}
      </ul>
      {pending.length > 0 && (
        <Suspense fallback={<Skeleton height={60} />}>
          <UploadList loadId={loadId} />
        </Suspense>
      )}
    </Card>
  );
};
