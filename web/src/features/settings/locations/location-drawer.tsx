import { freightTerms } from '@portal/contract/places/terms/freight-terms.ts';
import { limitedAccessTypes } from '@portal/contract/accessorials/data/limited-access-types.ts';
import type { LocationInput } from '@portal/contract/places/saved-location.ts';
import { type Country, knownCountry } from '@portal/contract/places/zip-code.ts';
import { keysOf } from '@portal/contract/values/records.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { notify } from '../../../platform/notify.ts';
import { useMe } from '../../../platform/session/current-user.ts';
import { currentLanguage } from '../../../platform/words/i18n.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { CheckIcon } from '../../../ui/icons/action-icons.tsx';
import { InfoIcon } from '../../../ui/icons/status-icons.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import {
  addLocation,
  changeLocation,
  type LocationWithLoads,
  removeLocation,
  savedLocation,
} from '../../places/places.api.ts';
import { placeKeys } from '../../places/places.keys.ts';
import { LocationNotices } from '../../notices/location-notices.tsx';
import { BillToFields } from '../../places/terms/bill-to-fields.tsx';
import { noBillTo } from '../../places/terms/no-bill-to.ts';
import { PlaceFields } from '../../places/place-fields.tsx';
import { usePlaceCompletion } from '../../places/use-place-completion.ts';
import { zoneName } from '../../places/zone-name.ts';
import { SavedDrawer } from '../saved/saved-drawer.tsx';
import classes from '../saved/saved.module.css';
import { TheirChanges } from '../versions/their-changes.tsx';
import { useVersionedForm } from '../versions/use-versioned-form.ts';
import { ContactFields } from './contact-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import { fieldsOf, isChanged, locationFaults, type LocationFields } from './location-form.ts';
import { useLocationFields } from './location-versions.ts';
import { offeredFlags } from './locations-search.ts';

/** A location as the form has it. */
const formOf = (location: LocationWithLoads | null, country: Country): LocationFields => {
  if (!location) return fieldsOf(null, country);
  const { loads: _loads, ...rest } = location;
  return fieldsOf(rest, country);
};

type LocationDrawerProps = { location: LocationWithLoads | null; onClose: () => void };

const useLocationForm = (location: LocationWithLoads | null, country: Country, onClose: () => void) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const initial = useMemo(() => formOf(location, country), [location, country]);
  const fields = useLocationFields();
  const done = () => {
    void client.invalidateQueries({ queryKey: placeKeys.allLocations });
    onClose();
  };
  const form = useVersionedForm({
    initial,
    version: location?.version,
    fields: keysOf(fields),
    check: locationFaults,
    read: async () => {
      const stored = await client.fetchQuery({ ...savedLocation(location?.id ?? 0), staleTime: 0 });
      return { values: formOf(stored, country), version: stored.version };
    },
    send: (typed, version) => {
      // The schema has found the form to be one.
      const body = typed as LocationInput & { country: LocationFields['country'] };
      return location ? changeLocation(location.id, { ...body, version }) : addLocation(body);
    },
    onSent: ({ name }) => {
      notify.success(t('settings.locations.saved', { name }));
      done();
    },
  });
  return { form, fields, done };
};

type Form = ReturnType<typeof useLocationForm>['form'];

/** A new location, or one that stands. */
export const LocationDrawer = ({ location, onClose }: LocationDrawerProps) => {
  const { t } = useTranslation();
  const country = knownCountry(useMe().account.country);
  const { form, fields, done } = useLocationForm(location, country, onClose);
  const { values, change, faultOf } = form;
  return (
    <SavedDrawer
      title={location?.name ?? t('settings.locations.new')}
      form={form}
      isChanged={isChanged(form.stored, values)}
      save={t('settings.locations.save')}
      onClose={onClose}
      state={location ? t('settings.locations.used', { count: location.loads.recent }) : undefined}
      removal={
        location
          ? {
              text: t('settings.locations.remove_text', { count: location.loads.all }),
              remove: () => removeLocation(location.id),
              onRemoved: done,
            }
          : undefined
      }
    >
      <TheirChanges form={form} fields={fields} />
      <div className={classes.address}>
        <TextField
          label={t('settings.locations.name')}
          required
          maxLength={120}
          data-autofocus={location ? undefined : true}
          {...form.field('name')}
        />
        <TextField label={t('settings.locations.street')} maxLength={200} {...form.field('address')} />
      </div>
      <Place form={form} />
      <ContactFields values={values} onChange={change} faultOf={faultOf} />
      <HoursFields week={values.week_hours} onChange={(week_hours) => change({ week_hours })} faultOf={faultOf} />
      <div className={classes.section}>
        <TextAreaField
          label={t('settings.locations.dock_notes')}
          aside={t('settings.locations.characters', { count: values.dock_notes.length, most: 500 })}
          rows={2}
          maxLength={500}
          {...form.field('dock_notes')}
        />
        <Flags form={form} />
      </div>
      <div className={classes.section}>
        <LocationNotices value={values.notices} onChange={(notices) => change({ notices })} faultOf={faultOf} />
      </div>
      <UsualTerms form={form} />
      {location && location.loads.booked > 0 && (
        <p className={`${classes.section} ${classes.keep}`}>
          <InfoIcon size={16} />
          {t('settings.locations.booked_keep', { count: location.loads.booked })}
        </p>
      )}
    </SavedDrawer>
  );
};

