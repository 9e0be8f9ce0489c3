import type { InsuranceDocument, InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { useQuery } from '@tanstack/react-query';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { notify } from '../../../platform/notify.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { FileIcon, ShieldIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { AddFiles, DropArea } from '../../documents/add-files.tsx';
import { fileSize } from '../../documents/file-size.ts';
import { UploadEntry } from '../../documents/upload/upload-entry.tsx';
import { awaitedPaper, insuranceFiles, useDrawCertificate } from '../insurance.api.ts';
import classes from '../insurance.module.css';
import { PaperButtons } from './certificate-preview.tsx';
import { SharedRow } from './shared-row.tsx';
import { useUploads } from './use-uploads.ts';

/** The papers of an insurance: the certificate, drawn in both languages at one press, and what people add to it. */
export const DocumentsCard = ({ quote }: { quote: InsuranceQuote }) => {
  const { t } = useTranslation();
  const me = useMe();
  const mayAdd = mayDo(me, 'post:insurance') && !me.signed_in_as;
  const { data, error, refetch } = useQuery(insuranceFiles(quote.id, awaitedPaper(quote)));
  const { uploads, add, close, retry } = useUploads(quote.id);
  return (
    <DropArea onFiles={mayAdd ? add : null}>
      <Card
        title={t('insurance.screens.page.documents')}
        aside={
          mayAdd && (
            <span className={classes.paperActions}>
              {quote.certificate?.number && <DrawButton id={quote.id} />}
              <AddFiles onFiles={add} />
            </span>
          )
        }
      >
        {!data && !error && <Skeleton height={72} />}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <p className={classes.note}>{t('insurance.screens.page.no_documents')}</p>}
        <ul>
          {(data ?? []).map((document) => (
            <Paper key={document.id} quoteId={quote.id} document={document} />
          ))}
        </ul>
        {quote.shared && <SharedRow shares={quote.shared} />}
        {uploads.length > 0 && (
          <ul className={classes.uploads} aria-label={t('documents.files.queue')}>
            {uploads.map((one) => (
              <UploadEntry key={one.id} file={one} onClose={() => close(one.id)} onRetry={() => void retry(one)} />
            ))}
          </ul>
        )}
      </Card>
    </DropArea>
  );
};

const DrawButton = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const draw = useDrawCertificate(id);
  const drawAll = () =>
    draw.mutate(undefined, {
      onSuccess: () => notify.success(t('insurance.screens.page.drawn')),
      onError: notifyFailure,
    });
  return (
    <Button kind="link" size="small" pending={draw.isPending} onClick={drawAll}>
      {t('insurance.screens.page.draw')}
    </Button>
  );
};

type PaperProps = { quoteId: number; document: InsuranceDocument };

/** A paper with its size. The certificate is named by its language, what was added by its file. */
const Paper = ({ quoteId, document: { id, name, kind, language, size } }: PaperProps) => {
  const { t } = useTranslation();
  const Glyph = kind === 'certificate' ? ShieldIcon : FileIcon;
  const type = (name.split('.').at(-1) ?? '').toUpperCase();
  return (
    <li className={classes.file}>
      <Glyph size={16} />
      {kind === 'certificate' && language ? (
        <span title={name} lang={language}>
          {t(`insurance.screens.page.paper_${language}`)}
        </span>
      ) : (
        <span>{name}</span>
      )}
      <span className={classes.fileSize}>{t('insurance.screens.page.file', { type, size: fileSize(size) })}</span>
      <PaperButtons id={quoteId} documentId={id} name={name} />
    </li>
  );
};
