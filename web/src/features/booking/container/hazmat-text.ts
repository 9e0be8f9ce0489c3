import type { Translate } from '../../../platform/words/translate.ts';
import { describedHazmat, type DrayageForm } from '../../drayage/form/drayage-form.ts';

type Described = Pick<DrayageForm, 'hazmat' | 'hazmat_type' | 'packaging_unit' | 'packaging_unit_count'>;

/** "UN1203, Gasoline, 3, PG II · 40 drums", as far as it is filled in; empty without a description. */
export const hazmatText = (form: Described, t: Translate): string => {
  const hazmat = describedHazmat(form);
  if (!hazmat) return '';
  const { packaging_unit: unit, packaging_unit_count: count } = form;
  const packages = unit && count ? `${count} ${t(`commodities.handling_units.${unit}`, { count })}` : '';
  const group = hazmat.packing_group ? `PG ${hazmat.packing_group}` : '';
  const name = [hazmat.un_number, hazmat.proper_shipping_name, hazmat.class_division, group].filter(Boolean).join(', ');
  return [name, packages].filter(Boolean).join(' · ');
};
