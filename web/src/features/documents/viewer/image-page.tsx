import type { LoadDocument } from '@portal/contract/documents/load-document.ts';
import { useState } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './document-viewer.module.css';

/** A picture fitted to the screen; a press toggles its full size. */
export const ImagePage = ({ paper }: { paper: LoadDocument }) => {
  const { t } = useTranslation();
  const [large, setLarge] = useState(false);
  const [failed, setFailed] = useState(false);
  if (failed) return <p className={classes.message}>{t('documents.viewer.failed')}</p>;
  return (
    <button
      type="button"
      className={classes.picture}
      data-large={large || undefined}
      aria-label={t(large ? 'documents.viewer.zoom_out' : 'documents.viewer.zoom_in')}
      aria-pressed={large}
      onClick={() => setLarge(!large)}
    >
      <img src={paper.url} alt={paper.name} onError={() => setFailed(true)} />
    </button>
  );
};
