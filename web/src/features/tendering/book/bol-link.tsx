import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FileIcon } from '../../../ui/icons/status-icons.tsx';
import { loadDocuments } from '../../documents/documents.api.ts';
import classes from '../outcome/tender-outcome.module.css';

/** The bill of lading as soon as it is filed, which is moments after the carrier accepted. */
export const BolLink = ({ loadId }: { loadId: number }) => {
  const { t } = useTranslation();
  const { data } = useQuery(loadDocuments(loadId, false));
  const bol = data?.items.find(({ type }) => type === 'bol');
  useQuery({ ...loadDocuments(loadId, true), enabled: !bol });
  if (!bol) return <p className={classes.text}>{t('tendering.waiting.bol_pending')}</p>;
  return (
    <a className={classes.bol} href={bol.url} target="_blank" rel="noreferrer">
      <FileIcon size={16} />
      {t('tendering.waiting.bol_open')}
    </a>
  );
};
