import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { lazyDialog, lazyPart, whenIdle } from '../../../platform/lazy-part.tsx';
import { usePhone } from '../../../platform/screen-width.ts';
import { Can } from '../../../platform/session/can.tsx';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DownloadIcon, PrintIcon, TagIcon } from '../../../ui/icons/action-icons.tsx';
import { FileIcon } from '../../../ui/icons/status-icons.tsx';
import { Button, ButtonAnchor } from '../../../ui/primitives/button.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { loadDocuments } from '../../documents/documents.api.ts';
import { PrintPaper } from '../../documents/print-paper.tsx';
import classes from './accepted.module.css';
import { AcceptedStep } from './accepted-step.tsx';

const PdfPages = lazyPart(async () => (await import('../../documents/viewer/pdf-pages.tsx')).PdfPages);
const LabelDialog = lazyDialog(async () => (await import('../../documents/labels/label-dialog.tsx')).LabelDialog);

/** The bill of lading as soon as it is filed, which is moments after the carrier accepted. */
const useBol = (loadId: number): LoadDocument | undefined => {
  const { data } = useQuery(loadDocuments(loadId, false));
  const bol = data?.items.find(({ type }) => type === 'bol');
  useQuery({ ...loadDocuments(loadId, true), enabled: !bol });
  return bol;
};

export const BolStep = ({ loadId }: { loadId: number }) => {
  const { t } = useTranslation();
  const bol = useBol(loadId);
  return (
    <AcceptedStep icon={FileIcon} title={t('tendering.waiting.bol')} text={t('tendering.accepted.bol_text')}>
      {bol ? (
        <ButtonAnchor kind="primary" href={bol.url} target="_blank" rel="noreferrer">
          {t('tendering.waiting.bol_open')}
        </ButtonAnchor>
      ) : (
        <Button kind="primary" disabledReason={t('tendering.accepted.making')}>
          {t('tendering.waiting.bol_open')}
        </Button>
      )}
    </AcceptedStep>
  );
};

/** Labels of the handling units; a container has none. */
export const LabelsStep = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  if (load.mode === 'drayage') return null;
  const count = load.handling_units;
  return (
    <Can permission="get:shipping-label">
      <AcceptedStep
        icon={TagIcon}
        title={t('tendering.accepted.labels', { count })}
        text={t('tendering.accepted.labels_text')}
      >
        <Button icon={<PrintIcon size={16} />} onClick={() => setOpen(true)}>
          {t('documents.labels.screen.title')}
        </Button>
      </AcceptedStep>
      <Suspense>{isOpen && <LabelDialog loadId={load.id} units={count} onClose={() => setOpen(false)} />}</Suspense>
    </Can>
  );
};

/** Whether the page has had its time: what draws a paper is as large as the page itself. */
const useSettled = (): boolean => {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  return isSettled;
};

/** The first look at the bill of lading; on a phone the button opens it, and there is no room for more. */
export const BolPreview = ({ loadId }: { loadId: number }) => {
  const { t } = useTranslation();
  const isPhone = usePhone();
  const isSettled = useSettled();
  const bol = useBol(loadId);
  if (isPhone) return null;
  return (
    <section className={classes.preview} aria-labelledby="bol-preview">
      <div className={classes.previewHead}>
        <h2 id="bol-preview">{t('tendering.accepted.preview')}</h2>
        {bol && (
          <span className={classes.tools}>
            <PrintPaper paper={bol} name={t('tendering.accepted.preview')} className={classes.download} />
            <a
              className={classes.download}
              href={bol.url}
              download={bol.name}
              aria-label={t('loads.page.download', { name: t('tendering.accepted.preview') })}
            >
              <DownloadIcon size={16} />
            </a>
          </span>
        )}
      </div>
      <div className={classes.desk} tabIndex={0} role="region" aria-label={t('tendering.accepted.preview')}>
        {bol && isSettled ? (
          <Suspense fallback={<Skeleton height={480} />}>
            <PdfPages source={bol.url} />
          </Suspense>
        ) : (
          <Skeleton height={480} />
        )}
      </div>
    </section>
  );
};
