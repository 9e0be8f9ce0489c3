import type { FreightClass } from '@portal/contract/commodities/freight-class.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { SuggestField } from '../../ui/fields/suggest-field.tsx';
import { nmfcNumbers } from './commodities.api.ts';

type NmfcFieldProps = {
  text: string;
  onText: (text: string) => void;
  /** A number used before, with the class it was given then. */
  onPick: (used: { nmfc_number: string; freight_class: FreightClass }) => void;
  error?: string | undefined;
};

const typingPauseMs = 200;

/** NMFC number with suggestions from those the account used before, each with its class. */
export const NmfcField = ({ text, onText, onPick, error }: NmfcFieldProps) => {
  const { t } = useTranslation();
  const search = useDebounced(text.trim(), typingPauseMs);
  const { data } = useQuery(nmfcNumbers(search));
  return (
    <SuggestField
      label={t('commodities.form.nmfc')}
      hint={t('commodities.form.nmfc_hint')}
      text={text}
      onText={onText}
      suggestions={(data?.items ?? []).map((used) => ({
        key: `${used.nmfc_number} ${used.commodity}`,
        label: used.nmfc_number,
        detail: `${used.commodity}, ${used.freight_class}`,
        value: { nmfc_number: used.nmfc_number, freight_class: used.freight_class as FreightClass },
      }))}
      onPick={onPick}
      error={error}
      inputMode="numeric"
      maxLength={9}
    />
  );
};
