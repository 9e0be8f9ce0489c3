import { type ReactNode, useId } from 'react';
import classes from './segmented.module.css';

export type SegmentedProps<T extends string> = {
  /** Names the whole choice for screen readers. */
  label: string;
  options: readonly { value: T; label: string; lang?: string; icon?: ReactNode }[];
  value: T;
  onChange: (value: T) => void;
  fullWidth?: boolean;
};

/** One choice of two to four, all visible: radio buttons that look like one control. */
export const Segmented = <T extends string>({ label, options, value, onChange, fullWidth }: SegmentedProps<T>) => {
  const name = useId();
  return (
    <div className={classes.root} role="radiogroup" aria-label={label} data-full-width={fullWidth || undefined}>
      {options.map((option) => (
        <label key={option.value} className={classes.option} lang={option.lang}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
};
