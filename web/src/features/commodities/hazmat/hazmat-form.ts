import { hazardClassOf } from '@portal/contract/commodities/hazmat.ts';
import type { Hazmat } from '@portal/contract/commodities/line-item.ts';
import type { z } from 'zod';
import type * as schema from './hazmat-form-schema.ts';

export type HazmatForm = z.infer<typeof schema.HazmatForm>;

export const emptyHazmat = (): HazmatForm => ({
  un_number: '',
  proper_shipping_name: '',
  class_division: '',
  subsidiary: [],
  packing_group: null,
  inhalation_zone: null,
  listed: null,
  emergency_phone: '',
  emergency_registrant: '',
  technical_name: '',
  reportable_quantity: null,
  marine_pollutant: false,
  limited_quantity: false,
  residue: false,
  elevated_temperature: false,
  special_permit: '',
  explosive_numbers: '',
});

/** The description of a material as form values. */
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
  explosive_numbers: hazmat.explosive_numbers?.join(', ') ?? '',
});

/** Whether a material is an explosive; its division may still be empty. */
export const isExplosive = ({ class_division: division }: Pick<HazmatForm, 'class_division'>): boolean =>
  division !== '' && hazardClassOf(division).startsWith('1.');

/** Values separated by commas; undefined where there is none. */
const listOf = (text: string): string[] | undefined => {
  const values = text.split(/[,;]/).flatMap((value) => value.trim() || []);
  return values.length > 0 ? values : undefined;
};

const orNull = (text: string): string | null => text.trim() || null;

/** The description as it is sent, not validated yet. */
export const hazmatInput = ({ listed: _listed, ...hazmat }: HazmatForm) => ({
  ...hazmat,
  technical_name: orNull(hazmat.technical_name),
  // False and empty values are left out, as in loads from before these fields existed.
  subsidiary: hazmat.subsidiary.length > 0 ? hazmat.subsidiary : undefined,
  inhalation_zone: hazmat.inhalation_zone ?? undefined,
  emergency_registrant: orNull(hazmat.emergency_registrant) ?? undefined,
  reportable_quantity: hazmat.reportable_quantity ?? undefined,
  marine_pollutant: hazmat.marine_pollutant || undefined,
  limited_quantity: hazmat.limited_quantity || undefined,
  residue: hazmat.residue || undefined,
  elevated_temperature: hazmat.elevated_temperature || undefined,
  special_permit: orNull(hazmat.special_permit) ?? undefined,
  explosive_numbers: isExplosive(hazmat) ? listOf(hazmat.explosive_numbers) : undefined,
});
