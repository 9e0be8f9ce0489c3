import { date } from '../../../platform/words/format.ts';
import { DateField } from '../../fields/date-field.tsx';
import classes from './period-choice.module.css';

type Period = { from?: string | undefined; until?: string | undefined };

type PeriodChoiceProps = {
  period: Period;
  labels: Record<keyof Period, string>;
  onChange: (period: Period) => void;
};

/** The first and the last day of a filter; either may be left open. */
export const PeriodChoice = ({ period: { from, until }, labels, onChange }: PeriodChoiceProps) => (
  <div className={classes.period}>
    <DateField
      label={labels.from}
      value={from ?? ''}
      max={until}
      onChange={(day) => onChange({ from: day || undefined })}
    />
    <DateField
      label={labels.until}
      value={until ?? ''}
      min={from}
      onChange={(day) => onChange({ until: day || undefined })}
    />
  </div>
);

/** A period as its pill says it. */
export const periodText = ({ from, until }: Period): string =>
  `${from ? date(from) : '…'} – ${until ? date(until) : '…'}`;
