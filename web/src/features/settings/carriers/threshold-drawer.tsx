import { CarrierAlertInput } from '@portal/contract/carriers/carrier-alert.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { RemoveButton, SettingDrawer } from '../setting-drawer.tsx';
import { settingsKeys } from '../settings.keys.ts';
import { type CarrierAlert, carrierList, removeThreshold, saveThreshold } from './carriers.api.ts';

type Fields = {
  /** An id, as the list of options has it. */
  carrier_id: string;
  threshold_percent: number | null;
  message: { en: string; es: string };
};

const empty: Fields = { carrier_id: '', threshold_percent: 90, message: { en: '', es: '' } };

const bodyOf = ({ carrier_id, threshold_percent, message }: Fields) => ({
  carrier_id: Number(carrier_id),
  threshold_percent: threshold_percent ?? Number.NaN,
  message,
});

const check = (typed: Fields) => ({
  ...schemaFaults(CarrierAlertInput, bodyOf(typed)),
  ...(!typed.carrier_id && { carrier_id: { phrase: 'http.errors.required' as const } }),
  ...(typed.threshold_percent === null && { threshold_percent: { phrase: 'http.errors.required' as const } }),
});

const useThresholdForm = (threshold: CarrierAlert | null, onStored: () => void) => {
  const { t } = useTranslation();
  return useCheckedForm<Fields, unknown>({
    initial: threshold ? { ...threshold, carrier_id: String(threshold.carrier_id) } : empty,
    check,
    send: (typed) => saveThreshold(threshold?.id ?? null, bodyOf(typed)),
    onSent: () => {
      notify.success(t('settings.form.saved'));
      onStored();
    },
  });
};

type ThresholdDrawerProps = { threshold: CarrierAlert | null; onClose: () => void };

/** A new threshold, or one that stands: its carrier stays. */
export const ThresholdDrawer = ({ threshold, onClose }: ThresholdDrawerProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data: carriers = [] } = useQuery(carrierList);
  const onStored = () => {
    void client.invalidateQueries({ queryKey: settingsKeys.thresholds });
    onClose();
  };
  const form = useThresholdForm(threshold, onStored);
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
      <SelectField
        label={t('settings.carriers.thresholds.carrier')}
        options={carriers.map(({ id, name }) => ({ value: String(id), label: name }))}
        placeholder={t('settings.carriers.thresholds.choose')}
        disabled={threshold !== null}
        {...form.field('carrier_id')}
      />
      <NumberField
        label={t('settings.carriers.thresholds.percent')}
        hint={t('settings.carriers.thresholds.percent_hint')}
        unit="%"
        digits={2}
        {...form.field('threshold_percent')}
      />
      <Notices form={form} />
    </SettingDrawer>
  );
};

/** What shippers read, in both languages. */
const Notices = ({ form }: { form: ReturnType<typeof useThresholdForm> }) => {
  const { t } = useTranslation();
  const { message } = form.values;
  return (['en', 'es'] as const).map((language) => (
    <TextAreaField
      key={language}
      label={t(`settings.carriers.thresholds.message_${language}`)}
      lang={language}
      maxLength={200}
      value={message[language]}
      error={form.faultOf(`message.${language}`)}
      onChange={(text) => form.change({ message: { ...message, [language]: text } })}
    />
  ));
};
