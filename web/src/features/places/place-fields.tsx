import { stateCode } from '@portal/contract/places/states.ts';
import { countries, type Country, isZipCode } from '@portal/contract/places/zip-code.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { SuggestField } from '../../ui/fields/suggest-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import classes from './place-fields.module.css';
import type { PlaceText, usePlaceCompletion } from './use-place-completion.ts';

type PlaceFieldsProps = {
  value: PlaceText;
  onChange: (change: Partial<PlaceText>) => void;
  completion: ReturnType<typeof usePlaceCompletion>;
  errors: Partial<Record<'zip_code' | 'city' | 'state', string | undefined>>;
};

/** What another country leaves of a place: a code of its shape, which may be of either, and nothing else. */
const inCountry = (country: Country, { zip_code }: PlaceText): PlaceText => ({
  country,
  zip_code: isZipCode(zip_code.trim(), country) ? zip_code : '',
  city: '',
  state: '',
});

type CountryFieldProps = { value: Country; onChange: (country: Country) => void };

const CountryField = ({ value, onChange }: CountryFieldProps) => {
  const { t } = useTranslation();
  const options = countries.map((country) => ({ value: country, label: t(`places.countries.${country}`) }));
  return (
    <SelectField
      label={t('places.fields.country')}
      value={value}
      options={options}
      onChange={onChange}
      autoComplete="country"
    />
  );
};

const CompletionNote = ({ completion }: Pick<PlaceFieldsProps, 'completion'>) => {
  const { t } = useTranslation();
  const [first] = completion.candidates;
  const note = completion.lookupFailed
    ? t('places.fields.lookup_failed')
    : completion.zipUnknown
      ? t('places.fields.zip_unknown')
      : first && completion.candidates.length > 1 && t('places.fields.several_zips', { city: first.city });
  return (
    note && (
      <p className={classes.note} role="status">
        {note}
      </p>
    )
  );
};

/** Country, postal code, city and state, on one line but on phones, the last three completing each other within the first. */
export const PlaceFields = ({ value, onChange, completion, errors }: PlaceFieldsProps) => {
  const { t } = useTranslation();
  const type = (field: 'zip_code' | 'city' | 'state') => (text: string) => {
    completion.typing(field);
    // Letters and digits in turn are Canadian, whatever country was chosen before.
    const isCanadian = field === 'zip_code' && isZipCode(text.trim(), 'CA');
    onChange({ [field]: text, ...(isCanadian && { country: 'CA' }) });
  };
  const zips = completion.candidates.filter((place) => place.zip_code.startsWith(value.zip_code.trim()));
  return (
    <div>
      <div className={classes.line}>
        <CountryField
          value={value.country}
          onChange={(country) => {
            completion.typing('zip_code');
            onChange(inCountry(country, value));
          }}
        />
        <SuggestField
          label={t(value.country === 'US' ? 'places.fields.zip' : 'places.fields.postal_code')}
          text={value.zip_code}
          onText={type('zip_code')}
          suggestions={zips.map((place) => ({
            key: place.zip_code,
            label: place.zip_code,
            detail: `${place.city}, ${place.state}`,
            value: place,
          }))}
          onPick={({ zip_code, city, state, country }) => onChange({ zip_code, city, state, country })}
          error={errors.zip_code}
          autoComplete="postal-code"
          maxLength={10}
          required
        />
        <TextField
          label={t('places.fields.city')}
          value={value.city}
          onChange={type('city')}
          error={errors.city}
          autoComplete="address-level2"
          maxLength={100}
        />
        <TextField
          label={t(value.country === 'CA' ? 'places.fields.province' : 'places.fields.state')}
          value={value.state}
          onChange={type('state')}
          onBlur={() => onChange({ state: stateCode(value.state, value.country) ?? value.state })}
          error={errors.state}
          autoComplete="address-level1"
          maxLength={40}
        />
      </div>
      <CompletionNote completion={completion} />
    </div>
  );
};
