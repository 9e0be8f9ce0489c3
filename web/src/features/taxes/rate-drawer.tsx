import { states } from '@portal/contract/places/data/states.ts';
import { countries } from '@portal/contract/places/zip-code.ts';
import { percentText } from '@portal/contract/taxes/tax-text.ts';
import { taxes, taxLegs } from '@portal/contract/taxes/taxes.ts';
import { taxRates } from '@portal/contract/taxes/taxes.settings.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useMe } from '../../platform/session/current-user.ts';
import { operatorDay } from '../../platform/session/operator-day.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { RemoveButton, SettingDrawer } from '../settings/setting-drawer.tsx';
import { type ShownFields, TheirChanges } from '../settings/versions/their-changes.tsx';
import { useRowForm } from '../settings/versions/use-row-form.ts';
import { DaysFields } from './days-fields.tsx';
import { emptyRate, formToRate, rateFaults, type RateFields, rateKey, type RateRow, rateToForm } from './rate-form.ts';
import classes from './taxes.module.css';

const doubled = { effective_from: { phrase: 'taxes.errors.rate_twice' } } as const;

const useRateForm = (row: RateRow | null, fields: ShownFields<RateFields>, onDone: () => void) => {
  const today = operatorDay(useMe());
  return useRowForm<RateRow, RateFields>({
    setting: taxRates,
    row,
    empty: emptyRate(today),
    keyOf: rateKey,
    fields: keysOf(fields),
    toForm: rateToForm,
    toRow: formToRate,
    check: rateFaults,
    doubled,
    onDone,
  });
};

/** One rate. Invoices that were issued keep the one they have. */
export const RateDrawer = ({ row, onClose }: { row: RateRow | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const fields: ShownFields<RateFields> = {
    percent: {
      label: t('taxes.screen.rates.percent'),
      text: (percent) => (percent === null ? '' : percentText(percent)),
    },
    effective_to: { label: t('taxes.screen.to') },
    source: { label: t('taxes.screen.rates.source') },
    note: { label: t('taxes.screen.rates.note') },
  };
  const { form, remove } = useRateForm(row, fields, onClose);
  return (
    <SettingDrawer
      title={t(`taxes.screen.rates.${row ? 'edit' : 'add'}`)}
      form={form}
      onClose={onClose}
      aside={row && <RemoveButton text={t('taxes.screen.rates.remove_text')} remove={remove} onRemoved={onClose} />}
    >
      <TheirChanges form={form} fields={fields} />
      <div className={classes.pair}>
        <SelectField
          label={t('taxes.screen.rates.tax')}
          options={taxes.map((value) => ({ value, label: t(`taxes.names.${value}`) }))}
          {...form.field('tax')}
        />
        <NumberField label={t('taxes.screen.rates.percent')} digits={3} {...form.field('percent')} />
      </div>
      <Place form={form} />
      <DaysFields field={form.field} />
      <TextField label={t('taxes.screen.rates.source')} inputMode="url" maxLength={400} {...form.field('source')} />
      <TextField label={t('taxes.screen.rates.note')} maxLength={200} {...form.field('note')} />
    </SettingDrawer>
  );
};

/** A choice for all states, since an option's value is never empty. */
const wholeCountry = 'all';

/** The kind of leg and the place of supply. */
const Place = ({ form }: { form: ReturnType<typeof useRateForm>['form'] }) => {
  const { t } = useTranslation();
  const { country, state } = form.values;
  return (
    <>
      <SelectField
        label={t('taxes.screen.rates.leg')}
        options={taxLegs.map((value) => ({ value, label: t(`taxes.screen.legs.${value}`) }))}
        {...form.field('leg')}
      />
      <div className={classes.pair}>
        <SelectField
          label={t('taxes.screen.rates.country')}
          options={countries.map((value) => ({ value, label: t(`places.countries.${value}`) }))}
          value={country}
          onChange={(next) => form.change({ country: next, state: '' })}
        />
        <SelectField
          label={t('taxes.screen.rates.state')}
          options={[
            { value: wholeCountry, label: t('taxes.screen.rates.whole_country') },
            ...states[country].map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={state || wholeCountry}
          onChange={(next) => form.change({ state: next === wholeCountry ? '' : next })}
          error={form.faultOf('state')}
        />
      </div>
      <TextField
        label={t('taxes.screen.rates.zip_prefix')}
        hint={t('taxes.screen.rates.zip_hint')}
        maxLength={7}
        {...form.field('zip_prefix')}
      />
    </>
  );
};
