import type { ReactNode } from 'react';
import classes from './claim-form.module.css';

type ChoiceCardProps = {
  name: string;
  checked: boolean;
  onChoose: () => void;
  title: string;
  children: ReactNode;
  /** Why it cannot be chosen. */
  refusal?: string | null;
  invalid: boolean;
};

/** A radio card with an explanation. */
export const ChoiceCard = ({ name, checked, onChoose, title, children, refusal, invalid }: ChoiceCardProps) => (
  <label className={classes.type} data-invalid={invalid || undefined}>
    <input
      type="radio"
      name={name}
      checked={checked}
      onChange={onChoose}
      disabled={Boolean(refusal)}
      aria-invalid={invalid || undefined}
    />
    <span className={classes.typeName}>{title}</span> <span className={classes.typeText}>{children}</span>{' '}
    {refusal && <span className={classes.late}>{refusal}</span>}
  </label>
);

type ChoiceGroupProps = {
  legend: string;
  error: string | undefined;
  /** Two to a row. */
  pairs?: boolean;
  children: ReactNode;
};

/** A group of radio cards with its legend. */
export const ChoiceGroup = ({ legend, error, pairs = false, children }: ChoiceGroupProps) => (
  <fieldset className={classes.group}>
    <legend className={classes.hiddenLegend}>{legend}</legend>
    <div className={classes.types} data-pairs={pairs || undefined}>
      {children}
    </div>
    {error && <p className={classes.error}>{error}</p>}
  </fieldset>
);
