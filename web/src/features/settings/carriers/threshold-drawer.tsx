import {
  type AlertKind,
  alertKinds,
  type AlertPeriod,
  alertPeriods,
  usualMinDeliveries,
} from '@portal/contract/carriers/alert-kinds.ts';
import { CarrierAlertInput } from '@portal/contract/carriers/carrier-alert.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { notify } from '../../../platform/notify.ts';
import { number } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Segmented } from '../../../ui/primitives/segmented.tsx';
import { RemoveButton, SettingDrawer } from '../setting-drawer.tsx';
import { settingsKeys } from '../settings.keys.ts';
import { type ShownFields, TheirChanges } from '../versions/their-changes.tsx';
import { useVersionedForm } from '../versions/use-versioned-form.ts';
import {
  addThreshold,
  type CarrierAlert,
  carrierList,
  changeThreshold,
  removeThreshold,
  thresholdList,
} from './carriers.api.ts';
import { ThresholdPreview } from './threshold-preview.tsx';
import classes from './thresholds.module.css';

type Fields = {
  /** An id, as the list of options has it. */
  carrier_id: string;
  kind: AlertKind;
  /** A period, as the choice has it. */
  days: `${AlertPeriod}`;
  /** Percent; days where days late are watched. */
  limit: number | null;
  min_deliveries: number | null;
  message_en: string;
  message_es: string;
};

const empty: Fields = {
  carrier_id: '',
  kind: 'on_time',
  days: '30',
  limit: 90,
  min_deliveries: usualMinDeliveries,
  message_en: '',
  message_es: '',
};

/** What a new threshold of a kind begins with. */
const usualLimits: Record<AlertKind, number> = { on_time: 90, transit: 1, claims: 2 };

const fieldsOf = (alert: CarrierAlert | undefined): Fields =>
  alert
    ? {
        carrier_id: String(alert.carrier_id),
        kind: alert.kind,
        days: `${alert.days}` as const,
        limit: alert.threshold_percent ?? alert.threshold_days,
        min_deliveries: alert.min_deliveries,
        message_en: alert.message.en,
        message_es: alert.message.es,
      }
    : empty;

const periodOf = (days: Fields['days']): AlertPeriod => alertPeriods.find((one) => String(one) === days) ?? 30;

const bodyOf = ({ carrier_id, kind, days, limit, min_deliveries, message_en, message_es }: Fields) => ({
  carrier_id: Number(carrier_id),
  kind,
  days: periodOf(days),
  threshold_percent: kind === 'transit' ? null : limit,
  threshold_days: kind === 'transit' ? limit : null,
  // Nothing typed is refused beside the field.
  min_deliveries: min_deliveries ?? 0,
  message: { en: message_en, es: message_es },
});

/** Faults of the body, at the fields of the form. */
const check = (typed: Fields) => {
  const found = schemaFaults(CarrierAlertInput, bodyOf(typed));
  const at = (field: keyof Fields, ...names: string[]) => {
    const fault = names.map((name) => found[name]).find(Boolean);
    return fault ? { [field]: fault } : {};
  };
  return {
    ...at('limit', 'threshold_percent', 'threshold_days'),
    ...at('min_deliveries', 'min_deliveries'),
    ...at('message_en', 'message.en'),
    ...at('message_es', 'message.es'),
    ...(!typed.carrier_id && { carrier_id: { phrase: 'http.errors.required' as const } }),
  };
};

const useFieldNames = (): ShownFields<Fields> => {
  const { t } = useTranslation();
  return {
    days: {
      label: t('settings.carriers.thresholds.period'),
      text: (days) => t('settings.carriers.thresholds.days', { days }),
    },
    limit: { label: t('settings.carriers.thresholds.edit'), text: (limit) => (limit === null ? '' : number(limit, 2)) },
    min_deliveries: {
      label: t('settings.carriers.thresholds.min_deliveries'),
      text: (least) => (least === null ? '' : number(least, 0)),
    },
    message_en: { label: t('settings.carriers.thresholds.message_en') },
    message_es: { label: t('settings.carriers.thresholds.message_es') },
  };
};

