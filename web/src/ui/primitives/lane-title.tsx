import { useTranslation } from '../../platform/words/use-translation.ts';
import { ArrowRightIcon } from '../icons/navigation-icons.tsx';
import classes from './lane-title.module.css';

type LaneTitleProps = {
  from: string;
  to: string;
  /** Smaller on phones, where it stands in the page's own header. */
  compact?: boolean;
};

/** From where to where, as the heading of a page. */
export const LaneTitle = ({ from, to, compact }: LaneTitleProps) => {
  const { t } = useTranslation();
  return (
    <h1 className={classes.title} data-compact={compact || undefined} aria-label={t('frame.kit.lane', { from, to })}>
      <span>{from}</span>
      <ArrowRightIcon size={18} />
      <span>{to}</span>
    </h1>
  );
};
