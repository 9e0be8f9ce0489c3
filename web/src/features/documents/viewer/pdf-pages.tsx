import { useEffect, useRef, useState } from 'react';
import { useIsNear } from '../../../platform/use-is-near.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import classes from './document-viewer.module.css';
import { openPdf, type OpenedPdf, type PdfSource } from './open-pdf.ts';

/** The pages of a PDF below each other, each rendered when it comes into view. */
export const PdfPages = ({ source }: { source: PdfSource }) => {
  const { t } = useTranslation();
  const [pdf, setPdf] = useState<OpenedPdf | 'failed' | null>(null);
  // Each fetch of the list signs a new URL: keep the one the PDF was opened with.
  const [opened] = useState(source);
  useEffect(() => {
    const task = openPdf(opened);
    task.document.then(setPdf, () => setPdf('failed'));
    return task.close;
  }, [opened]);
  if (pdf === 'failed') return <p className={classes.message}>{t('documents.viewer.failed')}</p>;
  if (!pdf) return <Skeleton height={480} />;
  return (
    <div className={classes.pages}>
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <PdfPage key={index} pdf={pdf} number={index + 1} />
      ))}
    </div>
  );
};

/** Size of a letter page in points, until the page is loaded. */
const letter = { width: 612, height: 792 };

const PdfPage = ({ pdf, number }: { pdf: OpenedPdf; number: number }) => {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState(letter);
  const isVisible = useIsNear(canvas, '400px');
  useEffect(() => {
    const target = canvas.current;
    if (!isVisible || !target) return;
    let stop: (() => void) | null = null;
    let isCancelled = false;
    void pdf.getPage(number).then((page) => {
      if (isCancelled) return;
      const { width, height } = page.getViewport({ scale: 1 });
      setSize({ width, height });
      // Twice as fine as a plain screen shows it: small print stays readable where the page is drawn small.
      const scale = ((target.clientWidth || width) * 2) / width;
      target.width = Math.floor(width * scale);
      target.height = Math.floor(height * scale);
      const task = page.render({ canvas: target, viewport: page.getViewport({ scale }) });
      stop = () => task.cancel();
      task.promise.catch(() => undefined);
    });
    return () => {
      isCancelled = true;
      stop?.();
    };
  }, [pdf, number, isVisible]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t('documents.viewer.page', { page: number, pages: pdf.numPages })}
      className={classes.page}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    />
  );
};
