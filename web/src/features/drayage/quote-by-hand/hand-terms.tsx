import { useTranslation } from '../../../platform/words/use-translation.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import classes from './quote-by-hand.module.css';
import type { HandQuoteState } from './use-hand-quote.ts';

const services = ['standard', 'priority'] as const;

/** How soon, until when it holds, and what the customer and the operator are to know. */
export const HandTerms = ({ quote: { mode, form, change, errorOf } }: { quote: HandQuoteState }) => {
  const { t } = useTranslation();
  const today = operatorDay(useMe());
  return (
    <>
      <Segmented
        label={t('drayage.load.by_hand.service')}
        options={services.map((value) => ({ value, label: t(`drayage.load.by_hand.services.${value}`) }))}
        value={form.service_class}
        onChange={(service_class) => change({ service_class })}
        fullWidth
      />
      <div className={classes.terms}>
        <DateField
          label={t('drayage.load.by_hand.valid_until')}
          value={form.valid_until}
          onChange={(valid_until) => change({ valid_until })}
          min={today}
          error={errorOf('valid_until')}
          required
        />
        <NumberField
          label={t('drayage.load.by_hand.transit_days')}
          value={form.transit_days}
          onChange={(transit_days) => change({ transit_days })}
          digits={0}
          maxLength={2}
          error={errorOf('transit_days')}
        />
        {mode === 'drayage' && (
          <NumberField
            label={t('drayage.load.by_hand.included')}
            value={form.chassis_days_included}
            onChange={(chassis_days_included) => change({ chassis_days_included })}
            digits={0}
            maxLength={2}
            error={errorOf('chassis_days_included')}
          />
        )}
      </div>
      <TextAreaField
        label={t('drayage.load.by_hand.restrictions')}
        hint={t('drayage.load.by_hand.restrictions_hint')}
        rows={2}
        value={form.restrictions}
        onChange={(restrictions) => change({ restrictions })}
        error={errorOf('restrictions')}
      />
      <TextAreaField
        label={t('drayage.load.by_hand.note')}
        hint={t('drayage.load.by_hand.note_hint')}
        rows={2}
        maxLength={1000}
        value={form.note}
        onChange={(note) => change({ note })}
        error={errorOf('note')}
      />
    </>
  );
};
