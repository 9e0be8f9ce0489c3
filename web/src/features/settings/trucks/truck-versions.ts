import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ShownFields } from '../versions/their-changes.tsx';
import type { TruckFields } from './truck-form.ts';

/** The fields of a truck type that are stored. */
export const useTruckFieldNames = (): ShownFields<TruckFields> => {
  const { t } = useTranslation();
  const field = <Name extends 'max_weight_lb' | 'length_ft' | 'width_in' | 'height_in' | 'pallets' | 'min_f' | 'max_f'>(
    name: Name,
  ) => ({ label: t(`settings.trucks.fields.${name}`) });
  return {
    label: { label: t('settings.trucks.fields.name'), text: ({ en, es }) => `${en}\n${es}` },
    modes: {
      label: t('settings.trucks.fields.modes'),
      text: (modes) => modes.map((mode) => t(`loads.modes.${mode}`)).join(', '),
    },
    body: { label: t('settings.trucks.fields.body'), text: (body) => t(`settings.trucks.bodies.${body}`) },
    max_weight_lb: field('max_weight_lb'),
    length_ft: field('length_ft'),
    width_in: field('width_in'),
    height_in: field('height_in'),
    pallets: field('pallets'),
    is_cooled: { label: t('settings.trucks.fields.is_cooled') },
    min_f: field('min_f'),
    max_f: field('max_f'),
    tarps: { label: t('settings.trucks.fields.tarps') },
    rated_as: { label: t('settings.trucks.fields.rated_as') },
    active: { label: t('settings.trucks.fields.active') },
  };
};
