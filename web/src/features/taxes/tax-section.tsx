import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { PencilIcon, PlusIcon } from '../../ui/icons/action-icons.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { IconButton } from '../../ui/primitives/icon-button.tsx';
import { useDaysText, type Days } from './use-days-text.ts';
import classes from './taxes.module.css';

type TaxSectionProps = { title: string; add: string; onAdd: () => void; children: ReactNode };

/** One list of the taxes under its heading, with what adds to it. */
export const TaxSection = ({ title, add, onAdd, children }: TaxSectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        <Button icon={<PlusIcon size={16} />} onClick={onAdd}>
          {add}
        </Button>
      </div>
      {children}
    </section>
  );
};

type TaxRowProps = {
  name: ReactNode;
  /** What the button calls the row. */
  label: string;
  about: string;
  days: Days;
  /** Beside the button that changes it. */
  action?: ReactNode;
  onEdit: () => void;
};

/** One row of a list, with the days on which it counts. */
export const TaxRow = ({ name, label, about, days, action, onEdit }: TaxRowProps) => {
  const { t } = useTranslation();
  const { daysText, stateText } = useDaysText();
  return (
    <li className={classes.row}>
      <span>
        <span className={classes.name}>{name}</span>
        <span className={classes.more}>{[about, daysText(days), stateText(days)].filter(Boolean).join(' · ')}</span>
      </span>
      <span className={classes.actions}>
        {action}
        <IconButton icon={PencilIcon} label={t('taxes.screen.change', { name: label })} onClick={onEdit} />
      </span>
    </li>
  );
};
