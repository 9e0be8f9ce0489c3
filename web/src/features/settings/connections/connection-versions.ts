import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ShownFields } from '../versions/their-changes.tsx';
import type { ConnectionFields } from './connection-form.ts';

/** The fields of a carrier that are stored and shown: its secret is neither read nor compared. */
export const useConnectionFields = (): ShownFields<ConnectionFields> => {
  const { t } = useTranslation();
  const named = <
    Name extends 'name' | 'short_name' | 'calendar' | 'api_address' | 'parcels_only' | 'mc_number' | 'dot_number',
  >(
    name: Name,
  ) => ({ label: t(`settings.carriers.connections.fields.${name}`) });
  const amount = <Name extends 'tender_hours' | 'liability_new_per_lb' | 'liability_used_per_lb' | 'liability_max'>(
    name: Name,
  ) => ({ label: t(`settings.carriers.connections.fields.${name}`) });
  return {
    name: named('name'),
    short_name: named('short_name'),
    mc_number: named('mc_number'),
    dot_number: named('dot_number'),
    pro_check: {
      label: t('settings.carriers.connections.fields.pro_check'),
      text: (check) => t(`settings.carriers.connections.pro_checks.${check}`),
    },
    modes: {
      label: t('settings.carriers.connections.fields.modes'),
      text: (modes) => modes.map((mode) => t(`loads.modes.${mode}`)).join(', '),
    },
    countries: {
      label: t('settings.carriers.connections.fields.countries'),
      text: (served) => served.map((country) => t(`settings.carriers.connections.countries.${country}`)).join(', '),
    },
    parcels_only: named('parcels_only'),
    calendar: named('calendar'),
    rating: {
      label: t('settings.carriers.connections.fields.rating'),
      text: (rating) => t(`settings.carriers.connections.ratings.${rating}`),
    },
    api_address: named('api_address'),
    tender_hours: amount('tender_hours'),
    liability_new_per_lb: amount('liability_new_per_lb'),
    liability_used_per_lb: amount('liability_used_per_lb'),
    liability_max: amount('liability_max'),
  };
};
