import type { ReactNode } from 'react';
import { Checkbox } from '../../fields/checkbox.tsx';
import classes from './filter-choices.module.css';

/** What a filter offers, below each other. */
export const FilterChoices = ({ children }: { children: ReactNode }) => (
  <div className={classes.choices}>{children}</div>
);

type FilterOptionsProps<T> = {
  options: readonly { value: T; label: string }[];
  /** Those that are chosen; undefined while the filter is off. */
  value: readonly T[] | undefined;
  onChange: (value: T[] | undefined) => void;
};

/** Options of which any number may be chosen. */
export const FilterOptions = <T extends string | number>({ options, value, onChange }: FilterOptionsProps<T>) => (
  <FilterChoices>
    {options.map((option) => (
      <Checkbox
        key={option.value}
        label={option.label}
        checked={value?.includes(option.value) ?? false}
        onChange={(on) => onChange(withItem(value, option.value, on))}
      />
    ))}
  </FilterChoices>
);

/** `list` with or without `item`; undefined when that leaves it empty. */
export const withItem = <T,>(list: readonly T[] = [], item: T, on: boolean): T[] | undefined => {
  const next = on ? [...list, item] : list.filter((other) => other !== item);
  return next.length > 0 ? next : undefined;
};
