import { HazmatEntry } from '@portal/contract/commodities/hazmat/hazmat-entry.ts';
import { ClassDivision, InhalationZone, PackingGroup, SubsidiaryHazard } from '@portal/contract/commodities/hazmat.ts';
import { z } from 'zod';

/** The description of a hazardous material as typed, valid or not. */
export const HazmatForm = z.object({
  un_number: z.string(),
  proper_shipping_name: z.string(),
  class_division: ClassDivision.or(z.literal('')),
  subsidiary: z.array(SubsidiaryHazard).default([]),
  packing_group: PackingGroup.nullable(),
  inhalation_zone: InhalationZone.nullable().default(null),
  /** What the Hazardous Materials Table has for a number; null until it was looked up. */
  listed: z
    .object({ number: z.string(), entries: z.array(HazmatEntry) })
    .nullable()
    .default(null),
  emergency_phone: z.string(),
  emergency_registrant: z.string().default(''),
  technical_name: z.string(),
  /** Null: as the weight of a package says. */
  reportable_quantity: z.boolean().nullable().default(null),
  marine_pollutant: z.boolean().default(false),
  limited_quantity: z.boolean().default(false),
  residue: z.boolean().default(false),
  elevated_temperature: z.boolean().default(false),
  special_permit: z.string().default(''),
  /** Separated by commas. */
  explosive_numbers: z.string().default(''),
});
