import {
  accountFields,
  numberFields,
  textFieldsIn,
  type TextField as TextFieldName,
} from '@portal/contract/accounts/account-fields.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PlaceFields } from '../../places/place-fields.tsx';
import { usePlaceCompletion } from '../../places/use-place-completion.ts';
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

/** Name, numbers and how the company is reached. */
export const CompanyFields = ({ form, required = ['name'] }: CompanyFieldsProps) => {
  const { t } = useTranslation();
  const field = fieldOf(form);
  return [...textFieldsIn('identity'), ...textFieldsIn('reach')].map((name: TextFieldName) => (
    <TextField key={name} label={t(`accounts.fields.${name}`)} required={required.includes(name)} {...field(name)} />
  ));
};

/** Where the company is; postal code, city and state complete each other. */
export const AddressFields = ({ form, required = [] }: CompanyFieldsProps) => {
  const { t } = useTranslation();
  const { values, change, faultOf } = form;
  const completion = usePlaceCompletion(useMe().account.id, values, change);
  return (
    <div className={classes.form}>
      <TextField
        label={t('accounts.fields.address')}
        required={required.includes('address')}
        autoComplete="street-address"
        {...fieldOf(form)('address')}
      />
      <PlaceFields
        value={values}
        onChange={change}
        completion={completion}
        errors={{ zip_code: faultOf('zip_code'), city: faultOf('city'), state: faultOf('state') }}
      />
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
