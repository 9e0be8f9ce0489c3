import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import { Suspense, useEffect } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { usePhone } from '../../../platform/screen-width.ts';
import { ButtonAnchor } from '../../../ui/primitives/button.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { CloseIcon, DownloadIcon } from '../../../ui/icons/action-icons.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../ui/icons/navigation-icons.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import classes from './document-viewer.module.css';
import { paperNameInLanguage } from '../paper-name.ts';
import { ImagePage } from './image-page.tsx';
import { lazyPart } from '../../../platform/lazy-part.tsx';

const PdfPages = lazyPart(async () => (await import('./pdf-pages.tsx')).PdfPages);

type DocumentViewerProps = {
  papers: readonly LoadDocument[];
  openedId: number;
  onOpen: (id: number) => void;
  onClose: () => void;
};

/** A document over the whole screen; the arrow keys open the previous and the next one. */
export const DocumentViewer = ({ papers, openedId, onOpen, onClose }: DocumentViewerProps) => {
  const { t } = useTranslation();
  const phone = usePhone();
  const at = papers.findIndex(({ id }) => id === openedId);
  const paper = papers[at];
  const before = papers[at - 1];
  const after = papers[at + 1];
  const name = paper && paperNameInLanguage(paper, t);
  useArrowKeys(before && (() => onOpen(before.id)), after && (() => onOpen(after.id)));
  if (!paper) return null;
  return (
    <Modal
      onClose={onClose}
      title={name}
      place={phone ? 'screen' : 'center'}
      width="980px"
      classNames={{ content: classes.content, header: classes.header, title: classes.title, body: classes.body }}
    >
      <div className={classes.bar}>
        <IconButton
          icon={ChevronLeftIcon}
          label={t('documents.viewer.previous')}
          disabled={!before}
          onClick={() => before && onOpen(before.id)}
        />
        <span className={classes.position} role="status">
          {t('documents.viewer.position', { at: at + 1, count: papers.length })}
        </span>
        <IconButton
          icon={ChevronRightIcon}
          label={t('documents.viewer.next')}
          disabled={!after}
          onClick={() => after && onOpen(after.id)}
        />
        <span className={classes.space} />
        <ButtonAnchor size="small" href={paper.url} download={paper.name} icon={<DownloadIcon size={16} />}>
          {t('documents.files.download')}
        </ButtonAnchor>
        <IconButton icon={CloseIcon} label={t('frame.kit.close')} onClick={onClose} />
      </div>
      <div className={classes.stage} tabIndex={0} role="region" aria-label={name}>
        <Page key={paper.id} paper={paper} />
      </div>
    </Modal>
  );
};

const Page = ({ paper }: { paper: LoadDocument }) => {
  const { t } = useTranslation();
  if (paper.content_type.startsWith('image/')) return <ImagePage paper={paper} />;
  if (paper.content_type !== 'application/pdf') {
    return <p className={classes.message}>{t('documents.viewer.no_preview')}</p>;
  }
  return (
    <Suspense fallback={<Skeleton height={480} />}>
      <PdfPages source={paper.url} />
    </Suspense>
  );
};

const useArrowKeys = (onLeft: (() => void) | undefined, onRight: (() => void) | undefined): void => {
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (event.key === 'ArrowLeft') onLeft?.();
      if (event.key === 'ArrowRight') onRight?.();
    };
    // In the capture phase, because the dialog stops the arrow keys.
    document.addEventListener('keydown', move, { capture: true });
    return () => document.removeEventListener('keydown', move, { capture: true });
  }, [onLeft, onRight]);
};
