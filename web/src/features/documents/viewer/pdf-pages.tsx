import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import classes from './document-viewer.module.css';
import { openPdf, type OpenedPdf, type PdfSource } from './open-pdf.ts';

/** The pages of a PDF below each other, each drawn when it comes into view. */
export const PdfPages = ({ source }: { source: PdfSource }) => {
  const { t } = useTranslation();
  const [pdf, setPdf] = useState<OpenedPdf | 'failed' | null>(null);
  // The address is signed anew with every reading of the list: the one it was opened by stays.
  const [opened] = useState(source);
  useEffect(() => {
    const opening = openPdf(opened);
    opening.document.then(setPdf, () => setPdf('failed'));
    return opening.close;
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

/** The size of a letter page, until the page says its own. */
const letter = { width: 612, height: 792 };

const PdfPage = ({ pdf, number }: { pdf: OpenedPdf; number: number }) => {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [size, setSize] = useState(letter);
  const seen = useSeen(canvas);
  useEffect(() => {
    const target = canvas.current;
    if (!seen || !target) return;
    let stop: (() => void) | null = null;
    let gone = false;
    void pdf.getPage(number).then((page) => {
      if (gone) return;
      const { width, height } = page.getViewport({ scale: 1 });
      setSize({ width, height });
      const scale = ((target.clientWidth || width) * Math.min(2, window.devicePixelRatio || 1)) / width;
      target.width = Math.floor(width * scale);
      target.height = Math.floor(height * scale);
      const task = page.render({ canvas: target, viewport: page.getViewport({ scale }) });
      stop = () => task.cancel();
      task.promise.catch(() => undefined);
    });
    return () => {
      gone = true;
      stop?.();
    };
  }, [pdf, number, seen]);
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

const useSeen = (element: React.RefObject<Element | null>): boolean => {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((one) => one.isIntersecting)), {
      rootMargin: '400px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
};
