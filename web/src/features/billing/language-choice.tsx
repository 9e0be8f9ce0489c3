import { languages, type Language } from '@portal/contract/words/language.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Segmented } from '../../ui/primitives/segmented.tsx';

const names = { en: 'billing.screens.send.english', es: 'billing.screens.send.spanish' } as const;

/** The language a mail is written in. */
export const LanguageChoice = ({ value, onChange }: { value: Language; onChange: (language: Language) => void }) => {
  const { t } = useTranslation();
  return (
    <Segmented
      label={t('billing.screens.send.language')}
      options={languages.map((one) => ({ value: one, label: t(names[one]) }))}
      value={value}
      onChange={onChange}
    />
  );
};
