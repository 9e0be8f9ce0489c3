import { stateCode } from '@portal/contract/places/states.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
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

/** ZIP code, city and state on one line, each completing the others. */
export const PlaceFields = ({ value, onChange, completion, errors }: PlaceFieldsProps) => {
  const { t } = useTranslation();
  const type = (field: 'zip_code' | 'city' | 'state') => (text: string) => {
    completion.typing(field);
    onChange({ [field]: text });
  };
  const note = completion.lookupFailed
    ? t('places.fields.lookup_failed')
    : completion.zipUnknown && t('places.fields.zip_unknown');
  const zips = completion.candidates.filter((place) => place.zip_code.startsWith(value.zip_code.trim()));
  return (
    <div>
      <div className={classes.line}>
        <SuggestField
          label={t('places.fields.zip')}
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
          label={t('places.fields.state')}
          value={value.state}
          onChange={type('state')}
          onBlur={() => onChange({ state: stateCode(value.state, value.country) ?? value.state })}
          error={errors.state}
          autoComplete="address-level1"
          maxLength={40}
        />
      </div>
      {note && (
        <p className={classes.note} role="status">
          {note}
        </p>
      )}
    </div>
  );
};
