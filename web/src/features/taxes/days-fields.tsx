import { useTranslation } from '../../platform/words/use-translation.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import classes from './taxes.module.css';

export type DayFields = { effective_from: string; effective_to: string };
type Field = { value: string; onChange: (value: string) => void; error?: string | undefined };

/** The first and the last day of a row; an empty last day is none. */
export const DaysFields = ({ field }: { field: (name: keyof DayFields) => Field }) => {
  const { t } = useTranslation();
  return (
    <div className={classes.pair}>
      <DateField label={t('taxes.screen.from')} {...field('effective_from')} />
      <DateField label={t('taxes.screen.to')} hint={t('taxes.screen.to_hint')} {...field('effective_to')} />
    </div>
  );
};

type Row = { effective_from: string; effective_to: string | null };

/** A row as its form has it, and back. */
export const withTypedDays = <R extends Row>(row: R) => ({ ...row, effective_to: row.effective_to ?? '' });
export const withKeptDays = <F extends DayFields>(typed: F) => ({ ...typed, effective_to: typed.effective_to || null });
