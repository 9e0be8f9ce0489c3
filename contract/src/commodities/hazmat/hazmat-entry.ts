import { z } from 'zod';
import { BothLanguages } from '../../words/language-schemas.ts';
import { ClassDivision, InhalationZone, PackingGroup, SubsidiaryHazard } from '../hazmat.ts';

/** An entry of the Hazardous Materials Table (49 CFR 172.101): its rows that differ in the packing group alone. */
export const HazmatEntry = z.strictObject({
  un_number: z.string(),
  /** The table's name; in Spanish where a translation is known, else the English one. */
  proper_shipping_name: BothLanguages,
  is_translated: z.boolean(),
  /** Null for explosive samples, whose class an authority assigns. */
  class_division: ClassDivision.nullable(),
  /** Its further hazards, which it must be labelled for too. */
  subsidiary: z.array(SubsidiaryHazard),
  packing_groups: z.array(PackingGroup),
  /** Symbol G: the description needs a technical name in brackets. */
  needs_technical_name: z.boolean(),
  /** False for symbols A and W: regulated by air or by water alone. */
  is_regulated_by_road: z.boolean(),
  inhalation_zone: InhalationZone.nullable(),
  is_liquid: z.boolean(),
  is_temperature_controlled: z.boolean(),
  /** Pounds in one package from which on it is a hazardous substance; null where it is none or not known. */
  reportable_quantity_lb: z.number().nullable(),
  is_marine_pollutant: z.boolean(),
});
export type HazmatEntry = z.infer<typeof HazmatEntry>;
