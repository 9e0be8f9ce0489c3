import type { EdiDirection } from '@portal/contract/edi/edi-states.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { ArrowDownIcon, ArrowUpIcon } from '../../ui/icons/navigation-icons.tsx';
import classes from './edi.module.css';

/** Whether a message came or goes, as an arrow with a name. */
export const Direction = ({ of }: { of: EdiDirection }) => {
  const { t } = useTranslation();
  const Arrow = of === 'in' ? ArrowDownIcon : ArrowUpIcon;
  return (
    <span className={classes.direction} data-direction={of} role="img" aria-label={t(`edi.directions.${of}`)}>
      <Arrow size={15} />
    </span>
  );
};
