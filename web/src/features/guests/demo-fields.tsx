import { useTranslation } from '../../platform/words/use-translation.ts';
import { today } from '../../platform/words/today.ts';
import type { FormField } from '../../platform/forms/use-checked-form.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { FieldPair } from '../../ui/layout/guest-form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { demoCountries, type DemoForm } from './demo-form.ts';

type DemoFieldsProps = {
  field: <K extends keyof DemoForm>(name: K) => FormField<DemoForm[K]>;
};

type TextName = 'company_name' | 'website' | 'full_name' | 'email';

const kinds = {
  company_name: { autoComplete: 'organization' },
  website: { autoComplete: 'url', inputMode: 'url' },
  full_name: { autoComplete: 'name' },
  email: { autoComplete: 'email', type: 'email' },
} as const;

const DemoText = ({ name, field }: DemoFieldsProps & { name: TextName }) => {
  const { t } = useTranslation();
  return <TextField label={t(`guests.demo.${name}`)} required {...kinds[name]} {...field(name)} />;
};

/** The company that requests a demo. */
export const CompanyFields = ({ field }: DemoFieldsProps) => (
  <FieldPair>
    <DemoText name="company_name" field={field} />
    <DemoText name="website" field={field} />
  </FieldPair>
);

/** The person who requests a demo, how to reach them, and their preferred date. */
export const PersonFields = ({ field }: DemoFieldsProps) => {
  const { t } = useTranslation();
  return (
    <>
      <DemoText name="full_name" field={field} />
      <DemoText name="email" field={field} />
      <FieldPair>
        <SelectField
          label={t('guests.demo.country')}
          required
          autoComplete="country"
          options={demoCountries.map((value) => ({ value, label: t(`guests.demo.countries.${value}`) }))}
          {...field('country')}
        />
        <TextField
          label={t('guests.demo.phone')}
          required
          type="tel"
          autoComplete="tel"
          hint={t('guests.demo.phone_hint')}
          {...field('phone')}
        />
      </FieldPair>
      <DateField label={t('guests.demo.preferred_date')} required min={today()} {...field('preferred_date')} />
    </>
  );
};
