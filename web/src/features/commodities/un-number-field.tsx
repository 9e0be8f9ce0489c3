import type { commodities } from '@portal/contract/commodities/commodities.contract.ts';
import type { Received } from '@portal/contract/http/endpoint.ts';
import { useDebounced } from '../../platform/use-debounced.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { HazmatIcon } from '../../ui/icons/freight-icons.tsx';
import { SuggestField } from '../../ui/fields/suggest-field.tsx';
import { hazmatNumbers } from './commodities.api.ts';

export type UnEntry = Received<(typeof commodities)['hazmatNumbers']>['items'][number];

type UnNumberFieldProps = {
  text: string;
  onText: (text: string) => void;
  onPick: (entry: UnEntry) => void;
  error?: string | undefined;
};

const typingPauseMs = 200;

/** UN or NA number with suggestions by number or proper shipping name; unlisted numbers can be typed. */
export const UnNumberField = ({ text, onText, onPick, error }: UnNumberFieldProps) => {
  const { t } = useTranslation();
  const search = useDebounced(text.trim(), typingPauseMs);
  const { data } = useQuery({ ...hazmatNumbers(search), enabled: search !== '' });
  return (
    <SuggestField
      label={t('commodities.form.un_number')}
      hint={t('commodities.form.un_hint')}
      text={text}
      onText={onText}
      suggestions={(data?.items ?? []).map((entry) => ({
        key: JSON.stringify(entry),
        label: `${entry.un_number}, ${entry.proper_shipping_name[currentLanguage()]}`,
        detail: [[entry.class_division ?? '1', ...entry.subsidiary].join(' + '), entry.packing_groups.join(', ')]
          .filter(Boolean)
          .join(' · '),
        value: entry,
      }))}
      onPick={onPick}
      icon={<HazmatIcon size={16} />}
      placeholder={t('commodities.form.un_placeholder')}
      error={error}
      maxLength={100}
      required
    />
  );
};
