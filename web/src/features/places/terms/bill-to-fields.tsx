import type { Location } from '@portal/contract/places/saved-location.ts';
import { useQuery } from '@tanstack/react-query';
import { useMe } from '../../../platform/session/current-user.ts';
import { useDebounced } from '../../../platform/use-debounced.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SuggestField } from '../../../ui/fields/suggest-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PlaceFields } from '../place-fields.tsx';
import { savedLocations } from '../places.api.ts';
import { usePlaceCompletion } from '../use-place-completion.ts';
import type { BillToForm } from './no-bill-to.ts';
import classes from './terms-card.module.css';

type BillToFieldsProps = {
  value: BillToForm;
  /** By the path of the field: bill_to.name. */
  faultOf: (field: string) => string | undefined;
  onChange: (value: BillToForm) => void;
};

const typingPauseMs = 200;

const fromLocation = ({ name, address, city, state, zip_code, country, contact_phone: phone }: Location) => ({
  name,
  address,
  city,
  state,
  zip_code,
  country,
  phone,
});

/** Whom the carrier bills: a saved place or one that is typed, and what it is known by there. */
export const BillToFields = ({ value, faultOf, onChange }: BillToFieldsProps) => {
  const { t } = useTranslation();
  const me = useMe();
  const search = useDebounced(value.name.trim().slice(0, 100), typingPauseMs);
  const { data } = useQuery({ ...savedLocations(search), enabled: search !== '' });
  const change = (changed: Partial<BillToForm>) => onChange({ ...value, ...changed });
  const completion = usePlaceCompletion(me.account.id, value, change);
  const field = (name: 'address' | 'phone' | 'account_number' | 'reference', maxLength: number) => ({
    maxLength,
    value: value[name],
    onChange: (text: string) => change({ [name]: text }),
    error: faultOf(`bill_to.${name}`),
  });
  return (
    <div className={classes.billTo}>
      <div className={classes.three}>
        <SuggestField
          label={t('places.terms.bill_to')}
          required
          maxLength={120}
          text={value.name}
          onText={(name) => change({ name })}
          suggestions={(search === '' ? [] : (data?.items ?? [])).map((location) => ({
            key: String(location.id),
            label: location.name,
            detail: [location.address, location.city, location.state].filter(Boolean).join(', '),
            value: location,
          }))}
          onPick={(location) => change(fromLocation(location))}
          error={faultOf('bill_to.name') ?? faultOf('bill_to')}
        />
        <TextField label={t('places.terms.account_number')} {...field('account_number', 40)} />
        <TextField label={t('places.terms.reference')} {...field('reference', 80)} />
      </div>
      <div className={classes.two}>
        <TextField label={t('places.terms.address')} required {...field('address', 200)} />
        <TextField label={t('places.terms.phone')} type="tel" {...field('phone', 30)} />
      </div>
      <PlaceFields
        value={value}
        onChange={change}
        completion={completion}
        errors={{
          zip_code: faultOf('bill_to.zip_code'),
          city: faultOf('bill_to.city'),
          state: faultOf('bill_to.state'),
        }}
      />
    </div>
  );
};
