import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { InfoIcon } from '../../../ui/icons/status-icons.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './summary-frame.module.css';

/** The column beside a booking form: the lane, the summary, and a note below. */
export const SummaryFrame = ({ lane, note, children }: { lane: ReactNode; note: string; children: ReactNode }) => {
  const { t } = useTranslation();
  return (
    <aside className={classes.column} aria-label={t('loads.book.summary.title')}>
      <div className={classes.card}>
        {lane}
        <div className={classes.body}>{children}</div>
      </div>
      <p className={classes.note}>
        <InfoIcon size={15} />
        {note}
      </p>
    </aside>
  );
};

export type ValueAndReferencesForm = {
  cargo_value_for_insurance: number | null;
  po_number: string;
  billing_reference: string;
};

type ValueAndReferencesProps = {
  form: ValueAndReferencesForm;
  set: (field: Partial<ValueAndReferencesForm>) => void;
  faultOf: (path: string) => string | undefined;
};

/** The cargo value, and the references of those who pay. */
export const ValueAndReferences = ({ form, set, faultOf }: ValueAndReferencesProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.fields}>
      <NumberField
        label={t('loads.book.summary.cargo_value')}
        hint={t('loads.book.summary.cargo_value_hint')}
        value={form.cargo_value_for_insurance}
        onChange={(cargo_value_for_insurance) => set({ cargo_value_for_insurance })}
        prefix="$"
        unit="USD"
        maxLength={14}
        error={faultOf('cargo_value_for_insurance')}
      />
      <div className={classes.pair}>
        {(['po_number', 'billing_reference'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`loads.book.summary.${field}`)}
            value={form[field]}
            onChange={(text) => set({ [field]: text })}
            maxLength={80}
            error={faultOf(field)}
          />
        ))}
      </div>
    </div>
  );
};
