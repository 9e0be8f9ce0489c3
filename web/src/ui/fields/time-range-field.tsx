import { useId } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { FieldBox, FieldNote, type FieldFrame } from './field.tsx';
import frameClasses from './field.module.css';
import { ClockIcon } from '../icons/status-icons.tsx';
import { TimeInput } from './time-input.tsx';
import classes from './time-range-field.module.css';

export type TimeRange = { from: string; to: string };

type TimeRangeFieldProps = FieldFrame & { value: TimeRange; onChange: (value: TimeRange) => void; onBlur?: () => void };

/** Two local times of day, "HH:MM" or "": when a dock opens and closes. */
export const TimeRangeField = ({ label, hint, error, value, onChange, onBlur }: TimeRangeFieldProps) => {
  const { t } = useTranslation();
  const note = useId();
  const end = (side: keyof TimeRange) => (
    <TimeInput
      aria-label={t(`frame.kit.${side}`)}
      aria-invalid={error ? true : undefined}
      value={value[side]}
      onChange={(time) => onChange({ ...value, [side]: time })}
      onBlur={onBlur}
    />
  );
  return (
    <fieldset className={frameClasses.field} aria-describedby={error || hint ? note : undefined}>
      <legend className={frameClasses.label}>{label}</legend>
      <div className={frameClasses.head} />
      <FieldBox icon={<ClockIcon size={16} />} invalid={Boolean(error)}>
        <div className={classes.range}>
          {end('from')}
          <span aria-hidden="true">–</span>
          {end('to')}
        </div>
      </FieldBox>
      <FieldNote id={note} hint={hint} error={error} />
    </fieldset>
  );
};
