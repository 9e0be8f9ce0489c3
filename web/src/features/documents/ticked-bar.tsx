import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Button } from '../../ui/primitives/button.tsx';
import classes from './load-documents.module.css';

/** The number of selected documents and the actions on them. */
export const TickedBar = ({
  count,
  onClear,
  children,
}: {
  count: number;
  onClear: () => void;
  children: ReactNode;
}) => {
  const { t } = useTranslation();
  return (
    <div className={classes.ticked} role="status">
      <span>{t('documents.files.selected', { count })}</span>
      <Button kind="link" size="small" onClick={onClear}>
        {t('documents.files.clear')}
      </Button>
      {children}
    </div>
  );
};
