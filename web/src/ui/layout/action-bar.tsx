import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './action-bar.module.css';
import { IconButton } from '../primitives/icon-button.tsx';
import { CloseIcon } from '../icons/action-icons.tsx';

type ActionBarProps = { selected: number; onClear: () => void; children: ReactNode };

/** What may be done with the chosen rows; ghost buttons as children. Gone when nothing is chosen. */
export const ActionBar = ({ selected, onClear, children }: ActionBarProps) => {
  const { t } = useTranslation();
  if (selected === 0) return null;
  const count = t('frame.kit.selected', { count: selected });
  return (
    <div className={classes.bar} role="toolbar" aria-label={count}>
      <span className={classes.count} role="status">
        {count}
      </span>
      {children}
      <IconButton icon={CloseIcon} label={t('frame.kit.clear_selection')} size="small" onClick={onClear} />
    </div>
  );
};
