import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import classes from './checkbox.module.css';

type ToggleProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'type'> & {
  checked: boolean;
  onChange: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
};

type CheckboxProps = ToggleProps & {
  /** Left out in table rows, which name the box with `aria-label`. */
  label?: ReactNode;
  /** Some of what it stands for is chosen. */
  indeterminate?: boolean;
};

/** A box to tick. */
export const Checkbox = ({ label, indeterminate = false, onChange, ...input }: CheckboxProps) => {
  const box = (
    <input
      {...input}
      type="checkbox"
      className={classes.box}
      ref={(element) => {
        if (element) element.indeterminate = indeterminate;
      }}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
  if (label === undefined) return box;
  return (
    <label className={classes.row}>
      {box}
      {label}
    </label>
  );
};

type RadioCardProps = {
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** One of a few answers, each in its own box. */
export const RadioCard = ({ name, checked, onChoose, children }: RadioCardProps) => (
  <label className={classes.card}>
    <input type="radio" name={name} checked={checked} onChange={onChoose} className={classes.box} data-shape="radio" />
    {children}
  </label>
);
