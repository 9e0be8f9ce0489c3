import { dialCodes, nationalPhone, phoneFrom, readablePhone } from '@portal/contract/places/phone.ts';
import { countries, type Country } from '@portal/contract/places/zip-code.ts';
import { useState } from 'react';
import type { FormField } from '../../platform/forms/use-checked-form.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import classes from './phone-fields.module.css';

type PhoneFieldsProps = {
  /** Where the account is: its people's phones are of there unless another country is chosen. */
  home: Country;
  phone: FormField<string>;
  extension: FormField<string>;
};

const options = countries.map((value) => ({ value, label: `${value}, ${dialCodes[value]}` }));

/** The country of a phone and the number as it is written there; none yet, or a prefix of both, leave it to what is chosen. */
const usePhoneParts = ({ value, onChange }: FormField<string>, home: Country) => {
  const [chosen, setChosen] = useState<Country | null>(null);
  const [saved] = useState(value);
  const written = nationalPhone(value, home);
  const fits = chosen !== null && (value === '' || dialCodes[chosen] === dialCodes[written.country]);
  const country = fits ? chosen : written.country;
  return {
    country,
    // Readable as it comes; what is typed stays as it is.
    national: value === saved ? readablePhone(written.national, written.country) : written.national,
    choose: (next: Country) => {
      setChosen(next);
      onChange(phoneFrom(written.national, next, home));
    },
    type: (national: string) => onChange(phoneFrom(national, country, home)),
  };
};

/** Country, number and extension of a person's phone, on one line. */
export const PhoneFields = ({ home, phone, extension }: PhoneFieldsProps) => {
  const { t } = useTranslation();
  const { country, national, choose, type } = usePhoneParts(phone, home);
  return (
    <div className={classes.phone}>
      <SelectField
        label={t('users.manage.fields.phone_country')}
        options={options}
        value={country}
        onChange={choose}
        autoComplete="tel-country-code"
      />
      <TextField
        label={t('users.manage.fields.phone')}
        type="tel"
        autoComplete="tel-national"
        maxLength={30}
        unit={t('users.manage.phone_unit')}
        aria-description={t('users.manage.phone_hint')}
        value={national}
        onChange={type}
        error={phone.error}
      />
      <TextField
        label={t('users.manage.fields.phone_extension')}
        autoComplete="tel-extension"
        inputMode="numeric"
        maxLength={6}
        {...extension}
      />
    </div>
  );
};
