import { limitedAccessTypes } from '@portal/contract/accessorials/data/limited-access-types.ts';
import { daysOfWeek } from '@portal/contract/places/week-hours.ts';
import { timeOfDay } from '../../../platform/words/format.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { billToText } from '../../places/terms/no-bill-to.ts';
import type { ShownFields } from '../versions/their-changes.tsx';
import type { LocationFields } from './location-form.ts';
import { offeredFlags } from './locations-search.ts';

/** The fields of a location that are stored, named as its form names them. */
export const useLocationFields = (): ShownFields<LocationFields> => {
  const { t } = useTranslation();
  const week = (hours: LocationFields['week_hours']): string =>
    daysOfWeek
      .map((day, at) => {
        const days = t(`settings.locations.days.${day}`);
        const open = hours[at];
        return `${days}: ${open ? `${timeOfDay(open.open)} – ${timeOfDay(open.close)}` : t('settings.locations.closed')}`;
      })
      .join('\n');
  const contacts = (people: LocationFields['further_contacts']): string =>
    people.map(({ name, role, phone, email }) => [name, role, phone, email].filter(Boolean).join(', ')).join('\n');
  const noticesText = (notices: LocationFields['notices']): string =>
    notices
      ? [
          [...notices.addresses, ...notices.brokers].join(', '),
          t(`notices.languages.${notices.language}`),
          notices.kinds.map((kind) => t(`notices.occasions.${kind}`)).join(', '),
        ].join('\n')
      : '';
  return {
    name: { label: t('settings.locations.name') },
    address: { label: t('settings.locations.street') },
    zip_code: { label: t('places.fields.postal_code') },
    city: { label: t('places.fields.city') },
    state: { label: t('places.fields.state') },
    country: { label: t('places.fields.country') },
    contact_name: { label: t('settings.locations.contact_fields.name') },
    contact_role: { label: t('settings.locations.contact_fields.role') },
    contact_phone: { label: t('settings.locations.contact_fields.phone') },
    contact_email: { label: t('settings.locations.contact_fields.email') },
    further_contacts: { label: t('settings.locations.contacts'), text: contacts },
    week_hours: { label: t('settings.locations.hours'), text: week },
    dock_notes: { label: t('settings.locations.dock_notes') },
    notices: { label: t('notices.title'), text: noticesText },
    freight_terms: {
      label: t('places.terms.default'),
      text: (terms) => (terms ? t(`places.terms.names.${terms}`) : t('places.terms.no_default')),
    },
    bill_to: { label: t('places.terms.bill_to'), text: (payer) => (payer ? billToText(payer) : '') },
    ...Object.fromEntries(offeredFlags.map((flag) => [flag, { label: t(`places.flags.${flag}`) }])),
    limited_access_type: {
      label: t('settings.locations.kind_of_place'),
      text: (type) => {
        const known = limitedAccessTypes.find((code) => code === type);
        return known ? t(`accessorials.limited_access_types.${known}`) : '';
      },
    },
  };
};
