import type { Hazmat } from '@portal/contract/commodities/line-item.ts';
import type { HazmatForm } from '../form/load-form.ts';

/** The hazmat details of an item as form values. */
export const formOfHazmat = (hazmat: Hazmat): HazmatForm => ({
  un_number: hazmat.un_number,
  proper_shipping_name: hazmat.proper_shipping_name,
  class_division: hazmat.class_division,
  subsidiary: hazmat.subsidiary ?? [],
  packing_group: hazmat.packing_group,
  inhalation_zone: hazmat.inhalation_zone ?? null,
  listed: null,
  emergency_phone: hazmat.emergency_phone,
  emergency_registrant: hazmat.emergency_registrant ?? '',
  technical_name: hazmat.technical_name ?? '',
  reportable_quantity: hazmat.reportable_quantity ?? null,
  marine_pollutant: hazmat.marine_pollutant ?? false,
  limited_quantity: hazmat.limited_quantity ?? false,
  residue: hazmat.residue ?? false,
  elevated_temperature: hazmat.elevated_temperature ?? false,
  special_permit: hazmat.special_permit ?? '',
});
