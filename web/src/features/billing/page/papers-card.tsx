import type { InvoiceDetails } from '@portal/contract/billing/billing.ts';
import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import { useQuery } from '@tanstack/react-query';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { FileIcon } from '../../../ui/icons/status-icons.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { loadDocuments } from '../../documents/documents.api.ts';
import { fileSize } from '../../documents/file-size.ts';
import classes from './invoice-page.module.css';

const proofs: readonly string[] = ['pod', 'delivery_receipt'];

/** The invoice in the reader's language, what shows each change, and the proof of delivery, in this order. */
const papersAbout = ({ papers, changes }: InvoiceDetails, all: readonly LoadDocument[]): LoadDocument[] => {
  const language = currentLanguage();
  const own = papers.filter((paper) => paper.language === language).map(({ id }) => id);
  const evidence = new Set(changes.flatMap((change) => change.evidence.map(({ id }) => id)));
  const current = all.filter((paper) => paper.is_current);
  return [
    ...current.filter(({ id }) => own.includes(id)),
    ...current.filter(({ id }) => evidence.has(id)),
    ...current.filter(({ id, type }) => proofs.includes(type) && !evidence.has(id)),
  ];
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
  const papers = papersAbout(invoice, data?.items ?? []);
  if (data && papers.length === 0) return null;
  return (
    <Card title={t('billing.screens.invoice.papers')}>
      {!data && !error && <Skeleton height={64} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} pending={isFetching} />}
      <ul className={classes.papers}>
        {papers.map((paper) => (
          <li key={paper.id}>
            <a href={paper.url} target="_blank" rel="noreferrer" title={paper.name}>
              <FileIcon size={16} />
              <span>{paper.uploaded_by ? paper.name : t(`documents.types.${paper.type}`)}</span>
              <small>{fileSize(paper.size)}</small>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
};
