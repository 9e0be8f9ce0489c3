import type { Country } from '@portal/contract/places/zip-code.ts';
import { noBorderCrossing } from '@portal/contract/places/border.ts';
import type { z } from 'zod';
import type * as schema from './load-form-schema.ts';
import { noBillTo } from '../../../places/terms/no-bill-to.ts';
import { anyTruck, newKey, noTemperature } from './empty-values.ts';

// The form as typed, valid or not. Names and nesting are those of the request body, so that the path of a fault found
// by the contract's schema or by the server is the path of the field.

export type StopForm = z.infer<typeof schema.StopForm>;
export type TemperatureForm = z.infer<typeof schema.TemperatureForm>;
export type ItemForm = z.infer<typeof schema.ItemForm>;
export type AccessorialForm = z.infer<typeof schema.AccessorialForm>;
export type Units = z.infer<typeof schema.Units>;
export type LoadForm = z.infer<typeof schema.LoadForm>;

export const emptyStop = (type: StopForm['type'], country: Country): StopForm => ({
  key: newKey(),
  type,
  location_id: null,
  name: '',
  address: '',
  city: '',
  state: '',
  zip_code: '',
  country,
  contact: { name: '', phone: '', email: '' },
  open_time: '08:00',
  close_time: '17:00',
  residential: false,
  limited_access: false,
  limited_access_type: '',
  reference: '',
});

/** A new row: one pallet, the commonest freight. */
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
  net_weight: null,
  unit_value: null,
  hs_code: '',
  country_of_origin: null,
});

/** An empty load; `pickupDate` is the first day a carrier may come, `country` what its stops start with. */
export const emptyLoad = (pickupDate: string, country: Country = 'US'): LoadForm => ({
  pickup_date: pickupDate,
  pickup_until: '',
  deliver_from: '',
  deliver_by: '',
  truck: anyTruck,
  stops: [emptyStop('pickup', country), emptyStop('delivery', country)],
  units: 'imperial',
  line_items: [emptyItem()],
  accessorials: [],
  cargo_value_for_insurance: null,
  in_transit: false,
  border: noBorderCrossing,
  freight_terms: 'prepaid',
  bill_to: noBillTo,
  po_number: '',
  billing_reference: '',
  hazmat: false,
  copied_from: null,
});

export const unitsOf = {
  imperial: { dimension: 'in', weight: 'lb' },
  metric: { dimension: 'cm', weight: 'kg' },
} as const;
