import { useTranslation } from 'react-i18next';
import { InfoIcon } from '../../../ui/icons/status-icons.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useBookLoad } from './book-load-context.ts';
import { LaneSummary } from './lane-summary.tsx';
import { SendButtons, type SendButtonsProps } from './send-buttons.tsx';
import classes from './summary-column.module.css';
import { TotalsList } from './totals-list.tsx';

/** What the load comes to, and what may be done with it. */
export const SummaryColumn = (send: SendButtonsProps) => {
  const { t } = useTranslation();
  return (
    <aside className={classes.column} aria-label={t('loads.book.summary.title')}>
      <div className={classes.card}>
        <LaneSummary />
        <div className={classes.body}>
          <TotalsList />
          <ValueAndReferences />
          <div className={classes.send}>
            <SendButtons {...send} />
          </div>
        </div>
      </div>
      <p className={classes.note}>
        <InfoIcon size={15} />
        {t('loads.book.summary.note')}
      </p>
    </aside>
  );
};

const ValueAndReferences = () => {
  const { t } = useTranslation();
  const { form, change, errorOf } = useBookLoad();
  return (
    <div className={classes.fields}>
      <NumberField
        label={t('loads.book.summary.cargo_value')}
        hint={t('loads.book.summary.cargo_value_hint')}
        value={form.cargo_value_for_insurance}
        onChange={(value) =>
          change((current) => ({ ...current, cargo_value_for_insurance: value }), 'cargo_value_for_insurance')
        }
        prefix="$"
        unit="USD"
        maxLength={14}
        error={errorOf('cargo_value_for_insurance')}
      />
      <div className={classes.pair}>
        {(['po_number', 'billing_reference'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`loads.book.summary.${field}`)}
            value={form[field]}
            onChange={(value) => change((current) => ({ ...current, [field]: value }), field)}
            maxLength={80}
            error={errorOf(field)}
          />
        ))}
      </div>
    </div>
  );
};
