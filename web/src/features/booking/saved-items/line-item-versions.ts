import { useTranslation } from '../../../platform/words/use-translation.ts';
import type { ShownFields } from '../../settings/versions/their-changes.tsx';
import type { LineItemFields } from './line-item-form.ts';

/** The fields of a line item that are stored, named as its form names them. */
export const useLineItemFieldNames = (): ShownFields<LineItemFields> => {
  const { t } = useTranslation();
  const file = (name: 'nmfc_number' | 'freight_class' | 'length' | 'width' | 'height') => ({
    label: t(`commodities.file.${name}`),
  });
  return {
    commodity: { label: t('commodities.file.commodity') },
    units: { label: t('loads.book.cargo.units'), text: (units) => t(`loads.book.cargo.${units}`) },
    handling_unit: {
      label: t('commodities.file.handling_unit'),
      text: (unit) => t(`commodities.handling_units.${unit}`, { count: 1 }),
    },
    packaging_unit: {
      label: t('loads.book.item.packaging_unit'),
      text: (unit) =>
        unit ? t(`commodities.handling_units.${unit}`, { count: 2 }) : t('loads.book.item.packaging_none'),
    },
    length: file('length'),
    width: file('width'),
    height: file('height'),
    weight: { label: t('settings.line_items.weight') },
    freight_class: file('freight_class'),
    nmfc_number: file('nmfc_number'),
    stackable: { label: t('loads.book.item.stackable') },
    hazmat: {
      label: t('loads.book.item.hazardous'),
      text: (hazmat) =>
        hazmat
          ? [
              hazmat.un_number,
              hazmat.proper_shipping_name,
              hazmat.class_division,
              hazmat.packing_group,
              hazmat.technical_name,
            ]
              .filter(Boolean)
              .join(', ')
          : t('settings.versions.off'),
    },
    unit_value: { label: t('commodities.file.unit_value') },
    hs_code: { label: t('commodities.file.hs_code') },
    country_of_origin: { label: t('commodities.file.country_of_origin') },
  };
};
