import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckIcon, CloseIcon } from '../../../ui/icons/action-icons.tsx';
import classes from '../insurance.module.css';

/** Whether something is paid for, as glyph and words; the same words in every cell. */
export const Covered = ({ isCovered }: { isCovered: boolean }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.covered} data-not={!isCovered || undefined}>
      {isCovered ? <CheckIcon size={14} className={classes.yes ?? ''} /> : <CloseIcon size={14} />}
      {t(`insurance.screens.selection.${isCovered ? 'covered' : 'not_covered'}`)}
    </span>
  );
};
