import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

const nobody = 'none';

/** A representative as the field holds it, and as calls know it; null where nobody looks after the case. */
export const representativeValue = (id: number | undefined): string => (id === undefined ? nobody : String(id));
export const representativeId = (value: string): number | null => (value === nobody ? null : Number(value));

type RepresentativeFieldProps = {
  representatives: readonly { id: number; name: string }[];
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Which of the operator's people looks after a case. */
export const RepresentativeField = ({ representatives, ...field }: RepresentativeFieldProps) => {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('claims.screens.acts.representative')}
      data-autofocus
      {...field}
      options={[
        { value: nobody, label: t('claims.screens.acts.representative_none') },
        ...representatives.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
};
