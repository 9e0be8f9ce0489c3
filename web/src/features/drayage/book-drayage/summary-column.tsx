import { useTranslation } from 'react-i18next';
import { InfoIcon } from '../../../ui/icons/status-icons.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import classes from '../../loads/book-load/summary-column.module.css';
import { useBookDrayage } from './drayage-context.ts';
import { HaulLane } from './haul-lane.tsx';
import { HaulTotals } from './haul-totals.tsx';
import { SendButtons, type SendButtonsProps } from './send-buttons.tsx';

/** What the haul comes to, and what may be done with it. */
export const SummaryColumn = ({ blocked, ...send }: SendButtonsProps & { blocked: boolean }) => {
  const { t } = useTranslation();
  return (
    <aside className={classes.column} aria-label={t('loads.book.summary.title')}>
      <div className={classes.card}>
        <HaulLane />
        <div className={classes.body}>
          <HaulTotals />
          {!blocked && (
            <>
              <ValueAndReferences />
              <div className={classes.send}>
                <SendButtons {...send} />
              </div>
            </>
          )}
        </div>
      </div>
      <p className={classes.note}>
        <InfoIcon size={15} />
        {t(send.editing ? 'drayage.notes.rates_may_change' : 'drayage.book.summary.note')}
      </p>
    </aside>
  );
};

const ValueAndReferences = () => {
  const { t } = useTranslation();
  const { form, set, errorOf } = useBookDrayage();
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
        error={errorOf('cargo_value_for_insurance')}
      />
      <div className={classes.pair}>
        {(['po_number', 'billing_reference'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`loads.book.summary.${field}`)}
            value={form[field]}
            onChange={(text) => set({ [field]: text })}
            maxLength={80}
            error={errorOf(field)}
          />
        ))}
      </div>
    </div>
  );
};
