import type { LoadDocument } from '@portal/contract/documents/documents.contract.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { number } from '../../platform/format.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { DownloadIcon } from '../../ui/icons/action-icons.tsx';
import { FileIcon } from '../../ui/icons/status-icons.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { loadDocuments } from './documents.api.ts';
import classes from './load-documents.module.css';

const acceptedStatuses = new Set(['assigned', 'dispatched', 'in transit', 'delivered', 'completed']);
const deliveredStatuses = new Set(['delivered', 'completed']);

const kilobytes = (bytes: number) => `${number(Math.max(1, Math.round(bytes / 1024)))} KB`;
const kind = (contentType: string) => (contentType.split('/')[1] ?? '').toUpperCase();

type LoadDocumentsProps = {
  load: LoadDetails;
  /** What else makes papers of this load, such as a menu of those that can be drawn. */
  actions?: ReactNode;
  /** What may be done with the papers that are ticked; without it none can be ticked. */
  shareAction?: (documentIds: readonly number[], clear: () => void) => ReactNode;
};

/** The papers of a load: those there are, and those that will come with when they come. */
export const LoadDocuments = ({ load, actions }: LoadDocumentsProps) => {
  const { t } = useTranslation();
  const papers = useQuery(loadDocuments(load.id, false));
  const items = papers.data?.items ?? [];
  const lacks = (type: LoadDocument['type']) => !items.some((item) => item.type === type);
  const bolIsDue = acceptedStatuses.has(load.status) && lacks('bol');
  const podIsDue = deliveredStatuses.has(load.status) && lacks('pod');
  useQuery({ ...loadDocuments(load.id, bolIsDue || podIsDue), enabled: bolIsDue || podIsDue });
  return (
    <Card title={t('loads.page.documents')} aside={actions}>
      {papers.isPending && <Skeleton height={60} />}
      {papers.isError && <ErrorState error={papers.error} onRetry={() => void papers.refetch()} />}
      {papers.isSuccess && (
        <ul className={classes.list}>
          {items.map((paper) => (
            <Paper key={paper.id} paper={paper} />
          ))}
          {lacks('bol') && (
            <Awaited type="bol" when={bolIsDue ? dueText(load.booked_at, t) : t('loads.page.after_accept')} />
          )}
          {lacks('pod') && (
            <Awaited
              type="pod"
              when={podIsDue ? dueText(load.actual_delivery_at, t) : t('loads.page.after_delivery')}
            />
          )}
        </ul>
      )}
    </Card>
  );
};

const Paper = ({ paper }: { paper: LoadDocument }) => {
  const { t } = useTranslation();
  const name = t(`loads.page.labels.${paper.type}`);
  return (
    <li>
      <a
        className={classes.paper}
        href={paper.url}
        download={paper.name}
        aria-label={t('loads.page.download', { name })}
      >
        <FileIcon size={16} />
        <span className={classes.name}>{name}</span>
        <span className={classes.meta}>
          {t('loads.page.file', { type: kind(paper.content_type), size: kilobytes(paper.size) })}
        </span>
        <DownloadIcon size={16} />
      </a>
    </li>
  );
};

/** A paper is made within minutes of its occasion; one that is not there by then is not on file. */
const preparationMs = 10 * 60_000;

const dueText = (since: string | null, t: TFunction): string =>
  since && Date.now() - Date.parse(since) < preparationMs ? t('loads.page.preparing') : t('loads.page.not_on_file');

const Awaited = ({ type, when }: { type: 'bol' | 'pod'; when: string }) => {
  const { t } = useTranslation();
  return (
    <li className={classes.awaited}>
      <FileIcon size={16} />
      <span className={classes.name}>{t(`loads.page.labels.${type}`)}</span>
      <span className={classes.meta}>{when}</span>
    </li>
  );
};
