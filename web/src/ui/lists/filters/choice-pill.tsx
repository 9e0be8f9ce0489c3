import { ChevronDownIcon } from '../../icons/navigation-icons.tsx';
import classes from './choice-pill.module.css';

type ChoicePillProps = {
  label: string;
  /** Stands for no choice; left out where something is always chosen. */
  any?: string;
  value: string | number | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string | undefined) => void;
};

/** One of a few, as a pill; the browser's own list opens. */
export const ChoicePill = ({ label, any, value, options, onChange }: ChoicePillProps) => (
  <span className={classes.choice} data-on={(any && value !== undefined) || undefined}>
    <select
      aria-label={label}
      value={value === undefined ? '' : String(value)}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      {any && <option value="">{any}</option>}
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
    <ChevronDownIcon size={13} />
  </span>
);
