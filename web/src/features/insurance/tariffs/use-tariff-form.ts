import { insuranceTariffs, InsuranceTariff } from '@portal/contract/insurance/insurance-tariff.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type Faults, schemaFaults } from '../../../platform/forms/form-faults.ts';
import { useCheckedForm } from '../../../platform/forms/use-checked-form.ts';
import { notify } from '../../../platform/notify.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { operatorDay } from '../../../platform/session/operator-day.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { changeSetting, settingQuery } from '../../settings/settings.api.ts';

/** A value as it is typed: numbers may be missing. */
type Typed<T> = T extends number
  ? number | null
  : T extends (infer U)[]
    ? Typed<U>[]
    : T extends object
      ? { [K in keyof T]: Typed<T[K]> }
      : T;
export type TypedTariff = Typed<InsuranceTariff>;

export type StoredTariffs = {
  value: InsuranceTariff[];
  version: number;
  changed_by: string | null;
  changed_at: string | null;
};

const checkTariff = (typed: TypedTariff, others: readonly InsuranceTariff[], today: string): Faults => ({
  ...schemaFaults(InsuranceTariff, typed),
  ...(typed.effective_from !== '' &&
    typed.effective_from < today && { effective_from: { phrase: 'insurance.errors.tariff_past' as const } }),
  ...(others.some(({ effective_from }) => effective_from === typed.effective_from) && {
    effective_from: { phrase: 'insurance.errors.tariff_day_taken' as const },
  }),
});

type TariffFormOptions = {
  stored: StoredTariffs;
  /** The version that is replaced; null for a new one. */
  original: InsuranceTariff | null;
  initial: InsuranceTariff;
  onSaved: (from: string) => void;
};

/** The form of one version. All versions are stored together, so the others are sent as they were read. */
export const useTariffForm = ({ stored, original, initial, onSaved }: TariffFormOptions) => {
  const { t } = useTranslation();
  const me = useMe();
  const client = useQueryClient();
  const others = stored.value.filter(({ effective_from }) => effective_from !== original?.effective_from);
  return useCheckedForm<TypedTariff, string>({
    initial,
    check: (typed) => checkTariff(typed, others, operatorDay(me)),
    send: async (typed) => {
      const tariff = InsuranceTariff.parse(typed);
      const value = [...others, tariff].toSorted((a, b) => a.effective_from.localeCompare(b.effective_from));
      const saved = await changeSetting(insuranceTariffs, { value, version: stored.version });
      client.setQueryData(settingQuery(insuranceTariffs).queryKey, saved);
      return tariff.effective_from;
    },
    onSent: (from) => {
      notify.success(t('insurance.tariffs.saved'));
      onSaved(from);
    },
  });
};

export type TariffFormState = ReturnType<typeof useTariffForm>;
