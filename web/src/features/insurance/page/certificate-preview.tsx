import { languages, type Language } from '@portal/contract/words/language.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { notifyFailure } from '../../../platform/api/notify-failure.ts';
import { lazyPart } from '../../../platform/lazy-part.tsx';
import { canPrint, printBlob } from '../../../platform/print-blob.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon, PrintIcon } from '../../../ui/icons/action-icons.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { type AwaitedPaper, insuranceFile, insuranceFileBytes, insuranceFiles } from '../insurance.api.ts';
import classes from '../insurance.module.css';

const PdfPages = lazyPart(async () => (await import('../../documents/viewer/pdf-pages.tsx')).PdfPages);

const paperHeight = 480;

type CertificatePreviewProps = {
  id: number;
  number: string;
  /** What is still to be drawn, or was. */
  awaited: AwaitedPaper;
};

/**
 * The certificate as it is printed, in either language. Nothing where it was never drawn or does not load: the list of
 * documents offers it too, and says why it fails.
 */
export const CertificatePreview = ({ id, number, awaited }: CertificatePreviewProps) => {
  const { t } = useTranslation();
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const { data: files } = useQuery(insuranceFiles(id, awaited));
  const drawn = files?.filter(({ kind }) => kind === 'certificate') ?? [];
  const certificate = drawn.find((one) => one.language === language) ?? (awaited ? undefined : drawn[0]);
  const { data: bytes, error } = useQuery({
    ...insuranceFileBytes(id, certificate?.id ?? 0),
    enabled: certificate !== undefined,
  });
  if ((!certificate && !awaited) || error) return null;
  return (
    <Card
      title={certificate?.name ?? `${number}.pdf`}
      aside={
        <div className={classes.paperActions}>
          <Segmented
            label={t('insurance.screens.page.language')}
            options={languages.map((value) => ({
              value,
              label: t(`insurance.screens.page.draw_${value}`),
              lang: value,
            }))}
            value={language}
            onChange={setLanguage}
          />
          {certificate && <PaperButtons id={id} documentId={certificate.id} name={certificate.name} />}
        </div>
      }
    >
      <div className={classes.desk}>
        {certificate && bytes ? (
          <Suspense fallback={<Skeleton height={paperHeight} />}>
            <PdfPages key={certificate.id} source={bytes} />
          </Suspense>
        ) : (
          <Skeleton height={paperHeight} />
        )}
      </div>
    </Card>
  );
};

type PaperButtonsProps = { id: number; documentId: number; name: string };

/** Prints a PDF of an insurance where the browser can show it, and saves it. */
export const PaperButtons = ({ id, documentId, name }: PaperButtonsProps) => {
  const { t } = useTranslation();
  const file = () => insuranceFile(id, documentId);
  const print = useMutation({ mutationFn: file, onSuccess: ({ blob }) => printBlob(blob), onError: notifyFailure });
  const save = useMutation({
    mutationFn: file,
    onSuccess: (saved) => saveFile(saved.blob, saved.name),
    onError: notifyFailure,
  });
  return (
    <span className={classes.paperButtons}>
      {name.endsWith('.pdf') && canPrint() && (
        <IconButton icon={PrintIcon} label={t('documents.files.print', { name })} onClick={() => print.mutate()} />
      )}
      <IconButton
        icon={DownloadIcon}
        label={t('insurance.screens.page.download', { name })}
        onClick={() => save.mutate()}
      />
    </span>
  );
};
