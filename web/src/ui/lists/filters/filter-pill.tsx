import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './filter-pill.module.css';
import { CloseIcon, PlusIcon } from '../../icons/action-icons.tsx';
import type { PopupTrigger } from '../../overlays/popover.tsx';

type FilterPillProps = {
  label: string;
  value: ReactNode;
  /** Opens the choice; the props of a Popup's trigger fit here. */
  trigger?: PopupTrigger;
  onRemove: () => void;
};

/** A filter that is on: its name, its value, and a way to take it off. */
export const FilterPill = ({ label, value, trigger, onRemove }: FilterPillProps) => {
  const { t } = useTranslation();
  return (
    <span className={classes.pill}>
      <button type="button" className={classes.part} {...trigger}>
        {label} <b>{value}</b>
      </button>
      <button
        type="button"
        className={classes.part}
        aria-label={t('frame.kit.remove', { name: label })}
        onClick={onRemove}
      >
        <CloseIcon size={12} />
      </button>
    </span>
  );
};

/** The dashed "+ Filter". */
export const AddFilter = ({ label, trigger }: { label: string; trigger: PopupTrigger }) => (
  <span className={classes.pill} data-dashed>
    <button type="button" className={classes.part} {...trigger}>
      <PlusIcon size={14} />
      {label}
    </button>
  </span>
);
