import { phoneDigits } from '@portal/contract/places/phone.ts';
import { useTranslation } from 'react-i18next';
import { today } from '../../platform/words/today.ts';
import { DateField } from '../../ui/fields/date-field.tsx';
import { FieldPair } from '../../ui/layout/guest-form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { demoCountries, type DemoForm } from './demo-form.ts';

type DemoFieldsProps = {
  form: DemoForm;
  onChange: (changes: Partial<DemoForm>) => void;
  faultOf: (field: keyof DemoForm) => string | undefined;
};

type TextName = 'company_name' | 'website' | 'full_name' | 'email';

const kinds = {
  company_name: { autoComplete: 'organization' },
  website: { autoComplete: 'url', inputMode: 'url' },
  full_name: { autoComplete: 'name' },
  email: { autoComplete: 'email', type: 'email' },
} as const;

const DemoText = ({ name, form, onChange, faultOf }: DemoFieldsProps & { name: TextName }) => {
  const { t } = useTranslation();
  return (
    <TextField
      label={t(`guests.demo.${name}`)}
      required
      {...kinds[name]}
      value={form[name]}
      onChange={(value) => onChange({ [name]: value })}
      error={faultOf(name)}
    />
  );
};

/** Which company asks. */
export const CompanyFields = (props: DemoFieldsProps) => (
  <FieldPair>
    <DemoText name="company_name" {...props} />
    <DemoText name="website" {...props} />
  </FieldPair>
);

/** Who asks, how to reach them, and when they have time. */
export const PersonFields = (props: DemoFieldsProps) => {
  const { t } = useTranslation();
  const { form, onChange, faultOf } = props;
  return (
    <>
      <DemoText name="full_name" {...props} />
      <DemoText name="email" {...props} />
      <FieldPair>
        <SelectField
          label={t('guests.demo.country')}
          required
          autoComplete="country"
          options={demoCountries.map((value) => ({ value, label: t(`guests.demo.countries.${value}`) }))}
          value={form.country}
          onChange={(country) => onChange({ country })}
          error={faultOf('country')}
        />
        <TextField
          label={t('guests.demo.phone')}
          required
          type="tel"
          autoComplete="tel"
          hint={t('guests.demo.phone_hint', { digits: phoneDigits(form.country) })}
          value={form.phone}
          onChange={(phone) => onChange({ phone })}
          error={faultOf('phone')}
        />
      </FieldPair>
      <DateField
        label={t('guests.demo.preferred_date')}
        required
        min={today()}
        value={form.preferred_date}
        onChange={(preferred_date) => onChange({ preferred_date })}
        error={faultOf('preferred_date')}
      />
    </>
  );
};