/** ZIP, city and state, which complete each other, and what is known of them. */
const Place = ({ form: { values, change, faultOf } }: { form: Form }) => {
  const { t } = useTranslation();
  const me = useMe();
  const completion = usePlaceCompletion(me.account.id, values, (found) => change(found));
  const { place } = completion;
  const isOther =
    place !== null && values.city.trim() !== '' && place.city.toLowerCase() !== values.city.trim().toLowerCase();
  return (
    <div>
      <PlaceFields
        value={values}
        onChange={change}
        completion={completion}
        errors={{ zip_code: faultOf('zip_code'), city: faultOf('city'), state: faultOf('state') }}
      />
      {place && !isOther && values.city !== '' && (
        <p className={classes.check} role="status">
          <CheckIcon size={14} />
          {t('settings.locations.verified', { zone: zoneName(place.timezone, currentLanguage()) })}
        </p>
      )}
      {place && isOther && (
        <p className={classes.doubt} role="status">
          {t('settings.locations.post_office', { zip: place.zip_code, city: place.city, state: place.state })}{' '}
          <button type="button" onClick={() => change({ city: place.city, state: place.state })}>
            {t('settings.locations.take_city', { city: place.city })}
          </button>
        </p>
      )}
    </div>
  );
};

/** Who usually pays for freight to the place. */
const UsualTerms = ({ form: { values, change, faultOf } }: { form: Form }) => {
  const { t } = useTranslation();
  const { freight_terms, bill_to } = values;
  return (
    <div className={classes.section}>
      <SelectField
        label={t('places.terms.default')}
        placeholder={t('places.terms.no_default')}
        options={freightTerms.map((terms) => ({ value: terms, label: t(`places.terms.names.${terms}`) }))}
        value={freight_terms ?? ''}
        onChange={(terms) =>
          change({ freight_terms: terms || null, bill_to: terms === 'third_party' ? (bill_to ?? noBillTo) : null })
        }
      />
      {freight_terms === 'third_party' && bill_to && (
        <BillToFields value={bill_to} faultOf={faultOf} onChange={(changed) => change({ bill_to: changed })} />
      )}
    </div>
  );
};

/** What carriers need there; some are accessorials, which Book a Load adds by itself. */
const Flags = ({ form: { values, change } }: { form: Form }) => {
  const { t } = useTranslation();
  return (
    <fieldset className={classes.flags} aria-label={t('settings.locations.needs')}>
      {offeredFlags.map((flag) => (
        <Checkbox
          key={flag}
          label={t(`places.flags.${flag}`)}
          checked={values[flag]}
          onChange={(on) =>
            change({ [flag]: on, ...(flag === 'limited_access' && !on && { limited_access_type: null }) })
          }
        />
      ))}
      {values.limited_access && (
        <div className={classes.kind}>
          <SelectField
            label={t('settings.locations.kind_of_place')}
            placeholder={t('settings.locations.choose_kind')}
            options={limitedAccessTypes.map((code) => ({
              value: code,
              label: t(`accessorials.limited_access_types.${code}`),
            }))}
            value={limitedAccessTypes.find((code) => code === values.limited_access_type) ?? ''}
            onChange={(limited_access_type) => change({ limited_access_type: limited_access_type || null })}
          />
        </div>
      )}
      <p className={`${classes.kind} ${classes.state}`}>{t('settings.locations.flags_hint')}</p>
    </fieldset>
  );
};
