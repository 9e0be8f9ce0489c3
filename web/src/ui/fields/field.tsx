import { useId, type ReactNode } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import classes from './field.module.css';

/** What every field may say around its control. */
export type FieldFrame = {
  label: string;
  /** Keeps the label for screen readers only, where a table head or a legend already says it. */
  hideLabel?: boolean;
  /** Beside the label, at the right: a link or a count. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** What is wrong, in words that say how to correct it. */
  error?: string | null | undefined;
  required?: boolean;
};

/** Attributes that tie a control to its label, hint and error. */
export type ControlProps = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
  'aria-required': true | undefined;
};

type FieldProps = FieldFrame & { children: (control: ControlProps) => ReactNode };

/** Label above, control, hint or error under it. */
export const Field = ({ label, hideLabel, aside, hint, error, required, children }: FieldProps) => {
  const { t } = useTranslation();
  const id = useId();
  const note = error || hint;
  // Read by itself, in a list of faults or aloud, it has to say what is missing.
  const named = error === t('http.errors.required') ? t('http.errors.required_field', { field: label }) : error;
  return (
    <div className={classes.field}>
      {(!hideLabel || aside) && (
        <div className={classes.head}>
          <FieldLabel id={id} text={label} hidden={hideLabel} />
          {aside && <span className={classes.aside}>{aside}</span>}
        </div>
      )}
      {hideLabel && !aside && <FieldLabel id={id} text={label} hidden />}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
        'aria-required': required || undefined,
      })}
      <FieldNote id={`${id}-note`} hint={hint} error={named} />
    </div>
  );
};

const FieldLabel = ({ id, text, hidden }: { id: string; text: string; hidden?: boolean | undefined }) => (
  <label htmlFor={id} className={classes.label} data-hidden={hidden || undefined}>
    {text}
  </label>
);

/** The line under a control: its error, else its hint. */
export const FieldNote = ({ id, hint, error }: { id: string } & Pick<FieldFrame, 'hint' | 'error'>) => {
  if (error) {
    return (
      <p id={id} className={classes.error}>
        {error}
      </p>
    );
  }
  return hint ? (
    <p id={id} className={classes.hint}>
      {hint}
    </p>
  ) : null;
};

type FieldBoxProps = {
  icon?: ReactNode;
  unit?: ReactNode;
  invalid?: boolean;
  disabled?: boolean | undefined;
  large?: boolean | undefined;
  children: ReactNode;
};

/** The bordered box: an icon left, the control, its unit right. */
export const FieldBox = ({ icon, unit, invalid, disabled, large, children }: FieldBoxProps) => (
  <div
    className={classes.box}
    data-invalid={invalid || undefined}
    data-disabled={disabled || undefined}
    data-large={large || undefined}
  >
    {icon}
    {children}
    {typeof unit === 'string' ? <span className={classes.unit}>{unit}</span> : unit}
  </div>
);

/** Class of the bare input, select or textarea inside a FieldBox. */
export const controlClass = classes.control;
