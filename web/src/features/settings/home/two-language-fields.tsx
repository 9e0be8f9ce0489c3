import { type BothLanguages, languages } from '@portal/contract/words/language.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

type TwoLanguageFieldsProps = {
  name: 'title' | 'caption' | 'text';
  value: BothLanguages;
  /** Characters it may have. */
  longest: number;
  /** Whether it has several lines. */
  isLong?: boolean;
  faultOf: (field: string) => string | undefined;
  onChange: (value: BothLanguages) => void;
};

/** One text in both languages, a field each. */
export const TwoLanguageFields = ({ name, value, longest, isLong, faultOf, onChange }: TwoLanguageFieldsProps) => {
  const { t } = useTranslation();
  const Text = isLong ? TextAreaField : TextField;
  return languages.map((language) => (
    <Text
      key={language}
      label={t(`settings.home.fields.${name}_${language}`)}
      lang={language}
      maxLength={longest}
      value={value[language]}
      error={faultOf(`${name}.${language}`)}
      onChange={(text) => onChange({ ...value, [language]: text })}
    />
  ));
};
