import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import classes from './filter-pill.module.css';
import { CloseIcon, PlusIcon } from '../../icons/action-icons.tsx';
import type { PopupTrigger } from '../../overlays/popover.tsx';

type FilterPillProps = {
  label: string;
  /** Left out where the filter is on or off. */
  value?: ReactNode;
  icon?: ReactNode;
  /** Opens the choice; the props of a Popup's trigger fit here. */
  trigger?: PopupTrigger;
  /** Left out while it is off. */
  onRemove?: (() => void) | undefined;
};

/** A filter: its name, its value, and a way to take it off where it is on. */
export const FilterPill = ({ label, value, icon, trigger, onRemove }: FilterPillProps) => {
  const { t } = useTranslation();
  return (
    <span className={classes.pill} data-soft={icon ? true : undefined}>
      <button type="button" className={classes.part} {...trigger}>
        {icon}
        {value ? (
          <>
            {label} <b>{value}</b>
          </>
        ) : (
          <b>{label}</b>
        )}
      </button>
      {onRemove && (
        <button
          type="button"
          className={classes.part}
          aria-label={t('frame.kit.remove', { name: label })}
          onClick={onRemove}
        >
          <CloseIcon size={12} />
        </button>
      )}
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
