import type { LabelHTMLAttributes, ReactNode } from 'react';
import classes from './option-card.module.css';

type OptionCardProps = Omit<LabelHTMLAttributes<HTMLLabelElement>, 'onChange' | 'className'> & {
  className?: string | undefined;
  /** The same for all cards of one choice. */
  name: string;
  value?: string;
  checked: boolean;
  onChoose: () => void;
  /** A picture or not, an `OptionName`, `OptionText`. */
  children: ReactNode;
};

/** One of several things to choose, large enough for a picture: a radio button that looks like a card. */
export const OptionCard = ({ name, value, checked, onChoose, className, children, ...rest }: OptionCardProps) => (
  <label {...rest} className={className ? `${classes.card} ${className}` : classes.card}>
    <input type="radio" name={name} value={value} checked={checked} onChange={onChoose} className={classes.radio} />
    {children}
  </label>
);

export const OptionName = ({ children }: { children: ReactNode }) => <span className={classes.name}>{children}</span>;

export const OptionText = ({ children }: { children: ReactNode }) => <span className={classes.text}>{children}</span>;
