import {
  accountFields,
  numberFields,
  textFieldsIn,
  type TextField as TextFieldName,
} from '@portal/contract/accounts/account-fields.ts';
import { countries } from '@portal/contract/places/zip-code.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { CompanyForm } from './company-form.ts';
import classes from './account-form.module.css';

type FieldsProps = {
  form: {
    values: CompanyForm;
    change: (changes: Partial<CompanyForm>) => void;
    faultOf: (name: keyof CompanyForm) => string | undefined;
  };
};

type CompanyFieldsProps = FieldsProps & { required?: readonly (keyof CompanyForm)[] };

/** What a field of the kit needs of a form that holds the company's fields among others. */
const fieldOf =
  ({ values, change, faultOf }: FieldsProps['form']) =>
  <K extends keyof CompanyForm>(name: K) => ({
    value: values[name],
    onChange: (value: CompanyForm[K]) => change({ [name]: value }),
    error: faultOf(name),
  });

/** Name, numbers, address and how the company is reached. */
export const CompanyFields = ({ form, required = ['name'] }: CompanyFieldsProps) => {
  const { t } = useTranslation();
  const field = fieldOf(form);
  const line = (name: TextFieldName) => (
    <TextField key={name} label={t(`accounts.fields.${name}`)} required={required.includes(name)} {...field(name)} />
  );
  return (
    <div className={classes.fields}>
      {textFieldsIn('identity').map(line)}
      <SelectField
        label={t('accounts.fields.country')}
        options={countries.map((value) => ({ value, label: t(`accounts.countries.${value}`) }))}
        {...field('country')}
      />
      {textFieldsIn('place').map(line)}
      {textFieldsIn('reach').map(line)}
    </div>
  );
};

/** What was agreed about paying; empty where nothing was. */
export const CreditFields = ({ form }: FieldsProps) => {
  const { t } = useTranslation();
  const field = fieldOf(form);
  return (
    <div className={classes.fields}>
      {numberFields.map((name) => {
        const { unit, digits } = accountFields[name].form;
        return (
          <NumberField
            key={name}
            label={t(`accounts.fields.${name}`)}
            unit={t(`accounts.units.${unit}`)}
            digits={digits}
            {...field(name)}
          />
        );
      })}
    </div>
  );
};
