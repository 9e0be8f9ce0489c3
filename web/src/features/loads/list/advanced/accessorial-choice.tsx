import { lineLabel, serviceCodes } from '@portal/contract/accessorials/line-label.ts';
import { currentLanguage } from '../../../../platform/words/i18n.ts';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { TypedChoice } from './typed-choice.tsx';

type AccessorialChoiceProps = { value: readonly string[] | undefined; onChange: (codes: string[] | undefined) => void };

export const accessorialName = (code: string): string => lineLabel(code)[currentLanguage()];

/** Choice of any number of accessorials; a charge of a carrier's own stays chosen under its name. */
export const AccessorialChoice = (props: AccessorialChoiceProps) => {
  const { t } = useTranslation();
  const codes = [...new Set([...serviceCodes, ...(props.value ?? [])])];
  return (
    <TypedChoice
      {...props}
      label={t('loads.my_loads.advanced.accessorial')}
      hint={t('loads.my_loads.advanced.state_hint')}
      options={codes.map((code) => ({ code, name: accessorialName(code) }))}
      removal={(name) => t('loads.my_loads.advanced.remove_state', { name })}
    />
  );
};
