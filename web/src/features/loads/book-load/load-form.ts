import { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { FreightClass } from '@portal/contract/commodities/freight-class.ts';
import { HandlingUnit } from '@portal/contract/commodities/handling-units.ts';
import { HazardClass, PackingGroup } from '@portal/contract/commodities/hazmat.ts';
import { TemperatureUnit } from '@portal/contract/equipment/temperature.ts';
import { TruckRequest } from '@portal/contract/equipment/truck-request.ts';
import { Country } from '@portal/contract/places/places.contract.ts';
import { z } from 'zod';

// What a person has typed so far, fit or unfit to be sent. Names and nesting are the wire's own, so that the path
// of a fault found by the contract's schema, or by the server, is the path of the field.

const Amount = z.number().nullable();

/** A key that no other row has. */
export const newKey = (): string => crypto.randomUUID();

const StopForm = z.object({
  /** Stays with the stop while others come, go and change places. */
  key: z.string().default(newKey),
  type: z.enum(['pickup', 'delivery']),
  location_id: z.number().nullable(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip_code: z.string(),
  country: Country,
  contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  open_time: z.string(),
  close_time: z.string(),
  residential: z.boolean(),
  limited_access: z.boolean(),
  limited_access_type: z.string(),
  reference: z.string(),
});
export type StopForm = z.infer<typeof StopForm>;

const HazmatForm = z.object({
  un_number: z.string(),
  proper_shipping_name: z.string(),
  class_division: HazardClass.or(z.literal('')),
  packing_group: PackingGroup.nullable(),
  /** The packing groups the list has for the number; of several, one must be chosen. Empty: none, or not listed. */
  listed_groups: z.array(PackingGroup).default([]),
  emergency_phone: z.string(),
  technical_name: z.string(),
});
export type HazmatForm = z.infer<typeof HazmatForm>;

const TemperatureForm = z.object({ min: Amount, max: Amount, unit: TemperatureUnit });
export type TemperatureForm = z.infer<typeof TemperatureForm>;

const noTemperature: TemperatureForm = { min: null, max: null, unit: 'F' };

export const ItemForm = z.object({
  /** Stays with the row while others come and go. */
  key: z.string(),
  commodity: z.string(),
  nmfc_number: z.string(),
  freight_class: FreightClass.nullable(),
  handling_unit: HandlingUnit,
  handling_unit_count: Amount,
  packaging_unit: HandlingUnit.nullable(),
  packaging_unit_count: Amount,
  length: Amount,
  width: Amount,
  height: Amount,
  weight: Amount,
  stackable: z.boolean(),
  hazmat: HazmatForm.nullable(),
  temperature: TemperatureForm.default(noTemperature),
});
export type ItemForm = z.infer<typeof ItemForm>;

const ExtraForm = z.object({
  code: AccessorialCode,
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ExtraForm = z.infer<typeof ExtraForm>;

export const Units = z.enum(['imperial', 'metric']);
export type Units = z.infer<typeof Units>;

const anyTruck: TruckRequest = { truck_type: null, team: false, partial: false, tarp_ft: null };

/**
 * Also what a stored draft must look like to be put back on the screen. It holds what was typed for any way to quote;
 * what one of them does not ask for is kept, and not sent.
 */
export const LoadForm = z.object({
  pickup_date: z.string(),
  pickup_until: z.string().default(''),
  deliver_from: z.string().default(''),
  deliver_by: z.string(),
  truck: TruckRequest.default(anyTruck),
  stops: z.array(StopForm).min(2),
  units: Units,
  line_items: z.array(ItemForm).min(1),
  accessorials: z.array(ExtraForm),
  cargo_value_for_insurance: Amount,
  po_number: z.string(),
  billing_reference: z.string(),
  hazmat: z.boolean(),
});
export type LoadForm = z.infer<typeof LoadForm>;

export const emptyStop = (type: StopForm['type']): StopForm => ({
  key: newKey(),
  type,
  location_id: null,
  name: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  country: 'US',
  contact: { name: '', phone: '', email: '' },
  open_time: '08:00',
  close_time: '17:00',
  residential: false,
  limited_access: false,
  limited_access_type: '',
  reference: '',
});

/** A row to fill in: pallets of the usual footprint are the commonest freight. */
export const emptyItem = (): ItemForm => ({
  key: newKey(),
  commodity: '',
  nmfc_number: '',
  freight_class: null,
  handling_unit: 'PAT',
  handling_unit_count: 1,
  packaging_unit: null,
  packaging_unit_count: null,
  length: null,
  width: null,
  height: null,
  weight: null,
  stackable: false,
  hazmat: null,
  temperature: noTemperature,
});

export const emptyHazmat = (): HazmatForm => ({
  un_number: '',
  proper_shipping_name: '',
  class_division: '',
  packing_group: null,
  listed_groups: [],
  emergency_phone: '',
  technical_name: '',
});

/** A load nobody has typed anything into; `pickupDate` is the first day a carrier may come. */
export const emptyLoad = (pickupDate: string): LoadForm => ({
  pickup_date: pickupDate,
  pickup_until: '',
  deliver_from: '',
  deliver_by: '',
  truck: anyTruck,
  stops: [emptyStop('pickup'), emptyStop('delivery')],
  units: 'imperial',
  line_items: [emptyItem()],
  accessorials: [],
  cargo_value_for_insurance: null,
  po_number: '',
  billing_reference: '',
  hazmat: false,
});

export const unitsOf = {
  imperial: { dimension: 'in', weight: 'lb' },
  metric: { dimension: 'cm', weight: 'kg' },
} as const;