const useThresholdForm = (threshold: CarrierAlert | null, fields: ShownFields<Fields>, onStored: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useVersionedForm<Fields, unknown>({
    initial: fieldsOf(threshold ?? undefined),
    version: threshold?.version,
    fields: keysOf(fields),
    check,
    read: async () => {
      const all = await client.fetchQuery({ ...thresholdList, staleTime: 0 });
      const stored = all.find(({ id }) => id === threshold?.id);
      return { values: fieldsOf(stored), version: stored?.version ?? 1 };
    },
    send: (typed, version) => {
      const body = bodyOf(typed);
      if (!threshold) return addThreshold(body);
      const { days, threshold_percent, threshold_days, min_deliveries, message } = body;
      return changeThreshold(threshold.id, {
        days,
        min_deliveries,
        message,
        ...(threshold_percent !== null && { threshold_percent }),
        ...(threshold_days !== null && { threshold_days }),
        ...(version !== undefined && { version }),
      });
    },
    onSent: () => {
      notify.success(t('settings.form.saved'));
      onStored();
    },
  });
};

type ThresholdForm = ReturnType<typeof useThresholdForm>;
type ThresholdDrawerProps = { threshold: CarrierAlert | null; onClose: () => void };

/** A new threshold, or one that stands: its carrier and what it watches stay. */
export const ThresholdDrawer = ({ threshold, onClose }: ThresholdDrawerProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data: carriers = [] } = useQuery(carrierList);
  const onStored = () => {
    void client.invalidateQueries({ queryKey: settingsKeys.thresholds });
    onClose();
  };
  const fields = useFieldNames();
  const form = useThresholdForm(threshold, fields, onStored);
  const { kind, days, limit, min_deliveries, carrier_id } = form.values;
  return (
    <SettingDrawer
      title={t(`settings.carriers.thresholds.${threshold ? 'edit' : 'new'}`)}
      form={form}
      onClose={onClose}
      aside={
        threshold && (
          <RemoveButton
            text={t('settings.carriers.thresholds.remove_text')}
            remove={() => removeThreshold(threshold.id)}
            onRemoved={onStored}
          />
        )
      }
    >
      <TheirChanges form={form} fields={fields} />
      <SelectField
        label={t('settings.carriers.thresholds.carrier')}
        options={carriers.map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder={t('settings.carriers.thresholds.choose')}
        disabled={threshold !== null}
        {...form.field('carrier_id')}
      />
      <Watched form={form} isNew={threshold === null} />
      <ThresholdPreview
        kind={kind}
        days={periodOf(days)}
        limit={limit}
        minDeliveries={min_deliveries ?? 1}
        chosen={carrier_id === '' ? null : Number(carrier_id)}
      />
      <TextAreaField
        label={t('settings.carriers.thresholds.message_en')}
        lang="en"
        maxLength={200}
        {...form.field('message_en')}
      />
      <TextAreaField
        label={t('settings.carriers.thresholds.message_es')}
        lang="es"
        maxLength={200}
        {...form.field('message_es')}
      />
    </SettingDrawer>
  );
};

/** What is watched, over which days and from which value on. */
const Watched = ({ form, isNew }: { form: ThresholdForm; isNew: boolean }) => {
  const { t } = useTranslation();
  const { kind, days } = form.values;
  return (
    <>
      <SelectField<AlertKind>
        label={t('settings.carriers.thresholds.kind')}
        hint={t(`settings.carriers.thresholds.kinds_about.${kind}`)}
        options={alertKinds.map((value) => ({ value, label: t(`settings.carriers.thresholds.kinds.${value}`) }))}
        disabled={!isNew}
        value={kind}
        onChange={(next) => form.change({ kind: next, limit: usualLimits[next] })}
      />
      <div className={classes.period}>
        <span aria-hidden="true">{t('settings.carriers.thresholds.period')}</span>
        <Segmented
          label={t('settings.carriers.thresholds.period')}
          options={alertPeriods.map((value) => ({
            value: `${value}` as const,
            label: t('settings.carriers.thresholds.days', { days: value }),
          }))}
          value={days}
          onChange={(next) => form.change({ days: next })}
          fullWidth
        />
      </div>
      <NumberField
        label={t(`settings.carriers.thresholds.values.${kind}`)}
        unit={t(`settings.carriers.thresholds.${kind === 'transit' ? 'days_unit' : 'percent_unit'}`)}
        digits={kind === 'transit' ? 1 : 2}
        {...form.field('limit')}
      />
      <NumberField
        label={t('settings.carriers.thresholds.min_deliveries')}
        hint={t('settings.carriers.thresholds.min_deliveries_hint')}
        digits={0}
        {...form.field('min_deliveries')}
      />
    </>
  );
};
