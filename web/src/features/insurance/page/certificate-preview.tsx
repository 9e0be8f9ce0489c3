import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { insuranceFileBytes, insuranceFiles } from '../insurance.api.ts';

const PdfPages = lazyPart(async () => (await import('../../documents/viewer/pdf-pages.tsx')).PdfPages);

/**
 * The certificate as it is printed, in the language on screen. Nothing until it has been drawn, and where it does not
 * load: the list of documents offers it too, and says why it fails.
 */
export const CertificatePreview = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { data: files } = useQuery(insuranceFiles(id));
  const language = currentLanguage();
  const certificate = files?.find((one) => one.kind === 'certificate' && one.language === language);
  const { data: bytes, error } = useQuery({
    ...insuranceFileBytes(id, certificate?.id ?? 0),
    enabled: certificate !== undefined,
  });
  if (!certificate || error) return null;
  return (
    <Card title={t('insurance.screens.page.preview')}>
      {bytes ? (
        <Suspense fallback={<Skeleton height={480} />}>
          <PdfPages key={certificate.id} source={bytes} />
        </Suspense>
      ) : (
        <Skeleton height={480} />
      )}
    </Card>
  );
};
