import { freeTimeTerms } from '@portal/contract/drayage/drayage.settings.ts';
import { dayCountings, firstFreeDays } from '@portal/contract/drayage/free-time.ts';
import { closedDayRules } from '@portal/contract/drayage/free-time-terms.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { RemoveButton, SettingDrawer } from '../../settings/setting-drawer.tsx';
import { type ShownFields, TheirChanges } from '../../settings/versions/their-changes.tsx';
import { useRowForm } from '../../settings/versions/use-row-form.ts';
import classes from './free-time.module.css';
import {
  emptyTerms,
  formToTerms,
  type TermsFields,
  termsFaults,
  termsKey,
  type TermsRow,
  termsToForm,
} from './terms-form.ts';
import { TierFields } from './tier-fields.tsx';
import { anyOfThem, orAny, usePlaces } from './use-places.ts';
import { useTermsText } from './use-terms-text.ts';

const doubled = { charge: { phrase: 'drayage.free_time.doubled' } } as const;

const useShownFields = (): ShownFields<TermsFields> => {
  const { t } = useTranslation();
  const { tiersText } = useTermsText();
  const label = (name: keyof TermsFields) => t(`drayage.free_time.fields.${name}`);
  return {
    free_days: { label: label('free_days'), text: (days) => (days === null ? '' : number(days, 0)) },
    counting: { label: label('counting'), text: (rule) => t(`drayage.free_time.countings.${rule}`) },
    counting_after: { label: label('counting_after'), text: (rule) => t(`drayage.free_time.countings.${rule}`) },
    first_day: { label: label('first_day'), text: (rule) => t(`drayage.free_time.first_days.${rule}`) },
    closed_days: { label: label('closed_days'), text: (rule) => t(`drayage.free_time.closed.${rule}`) },
    tiers: { label: label('tiers'), text: tiersText },
    effective_to: { label: label('effective_to') },
    note: { label: label('note') },
  };
};

const useTermsForm = (row: TermsRow | null, fields: ShownFields<TermsFields>, onDone: () => void) =>
  useRowForm<TermsRow, TermsFields>({
    setting: freeTimeTerms,
    row,
    empty: emptyTerms,
    keyOf: termsKey,
    fields: keysOf(fields),
    toForm: termsToForm,
    toRow: formToTerms,
    check: termsFaults,
    doubled,
    onDone,
  });

type TermsForm = ReturnType<typeof useTermsForm>['form'];

/** The free time of a line, place or terminal, and what its days cost. */
export const TermsDrawer = ({ row, onClose }: { row: TermsRow | null; onClose: () => void }) => {
  const { t } = useTranslation();
  const fields = useShownFields();
  const { form, remove } = useTermsForm(row, fields, onClose);
  return (
    <SettingDrawer
      title={t(`drayage.free_time.${row ? 'edit' : 'add'}`)}
      form={form}
      onClose={onClose}
      aside={row && <RemoveButton text={t('drayage.free_time.remove_text')} remove={remove} onRemoved={onClose} />}
    >
      <TheirChanges form={form} fields={fields} />
      <Where form={form} />
      <Counting form={form} />
      <TierFields tiers={form.values.tiers} onChange={(tiers) => form.change({ tiers })} faultOf={form.faultOf} />
      <div className={classes.pair}>
        <DateField label={t('drayage.free_time.fields.effective_from')} {...form.field('effective_from')} />
        <DateField label={t('drayage.free_time.fields.effective_to')} {...form.field('effective_to')} />
      </div>
      <TextField label={t('drayage.free_time.fields.note')} maxLength={200} {...form.field('note')} />
    </SettingDrawer>
  );
};

/** Which containers it is of. */
const Where = ({ form }: { form: TermsForm }) => {
  const { t } = useTranslation();
  const { lineOptions, placeOptions, terminalOptions } = usePlaces();
  const { place, terminal, steamship_line } = form.values;
  const terminals = terminalOptions(place);
  return (
    <>
      <SelectField
        label={t('drayage.free_time.fields.charge')}
        options={(['demurrage', 'per_diem'] as const).map((value) => ({
          value,
          label: t(`drayage.free_time.charges.${value}`),
        }))}
        {...form.field('charge')}
      />
      <SelectField
        label={t('drayage.free_time.fields.steamship_line')}
        options={lineOptions}
        error={form.faultOf('steamship_line')}
        {...orAny(steamship_line, (line) => form.change({ steamship_line: line }))}
      />
      <SelectField
        label={t('drayage.free_time.fields.place')}
        options={[{ value: anyOfThem, label: t('drayage.free_time.all_places') }, ...placeOptions]}
        error={form.faultOf('place')}
        {...orAny(place, (code) => form.change({ place: code, terminal: '' }))}
      />
      {terminals.length > 1 && (
        <SelectField
          label={t('drayage.free_time.fields.terminal')}
          options={terminals}
          error={form.faultOf('terminal')}
          {...orAny(terminal, (code) => form.change({ terminal: code }))}
        />
      )}
    </>
  );
};

/** How many days are free, and how days are counted. */
const Counting = ({ form }: { form: TermsForm }) => {
  const { t } = useTranslation();
  const countings = dayCountings.map((value) => ({ value, label: t(`drayage.free_time.countings.${value}`) }));
  return (
    <>
      <div className={classes.pair}>
        <NumberField
          label={t('drayage.free_time.fields.free_days')}
          hint={t('drayage.free_time.free_days_hint')}
          digits={0}
          {...form.field('free_days')}
        />
        <SelectField
          label={t('drayage.free_time.fields.first_day')}
          options={firstFreeDays.map((value) => ({ value, label: t(`drayage.free_time.first_days.${value}`) }))}
          {...form.field('first_day')}
        />
        <SelectField label={t('drayage.free_time.fields.counting')} options={countings} {...form.field('counting')} />
        <SelectField
          label={t('drayage.free_time.fields.counting_after')}
          options={countings}
          {...form.field('counting_after')}
        />
      </div>
      <SelectField
        label={t('drayage.free_time.fields.closed_days')}
        options={closedDayRules.map((value) => ({ value, label: t(`drayage.free_time.closed.${value}`) }))}
        {...form.field('closed_days')}
      />
    </>
  );
};
