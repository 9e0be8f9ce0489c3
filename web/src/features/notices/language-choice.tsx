import { type Language, languages } from '@portal/contract/words/language.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';

/** In which language somebody outside is written to. */
export const LanguageChoice = ({ value, onChange }: { value: Language; onChange: (language: Language) => void }) => {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('notices.language')}
      options={languages.map((language) => ({ value: language, label: t(`notices.languages.${language}`) }))}
      value={value}
      onChange={onChange}
    />
  );
};
