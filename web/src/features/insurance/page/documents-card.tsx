import type { InsuranceQuote } from '@portal/contract/insurance/insurance.ts';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../../platform/api/api-error.ts';
import { notify } from '../../../platform/notify.ts';
import { mayDo, useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { FileIcon } from '../../../ui/icons/status-icons.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { ErrorState } from '../../../ui/status/error-state.tsx';
import { awaitedPaper, insuranceFiles, useDrawCertificate } from '../insurance.api.ts';
import classes from '../insurance.module.css';
import { PaperButtons } from './certificate-preview.tsx';

const onError = (error: unknown) => notify.failure(errorText(error));

/** The papers of an insurance; the certificate is drawn in both languages at one press. */
export const DocumentsCard = ({ quote }: { quote: InsuranceQuote }) => {
  const { t } = useTranslation();
  const me = useMe();
  const { data, error, refetch } = useQuery(insuranceFiles(quote.id, awaitedPaper(quote)));
  const draw = useDrawCertificate(quote.id);
  const canDraw = Boolean(quote.certificate?.number) && mayDo(me, 'post:insurance');
  const drawAll = () =>
    draw.mutate(undefined, { onSuccess: () => notify.success(t('insurance.screens.page.drawn')), onError });
  return (
    <Card
      title={t('insurance.screens.page.documents')}
      aside={
        canDraw && (
          <Button size="small" pending={draw.isPending} onClick={drawAll}>
            {t('insurance.screens.page.draw')}
          </Button>
        )
      }
    >
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p className={classes.note}>{t('insurance.screens.page.no_documents')}</p>}
      <ul>
        {(data ?? []).map(({ id, name }) => (
          <li key={id} className={classes.file}>
            <FileIcon size={16} />
            <span>{name}</span>
            <PaperButtons id={quote.id} documentId={id} name={name} />
          </li>
        ))}
      </ul>
    </Card>
  );
};
